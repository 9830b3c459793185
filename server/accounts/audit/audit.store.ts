/** accounts: the audit log: append-only, each row sealed together with the seal of the one before. */
import { createHmac } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import { sha256 } from '#server/platform/settings/crypto.ts'
import { asKept } from './as-kept.rules.ts'
import type { AuditLog } from '#server/platform/database/db-types.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { AuditKey } from '../ground/audit-key.ts'

export type AuditEntry = {
  at: Date
  actorId: string | null
  actorName: string
  /** `<domain>.<what>`, e.g. `accounts.signedIn`. */
  action: string
  /** What it was done to: an id, or a MAC of an address. */
  target: string | null
  detail: Record<string, unknown>
  network: string | null
  requestId: string | null
}

/** A row as it was once. */
export type AuditMark = { id: number; hash: string }

const textOf = (e: AuditEntry, previous: string): string =>
  JSON.stringify([
    e.at.toISOString(),
    e.actorId,
    e.actorName,
    e.action,
    e.target,
    sorted(e.detail),
    e.network,
    e.requestId,
    previous,
  ])
const sealOf = (e: AuditEntry, previous: string, { key }: AuditKey): string =>
  createHmac('sha256', key).update(textOf(e, previous)).digest('hex')

const sorted = (detail: Record<string, unknown>) =>
  Object.entries(asKept(detail)).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** Nobody else appends until the transaction ends. */
export const lockAudit = (tx: Db) => sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx)
const lockKey = sql.lit(7213540991)
const lastHash = sql`(select hash from audit_log order by id desc limit 1)`
const rows = (db: Db) => db.selectFrom('audit_log').select(['id', 'hash']).orderBy('id', 'desc').limit(1)
export const lastRow = (db: Db) => rows(db).executeTakeFirst()
/** The last of the rows from before the key; undefined when even the first one has one. */
export const lastRowWithoutKey = (db: Db) => rows(db).where('key_id', 'is', null).executeTakeFirst()
export const findRow = (db: Db, id: number) => rows(db).where('id', '=', id).executeTakeFirst()

/**
 * Appends. The chain is locked until the transaction ends, so call it last. The lock brings the
 * last row's hash along, to spare everybody a journey to the database; it is older than the lock
 * when that had to be waited for, which shows.
 */
export async function appendAudit(tx: Db, entry: AuditEntry, key: AuditKey): Promise<void> {
  const { rows: locked } = await sql<{ hash: string | null }>`
    select ${lastHash} as hash, pg_advisory_xact_lock(${lockKey})`.execute(tx)
  const before = locked[0]?.hash ?? ''
  const last = await insertAfter(tx, before, entry, key)
  if (last !== before && (await insertAfter(tx, last, entry, key)) !== last)
    throw new Error('the audit log grew although its chain is locked: append to it inside a transaction')
}

/** Adds the row if `previous` is the last one's hash, and answers the last one's. */
async function insertAfter(tx: Db, previous: string, entry: AuditEntry, key: AuditKey): Promise<string> {
  const { rows: seen } = await sql<{ hash: string }>`
    with last as materialized (select coalesce(${lastHash}, '') as hash), added as (
      insert into audit_log
        (at, actor_id, actor_name, action, target, detail, network, request_id, previous_hash, key_id, hash)
        select ${entry.at}::timestamptz, ${entry.actorId}::uuid, ${entry.actorName}, ${entry.action}, ${entry.target},
          ${JSON.stringify(entry.detail)}::jsonb, ${entry.network}, ${entry.requestId}, last.hash, ${key.id},
          ${sealOf(entry, previous, key)}
        from last where last.hash = ${previous}
    )
    select hash from last`.execute(tx)
  return seen[0]?.hash ?? ''
}

const page = 1_000

/** What the log is compared with; nothing but the keys is needed. */
export type AuditProof = {
  keys: readonly AuditKey[]
  /** The last row from before the key, as the storage knows it; null when it knows nothing. */
  begin?: AuditMark | null
  /** Rows as they were once, by id. */
  marks?: readonly AuditMark[]
}
/**
 * changed: the row, or one before it, was changed or is missing. unkeyed: it should carry a key.
 * unknownKey: sealed with one that was not given.
 */
export type AuditFault = 'changed' | 'unkeyed' | 'unknownKey'
export type Verdict = {
  rows: number
  /** Rows from before the key. */
  unkeyed: number
  /** The id of the first row that does not fit. */
  brokenAt: number | null
  fault: AuditFault | null
  last: AuditMark | null
  /** The first of the marks that is not there as it was. */
  lostMark: AuditMark | null
}

/**
 * Walks the whole chain. Rows without a key are taken up to `begin`; when the storage knows of no
 * beginning, before the first row with one. A log of which no row has a key, without a `begin`, counts as
 * rewritten. `onRows` hears how far it has come.
 */
export async function verifyAudit(
  db: Db,
  { keys, begin = null, marks = [] }: AuditProof,
  onRows?: (rows: number) => void,
): Promise<Verdict> {
  const waiting = new Map(
    [...(begin && begin.id > 0 ? [begin] : []), ...marks].map((mark) => [mark.id, mark]),
  )
  let previous = ''
  let after = 0
  let rowCount = 0
  let unkeyed = 0
  const verdict = (brokenAt: number | null, fault: AuditFault | null): Verdict => ({
    rows: rowCount,
    unkeyed,
    brokenAt,
    fault,
    last: rowCount > 0 ? { id: after, hash: previous } : null,
    lostMark: [...waiting.values()].toSorted((a, b) => a.id - b.id)[0] ?? null,
  })
  for (;;) {
    const chunk = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(page)
      .execute()
    for (const row of chunk) {
      const isBefore = row.key_id === null && unkeyed === rowCount && (begin === null || row.id <= begin.id)
      const fault = row.previous_hash === previous ? faultOf(row, isBefore, keys) : 'changed'
      if (fault) return verdict(row.id, fault)
      if (waiting.get(row.id)?.hash === row.hash) waiting.delete(row.id)
      previous = row.hash
      after = row.id
      rowCount++
      if (isBefore) unkeyed++
    }
    onRows?.(rowCount)
    if (chunk.length < page) break
  }
  const isWrittenAnew = begin === null && rowCount > 0 && unkeyed === rowCount
  return isWrittenAnew ? verdict(1, 'unkeyed') : verdict(null, null)
}

function faultOf(row: Selectable<AuditLog>, isBefore: boolean, keys: readonly AuditKey[]): AuditFault | null {
  const entry = {
    at: row.at,
    actorId: row.actor_id,
    actorName: row.actor_name,
    action: row.action,
    target: row.target,
    detail: row.detail as Record<string, unknown>,
    network: row.network,
    requestId: row.request_id,
  }
  if (row.key_id === null) {
    if (!isBefore) return 'unkeyed'
    return row.hash === sha256(textOf(entry, row.previous_hash)) ? null : 'changed'
  }
  const key = keys.find(({ id }) => id === row.key_id)
  if (!key) return 'unknownKey'
  return row.hash === sealOf(entry, row.previous_hash, key) ? null : 'changed'
}
