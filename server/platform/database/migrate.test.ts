/** platform: migrations are applied once, in order, whole, and never rewritten. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabaseUrl } from '#tests/support/database.ts'
import { query } from '#tests/support/query.ts'
import { migrate, missingMigrations } from './migrate.ts'

const url = await createTestDatabaseUrl({ empty: true })
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meridian-migrations-'))
  await query(url, 'drop schema public cascade; create schema public')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const file = (name: string, sql: string) => writeFile(join(folder, name), sql)
const missing = () =>
  missingMigrations(async (sql) => ({ rows: await query<{ count: number }>(url, sql) }), folder)

test('applies what is missing, in order, and nothing twice', async () => {
  await file('0002-second.sql', 'insert into things values (2)')
  await file('0001-first.sql', 'create table things (id int)')
  expect(await migrate(url, folder)).toEqual(['0001-first.sql', '0002-second.sql'])
  await file('0003-third.sql', 'insert into things values (3)')
  expect(await missing()).toBe(1)
  expect(await migrate(url, folder)).toEqual(['0003-third.sql'])
  expect(await migrate(url, folder)).toEqual([])
  expect(await missing()).toBe(0)
  expect(await query(url, 'select id from things order by id')).toEqual([{ id: 2 }, { id: 3 }])
})

test('a migration that fails leaves no trace of itself', async () => {
  await file('0001-first.sql', 'create table things (id int)')
  await file('0002-broken.sql', 'create table more (id int); select nonsense')
  await expect(migrate(url, folder)).rejects.toThrow('0002-broken.sql failed')
  expect(await query(url, "select to_regclass('more') as found")).toEqual([{ found: null }])
  expect(await query(url, 'select name from schema_migrations')).toEqual([{ name: '0001-first.sql' }])
})

test('two programs at once apply everything once', async () => {
  await file('0001-first.sql', 'create table things (id int); select pg_sleep(0.2)')
  const results = await Promise.all([migrate(url, folder), migrate(url, folder), migrate(url, folder)])
  expect(results.flat()).toEqual(['0001-first.sql'])
})

test('refuses a changed file, but not changed line ends', async () => {
  await file('0001-first.sql', 'create table things (id int);\nselect 1;\n')
  await migrate(url, folder)
  await file('0001-first.sql', 'create table things (id int);\r\nselect 1;\r\n')
  expect(await migrate(url, folder)).toEqual([])
  await file('0001-first.sql', 'create table things (id bigint);\nselect 1;\n')
  await expect(migrate(url, folder)).rejects.toThrow('0001-first.sql was changed after it was applied')
})

test('refuses a new file with an older number, and a database newer than the program', async () => {
  await file('0002-second.sql', 'select 1')
  await migrate(url, folder)
  await file('0001-late.sql', 'select 1')
  await expect(migrate(url, folder)).rejects.toThrow('give it a higher number')
  await rm(join(folder, '0001-late.sql'))
  await rm(join(folder, '0002-second.sql'))
  await expect(migrate(url, folder)).rejects.toThrow(
    '0002-second.sql, which this version of Meridian does not know',
  )
})

test('refuses names without a number and numbers used twice', async () => {
  await file('first.sql', 'select 1')
  await expect(migrate(url, folder)).rejects.toThrow('first.sql is not named like')
  await rm(join(folder, 'first.sql'))
  await file('0001-a.sql', 'select 1')
  await file('0001-b.sql', 'select 1')
  await expect(migrate(url, folder)).rejects.toThrow('Two migrations have the number 1')
})
