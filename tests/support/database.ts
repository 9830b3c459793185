/** tests: a real database for a test file: migrated, empty, its own, and gone afterwards. */
import { inject } from 'vitest'
import { newId } from '#server/platform/settings/crypto.ts'
import { createDb, type Db } from '#server/platform/database/db.ts'
import { afterFile } from './cleanup.ts'
import { templateName } from './places.ts'
import { query } from './query.ts'

/**
 * Makes a database as a copy of the migrated template (or empty).
 * Call it at the top of a file or in beforeAll.
 */
export async function createTestDatabaseUrl({ empty = false } = {}): Promise<string> {
  const server = inject('postgresUrl')
  const name = `test_${newId().replaceAll('-', '')}`
  await query(
    server,
    `create database ${name} template ${empty ? 'template0' : templateName} strategy file_copy`,
  )
  afterFile(async () => {
    await query(server, `drop database if exists ${name} with (force)`)
  })
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** As above, with a pool that is closed after the file's tests. */
export async function createTestDatabase(): Promise<{ db: Db; url: string }> {
  const url = await createTestDatabaseUrl()
  const db = createDb(url, { max: 5 })
  afterFile(() => db.destroy())
  return { db, url }
}
