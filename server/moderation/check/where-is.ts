/** moderation: what the gazetteer and the coast know of a home's point. */
import { isOnLand, metresToSea } from '#server/maps/index.ts'
import type { Places } from '#server/places/index.ts'
import { metresBetween } from '#server/platform/geometry/great-circle.rules.ts'
import type { Whereabouts } from './place.rules.ts'

export type Located = { lat: number; lon: number; country: string; locality: string | null }

/** Farther from any coast than this a distance is not told. */
const farAtSeaM = 20_000

export async function whereIs(places: Places, at: Located): Promise<Whereabouts> {
  const { country, locality } = at
  const point = { lat: at.lat, lon: at.lon }
  const [near] = places.nearby(point, { limit: 1 })
  return {
    ...point,
    country,
    nearest: near ? { name: near.name, country: near.country, metres: near.distanceM } : null,
    isCountryNear: places.isNearCity(point, country),
    town: locality ? nearestOf(places, country, locality, point) : null,
    atSeaM: (await isOnLand(point)) ? null : ((await metresToSea(point)) ?? farAtSeaM),
  }
}

/** The town of that name which is nearest to the point: a name may stand for several. */
function nearestOf(
  places: Places,
  country: string,
  locality: string,
  point: Parameters<typeof metresBetween>[0],
): Whereabouts['town'] {
  let nearest: Whereabouts['town'] = null
  for (const town of places.townsNamed(country, locality)) {
    const metres = metresBetween(point, town)
    if (!nearest || metres < nearest.metres) nearest = { name: town.name, metres }
  }
  return nearest
}
