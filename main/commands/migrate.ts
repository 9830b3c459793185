/** main: `npm run migrate` brings the database of DATABASE_URL to this version's schema. */
import { pathToFileURL } from 'node:url'
import { readConfig } from '#server/platform/settings/config.ts'
import { createJobs } from '#server/platform/jobs/jobs.ts'
import { createLog, type Log } from '#server/platform/settings/log.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { StartError } from '#server/platform/refusals/errors.ts'
import { checkServer } from '../tooling/check-server.ts'
import { migrationsFolder } from '../paths.ts'
import { giveUp, say } from '../terminal.ts'

/** Applies every missing migration and creates the tables of the job queues. */
export async function migrateAll(databaseUrl: string, log: Log): Promise<string[]> {
  await checkServer(databaseUrl)
  const applied = await migrate(databaseUrl, migrationsFolder)
  const jobs = createJobs({ url: databaseUrl, log })
  await jobs.install()
  await jobs.stop()
  return applied
}

async function main(): Promise<void> {
  const { databaseUrl, logLevel } = readConfig(process.env)
  if (!databaseUrl)
    throw new StartError('DATABASE_URL is not set. (The embedded database is migrated by npm start itself.)')
  const applied = await migrateAll(databaseUrl, createLog(logLevel))
  say(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}.`)
  process.exit(0)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main().catch(giveUp)
