/** search: what a server was sent is what the database has, after changes, falls and a second worker. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { purposes, type Purpose } from '#contract/vocabulary/vocabulary.ts'
import { changeWorld } from '#tests/search/change-world.ts'
import { createRecordingClickhouse } from '#tests/search/recording-clickhouse.ts'
import { createWorld, settle } from '#tests/search/world.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { announceRewrite } from '../../columnar/follow/following.store.ts'
import { projectAll } from '../../projection/project-listings.ts'
import { tablesOf } from '../ground/tables.rules.ts'
import { createFeeder } from './feeder.ts'
import { readFed } from './feeding.store.ts'

const { db } = await createTestDatabase()
const world = createWorld(5, 120)
const clickhouse = createRecordingClickhouse()
const told: string[] = []
const open = (driftEvery = 3_600_000) =>
  createFeeder({ db, clickhouse, server: 'here', say: (_, __, text) => told.push(text), driftEvery })
const feeder = open()

beforeAll(async () => {
  await settle(db, world)
  await projectAll(db)
})

async function expectEqual(): Promise<void> {
  const fed = await readFed(db)
  const { rows } = await sql<{ id: string; purpose: Purpose }>`
    select replace(listing_id::text, '-', '') as id, purpose from search_listings`.execute(db)
  const expected = rows.map(({ id, purpose }) => `${id} ${purposes.indexOf(purpose)}`).toSorted()
  expect(expected.length).toBeGreaterThan(20)
  expect(clickhouse.alive(tablesOf(fed?.build ?? 0).homes)).toEqual(expected)
}

describe('a feeder', () => {
  test('fills tables before they are asked, words before the homes that say them', async () => {
    clickhouse.failNext(0)
    expect(await readFed(db)).toBeNull()
    expect(await feeder.round()).toBe(true)
    await expectEqual()
    const inserts = clickhouse.said.filter((one) => one.startsWith('insert'))
    expect(inserts.map((one) => one.replace(/\d+$/, ''))).toEqual([
      'insert meridian_words_',
      'insert meridian_homes_',
    ])
  })

  test('sends what changes, wherever it moves, and nothing when nothing does', async () => {
    for (let seed = 1; seed <= 4; seed++) {
      await changeWorld(db, world, { seed, changes: 40 })
      await feeder.round()
      await expectEqual()
    }
    clickhouse.said.length = 0
    await feeder.round()
    expect(clickhouse.said.filter((one) => !one.startsWith('show'))).toEqual([])
    expect(told.filter((text) => text.endsWith('again'))).toHaveLength(1)
  })

  test('goes on where it failed: what was sent twice is there once', async () => {
    for (const fails of [1, 2, 3]) {
      await changeWorld(db, world, { seed: 20 + fails, changes: 30 })
      clickhouse.failNext(fails)
      for (let tries = 0; tries < fails; tries++)
        await expect(feeder.round()).rejects.toThrow('the server is away')
      await feeder.round()
      await expectEqual()
    }
  })

  test('asks the old tables until the new ones are whole, however often it falls while it fills them', async () => {
    const before = await readFed(db)
    await announceRewrite(db)
    const statements = clickhouse.said.length
    clickhouse.failNext(2)
    await expect(feeder.round()).rejects.toThrow('the server is away')
    await expect(feeder.round()).rejects.toThrow('the server is away')
    expect((await readFed(db))?.build).toBe(before?.build)
    await feeder.round()
    expect((await readFed(db))?.build).toBeGreaterThan(before?.build ?? 0)
    expect(clickhouse.said.length).toBeGreaterThan(statements)
    await expectEqual()
  })

  test('stands by while another feeds, and takes over when that one leaves', async () => {
    const other = open()
    expect(await other.round()).toBe(false)
    await feeder.stop()
    await changeWorld(db, world, { seed: 40, changes: 30 })
    expect(await other.round()).toBe(true)
    await expectEqual()
    await other.stop()
  })

  test('finds homes that are missing, writes everything again, and drops what nobody asks any more', async () => {
    const checking = open(0)
    const fed = await readFed(db)
    const homes = clickhouse.tables.get(tablesOf(fed?.build ?? 0).homes)
    const [key = ''] = homes?.keys() ?? []
    homes?.delete(key)
    await checking.round()
    await checking.round()
    await expectEqual()
    await checking.round()
    const now = await readFed(db)
    expect(now?.build).not.toBe(fed?.build)
    expect([...clickhouse.tables.keys()].toSorted()).toEqual(
      Object.values(tablesOf(now?.build ?? 0)).toSorted(),
    )
    await checking.stop()
  })
})
