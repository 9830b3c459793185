/**
 * listings: what visitors may know of where a home is: an honest point on
 * the map and the public part of the address.
 */
import { radians } from '#contract/vocabulary/earth.ts'
import { streetLine } from '#contract/vocabulary/address-line.ts'
import type { Precision, PublicPoint } from '#contract/vocabulary/common.ts'
import type { ResolvedPlace } from '#server/places/index.ts'
import type { PlaceDraft } from '../draft/draft.ts'
import { metresBetween, type Point } from '#server/platform/geometry/great-circle.rules.ts'

export type { ResolvedPlace }

/** What a place is resolved from. */
export type PlaceClues = Pick<
  PlaceDraft,
  'country' | 'admin1' | 'admin2' | 'locality' | 'district' | 'postalCode' | 'point'
>

/** Finds the place of the gazetteer that an address means; null when nothing fits. */
export type ResolvePlace = (clues: PlaceClues) => ResolvedPlace | null

type Cell = { south: number; north: number; west: number; east: number }

/** Degrees of latitude of the two grids: about 200 m and about 1.1 km. */
const streetStep = 0.0018
const areaStep = 0.01

/** Metres. A circle is never drawn smaller, so that its size tells nothing about the cell. */
const streetRadius = 250
const areaRadius = 800

/**
 * How far from the middle of a place a home of that place may be, in metres, when nothing better is known.
 */
const placeRadius: Record<string, number> = {
  geonames: 5_000,
  meridian: 3_000,
  admin2: 30_000,
  admin1: 80_000,
}
/** Beyond this the place and the point contradict each other, and neither may be shown. */
const farthest = 320_000

/**
 * The point that the map may show. It depends on nothing but what is passed, so repeated
 * imports give the same point and no average of them comes nearer to the truth; and the true
 * point, if known, always lies in the circle.
 */
export function honestPoint(
  place: Pick<PlaceDraft, 'point' | 'show'>,
  known: ResolvedPlace | null,
): PublicPoint | null {
  const { point, show } = place
  if (point && show === 'exact') return { ...point, precision: 'rooftop', radiusM: 0 }
  if (point && show === 'street')
    return snapped(point, streetStep, { precision: 'street', radiusM: streetRadius })
  if (point && show === 'area')
    return snapped(point, areaStep, { precision: 'postcode', radiusM: areaRadius })
  return known && middleOf(known, point)
}

/**
 * The middle of the grid cell that holds the point. The columns keep about the same width towards the poles.
 */
function snapped(
  point: Point,
  step: number,
  nominal: { precision: Precision; radiusM: number },
): PublicPoint {
  const cell = cellOf(point, step)
  const middle = { lat: rounded((cell.south + cell.north) / 2), lon: rounded((cell.west + cell.east) / 2) }
  return {
    ...middle,
    precision: nominal.precision,
    radiusM: Math.max(nominal.radiusM, reachOf(middle, cell)),
  }
}

function cellOf({ lat, lon }: Point, step: number): Cell {
  const rows = Math.round(180 / step)
  const row = Math.min(rows - 1, Math.floor((lat + 90) / step))
  const south = row * step - 90
  const columns = Math.max(1, Math.round((360 / step) * Math.cos(radians(south + step / 2))))
  const column = Math.min(columns - 1, Math.floor(((lon + 180) / 360) * columns))
  return {
    south,
    north: Math.min(90, south + step),
    west: (column / columns) * 360 - 180,
    east: ((column + 1) / columns) * 360 - 180,
  }
}

/** Metres from the middle to the farthest corner, and one more for the rounding. */
function reachOf(middle: Point, { south, north, west, east }: Cell): number {
  const corners = [south, north].flatMap((lat) => [west, east].map((lon) => ({ lat, lon })))
  return Math.ceil(Math.max(...corners.map((corner) => metresBetween(middle, corner)))) + 1
}

/**
 * The middle of a town or region. When the home's own point is known, the circle doubles until it holds it:
 * doubling tells at most that the home is in a wide ring.
 */
function middleOf(known: ResolvedPlace, point: Point | null): PublicPoint | null {
  const kind = known.placeId.split(':')[0] ?? ''
  let radiusM = placeRadius[kind]
  if (radiusM === undefined) return null
  const distance = point ? metresBetween(known, point) : 0
  while (radiusM <= distance) radiusM *= 2
  if (radiusM > farthest) return null
  const precision = kind === 'geonames' ? 'locality' : 'region'
  return { lat: rounded(known.lat), lon: rounded(known.lon), precision, radiusM }
}

/** Five decimals, about one metre: what the search stores too. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

type Address = Pick<PlaceDraft, 'show' | 'country' | 'district' | 'street' | 'houseNumber' | 'postalCode'>

/**
 * The part of the address that visitors may read. The house number stands
 * before the street where people write it so.
 */
export function publicAddress(place: Address): {
  street: string | null
  postalCode: string | null
  district: string | null
} {
  const { show, district } = place
  if (show === 'hidden') return { street: null, postalCode: null, district: null }
  if (show === 'area') return { street: null, postalCode: widePostalCode(place), district }
  if (show === 'street')
    return { street: withoutNumber(place), postalCode: narrowPostalCode(place), district }
  return { street: streetLine(place), postalCode: place.postalCode, district }
}

/** A number that is part of a name: 25 de Abril, 17. Juni, 5th Avenue. */
const namesSomething = String.raw`(?!\d|\.\s*\p{L}|(?:st|nd|rd|th|er|ème|[ªº°])(?!\p{L})|\s+(?:de|di|do|da|du|of)\s)`
const doorWord = String.raw`(?:flat|apt\.?|apartment|unit|suite|no\.?|nº|n°)`
const leadingNumber = new RegExp(
  String.raw`^\s*(?:(?:${doorWord}\s*)?\d+${namesSomething}\s?[a-z]?(?:\s*[-/]\s*\d+\s?[a-z]?)?(?:[\s,]+|$))+`,
  'iu',
)
const laterNumber = new RegExp(
  String.raw`[\s,]+(?:(?:no\.?|nº|n°|nr\.?|#)\s*)?\d+${namesSomething}.*$`,
  'isu',
)

/**
 * Feeds often put the number into the street; without leave to show
 * the door it must go, and what follows it too.
 */
function withoutNumber({ street }: Address): string | null {
  return street?.replace(leadingNumber, '').replace(laterNumber, '').trim() || null
}

/**
 * How many leading characters of a postcode name a town or
 * district, where the whole names a street or a door.
 */
const wideLength: Record<string, number> = {
  NL: 4,
  CA: 3,
  PT: 4,
  BR: 5,
  US: 5,
  JP: 3,
  IE: 3,
  KR: 3,
  TW: 3,
  SG: 2,
  AR: 5,
  IR: 5,
}

function widePostalCode({ country, postalCode }: Address): string | null {
  const code = postalCode?.trim().toUpperCase() ?? ''
  if (country === 'GB') return /^([A-Z]{1,2}\d[A-Z\d]?)\s*(?:\d[A-Z]{2})?$/.exec(code)?.[1] ?? null
  return code.slice(0, wideLength[country] ?? code.length).trim() || null
}

/** An Irish Eircode and a Singaporean code name one building; the others at most a street. */
const narrowPostalCode = (place: Address): string | null =>
  ['IE', 'SG'].includes(place.country) ? widePostalCode(place) : place.postalCode
