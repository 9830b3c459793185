/** tests: one PostgreSQL for the whole run, with a migrated database that every test file copies. */
import { tmpdir } from 'node:os'
import type { TestProject } from 'vitest/node'
import { createJobs } from '#server/platform/jobs/jobs.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { startTemporaryPostgres } from '#server/platform/postgres/temporary-postgres.ts'
import { migrationsFolder, templateName } from '../places.ts'
import { query } from '../query.ts'
import { folderInMemory } from './folder-in-memory.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the database `postgres` of the run's server. */
    postgresUrl: string
  }
}

const settings = {
  // Files that run beside each other keep the connections of all their programs until they end.
  max_connections: '600',
  // Nobody recovers this server, so its log need not become large.
  max_wal_size: '256MB',
  // Nor follows it: what a new table holds need not stand in the log as well.
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Databases live for seconds; looking after each in turn would be work for
  // nobody, and so is reading by other processes.
  autovacuum: 'off',
  io_method: 'sync',
}

/** Before all tests; what it answers ends it. */
export async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTemporaryPostgres(settings, (await folderInMemory()) ?? tmpdir())
  const { password } = new URL(postgres.url)
  // A run connects thousands of times; a password that nobody attacks need not be hashed as often each time.
  await query(postgres.url, `set scram_iterations = 1; alter role meridian password '${password}'`)
  const template = new URL(postgres.url)
  template.pathname = `/${templateName}`
  await query(postgres.url, `create database ${templateName}`)
  await migrate(template.href, migrationsFolder)
  const jobs = createJobs({ url: template.href, log: createLog('error') })
  await jobs.install()
  await jobs.stop()
  // What migrations left behind would be copied for every file, and the first connection
  // to each copy would work out its catalogue.
  await query(template.href, 'vacuum (freeze)')
  await query(template.href, 'select 1')
  project.provide('postgresUrl', postgres.url)
  return postgres.stop
}
