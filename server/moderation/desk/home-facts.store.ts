/** moderation: the SQL of what the desk shows of homes beside their names, and of the homes near one. */
import { sql } from 'kysely'
import type { PriceMode, Period, PropertyType, Purpose } from '#contract/vocabulary/vocabulary.ts'
import { mainAreaKinds } from '#contract/vocabulary/codes.ts'
import { metresApart } from '#server/platform/geometry/metres-apart.ts'
import type { Db } from '#server/platform/database/db.ts'
import { cellHeight, comparedTypes } from '../check/price.rules.ts'

export type FactsRow = {
  id: string
  type: PropertyType
  locality: string | null
  district: string | null
  admin2: string | null
  admin1: string | null
  bedrooms: number | null
  areaM2: number | null
  purpose: Purpose
  priceMode: PriceMode
  amount: number | null
  amountMax: number | null
  currency: string
  period: Period
  perM2: number | null
  feed: string | null
  listedAt: Date
  confirmedAt: Date
  illustration: string | null
  sha256: string | null
  mediaState: string | null
  width: number | null
  height: number | null
  thumbhash: string | null
}

export type TextRow = { lang: string; title: string | null; body: string | null }

/** What a home says, by language; descriptions with their markup. */
export async function readTexts(db: Db, id: string): Promise<TextRow[]> {
  const { rows } = await sql<TextRow>`
    select lang, max(body) filter (where kind = 'title') as title, max(body) filter (where kind = 'description') as body
    from listing_texts where listing_id = ${id} group by lang order by lang`.execute(db)
  return rows
}

/** Of each home, whatever its status: the first offer, the main area and the first picture. */
export async function readFacts(db: Db, ids: readonly string[]): Promise<FactsRow[]> {
  const { rows } = await sql<FactsRow>`
    select l.id, p.type, p.locality, p.district, p.admin2, p.admin1, p.bedrooms::float8 as bedrooms, area.m2 as "areaM2",
      o.purpose, o.price_mode as "priceMode", o.amount_minor as amount, o.amount_max_minor as "amountMax", o.currency,
      o.period, s.price_eur::float8 / nullif(coalesce(s.area_m2, s.plot_m2), 0) as "perM2", f.name as feed,
      l.listed_at as "listedAt", l.confirmed_at as "confirmedAt", m.illustration, m.sha256, m.state as "mediaState",
      m.width, m.height, m.thumbhash
    from listings l
    join properties p on p.id = l.property_id
    left join feeds f on f.id = l.feed_id
    left join lateral (
      select * from offers where listing_id = l.id order by array_position(array['sale', 'rent'], purpose), purpose limit 1
    ) o on true
    left join search_listings s on s.listing_id = l.id and s.purpose = o.purpose
    left join lateral (
      select value_m2::float8 as m2 from property_areas where property_id = p.id
      order by array_position(${[...mainAreaKinds, 'plot']}::text[], kind) limit 1
    ) area on true
    left join lateral (
      select x.illustration, x.sha256, x.state, i.width, i.height, i.thumbhash
      from listing_media x left join media_files i on i.sha256 = x.sha256
      where x.listing_id = l.id and x.kind = 'photo' and x.state <> 'failed' order by x.position limit 1
    ) m on true
    where l.id = any(${[...ids]}::uuid[]) and o.purpose is not null`.execute(db)
  return rows
}

/** The homes a price was compared with that are nearest, with the distance in metres. */
export async function readNeighbours(
  db: Db,
  { id, purpose, radiusKm, limit }: { id: string; purpose: Purpose; radiusKm: number; limit: number },
): Promise<{ id: string; metres: number }[]> {
  const reach = cellHeight(radiusKm)
  const { rows } = await sql<{ id: string; metres: number }>`
    with groups as (
      select * from json_to_recordset(${JSON.stringify(comparedTypes)}::json) as g(type text, "group" text)
    ), home as (
      select s.x, s.y, g."group", cos(radians(s.y / 1e5)) as narrow from search_listings s join groups g on g.type = s.type
      where s.listing_id = ${id} and s.purpose = ${purpose} and s.x is not null
    ), near as (
      select n.listing_id as id, sqrt(((n.x - h.x) * h.narrow) ^ 2 + (n.y - h.y) ^ 2) * 1.11195 as metres
      from home h join search_listings n on n.purpose = ${purpose} and n.listing_id <> ${id}
        and n.x between h.x - (${reach} / greatest(h.narrow, 0.01))::int and h.x + (${reach} / greatest(h.narrow, 0.01))::int
        and n.y between h.y - ${reach} and h.y + ${reach}
      join groups g on g.type = n.type and g."group" = h."group"
      where n.price_eur > 0 and case when h."group" = 'land' then n.plot_m2 else n.area_m2 end > 0
    )
    select id, metres::float8 as metres from near order by metres, id limit ${limit}`.execute(db)
  return rows
}

/** Metres between the points of two homes; null where one has none. */
export async function readDistances(
  db: Db,
  id: string,
  others: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; metres: number | null }>`
    select o.id, ${metresApart} as metres
    from listings l join properties p on p.id = l.property_id,
      listings o join properties q on q.id = o.property_id
    where l.id = ${id} and o.id = any(${[...others]}::uuid[])`.execute(db)
  return new Map(rows.flatMap((row) => (row.metres === null ? [] : [[row.id, row.metres] as const])))
}
