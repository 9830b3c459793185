/** listings: postcodes that homes on the market have, for the search box. */
import { sql } from 'kysely'
import type { PostcodeHit } from '#contract/search/places.ts'
import { searchableStatuses } from '#contract/vocabulary/vocabulary.ts'
import { metresPerDegree } from '#contract/vocabulary/earth.ts'
import type { Db } from '#server/platform/database/db.ts'

const most = 3
/** Letters and digits that begin a postcode: enough to mean one, and among them a digit. */
const isBeginning = /^(?=.*\d)[\p{L}\d]{3,10}$/u
/** Metres around the middle at least, so that the circle holds the street too. */
const leastM = 500

/**
 * At most three postcodes that begin with what was typed, whatever its spaces
 * and capitals, those with the most homes first.
 * Homes that do not show their door have no postcode here. The
 * circle holds the public points of all its homes.
 */
export async function readPostcodes(db: Db, typed: string): Promise<PostcodeHit[]> {
  const beginning = typed.replace(/[\s-]/g, '').toUpperCase()
  if (!isBeginning.test(beginning)) return []
  const key = sql`upper(regexp_replace(p.postal_code, '[^[:alnum:]]', '', 'g'))`
  const { rows } = await sql<PostcodeHit>`
    select min(upper(trim(p.postal_code))) as code, p.country, count(distinct l.id) as count,
      round(avg(p.public_lat)::numeric, 5) as lat, round(avg(p.public_lon)::numeric, 5) as lon,
      greatest(${leastM}, ceil(${metresPerDegree}::float8 * greatest(
        max(p.public_lat) - min(p.public_lat),
        (max(p.public_lon) - min(p.public_lon)) * cos(radians(avg(p.public_lat))))))::int as "radiusM"
    from properties p join listings l on l.property_id = p.id
    where ${key} like ${`${beginning}%`} and p.postal_code is not null and p.show_address = 'exact'
      and p.public_lat is not null and l.status = any(${[...searchableStatuses]}::text[])
    group by p.country, ${key}
    order by count desc, code
    limit ${most}`.execute(db)
  return rows
}
