/**
 * figures: the SQL that adds what processes counted in memory. In the order of their keys, so that
 * two who add at once never wait for each other.
 */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import type { CountRow, FruitlessRow, SpreadRow } from './tally.ts'

export async function addCounts(db: Db, rows: readonly CountRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into figure_hours (name, hour, value)
    select * from unnest(${rows.map(({ name }) => name)}::text[], ${rows.map(({ hour }) => hour)}::timestamptz[],
      ${rows.map(({ value }) => value)}::bigint[]) as t(name, hour, value) order by name, hour
    on conflict (name, hour) do update set value = figure_hours.value + excluded.value`.execute(db)
}

export async function addSpreads(db: Db, rows: readonly SpreadRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into figure_spreads (name, hour, step, answers)
    select * from unnest(${rows.map(({ name }) => name)}::text[], ${rows.map(({ hour }) => hour)}::timestamptz[],
      ${rows.map(({ step }) => step)}::smallint[], ${rows.map(({ answers }) => answers)}::bigint[]) as t(name, hour, step, answers)
    order by name, hour, step
    on conflict (name, hour, step) do update set answers = figure_spreads.answers + excluded.answers`.execute(
    db,
  )
}

export async function addFruitless(db: Db, rows: readonly FruitlessRow[]): Promise<void> {
  if (rows.length === 0) return
  const of = <K extends keyof FruitlessRow>(key: K) => rows.map((row) => row[key])
  await sql`
    insert into fruitless_searches (day, purpose, place, words, filters, searches)
    select * from unnest(${of('day')}::date[], ${of('purpose')}::text[], ${of('place')}::text[], ${of('words')}::text[],
      ${of('filters')}::text[], ${of('searches')}::int[]) as t(day, purpose, place, words, filters, searches)
    order by day, purpose, place, words, filters
    on conflict (day, purpose, place, words, filters) do update
      set searches = fruitless_searches.searches + excluded.searches`.execute(db)
}
