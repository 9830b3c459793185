/**
 * main: a database for a command: the one of DATABASE_URL, the one a
 * running program serves, or our own for a while.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/platform/settings/config.ts'
import { findRunningPostgres, startEmbeddedPostgres } from '#server/platform/postgres/embedded-postgres.ts'
import type { Log } from '#server/platform/settings/log.ts'
import { checkDataFolder } from '../serving/check-folders.ts'
import { migrateAll } from './migrate.ts'

export type Borrowed = { url: string; giveBack: () => Promise<void> }

/** The schema is brought up to date except where a running program looks after it. */
export async function borrowDatabase(
  config: Config,
  log: Log,
  say: (text: string) => void,
): Promise<Borrowed> {
  if (config.databaseUrl) {
    await migrateAll(config.databaseUrl, log)
    return { url: config.databaseUrl, giveBack: async () => undefined }
  }
  const running = await findRunningPostgres(config.dataDir)
  if (running) return { url: running, giveBack: async () => undefined }
  await checkDataFolder(config)
  mkdirSync(join(config.dataDir, 'logs'), { recursive: true })
  say('starting the database')
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, onProgress: say })
  await migrateAll(postgres.url, log)
  return { url: postgres.url, giveBack: postgres.stop }
}
