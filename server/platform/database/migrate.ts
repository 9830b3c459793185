/**
 * platform: brings a database to the newest schema: numbered SQL files,
 * forward only, each in a transaction of its own.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { createClient } from './connections.ts'
import { sha256 } from '../settings/crypto.ts'

export class MigrationError extends Error {
  override name = 'MigrationError'
}

type Migration = { number: number; name: string; sql: string; checksum: string }
type Applied = { number: number; name: string; checksum: string }

/** Any fixed number: it only has to be the same for everyone who migrates this database. */
const lock = 4_702_310_118

/**
 * Applies what is missing; a second migrator waits for the first. Answers the names of the files applied.
 * @throws MigrationError when an applied file was changed or is gone, or a new one has an older number.
 */
export async function migrate(
  url: string,
  folder: string,
  onApplied?: (name: string) => void,
): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = createClient(url, { applicationName: 'meridian migrate' })
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [lock])
    await client.query(ledger)
    const applied = await appliedTo(client)
    refuseRewrittenHistory(migrations, applied)
    const missing = migrations.slice(applied.length)
    for (const migration of missing) {
      await apply(client, migration)
      onApplied?.(migration.name)
    }
    return missing.map((migration) => migration.name)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * The names of the files that are not applied yet, nothing of which is changed.
 * @throws MigrationError when an applied file was changed or is gone, or a new one has an older number.
 */
export async function pendingMigrations(client: Client, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const { rows } = await client.query<{ exists: boolean }>(
    "select to_regclass('schema_migrations') is not null as exists",
  )
  const applied = rows[0]?.exists ? await appliedTo(client) : []
  refuseRewrittenHistory(migrations, applied)
  return migrations.slice(applied.length).map(({ name }) => name)
}

/** How many migrations the database still misses; the check behind /readyz. */
export async function missingMigrations(
  query: (sql: string) => Promise<{ rows: { count: number }[] }>,
  folder: string,
): Promise<number> {
  const files = await readMigrations(folder)
  const { rows } = await query('select count(*)::int as count from schema_migrations')
  return files.length - (rows[0]?.count ?? 0)
}

const ledger = `create table if not exists schema_migrations (
  number integer primary key,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now()
)`

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const migrations = await Promise.all(names.map((name) => readMigration(folder, name)))
  const twice = migrations.find((migration, at) => migrations[at - 1]?.number === migration.number)
  if (twice) throw new MigrationError(`Two migrations have the number ${twice.number}.`)
  return migrations
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]
  if (!number) throw new MigrationError(`${name} is not named like 0001-what-it-does.sql.`)
  const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
  return { number: Number(number), name, sql, checksum: sha256(sql) }
}

const appliedTo = async (client: Client): Promise<Applied[]> =>
  (await client.query<Applied>('select number, name, checksum from schema_migrations order by number')).rows

function refuseRewrittenHistory(migrations: Migration[], applied: Applied[]): void {
  for (const [at, done] of applied.entries()) {
    const file = migrations[at]
    if (!file)
      throw new MigrationError(
        `The database already has ${done.name}, which this version of Meridian does not know.`,
      )
    if (file.number !== done.number)
      throw new MigrationError(
        `${file.name} comes before ${done.name}, which is applied already: give it a higher number.`,
      )
    if (file.checksum !== done.checksum)
      throw new MigrationError(
        `${file.name} was changed after it was applied: write a new migration instead.`,
      )
  }
}

async function apply(client: Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw new MigrationError(`${migration.name} failed: ${(error as Error).message}`, { cause: error })
  }
}
