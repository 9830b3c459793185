/**
 * demonstration: the homes of the demonstration world, one after the
 * other; the same number is always the same home.
 */
import type { Tiles } from '../../server/maps/index.ts'
import type { StoredListing } from '../../server/listings/index.ts'
import type { Places } from '../../server/places/index.ts'
import { Dice } from './dice.ts'
import type { Home } from './homes/home.ts'
import { makeHome } from './homes/make-home.ts'
import { listingOf } from './listing.ts'
import { AgencyBook, type DemoAgency } from './people/agencies.ts'
import { type City, type CityChooser, createCityChooser } from './world/cities.ts'
import { createGround, type Ground, type Spot } from './world/ground.ts'
import { streetSpot } from './world/region-homes.ts'

export type World = { cities: CityChooser; tiles: Tiles }

/** `tiles` need only hold the land. */
export const createWorld = (places: Places, tiles: Tiles): World => ({
  cities: createCityChooser(places),
  tiles,
})

/** Of a thousand homes fifteen are offered by a second agency, as the next number. */
const offeredTwice = 0.015
const isSecond = (index: number): boolean =>
  index > 0 && new Dice(index, 'second').chance(offeredTwice) && !isSecond(index - 1)

/** A few homes are where the streets are known; the others go all over the world. */
function cityOf(cities: CityChooser, index: number): City {
  const street = streetSpot(index)
  return street ? cities.cityNamed(street.country, street.locality) : cities.cityOf(index)
}

function spotOf(ground: Ground, index: number): Spot {
  const street = streetSpot(index)
  return street ? ground.spotAt(street) : ground.spotOf(index)
}

/** The agencies that the first `count` homes need. */
export function agenciesOf({ cities }: World, count: number): DemoAgency[] {
  const book = new AgencyBook()
  let before: { city: City; agency: DemoAgency } | undefined
  for (let index = 0; index < count; index++) {
    const second = isSecond(index) ? before : undefined
    const city = second?.city ?? cityOf(cities, index)
    before = { city, agency: book.assign(index, city, second?.agency).agency }
  }
  return book.agencies
}

/** Grounds kept at once: a few kilobytes each. */
const groundsKept = 4000

/** The first `count` homes as listings; `now` is what their dates count back from. */
export async function* generateListings(
  world: World,
  count: number,
  now: Date,
): AsyncGenerator<StoredListing> {
  const book = new AgencyBook()
  const groundOf = keepGrounds(world)
  let before: { home: Home; listing: StoredListing; agency: DemoAgency } | undefined
  for (let index = 0; index < count; index++) {
    const second = isSecond(index) ? before : undefined
    const city = second?.home.city ?? cityOf(world.cities, index)
    const { agency, agent } = book.assign(index, city, second?.agency)
    const home =
      second?.home ??
      makeHome({ index, city, spot: spotOf(await groundOf(city), index), thisYear: now.getUTCFullYear() })
    const listing = listingOf({ home, now, agency, agent, ...(second && { other: second.listing }) })
    before = { home, listing, agency }
    yield listing
  }
}

function keepGrounds({ tiles }: World): (city: City) => Ground | Promise<Ground> {
  const kept = new Map<number, Ground>()
  return (city) => kept.get(city.number) ?? make(city)
  async function make(city: City): Promise<Ground> {
    const ground = await createGround(city, tiles)
    kept.set(city.number, ground)
    const [oldest] = kept.keys()
    if (kept.size > groundsKept && oldest !== undefined) kept.delete(oldest)
    return ground
  }
}
