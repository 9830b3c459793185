/**
 * search: a question as the scan compares it: rectangles, masks, bounds and small tables of which codes pass.
 */
import { flagNames } from '#contract/search/flags.ts'
import { filterFeatures } from '#contract/vocabulary/features.ts'
import { purposes, type Purpose } from '#contract/vocabulary/vocabulary.ts'
import { earthRadiusM } from '#contract/vocabulary/earth.ts'
import type { Asked } from '../../question/asked.rules.ts'
import { groups } from '../../sql/facets.rules.ts'
import { bitsOf } from '../../question/feature-bits.rules.ts'
import { mostRooms } from '../../sql/packed.rules.ts'
import { drawnEdges, type DrawnEdges } from './drawn-edges.rules.ts'
import { homeOf, unknownRooms } from '../store/facts.rules.ts'
import { groupTables, sievesOf, type GroupTables, type Range, type Sieve } from './group-tables.rules.ts'
import { rectanglesOf, type Rectangle } from './rectangles.rules.ts'
import { termsOrNone, type Terms } from './terms.ts'
import type { Holding } from '../store/name-lists.ts'
import type { PathSet } from '../store/places-of-rows.ts'
import { tallyBegins } from '../store/tally-layout.rules.ts'
import type { Homes } from '../store/store-home.ts'

export type WordSets = {
  /** Documents that say the asked words; null when none are asked. */
  said: { bits: Uint32Array; list: number[] | null } | null
  /** Documents that say what is not wanted. */
  unwanted: Uint32Array | null
}

export type Plan = {
  purpose: number
  home: number
  /** The point of a match is in one of them; null when homes anywhere match, also those without a point. */
  rectangles: Rectangle[] | null
  drawn: DrawnEdges | null
  circle: NearCircle | null
  path: PathSet | null
  agency: Holding | null
  flags: number
  features: { low: number; high: number } | null
  plot: Range | null
  terms: Terms | null
  said: WordSets['said']
  unwanted: Uint32Array | null
  /** The groups of filters that are counted without themselves, as bits of what a home fails. */
  tables: GroupTables
  /** The same for whole blocks. */
  sieves: readonly Sieve[]
  /** Marks (tally-layout.rules.ts) of features and flags that every match has; `hideUnderOffer` has none. */
  needed: readonly number[]
  rooms: ExactRooms | null
  /** Whether blocks inside of the rectangles can be answered whole, from their marks. */
  whole: boolean
  price: Range | null
  area: Range | null
  beds: Range | null
  /** Microseconds since 1970. */
  since: number | null
  /** The bits of the groups that the question has filters of. */
  groups: number
}
/** Bounds beyond the ten rooms that the facts tell apart. */
export type ExactRooms = { minBeds: number; maxBeds: number; minBaths: number }
/** Haversines below `inner` are surely inside, above `outer` surely outside. */
export type NearCircle = { lat: number; lon: number; radiusMm: number; inner: number; outer: number }

/** Null when nothing can match. */
export function planOf(asked: Asked, homes: Homes, { said, unwanted }: WordSets): Plan | null {
  const purpose = purposes.indexOf(asked.purpose)
  const path = asked.place === null ? null : homes.paths.within(asked.place)
  if (asked.place !== null && !path) return null
  const agency = asked.agency === null ? null : homes.agencies.holding(asked.agency.toLowerCase())
  if (asked.agency !== null && agency === null) return null
  const rectangles = rectanglesOf(asked)
  if (rectangles?.length === 0) return null
  const price = priceRange(asked.minPrice, asked.maxPrice)
  const area = areaRange(asked.minArea, asked.maxArea)
  const beds = bedsRange(asked.minBeds, asked.maxBeds)
  const tables = groupTables(asked, { price, area, beds })
  const sieves = sievesOf(asked, tables, { price, area, beds })
  const rooms = exactRoomsOf(asked)
  const picked = {
    drawn: asked.areas && drawnEdges(asked.areas),
    circle: circleOf(asked),
    path,
    agency,
    plot: areaRange(asked.minPlot, asked.maxPlot),
    terms: termsOrNone(asked),
    said,
    unwanted,
  }
  return {
    ...picked,
    whole: sieves !== null && rooms === null && Object.values(picked).every((one) => one === null),
    purpose,
    home: homeOf(purpose),
    rectangles,
    flags: flagsOf(asked),
    features: featuresOf(asked),
    tables,
    sieves: sieves ?? [],
    needed: neededOf(asked),
    rooms,
    price,
    area,
    beds,
    since: asked.since && asked.since.getTime() * 1000,
    groups: groupsOf(asked),
  }
}

/**
 * The same plan for homes of another purpose; money and areas, which are
 * counted otherwise there, are not asked about.
 */
export const withPurpose = (plan: Plan, asked: Purpose): Plan => {
  const purpose = purposes.indexOf(asked)
  return { ...plan, purpose, home: homeOf(purpose) }
}

const priceRange = (from: number | null, to: number | null): Range | null =>
  from === null && to === null ? null : { from: from ?? -Infinity, to: to ?? Infinity }

/** Below the number that stands for "not known". */
const bedsRange = (from: number | null, to: number | null): Range | null =>
  from === null && to === null
    ? null
    : { from: from ?? 0, to: Math.min(to ?? unknownRooms, unknownRooms - 1) }

const largestArea = 2 ** 31 - 1

/**
 * Whole numbers that the column could hold; at least 1, which keeps out the 0 that stands for "not known".
 */
const areaRange = (from: number | null, to: number | null): Range | null =>
  from === null && to === null
    ? null
    : { from: Math.max(from ?? 1, 1), to: Math.min(to ?? largestArea, largestArea) }

function flagsOf(asked: Asked): number {
  return asked.flags.reduce((sum, flag) => sum | (1 << flagNames.indexOf(flag)), 0)
}

function featuresOf({ features }: Asked): Plan['features'] {
  if (!features) return null
  const bits = bitsOf(features)
  return { low: Number(BigInt.asIntN(32, bits)), high: Number(BigInt.asIntN(32, bits >> 32n)) }
}

function neededOf(asked: Asked): number[] {
  // Homes that nobody has reserved have blocks of their own.
  const flags = asked.flags.filter((flag) => flag !== 'hideUnderOffer').map((flag) => flagNames.indexOf(flag))
  const features = filterFeatures.flatMap((feature, at) =>
    asked.features?.includes(feature) ? [tallyBegins.features + at] : [],
  )
  return [...flags.map((bit) => tallyBegins.flags + bit), ...features]
}

const earthMm = earthRadiusM * 1000
/** Wider than any difference between two ways to compute a haversine. */
const doubt = 1e-9

function circleOf({ circle }: Asked): NearCircle | null {
  if (!circle || circle.radiusM === null) return null
  const radiusMm = circle.radiusM * 1000
  const half = Math.min(radiusMm / (2 * earthMm), Math.PI / 2)
  const haversine = Math.sin(half) ** 2
  const step = Math.sin(1 / earthMm)
  return {
    lat: circle.lat,
    lon: circle.lon,
    radiusMm,
    inner: haversine * (1 - doubt) - step * Math.sqrt(haversine) - step * step,
    outer: haversine * (1 + doubt) + step * Math.sqrt(haversine) + step * step,
  }
}

function groupsOf(asked: Asked): number {
  const { types, minBeds, maxBeds, minBaths, tenure, energy, since, minPrice, maxPrice, minArea, maxArea } =
    asked
  const bitIf = (bit: number, ...bounds: unknown[]) => (bounds.some((bound) => bound !== null) ? bit : 0)
  return (
    bitIf(groups.type.bit, types) |
    bitIf(groups.beds.bit, minBeds, maxBeds) |
    bitIf(groups.baths.bit, minBaths) |
    bitIf(groups.tenure.bit, tenure) |
    bitIf(groups.energy.bit, energy) |
    bitIf(groups.since.bit, since) |
    bitIf(groups.price.bit, minPrice, maxPrice) |
    bitIf(groups.area.bit, minArea, maxArea)
  )
}

function exactRoomsOf({ minBeds, maxBeds, minBaths }: Asked): ExactRooms | null {
  const beyond = (bound: number | null, from: number) => bound !== null && bound >= from
  if (!beyond(minBeds, mostRooms + 1) && !beyond(maxBeds, mostRooms) && !beyond(minBaths, mostRooms + 1))
    return null
  return { minBeds: minBeds ?? 0, maxBeds: maxBeds ?? Infinity, minBaths: minBaths ?? 0 }
}
