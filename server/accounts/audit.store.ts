/** accounts: the audit log: append-only, each row carrying the hash of the one before. */
import { sql } from 'kysely'
import { sha256 } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'

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

const hashOf = (e: AuditEntry, previous: string): string =>
  sha256(
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
    ]),
  )

const sorted = (detail: Record<string, unknown>) => Object.entries(detail).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** Appends. The chain is locked until the transaction ends, so call it last. */
export async function appendAudit(tx: Db, entry: AuditEntry): Promise<void> {
  await sql`select pg_advisory_xact_lock(7213540991)`.execute(tx)
  const last = await tx.selectFrom('audit_log').select('hash').orderBy('id', 'desc').limit(1).executeTakeFirst()
  const previous = last?.hash ?? ''
  await tx
    .insertInto('audit_log')
    .values({
      at: entry.at,
      actor_id: entry.actorId,
      actor_name: entry.actorName,
      action: entry.action,
      target: entry.target,
      detail: JSON.stringify(entry.detail),
      network: entry.network,
      request_id: entry.requestId,
      previous_hash: previous,
      hash: hashOf(entry, previous),
    })
    .execute()
}

const page = 1_000

/** The newest row as of some moment: who keeps it elsewhere notices when the end of the log is cut off. */
export type AuditMark = { id: number; hash: string }
type Verdict = { rows: number; brokenAt: number | null; last: AuditMark | null; isMarkLost: boolean }

/**
 * Walks the whole chain; answers the id of the first row that does not fit, or null when they all do.
 * `isMarkLost`: `mark` is not there as it was.
 */
export async function verifyAudit(db: Db, mark?: AuditMark): Promise<Verdict> {
  let [previous, after, rows, isMarked] = ['', 0, 0, false]
  const verdict = (brokenAt: number | null) => ({
    rows,
    brokenAt,
    last: rows > 0 ? { id: after, hash: previous } : null,
    isMarkLost: mark !== undefined && !isMarked,
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
      if (row.previous_hash !== previous || row.hash !== hashOf(entry, previous)) return verdict(row.id)
      isMarked ||= row.id === mark?.id && row.hash === mark.hash
      previous = row.hash
      after = row.id
      rows++
    }
    if (chunk.length < page) return verdict(null)
  }
}

type AuditFilter = {
  /** Only what was done to this id. */
  target?: string
  /** Only what this person did, or what was done to them. */
  person?: string
  q?: string
  before?: number
  limit: number
}

const uuid = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** Newest first. `q` looks into who, what (words or its name in the log) and to whom. */
export const readAudit = (db: Db, { target, person, q, before, limit }: AuditFilter) =>
  db
    .selectFrom('audit_log')
    .leftJoin('users', (join) => join.on(sql<boolean>`users.id = case when target ~ ${uuid} then target::uuid end`))
    .select(['audit_log.id', 'at', 'actor_id as actorId', 'actor_name as actorName', 'action', 'target', 'detail'])
    .select('users.name as targetName')
    .$if(target !== undefined, (s) => s.where('target', '=', target as string))
    .$if(person !== undefined, (s) =>
      s.where((eb) => eb.or([eb('target', '=', person as string), eb('actor_id', '=', person as string)])),
    )
    .$if(before !== undefined, (s) => s.where('audit_log.id', '<', before as number))
    .$if(q !== undefined, (s) =>
      s.where((eb) =>
        eb.or([
          eb('action', 'ilike', `%${like(q?.replaceAll(' ', ''))}%`),
          eb('actor_name', 'ilike', `%${like(q)}%`),
          eb('target', 'ilike', `%${like(q)}%`),
          eb('users.name', 'ilike', `%${like(q)}%`),
          eb('users.email', 'ilike', `%${like(q)}%`),
        ]),
      ),
    )
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .execute()

const like = (q = ''): string => q.replace(/[\\%_]/g, '\\$&')
