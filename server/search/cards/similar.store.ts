/** search: homes like one that is given, nearest in place, price and size. */
import { sql } from 'kysely'
import type { Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { CardKey } from './cards.rules.ts'
import { searchRows } from '../projection/projection.store.ts'
import type { Sql } from '../sql/where.store.ts'

/** What a home is compared by. */
export type Pattern = {
  id: string
  status: string
  purpose: Purpose
  type: string
  country: string
  place_path: string[]
  x: number | null
  y: number | null
  price_eur: number | null
  area_m2: number | null
  beds: number | null
}

/** A listing of any status as each of its purposes shows it. */
export async function readPatterns(db: Db, id: string): Promise<Pattern[]> {
  const { rows } = await sql<Pattern>`
    select one.listing_id as id, one.status, one.purpose, one.type, one.country, one.place_path, one.x, one.y, one.price_eur, one.area_m2, one.beds
    from (${searchRows(sql`l.id = ${id}::uuid`)}) as one`.execute(db)
  return rows
}

type SimilarAsk = { pattern: Pattern; types: readonly string[]; within: Sql; limit: number }

/**
 * Live homes of the same purpose and of these types, the most alike first. Prices and sizes are compared by
 * ratio, places by distance: twice the price weighs as much as 15 km or seven bedrooms.
 */
export async function readSimilar(db: Db, { pattern, types, within, limit }: SimilarAsk): Promise<CardKey[]> {
  const { x, y, price_eur: price, area_m2: area, beds } = pattern
  const unlike = sql`
    coalesce(abs(ln((s.price_eur + 1) / (${price}::float8 + 1))), 1)
    + coalesce(0.7 * abs(ln(s.area_m2 / ${area}::float8)), 0.5)
    + coalesce(0.1 * abs(s.beds - ${beds}::int), 0.2)
    + coalesce(0.25 * ln(1 + sqrt(power((s.y - ${y}::int) / 898.3, 2)
        + power((s.x - ${x}::int) / 898.3 * cos(radians(${y}::int / 1e5)), 2))), 1)`
  const { rows } = await sql<CardKey>`
    select s.listing_id as id, s.purpose from search_listings s
    where s.purpose = ${pattern.purpose} and s.type = any(${types}::text[]) and ${within}
      and s.listing_id <> all(array(
        select other.id from listings own join listings other on other.property_id = any(properties_of_home(own.property_id))
        where own.id = ${pattern.id}::uuid))
    order by ${unlike}, s.listing_id limit ${limit}`.execute(db)
  return rows
}

export const withinPlace = (place: string): Sql => sql`s.place_path @> array[${place}]::text[]`
export const withinCountry = (country: string): Sql => sql`s.country = ${country}`
