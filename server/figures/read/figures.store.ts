/** figures: the SQL of reading figures: sums of some hundred short rows, whatever the size of the place. */
import { sql } from 'kysely'
import type { CountName, LevelName, SpreadName } from '#contract/figures/figure-names.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Range } from './range.rules.ts'

const stepWords = (step: 'hour' | 'day') => sql.lit(step)

/** Sums of each step, and of the span before as one row without a step. */
export async function readCounts(db: Db, { step, from, until, before }: Range) {
  const { rows } = await sql<{ name: CountName; at: Date | null; value: number }>`
    select name, date_trunc(${stepWords(step)}, hour, 'UTC') as at, sum(value)::float8 as value
    from figure_hours where hour >= ${from}::timestamptz and hour < ${until}::timestamptz group by 1, 2
    union all
    select name, null, sum(value)::float8
    from figure_hours where hour >= ${before.from}::timestamptz and hour < ${before.until}::timestamptz group by 1`.execute(
    db,
  )
  return rows
}

/** The last of each step with the highest, and the last that was known before the span. */
export async function readLevels(db: Db, { step, from, until, before }: Range) {
  const { rows } = await sql<{ name: LevelName; at: Date | null; value: number; highest: number }>`
    select name, date_trunc(${stepWords(step)}, hour, 'UTC') as at,
      (array_agg(value order by hour desc))[1]::float8 as value, max(highest)::float8 as highest
    from figure_levels where hour >= ${from}::timestamptz and hour < ${until}::timestamptz group by 1, 2
    union all
    select name, null, (array_agg(value order by hour desc))[1]::float8, max(highest)::float8
    from figure_levels where hour >= ${before.from}::timestamptz and hour < ${from}::timestamptz group by 1`.execute(
    db,
  )
  return rows
}

/** How often each step of a duration was seen, in the span and in the one before. */
export async function readSpreads(db: Db, { from, until, before }: Range) {
  const { rows } = await sql<{ name: SpreadName; isNow: boolean; step: number; answers: number }>`
    select name, hour >= ${from}::timestamptz as "isNow", step, sum(answers)::float8 as answers
    from figure_spreads where hour >= ${before.from}::timestamptz and hour < ${until}::timestamptz
    group by 1, 2, 3`.execute(db)
  return rows
}

/** When the source was counted that is furthest behind; null before the first time. */
export async function readCountedAt(db: Db): Promise<Date | null> {
  const { at } = await db
    .selectFrom('figure_sources')
    .select((eb) => eb.fn.min('counted_at').as('at'))
    .executeTakeFirstOrThrow()
  return at
}

export type FruitlessFound = {
  purpose: string
  place: string
  words: string
  filters: string
  searches: number
}

type Fruitless = { from: Date; fewest: number }

/** Groups with words count from `fewest` searches on: fewer might be one person's. */
const groups = ({ from, fewest }: Fruitless) => sql`
  select purpose, place, words, filters, sum(searches)::int as searches
  from fruitless_searches where day >= (${from}::timestamptz at time zone 'UTC')::date
  group by purpose, place, words, filters having words = '' or sum(searches) >= ${fewest}`

const keyOf = sql`row(purpose, place, words, filters)::text`

/** Most often first, behind a position. */
export async function listFruitless(
  db: Db,
  asked: Fruitless & { after: { searches: number; key: string } | undefined; limit: number },
): Promise<(FruitlessFound & { key: string })[]> {
  const { after } = asked
  const behind = after
    ? sql`searches < ${after.searches} or searches = ${after.searches} and ${keyOf} > ${after.key}`
    : sql`true`
  const { rows } = await sql<FruitlessFound & { key: string }>`
    select *, ${keyOf} as key from (${groups(asked)}) as g where ${behind}
    order by searches desc, key limit ${asked.limit}`.execute(db)
  return rows
}

export async function countFruitless(db: Db, asked: Fruitless): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${groups(asked)}) as g`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}
