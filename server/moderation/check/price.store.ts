/** moderation: the SQL of price outliers: homes against the median of what is like them and near. */
import { sql, type RawBuilder } from 'kysely'
import type { Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { ModerationRules } from '#contract/moderation/moderation-rules.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Scope } from './found.ts'
import { cellHeight, comparedTypes, leastSpread, normalScale } from './price.rules.ts'
import { within } from './scope.store.ts'

export type PriceRow = {
  id: string
  purpose: Purpose
  perM2: number
  median: number
  /** Of the logarithms. */
  mad: number
  neighbours: number
  fact: string
}

const groups = sql`json_to_recordset(${JSON.stringify(comparedTypes)}::json) as g(type text, "group" text)`

/** Euros for each square metre: of the ground for plots, of what is built for everything else. */
const m2 = (home: string, group: string): RawBuilder<number> =>
  sql`case when ${sql.ref(group)} = 'land' then ${sql.ref(`${home}.plot_m2`)} else ${sql.ref(`${home}.area_m2`)} end`

/** Height of a row of the index `search_listings_grid`, in 1e-5 degrees. */
const rowHeight = 1_000

/**
 * Homes whose price is further from the middle of their neighbours than the rule allows.
 * Neighbours are of the same purpose and group of types, in the cell of the home and the eight
 * around it: everybody within the radius, nobody beyond three of them. The middle is reckoned
 * once for each cell, and what lies around cells that are side by side in a tier (a run) is
 * read once for all of them.
 */
export async function findOutliers(
  db: Db,
  { radiusKm, z, neighbours }: ModerationRules['price'],
  scope: Scope,
): Promise<PriceRow[]> {
  const high = cellHeight(radiusKm)
  const south = sql`((r.tier - 1) * ${high})::int`
  const north = sql`((r.tier + 2) * ${high})::int`
  const { rows } = await sql<PriceRow>`
    with groups as materialized (select * from ${groups}),
    homes as materialized (
      select s.listing_id, s.purpose, g."group", ${m2('s', 'g.group')} as m2, ln(s.price_eur::float8 / ${m2('s', 'g.group')}) as v, c.*
      from search_listings s join groups g on g.type = s.type,
        lateral (select floor(s.y::float8 / ${high}) as tier) t,
        lateral (select t.tier, ${high} / greatest(cos(radians((t.tier + 0.5) * ${high} / 1e5)), 0.01) as wide) w,
        lateral (select t.tier, w.wide, floor(s.x / w.wide) as file) c
      where ${within(scope, 's.listing_id')} and s.x is not null and s.price_eur > 0 and ${m2('s', 'g.group')} > 0
    ), files as (
      select distinct purpose, tier, file, wide from homes
    ), parted as (
      select *, coalesce(file - lag(file) over beside > 3, true)::int as begins
      from files window beside as (partition by purpose, tier order by file)
    ), cells as materialized (
      select *, sum(begins) over (partition by purpose, tier order by file) as run from parted
    ), runs as (
      select purpose, tier, run, ((min(file) - 1) * wide)::int as west, ((max(file) + 2) * wide)::int as east
      from cells group by purpose, tier, run, wide
    ), near as materialized (
      select r.purpose, r.tier, r.run, g."group", n.x, ln(n.price_eur::float8 / ${m2('n', 'g.group')}) as v
      from runs r
      cross join lateral generate_series(${south} / ${rowHeight}::int, ${north} / ${rowHeight}::int) as grid(at)
      join search_listings n on n.purpose = r.purpose and n.y / ${rowHeight}::int = grid.at
        and n.x between r.west and r.east and n.y between ${south} and ${north}
      join groups g on g.type = n.type
      where n.price_eur > 0 and ${m2('n', 'g.group')} > 0
    ), compared as materialized (
      select c.purpose, n."group", c.tier, c.file, n.v
      from cells c join near n on n.purpose = c.purpose and n.tier = c.tier and n.run = c.run
        and n.x between ((c.file - 1) * c.wide)::int and ((c.file + 2) * c.wide)::int
    ), middles as (
      select purpose, "group", tier, file, count(*)::int - 1 as others, percentile_cont(0.5) within group (order by v) as middle
      from compared group by purpose, "group", tier, file having count(*) > ${neighbours}
    ), spreads as (
      select m.*, percentile_cont(0.5) within group (order by abs(c.v - m.middle)) as mad
      from middles m join compared c using (purpose, "group", tier, file)
      group by m.purpose, m."group", m.tier, m.file, m.others, m.middle
    )
    select distinct on (h.listing_id) h.listing_id as id, h.purpose, exp(h.v) as "perM2", exp(s.middle) as median,
      s.mad, s.others as neighbours, concat_ws(' ', h.purpose, o.amount_minor, o.currency, o.period, h.m2) as fact
    from homes h join spreads s using (purpose, "group", tier, file)
    join offers o on o.listing_id = h.listing_id and o.purpose = h.purpose
    where abs(h.v - s.middle) > ${z}::float8 * greatest(${normalScale}::float8 * s.mad, ${leastSpread}::float8)
    order by h.listing_id, abs(h.v - s.middle) desc`.execute(db)
  return rows
}
