/**
 * demonstration/world: the homes of the two regions that come with the
 * demonstration: each on a street that is there.
 */
import { readFileSync } from 'node:fs'

/** Where such a home is; degrees. */
export type StreetSpot = { country: string; locality: string; street: string; lat: number; lon: number }

type Written = { country: string; locality: string; spots: [street: string, lat: number, lon: number][] }
const regions = JSON.parse(
  readFileSync(new URL('../regions/streets.json', import.meta.url), 'utf8'),
) as Written[]

/** One home of so many is in each region, until all its streets have theirs. */
const every = 40
/** The number in the row at which a region's homes come. */
const turns = [11, 31]

/** The street that the home with this number stands on; null for all that are elsewhere in the world. */
export function streetSpot(index: number): StreetSpot | null {
  const region = regions[turns.indexOf(index % every)]
  const spot = region?.spots[Math.floor(index / every)]
  if (!region || !spot) return null
  const [street, lat, lon] = spot
  return { country: region.country, locality: region.locality, street, lat, lon }
}
