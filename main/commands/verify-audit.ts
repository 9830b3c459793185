/**
 * main: `npm run verify-audit` walks the audit log and says whether any row of it was changed or taken out.
 */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import {
  auditKeyOf,
  readAuditRecords,
  verifyAudit,
  type AuditMark,
  type Verdict,
} from '#server/accounts/index.ts'
import { readConfig } from '#server/platform/settings/config.ts'
import { createDb, type Db } from '#server/platform/database/db.ts'
import { StartError } from '#server/platform/refusals/errors.ts'
import type { Files } from '#server/platform/files/files.ts'
import { createFiles } from '#server/platform/files/open-files.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { loadSecret } from '#server/platform/settings/secrets.ts'
import { borrowDatabase } from './borrow-database.ts'
import { giveUp, say } from '../terminal.ts'

type Report = { ok: boolean; lines: string[] }
/** `secrets`: the application secret, and earlier ones. `mark`: the last line of an earlier run. */
type Ask = { db: Db; files: Files; secrets: readonly string[]; mark?: AuditMark | undefined }

/** What to tell, and whether all is well. */
export async function auditReport({ db, files, secrets, mark }: Ask): Promise<Report> {
  const keys = secrets.map(auditKeyOf)
  const { begin, marks, forged } = await readAuditRecords(files, keys)
  const verdict = await verifyAudit(db, { keys, begin, marks: [...marks, ...(mark ? [mark] : [])] })
  const problems = [
    ...problemsOf(verdict),
    ...forged.map((file) => `${file} in the storage carries no seal of ours.`),
  ]
  if (problems.length > 0) return { ok: false, lines: problems }
  const { rows, unkeyed, last } = verdict
  return {
    ok: true,
    lines: [
      `The audit log is whole: ${rows} rows, each sealed with the one before.`,
      ...(unkeyed > 0
        ? [`${unkeyed} of them are from before there was a key and are chained without one.`]
        : []),
      begin
        ? `It agrees with ${marks.length === 1 ? '1 mark' : `${marks.length} marks`} in the storage.`
        : 'The storage has no record of it yet: whoever owns the database could have cut off its end.',
      ...(last ? [`Keep this, and give it to the next check: --mark ${last.id}:${last.hash}`] : []),
    ],
  }
}

function problemsOf({ rows, brokenAt, fault, lostMark }: Verdict): string[] {
  if (fault === 'changed')
    return [
      `The audit log is broken at row ${brokenAt}: it was changed, or a row is missing. ${rows} rows before it are whole.`,
    ]
  if (fault === 'unkeyed')
    return [
      `The audit log is broken at row ${brokenAt}: it carries no key, but must. It was rewritten behind the program’s back. (Right after an update from a version without keys: start Meridian once, then check again.)`,
    ]
  if (fault === 'unknownKey')
    return [
      `Row ${brokenAt} of the audit log is sealed with a key that is not here. Run this with the application secret of Meridian (APP_SECRET, SECRETS_FILE or DATA_DIR); give an earlier one with --old-secret FILE.`,
    ]
  if (lostMark)
    return [
      `The audit log was cut off or rewritten: its ${rows} rows fit each other, but row ${lostMark.id} is not the one that was kept.`,
    ]
  return []
}

/** `<id>:<hash>` as an earlier run printed it. @throws StartError. */
function readMark(text: string): AuditMark {
  const [, id, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? []
  if (!id || !hash) throw new StartError('--mark is what an earlier check printed: <row>:<hash>.')
  return { id: Number(id), hash }
}

/** @throws StartError. */
function readSecret(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    throw new StartError(
      `--old-secret is "${path}", but must be the path of a file with an earlier application secret.`,
    )
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { mark: { type: 'string' }, 'old-secret': { type: 'string', multiple: true, default: [] } },
  })
  const mark = values.mark === undefined ? undefined : readMark(values.mark)
  const config = readConfig(process.env)
  const secrets = [loadSecret(config), ...values['old-secret'].map(readSecret)]
  const borrowed = await borrowDatabase(config, createLog(config.logLevel), say)
  // A long log takes longer to read than a page may.
  const db = createDb(borrowed.url, { max: 1, statementTimeoutMs: 0 })
  try {
    const { ok, lines } = await auditReport({ db, files: createFiles(config.storage), secrets, mark })
    for (const line of lines) say(line)
    process.exitCode = ok ? 0 : 2
  } finally {
    await db.destroy()
    await borrowed.giveBack()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main().then(() => process.exit(), giveUp)
