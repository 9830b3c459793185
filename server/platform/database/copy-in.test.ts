/** platform: rows poured with COPY arrive as they are, and belong to the transaction they were poured in. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/database.ts'
import { copyIn } from './copy-in.ts'
import { transaction } from './db.ts'

const { db } = await createTestDatabase()
await sql`create table poured (id int primary key, text text, list text[], about jsonb, at timestamptz, yes boolean, raw bytea)`.execute(
  db,
)
const all = async () =>
  (await sql<Record<string, unknown>>`select * from poured order by id`.execute(db)).rows

test('every kind of value comes back as it went in', async () => {
  const at = new Date('2026-03-01T10:00:00.123Z')
  const odd = 'tab\there, \\N, \\., line\nend\r, "quoted", {braces}, Größe 💡'
  const rows = [
    {
      id: 1,
      text: odd,
      list: [odd, '', 'NULL'],
      about: [{ a: odd }],
      at,
      yes: true,
      raw: Buffer.from([0, 92, 255]),
    },
    { id: 2, text: '', list: [], about: {}, at, yes: false, raw: Buffer.alloc(0) },
    { id: 3, text: null, list: null, about: null, at: null, yes: null, raw: undefined },
  ]
  await copyIn(db, { table: 'poured', rows, json: new Set(['about']) })
  expect(await all()).toEqual([rows[0], rows[1], { ...rows[2], raw: null }])
})

test('what is poured is undone with its transaction, and the connection goes on', async () => {
  const before = (await all()).length
  const failed = transaction(db, async (tx) => {
    await copyIn(tx, { table: 'poured', rows: [{ id: 10 }] })
    await copyIn(tx, { table: 'poured', rows: [{ id: 11 }, { id: 10 }] })
  })
  await expect(failed).rejects.toThrow('duplicate key')
  expect(await all()).toHaveLength(before)
  await transaction(db, (tx) => copyIn(tx, { table: 'poured', rows: [{ id: 12 }] }))
  expect(await all()).toHaveLength(before + 1)
})

test('no rows are no statement', async () => {
  await expect(copyIn(db, { table: 'no such table', rows: [] })).resolves.toBeUndefined()
})

test('a row that cannot be made undoes those before it, and the connection goes on', async () => {
  const before = (await all()).length
  function* rows() {
    for (let id = 100; id < 3_000; id++) yield { id, text: 'x'.repeat(100) }
    throw new Error('no more of them')
  }
  await expect(copyIn(db, { table: 'poured', rows: rows() })).rejects.toThrow('no more of them')
  expect(await all()).toHaveLength(before)
  const failed = transaction(db, async (tx) => {
    await copyIn(tx, { table: 'poured', rows: [{ id: 20 }] })
    await copyIn(tx, { table: 'poured', rows: rows() })
  })
  await expect(failed).rejects.toThrow('no more of them')
  await copyIn(db, { table: 'poured', rows: [{ id: 21 }] })
  expect(await all()).toHaveLength(before + 1)
})
