/** platform: how numbers and days arrive, how transactions repeat, and how reads survive a lost replica. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { afterFile } from '#tests/support/cleanup.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { createDatabase, isUnavailable, transaction, type Db } from './db.ts'

const { db, url } = await createTestDatabase()

const one = async <T>(from: Db, expression: string): Promise<T> =>
  (await sql<{ value: T }>`select ${sql.raw(expression)} as value`.execute(from)).rows[0]?.value as T

test('int8 and numeric are numbers, a date is a day, and nothing is rounded silently', async () => {
  expect(await one(db, '9007199254740991::int8')).toBe(Number.MAX_SAFE_INTEGER)
  await expect(one(db, '9007199254740993::int8')).rejects.toThrow('too large')
  expect(await one(db, '12.345::numeric')).toBe(12.345)
  expect(await one(db, "'2026-03-29'::date")).toBe('2026-03-29')
})

test('a transaction inside a transaction is the same one', async () => {
  await sql`create table notes (text text)`.execute(db)
  const failed = transaction(db, async (outer) => {
    await transaction(outer, (inner) => sql`insert into notes values ('lost')`.execute(inner))
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  expect(await one(db, '(select count(*) from notes)')).toBe(0)
})

test('a transaction that PostgreSQL gave up as a deadlock is tried again', async () => {
  let attempts = 0
  await transaction(db, async (tx) => {
    attempts++
    await sql`insert into notes values ('kept')`.execute(tx)
    if (attempts < 3) await sql`do $$ begin raise exception using errcode = '40P01'; end $$`.execute(tx)
  })
  expect(attempts).toBe(3)
  expect(await one(db, '(select count(*) from notes)')).toBe(1)
})

test('reads go to a replica, and to the primary while the replica is away', async () => {
  const away = createDatabase(url, ['postgres://meridian@127.0.0.1:1/nowhere'])
  afterFile(away.close)
  expect(await away.read((from) => one(from, '41 + 1'))).toBe(42)

  const replica = new URL(url)
  replica.searchParams.set('options', '-c meridian.role=replica')
  const both = createDatabase(url, [replica.href])
  afterFile(both.close)
  expect(await both.read((from) => one(from, "current_setting('meridian.role', true)"))).toBe('replica')
  expect(await one(both.db, "current_setting('meridian.role', true)")).toBe(null)
})

test('a mistake in a read is not taken for a lost replica', async () => {
  const both = createDatabase(url, [url])
  afterFile(both.close)
  await expect(both.read((from) => one(from, 'nonsense'))).rejects.toThrow('does not exist')
})

test('only what lies with the database counts as unavailable', async () => {
  const refused = await createDatabase('postgres://meridian@127.0.0.1:1/x')
    .db.connection()
    .execute(async () => 0)
    .catch((error) => error)
  expect(isUnavailable(refused)).toBe(true)
  const slow = await transaction(db, async (tx) => {
    await sql`set local statement_timeout = 20`.execute(tx)
    await sql`select pg_sleep(1)`.execute(tx)
  }).catch((error: unknown) => error)
  expect(isUnavailable(slow)).toBe(true)
  expect(isUnavailable(await one(db, '1/0').catch((error: unknown) => error))).toBe(false)
  expect(isUnavailable(new Error('anything'))).toBe(false)
})
