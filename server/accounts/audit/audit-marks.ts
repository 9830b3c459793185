/**
 * accounts: what is known of the audit log outside the database: where the key began, and
 * a mark of each day, sealed, in the storage.
 */
import { z } from 'zod'
import type { Files } from '#server/platform/files/files.ts'
import { transaction } from '#server/platform/database/db.ts'
import { isSealed, seal, type AuditKey } from '../ground/audit-key.ts'
import { findRow, lastRow, lastRowWithoutKey, lockAudit, type AuditMark } from './audit.store.ts'
import type { Accounts } from '../ground/context.ts'

/**
 * `begin`: the last row from before the key; its id is 0 when there
 * was none. Later rows without a key are forged.
 */
export type AuditRecords = {
  begin: AuditMark | null
  marks: AuditMark[]
  /** Files that none of the keys sealed. */ forged: string[]
}

const folder = 'audit'
const beginFile = 'begin.json'
const record = z.strictObject({ id: z.int(), hash: z.string(), at: z.string(), mac: z.string() })
const words = (name: string, { id, hash, at }: Omit<z.output<typeof record>, 'mac'>) =>
  `${name}\n${id}\n${hash}\n${at}`

function write({ platform, auditKey, now }: Accounts, name: string, row: AuditMark): Promise<number> {
  const plain = { id: row.id, hash: row.hash, at: now().toISOString() }
  const mac = seal(auditKey, words(name, plain))
  return platform.files.put(`${folder}/${name}`, Buffer.from(`${JSON.stringify({ ...plain, mac })}\n`))
}

async function read(files: Files, name: string, keys: readonly AuditKey[]): Promise<AuditMark | null> {
  const found = await files.get(`${folder}/${name}`)
  const text = found && (await new Response(found.stream).text())
  try {
    const { mac, ...plain } = record.parse(JSON.parse(text ?? ''))
    return isSealed(keys, words(name, plain), mac) ? { id: plain.id, hash: plain.hash } : null
  } catch {
    return null
  }
}

/** Everything the storage says, oldest first. */
export async function readAuditRecords(files: Files, keys: readonly AuditKey[]): Promise<AuditRecords> {
  const records: AuditRecords = { begin: null, marks: [], forged: [] }
  for (const name of (await files.list(folder)).toSorted()) {
    const row = await read(files, name, keys)
    if (!row) records.forged.push(`${folder}/${name}`)
    else if (name === beginFile) records.begin = row
    else records.marks.push(row)
  }
  return records
}

/**
 * Writes down, once, up to where the log has no key. Until then the storage cannot
 * contradict a log that was rewritten without one.
 */
export async function beginAuditKey(accounts: Accounts): Promise<void> {
  const { db, files } = accounts.platform
  if (await files.exists(`${folder}/${beginFile}`)) return
  await transaction(db, async (tx) => {
    await lockAudit(tx)
    if (await files.exists(`${folder}/${beginFile}`)) return
    await write(accounts, beginFile, (await lastRowWithoutKey(tx)) ?? { id: 0, hash: '' })
  })
}

/** Keeps the newest row in the storage, one a day, and looks whether that of the last time is still there. */
export async function markAudit(accounts: Accounts): Promise<void> {
  await beginAuditKey(accounts)
  const { db, files, log } = accounts.platform
  const name = `${accounts.now().toISOString().slice(0, 10)}.json`
  if (await files.exists(`${folder}/${name}`)) return
  const { marks } = await readAuditRecords(files, [accounts.auditKey])
  const before = marks.at(-1)
  const newest = await lastRow(db)
  if (before && (await findRow(db, before.id))?.hash !== before.hash)
    log.error(
      { row: before.id },
      'the audit log no longer holds a row that was marked; run npm run verify-audit',
    )
  if (newest) await write(accounts, name, newest)
}
