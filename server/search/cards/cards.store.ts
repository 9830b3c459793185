/** search: everything that cards show, for many listings in one statement. */
import { sql, type RawBuilder } from 'kysely'
import { mainAreaKinds, purposes, type Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { CardKey, CardRow, Priced } from './cards.rules.ts'

/** An area of `property_areas a` as cards have it. */
const areaOf = sql`json_strip_nulls(json_build_object('valueM2', a.value_m2, 'value', a.source_value, 'unit', a.source_unit,
  'max', case when a.value_m2_max is not null then json_build_object('valueM2', a.value_m2_max, 'value', a.source_value_max) end))`

/** So many pictures of a home for the carousel of its card. */
const photosOfCard = 5

/**
 * Rows in the order of the keys; a key without its listing or offer is left out. `titleOrder` says
 * which of the titles `t` of a home comes first.
 */
export async function readCards(
  db: Db,
  keys: readonly CardKey[],
  titleOrder: RawBuilder<unknown>,
): Promise<CardRow[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<CardRow>`
    select l.id, o.purpose, title.body as title, l.status, p.type,
      o.price_mode, o.amount_minor, o.amount_max_minor, o.currency, o.period, o.previous_minor, o.price_changed_at,
      o.costs, o.available_from::text as available_from,
      case when p.is_studio then 0 else p.bedrooms end as bedrooms, p.bedrooms_max, p.bathrooms, area.stored as area, plot.stored as plot,
      p.place_id, p.locality, case when p.show_address <> 'hidden' then p.district end as district, p.admin1, p.admin2, p.country, p.public_lat, p.public_lon, p.public_precision, p.public_radius_m,
      coalesce(photos.first, '[]') as photos, photos.total as photo_count,
      l.agency_id, agency.name as agency, least(l.listed_at, l.market_since) as listed_at, l.confirmed_at, p.is_new_build, p.features
    from unnest(${keys.map((key) => key.id)}::uuid[], ${keys.map((key) => key.purpose)}::text[])
      with ordinality as asked (id, purpose, place)
    join listings l on l.id = asked.id
    join offers o on o.listing_id = l.id and o.purpose = asked.purpose and o.rank = 0
    join properties p on p.id = l.property_id
    join agencies agency on agency.id = l.agency_id
    left join lateral (
      select t.body from listing_texts t where t.listing_id = l.id and t.kind = 'title'
      order by ${titleOrder}
      limit 1
    ) title on true
    left join lateral (
      select ${areaOf} as stored
      from property_areas a where a.property_id = p.id and a.kind = any(${[...mainAreaKinds]}::text[])
      order by array_position(${[...mainAreaKinds]}::text[], a.kind) limit 1
    ) area on true
    left join lateral (
      select ${areaOf} as stored
      from property_areas a where a.property_id = p.id and a.kind = 'plot'
    ) plot on true
    cross join lateral (
      select json_agg(photo order by photo.position) filter (where photo.place <= ${photosOfCard}::int) as first, count(*) as total
      from (
        select m.position, m.illustration, m.sha256, m.state, m.caption, f.width, f.height, f.thumbhash,
          row_number() over (order by m.position) as place
        from listing_media m left join media_files f on f.sha256 = m.sha256
        where m.listing_id = l.id and m.kind = 'photo'
          and (m.state <> 'failed' or m.sha256 is not null or m.illustration is not null)
      ) photo
    ) photos
    order by asked.place`.execute(db)
  return rows
}

/** The first purpose of each listing, in the order of the ids; unknown ids are left out. */
export async function readMainKeys(db: Db, ids: readonly string[]): Promise<CardKey[]> {
  const { rows } = await sql<CardKey>`
    select asked.id, main.purpose from unnest(${[...ids]}::uuid[]) with ordinality as asked (id, place)
    cross join lateral (
      select o.purpose from offers o where o.listing_id = asked.id
      order by array_position(${[...purposes]}::text[], o.purpose) limit 1
    ) main
    order by asked.place`.execute(db)
  return rows
}

/** What each of the listings costs under a purpose. */
export async function readPrices(
  db: Db,
  ids: readonly string[],
  purpose: Purpose,
): Promise<Map<string, Priced>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Priced & { id: string }>`
    select listing_id as id, price_mode, amount_minor, amount_max_minor, currency, period
    from offers where listing_id = any(${ids}::uuid[]) and purpose = ${purpose} and rank = 0`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
