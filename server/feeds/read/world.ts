/** feeds: the world as mappings ask about it: countries by name, points in countries, currencies. */
import type { Rates } from '#contract/money/exchange.ts'
import { isInUse } from '#contract/money/minor-units.ts'
import { fold } from '#contract/search/fold.ts'
import type { Places } from '#server/places/index.ts'
import { countryCodes, countrySpellings } from '#server/places/plain.ts'
import { metresBetween } from '#server/platform/geometry/great-circle.rules.ts'
import { countryOfPart, currencyOfCountry, fromAlpha3 } from './country-codes.rules.ts'
import type { Point, TownAway, World } from './format.ts'

let spellings: Map<string, string> | null = null

/** Every spelling of every country; some tenth of a second to make, so it is made when first needed. */
function countryBySpelling(): Map<string, string> {
  spellings ??= new Map(
    countryCodes.flatMap((code) => countrySpellings(code).map((spelling) => [fold(spelling), code] as const)),
  )
  return spellings
}

const known = new Set(countryCodes)
const remembered = 20_000

/** Km within which a point belongs to the nearest town. */
const nearKm = 60
/** Degrees that a country's view may be exceeded by a home at its edge. */
const marginDegrees = 0.5

export function createWorld(
  places: Pick<Places, 'isNearCity' | 'within' | 'get' | 'townsNamed'>,
  rates: Rates,
): World {
  const points = new Map<string, boolean>()
  const townsNamed = rememberTowns(places)
  // A price in a currency without a rate is as true as any other; it only does not compare.
  const isCurrency = (code: string): boolean => isInUse(code) || rates.has(code)

  const countryAt = (point: Point): string | null => {
    const [nearest] = isOnEarth(point) ? places.within(point, nearKm) : []
    return nearest ? (places.get(nearest.id)?.country ?? null) : null
  }

  const isIn = (point: Point, country: string): boolean => {
    if (!isOnEarth(point)) return false
    // A town of the country near by settles it; without any town around only the country's outline is left.
    if (places.isNearCity(point, country)) return true
    const nearest = countryAt(point)
    return nearest === null ? isInView(point, places.get(`country:${country}`)?.box) : nearest === country
  }

  const townAway = (point: Point, country: string, locality: string): TownAway | null => {
    const towns = isOnEarth(point) ? townsNamed(country, locality) : []
    const away = towns.map((town) => ({ town, km: kmBetween(point, town) })).toSorted((a, b) => a.km - b.km)
    const [closest] = away
    if (!closest) return null
    const isFar = closest.km > reachKm(closest.town.population)
    const [near] = isFar ? places.within(point, nearKm) : []
    const nearest = near ? { name: places.get(near.id)?.name ?? '', km: near.distanceM / 1000 } : null
    return { km: closest.km, isFar, nearest }
  }

  return {
    townAway,
    countryOf(text) {
      const code = text.trim().toUpperCase()
      if (known.has(code)) return code
      return fromAlpha3(code) ?? countryBySpelling().get(fold(text)) ?? countryOfPart(fold(text))
    },
    countryAt,
    isIn(point, country) {
      const key = `${country} ${point.lat.toFixed(2)} ${point.lon.toFixed(2)}`
      const before = points.get(key)
      if (before !== undefined) return before
      if (points.size > remembered) points.clear()
      const answer = isIn(point, country)
      points.set(key, answer)
      return answer
    },
    isCurrency,
    currencyOf: (country) => {
      const currency = currencyOfCountry(country)
      return currency && isCurrency(currency) ? currency : null
    },
  }
}

/** Feeds name the same towns again and again. */
function rememberTowns(places: Pick<Places, 'townsNamed'>): Places['townsNamed'] {
  const named = new Map<string, ReturnType<Places['townsNamed']>>()
  return (country, locality) => {
    const key = `${country} ${locality}`
    const before = named.get(key)
    if (before) return before
    if (named.size > remembered) named.clear()
    const towns = places.townsNamed(country, locality)
    named.set(key, towns)
    return towns
  }
}

/** Km from its middle at which a home may still be of a town: 15 for a village, 45 for a city of millions. */
const reachKm = (population: number): number =>
  15 + 5 * Math.max(0, Math.min(6, Math.log10(Math.max(population, 1)) - 2))

const kmBetween = (a: Point, b: Point): number => metresBetween(a, b) / 1000

const isOnEarth = ({ lat, lon }: Point): boolean => Math.abs(lat) <= 90 && Math.abs(lon) <= 180

type Box = { west: number; south: number; east: number; north: number }

function isInView({ lat, lon }: Point, box: Box | undefined): boolean {
  if (!box) return true
  const inColumns =
    box.west <= box.east
      ? lon >= box.west - marginDegrees && lon <= box.east + marginDegrees
      : lon >= box.west - marginDegrees || lon <= box.east + marginDegrees
  return lat >= box.south - marginDegrees && lat <= box.north + marginDegrees && inColumns
}
