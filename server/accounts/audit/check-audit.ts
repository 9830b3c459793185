/**
 * accounts: whether the audit log is whole, as this process can tell
 * it: by its key, and by what the storage knows.
 */
import type { Accounts } from '../ground/context.ts'
import { readAuditRecords } from './audit-marks.ts'
import { verifyAudit, type AuditFault } from './audit.store.ts'

export type AuditCheck = {
  ok: boolean
  rows: number
  /** Rows from before the key. */
  unkeyed: number
  brokenAt: number | null
  fault: AuditFault | null
  /** A row that was kept and is not there as it was. */
  lostMark: number | null
  /** Files of the storage that carry no seal of ours. */
  forged: string[]
  /** Rows the storage remembers, one a day. */
  marks: number
  /** Whether the storage knows where the key began. */
  isRooted: boolean
}

/** Walks the whole chain; `onRows` hears how far it has come. */
export async function checkAudit(accounts: Accounts, onRows?: (rows: number) => void): Promise<AuditCheck> {
  const { db, files } = accounts.platform
  const keys = [accounts.auditKey]
  const { begin, marks, forged } = await readAuditRecords(files, keys)
  const { rows, unkeyed, brokenAt, fault, lostMark } = await verifyAudit(db, { keys, begin, marks }, onRows)
  return {
    ok: brokenAt === null && lostMark === null && forged.length === 0,
    rows,
    unkeyed,
    brokenAt,
    fault,
    forged,
    lostMark: lostMark?.id ?? null,
    marks: marks.length,
    isRooted: begin !== null,
  }
}
