/** privacy: a wall: every table is named, and none that knows a person is taken for one that does not. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { retentionPeriods } from '#main/retention-periods.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { impersonalTables, personalTables, withAnother } from './kept-tables.rules.ts'

const { db } = await createTestDatabase()

test('every table is named once: as one with data of people, or as one without', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const inDatabase = rows.map(({ name }) => name).toSorted()
  expect([...personalTables.keys(), ...impersonalTables].toSorted()).toEqual(inDatabase)
})

test('a table with a reference to a person, an address or a name of one is not taken for one without', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct child.relname as name from pg_constraint c
      join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid
    where c.contype = 'f' and parent.relname in ('users', 'enquiries', 'agents', 'sessions')
    union select distinct table_name from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)(email|user_id|phone_number|password_hash|by_name|staff_name)$'`.execute(
    db,
  )
  expect(rows.map(({ name }) => name).filter((name) => impersonalTables.includes(name))).toEqual([])
})

test('what is kept for a period has somebody who removes it, and only that', () => {
  const swept = retentionPeriods({ db }).map(({ table }) => table)
  const withPeriod = [...personalTables].filter(([, kept]) => kept === 'period').map(([table]) => table)
  expect([...swept, ...Object.keys(withAnother)].toSorted()).toEqual(withPeriod.toSorted())
  for (const table of Object.values(withAnother)) expect(swept).toContain(table)
})
