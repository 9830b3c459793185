/** platform: news is told inside the publisher's transaction, or not at all. */
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/database.ts'
import { transaction } from '../database/db.ts'
import { createEvents } from './events.ts'

declare module './events.ts' {
  interface EventMap {
    'test.happened': { what: string }
  }
}

const { db } = await createTestDatabase()
await sql`create table heard (who text, what text)`.execute(db)
beforeEach(() => sql`truncate heard`.execute(db))

const heard = async () =>
  (await sql<{ who: string; what: string }>`select who, what from heard`.execute(db)).rows

function createListeners() {
  const events = createEvents()
  for (const who of ['first', 'second'])
    events.subscribe('test.happened', async (tx, { what }) => {
      await sql`insert into heard values (${who}, ${what})`.execute(tx)
    })
  return events
}

test('every subscriber hears it, in order', async () => {
  const events = createListeners()
  await transaction(db, (tx) => events.publish(tx, 'test.happened', { what: 'rain' }))
  expect(await heard()).toEqual([
    { who: 'first', what: 'rain' },
    { who: 'second', what: 'rain' },
  ])
})

test('what a subscriber throws undoes everything', async () => {
  const events = createListeners()
  events.subscribe('test.happened', () => Promise.reject(new Error('no')))
  await expect(
    transaction(db, (tx) => events.publish(tx, 'test.happened', { what: 'snow' })),
  ).rejects.toThrow('no')
  expect(await heard()).toEqual([])
})

test('news outside a transaction is a mistake', async () => {
  await expect(createListeners().publish(db, 'test.happened', { what: 'fog' })).rejects.toThrow(
    'inside a transaction',
  )
})
