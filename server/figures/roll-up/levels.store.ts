/** figures: the SQL of how many there are: counted by a worker now and then, never while somebody looks. */
import { sql } from 'kysely'
import { freshnessDays, type LevelName } from '#contract/figures/figure-names.ts'
import type { Db } from '#server/platform/database/db.ts'

export type LevelRow = { name: LevelName; value: number }

/** Homes by status, and live ones by when they were confirmed. One walk over the homes. */
export async function countHomes(db: Db, now: Date): Promise<LevelRow[]> {
  const ages = Object.entries(freshnessDays).map(([age, [, to]]) =>
    to < Infinity
      ? sql`when confirmed_at >= ${now}::timestamptz - make_interval(days => ${to}) then ${age}::text`
      : sql`else ${age}::text`,
  )
  const { rows } = await sql<{ status: string; age: string | null; value: number }>`
    select status, case when status in ('comingSoon', 'active', 'underOffer', 'reserved') then
        case ${sql.join(ages, sql` `)} end end as age,
      count(*)::int as value
    from listings group by 1, 2`.execute(db)
  const levels = new Map<LevelName, number>()
  const add = (name: string, value: number) =>
    levels.set(name as LevelName, (levels.get(name as LevelName) ?? 0) + value)
  add('homes.live', 0)
  for (const { status, age, value } of rows) {
    add(`homes.${status}`, value)
    if (age === null) continue
    add('homes.live', value)
    add(`fresh.${age}`, value)
  }
  return [...levels].map(([name, value]) => ({ name, value }))
}

/** The last of its hour, and the highest. What is not named any more is none. */
export async function noteLevels(db: Db, hour: Date, levels: readonly LevelRow[]): Promise<void> {
  await sql`
    insert into figure_levels (name, hour, value, highest)
    select name, ${hour}::timestamptz, value, value
    from unnest(${levels.map(({ name }) => name)}::text[], ${levels.map(({ value }) => value)}::bigint[]) as t(name, value)
    order by name
    on conflict (name, hour) do update set value = excluded.value,
      highest = greatest(figure_levels.highest, excluded.highest)`.execute(db)
}
