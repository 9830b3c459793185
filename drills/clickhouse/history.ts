/**
 * drills: counts of days go from PostgreSQL to ClickHouse, and every agency is told what it was told before.
 */
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import { createClickhouse, linesOf } from '#server/platform/clickhouse/client.ts'
import { moveDays } from '#server/insights/move-days.ts'
import { readCounts, readTable, type Where } from '#server/insights/read-counts.ts'
import type { Tools } from './tools.ts'

/** Of 120 days a hundred are moved, in two nights. */
const days = 120
const nights = [50, 20]
const first = Date.parse('2026-07-01')
const dayAt = (at: number) => new Date(first + at * 86_400_000).toISOString().slice(0, 10)
const spans = [
  { from: dayAt(0), to: dayAt(days - 1) },
  { from: dayAt(60), to: dayAt(80) },
  { from: dayAt(days - 25), to: dayAt(days - 15) },
]

/** September and October: what is kept when the months before are forgotten. */
const kept = [{ from: dayAt(62), to: dayAt(days - 1) }]

export async function tryHistory({
  db,
  address,
  note,
  closing,
}: Tools & { db: Db; address: string }): Promise<void> {
  const clickhouse = createClickhouse(address)
  closing(clickhouse.close)
  await countVisits(db)
  const before = await tellAll({ db, history: null }, spans)
  const keptBefore = await tellAll({ db, history: null }, kept)
  let differing = 0
  for (const staying of nights) {
    await moveDays(db, clickhouse, { before: dayAt(days - staying), oldest: dayAt(0) })
    differing += differingFrom(before, await tellAll({ db, history: clickhouse }, spans))
  }
  const { rows } = await sql<{
    left: number
  }>`select count(distinct day)::int as left from listing_insights`.execute(db)
  note(
    `counts of ${days} days: after each of two nights in which days go to ClickHouse, ${nights.length * before.length} answers to agencies; ${differing} differ from what PostgreSQL said`,
    differing === 0 && rows[0]?.left === nights.at(-1),
  )
  await moveDays(db, clickhouse, { before: dayAt(0), oldest: kept[0]?.from ?? '' })
  const [first = ''] = linesOf(
    await clickhouse.ask('select toString(min(day)) from meridian_insights'),
  ).flat()
  const other = differingFrom(keptBefore, await tellAll({ db, history: clickhouse }, kept))
  note(
    `months that are old enough are forgotten: the first day is ${first}, and of ${keptBefore.length} answers about later days ${other} differ`,
    first === kept[0]?.from && other === 0,
  )
}

type Told = Awaited<ReturnType<typeof tellAll>>

const differingFrom = (before: Told, after: Told): number =>
  after.filter((one, at) => !isDeepStrictEqual(one, before[at])).length

/** What agencies are told of each span. */
async function tellAll(where: Where, asked: readonly { from: string; to: string }[]) {
  const { rows } = await sql<{ id: string }>`
    select distinct agency_id as id from listings order by 1 limit 12`.execute(where.db)
  return Promise.all(
    rows.flatMap(({ id }) =>
      asked.map(async (span) => {
        const one = { agencyId: id, ...span }
        return { ...(await readCounts(where, one)), table: await readTable(where, one) }
      }),
    ),
  )
}

/** Counts of every home on most days, chosen without chance. */
async function countVisits(db: Db): Promise<void> {
  await sql`
    insert into listing_insights (day, listing_id, impressions, views, visitors, saves, shares)
    select ${dayAt(0)}::date + d, id, hash % 90, hash % 30, hash % 20, hash % 5, hash % 3
    from generate_series(0, ${days - 1}::int) as d,
      lateral (select id, abs(hashtext(id::text || d)) as hash from listings) as counted
    where hash % 4 > 0`.execute(db)
}
