/** stock: the SQL of homes that are found near a pin. */
import { kmPerDegree } from '#contract/vocabulary/earth.ts'
import { sql } from 'kysely'
import type { Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { Db } from '#server/platform/database/db.ts'

type Near = {
  point: { lat: number; lon: number }
  purpose: Purpose
  km: number
  /** The home that is being written, where it is published already. */
  except: string | null
}

const unitsPerDegree = 100_000

/** The nearest of those that visitors find within a square of so many km to each side. */
export async function readHomesNear(
  db: Db,
  { point, purpose, km, except }: Near,
  limit: number,
): Promise<string[]> {
  const narrowing = Math.max(0.05, Math.cos((point.lat * Math.PI) / 180))
  const x = Math.round(point.lon * unitsPerDegree)
  const y = Math.round(point.lat * unitsPerDegree)
  const high = Math.round((km / kmPerDegree) * unitsPerDegree)
  const wide = Math.round(high / narrowing)
  const { rows } = await sql<{ id: string }>`
    select listing_id as id from search_listings
    where purpose = ${purpose} and x between ${x - wide} and ${x + wide} and y between ${y - high} and ${y + high}
      and listing_id is distinct from ${except}::uuid
    order by ((x - ${x}) * ${narrowing}::float8) ^ 2 + (y - ${y})::float8 ^ 2, listing_id
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
