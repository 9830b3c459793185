/**
 * demonstration/world: which place each home is in: great cities first,
 * every country with its share, small towns too.
 */
import type { Places, PopulatedPlace, ResolvedPlace } from '../../../server/places/index.ts'
import { Dice } from '../dice.ts'
import { distanceKm } from './distance.ts'
import { type District, districts } from './districts.ts'
import { leadingCities, type LeadingCity, type Setting } from './leading-cities.ts'
import { hasMarket, type Language, languageOf, type Market, marketOf } from './markets.ts'
import { hasArabicName } from './place-words.ts'

type Point = { lat: number; lon: number }

/** A place homes are put into. */
export type City = {
  number: number
  place: ResolvedPlace
  /** The place of a home here, as a feed's would be found: its quarter, where that has a place of its own. */
  placeOfHome: (home: { district: string | null; point: Point | null }) => ResolvedPlace
  market: Market
  language: Language
  /** Euros per m² of a flat here. */
  level: number
  setting: Setting | 'town'
  population: number
  lat: number
  lon: number
  /** Quarters with a name: ours, and the gazetteer's districts. */
  districts: readonly District[]
  /** A region's code such as CH.VD, for the language and the way of building. */
  region: string
}

/** The share of all homes that are in the leading places. */
const leadingShare = 0.62
/** Other places must have so many people. */
const smallest = 8000

export type CityChooser = {
  /** The place of the home with this number. */
  cityOf: (index: number) => City
  /** The place of that name. */
  cityNamed: (country: string, locality: string) => City
  /** Number of places; `cityAt` answers the one with a number below it. */
  count: number
  cityAt: (number: number) => City
}

/** What is known of a place before anybody lives there. */
type Candidate = { id: string; share: number; country: string; own: readonly District[] | undefined } & Known
type Known = { population: number; level: number; setting: City['setting'] }

export function createCityChooser(places: Places): CityChooser {
  const populated = places.populated(smallest)
  const leading = leadingCities.map((city) => leadingCandidate(places, city))
  const taken = new Set(leading.map((city) => city.id))
  const others = otherCandidates(populated.filter((city) => !taken.has(city.id)))
  const candidates = [...normalised(leading, leadingShare), ...normalised(others, 1 - leadingShare)]
  const children = childrenOf(populated)
  const upTo = Float64Array.from(candidates, (city) => city.share)
  for (let i = 1; i < upTo.length; i++) upTo[i] = (upTo[i] ?? 0) + (upTo[i - 1] ?? 0)
  const made = new Map<number, City>()
  const cityAt = (number: number): City => {
    const known = made.get(number)
    if (known) return known
    const candidate = candidates[number]
    const place = candidate && places.resolved(candidate.id)
    if (!place) throw new RangeError(`there is no place number ${number}`)
    const city = settle(number, candidate, {
      place,
      placeOfHome: placesOfHomes(places, place, candidate.country),
      listed: children.get(candidate.id) ?? [],
    })
    made.set(number, city)
    return city
  }
  const cityNamed = (country: string, locality: string): City => {
    const id = places.resolve({ country, locality })?.placeId
    return cityAt(candidates.findIndex((candidate) => candidate.id === id))
  }
  return {
    count: candidates.length,
    cityAt,
    cityNamed,
    cityOf: (index) => cityAt(positionOf(index, upTo)),
  }
}

function leadingCandidate(places: Places, [name, country, share, level, setting]: LeadingCity): Candidate {
  const place = places.resolve({ country, locality: name })
  const known = place && places.get(place.placeId)
  if (known?.kind !== 'city') throw new Error(`the gazetteer does not know ${name}, ${country}`)
  const population = known.population ?? smallest
  return {
    id: known.id,
    share,
    country,
    population,
    level,
    setting,
    own: districts.get(`${name} ${country}`),
  }
}

/**
 * The stated quarter of a home, else the one that holds its point; the place itself where neither is in it,
 * and where a quarter is stated that has no place: its neighbour is not what the address says. Quarters are
 * looked up once each: there are few, and homes by the million.
 */
function placesOfHomes(places: Places, place: ResolvedPlace, country: string): City['placeOfHome'] {
  const address = { country, admin1: place.region, locality: place.name }
  const stated = new Map<string, ResolvedPlace | null>()
  const within = (found: ResolvedPlace | null) => (found?.path.includes(place.placeId) ? found : null)
  const quarterNamed = (district: string) => {
    const known = stated.get(district)
    if (known !== undefined) return known
    const found = within(places.resolve({ ...address, district }))
    const quarter = found?.placeId === place.placeId ? null : found
    stated.set(district, quarter)
    return quarter
  }
  return ({ district, point }) =>
    (district ? quarterNamed(district) : within(places.resolve({ ...address, point }))) ?? place
}

type Settled = Pick<City, 'place' | 'placeOfHome'> & { listed: readonly PopulatedPlace[] }

function settle(number: number, candidate: Candidate, { place, placeOfHome, listed }: Settled): City {
  const { country, level, setting, population, own } = candidate
  const region = place.path.find((id) => id.startsWith('admin1:'))?.slice(7) ?? ''
  const language = languageOf(country, region)
  return {
    number,
    place,
    placeOfHome,
    market: marketOf(country),
    language,
    level,
    setting,
    population,
    lat: place.lat,
    lon: place.lon,
    districts:
      own ??
      listed
        .filter((child) => !child.name.includes(place.name) && distanceKm(place, child) <= outermostKm)
        .map((child): District => [child.name, child.lat, child.lon, 1]),
    region,
  }
}

/**
 * A new town in the desert may count as a quarter of the capital, fifty
 * kilometres away: homes there are not in it.
 */
const outermostKm = 40

/** A district with a usable name: no numbers, brackets or slashes. */
const isNamed = (name: string): boolean => /^[\p{L}\p{M}' ’.-]+$/u.test(name)

function childrenOf(populated: PopulatedPlace[]): Map<string, PopulatedPlace[]> {
  const children = new Map<string, PopulatedPlace[]>()
  for (const place of populated) {
    if (!place.parent || !isNamed(place.name)) continue
    const siblings = children.get(place.parent)
    if (siblings) siblings.push(place)
    else children.set(place.parent, [place])
  }
  return children
}

/** Every market's other towns, by the people in them; capitals count threefold. */
function otherCandidates(populated: PopulatedPlace[]): Candidate[] {
  const canBeNamed = ({ country, name }: PopulatedPlace) =>
    marketOf(country).language !== 'ar' || hasArabicName(name)
  const towns = populated.filter((city) => hasMarket(city.country) && !city.district && canBeNamed(city))
  const size = (city: PopulatedPlace): number => city.population ** 0.7 * (city.capital ? 3 : 1)
  const totals = new Map<string, number>()
  for (const city of towns) totals.set(city.country, (totals.get(city.country) ?? 0) + size(city))
  return towns.map((city) => {
    const { country, population } = city
    const market = marketOf(country)
    return {
      id: city.id,
      country,
      population,
      level: Math.round(market.level * Math.min(1.25, Math.max(0.7, (population / 300_000) ** 0.12))),
      setting: population > 400_000 ? ('city' as const) : ('town' as const),
      share: market.weight * (size(city) / (totals.get(country) ?? 1)),
      own: undefined,
    }
  })
}

const normalised = (cities: Candidate[], to: number): Candidate[] => {
  const sum = cities.reduce((total, city) => total + city.share, 0)
  return cities.map((city) => ({ ...city, share: (city.share / sum) * to }))
}

const golden = 0.618_033_988_749_894_9

/**
 * Steps of the golden ratio through the shares, with a little chance: after any number of homes every place
 * has about its share, so that a small catalogue shows the whole world as a large one does.
 */
function positionOf(index: number, upTo: Float64Array): number {
  const jitter = new Dice(index, 'city').next() * 0.0005
  const at = ((index * golden + jitter) % 1) * (upTo.at(-1) ?? 1)
  let low = 0
  let high = upTo.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((upTo[middle] ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return low
}
