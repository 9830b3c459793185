/** main: `npm run verify-audit` walks the audit log and says whether any row of it was changed or taken out. */
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { verifyAudit, type AuditMark } from '#server/accounts/index.ts'
import { readConfig } from '#server/platform/config.ts'
import { createDb, type Db } from '#server/platform/db.ts'
import { StartError } from '#server/platform/errors.ts'
import { createLog } from '#server/platform/log.ts'
import { borrowDatabase } from './borrow-database.ts'
import { giveUp, say } from './terminal.ts'

/** What to tell, and whether all is well. `mark` is the last line of an earlier run. */
export async function auditReport(db: Db, mark?: AuditMark): Promise<{ ok: boolean; lines: string[] }> {
  const { rows, brokenAt, last, isMarkLost } = await verifyAudit(db, mark)
  if (brokenAt !== null)
    return {
      ok: false,
      lines: [
        `The audit log is broken at row ${brokenAt}: it was changed, or a row is missing. ${rows} rows before it are whole.`,
      ],
    }
  if (isMarkLost)
    return {
      ok: false,
      lines: [
        `The audit log was cut off or written anew: its ${rows} rows fit each other, but row ${mark?.id} is not the one that was kept.`,
      ],
    }
  const keep = last ? [`Keep this, and give it to the next check: --mark ${last.id}:${last.hash}`] : []
  return { ok: true, lines: [`The audit log is whole: ${rows} rows, each with the hash of the one before.`, ...keep] }
}

/** `<id>:<hash>` as an earlier run printed it. @throws StartError. */
function readMark(text: string): AuditMark {
  const [, id, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? []
  if (!id || !hash) throw new StartError('--mark is what an earlier check printed: <row>:<hash>.')
  return { id: Number(id), hash }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { mark: { type: 'string' } } })
  const mark = values.mark === undefined ? undefined : readMark(values.mark)
  const config = readConfig(process.env)
  const borrowed = await borrowDatabase(config, createLog(config.logLevel), say)
  // A long log takes longer to read than a page may.
  const db = createDb(borrowed.url, { max: 1, statementTimeoutMs: 0 })
  try {
    const { ok, lines } = await auditReport(db, mark)
    for (const line of lines) say(line)
    process.exitCode = ok ? 0 : 2
  } finally {
    await db.destroy()
    await borrowed.giveBack()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main().then(() => process.exit(), giveUp)
