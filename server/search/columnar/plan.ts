/** search: a question as the scan compares it: rectangles, masks, bounds and small tables of which codes pass. */
import { energyClasses, propertyTypes, purposes, tenures } from '#contract/vocabulary.ts'
import type { Asked } from '../asked.rules.ts'
import { groups } from '../facets.rules.ts'
import { bitsOf } from '../feature-bits.rules.ts'
import { flagOrder, mostRooms } from '../packed.rules.ts'
import { drawnEdges, type DrawnEdges } from './drawn-edges.rules.ts'
import { factFields, homeOf, maskOf } from './facts.rules.ts'
import { rectanglesOf, type Rectangle } from './rectangles.rules.ts'
import type { PathSet } from './places-of-rows.ts'
import type { Homes } from './store-home.ts'

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
  agency: number | null
  flags: number
  features: { low: number; high: number } | null
  plot: Range | null
  said: WordSets['said']
  unwanted: Uint32Array | null
  /** The groups of filters that are counted without themselves, as bits of `fails`. */
  codes: CodeTables | null
  rooms: ExactRooms | null
  price: Range | null
  area: Range | null
  /** Microseconds since 1970. */
  since: number | null
  /** The bits of the groups that the question has filters of. */
  groups: number
}
export type Range = { from: number; to: number }
/** Tables from the code of a field to the bits of the groups it fails; rooms and tenure with energy as pairs. */
export type CodeTables = { types: Uint8Array | null; rooms: Uint8Array | null; tenureEnergy: Uint8Array | null }
/** Bounds beyond the ten rooms that the facts tell apart. */
export type ExactRooms = { minBeds: number; maxBeds: number; minBaths: number }
/** Haversines below `inner` are surely inside, above `outer` surely outside. */
export type NearCircle = { lat: number; lon: number; radiusMm: number; inner: number; outer: number }

/** Null when nothing can match. */
export function planOf(asked: Asked, homes: Homes, { said, unwanted }: WordSets): Plan | null {
  const purpose = purposes.indexOf(asked.purpose)
  const path = asked.place === null ? null : homes.paths.within(asked.place)
  if (asked.place !== null && !path) return null
  const agency = asked.agency === null ? null : homes.agencies.find(asked.agency.toLowerCase())
  if (asked.agency !== null && agency === null) return null
  const rectangles = rectanglesOf(asked)
  if (rectangles?.length === 0) return null
  return {
    purpose,
    home: homeOf(purpose),
    rectangles,
    drawn: asked.areas && drawnEdges(asked.areas),
    circle: circleOf(asked),
    path,
    agency,
    flags: flagsOf(asked),
    features: featuresOf(asked),
    plot: areaRange(asked.minPlot, asked.maxPlot),
    said,
    unwanted,
    codes: codesOf(asked),
    rooms: exactRoomsOf(asked),
    price: priceRange(asked.minPrice, asked.maxPrice),
    area: areaRange(asked.minArea, asked.maxArea),
    since: asked.since && asked.since.getTime() * 1000,
    groups: groupsOf(asked),
  }
}

const priceRange = (from: number | null, to: number | null): Range | null =>
  from === null && to === null ? null : { from: from ?? -Infinity, to: to ?? Infinity }

const largestArea = 2 ** 31 - 1

/** Whole numbers that the column could hold; at least 1, which keeps out the 0 that stands for "not known". */
const areaRange = (from: number | null, to: number | null): Range | null =>
  from === null && to === null ? null : { from: Math.max(from ?? 1, 1), to: Math.min(to ?? largestArea, largestArea) }

function flagsOf(asked: Asked): number {
  const bits = flagOrder.reduce((sum, flag, at) => sum + (asked[flag] ? 1 << at : 0), 0)
  return bits << factFields.flags.shift
}

function featuresOf({ features }: Asked): Plan['features'] {
  if (!features) return null
  const bits = bitsOf(features)
  return { low: Number(BigInt.asIntN(32, bits)), high: Number(BigInt.asIntN(32, bits >> 32n)) }
}

const earthMm = 6_371_008_800
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
  const { types, minBeds, maxBeds, minBaths, tenure, energy, since, minPrice, maxPrice, minArea, maxArea } = asked
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

function codesOf(asked: Asked): CodeTables | null {
  const { types, minBeds, maxBeds, minBaths, tenure, energy } = asked
  const rooms = minBeds !== null || maxBeds !== null || minBaths !== null
  if (!types && !rooms && !tenure && !energy) return null
  return {
    types: types && typeTable(types),
    rooms: rooms ? roomsTable(asked) : null,
    tenureEnergy: tenure || energy ? tenureEnergyTable(tenure, energy) : null,
  }
}

const typeCodes = new Map<string, number>(propertyTypes.map((type, at) => [type, at + 1]))

function typeTable(types: readonly string[]): Uint8Array {
  const table = new Uint8Array(maskOf(factFields.type) + 1).fill(groups.type.bit)
  for (const type of types) table[typeCodes.get(type) ?? table.length] = 0
  return table
}

function roomsTable({ minBeds, maxBeds, minBaths }: Asked): Uint8Array {
  const passes = (code: number, least: number | null, most: number | null) =>
    (least === null && most === null) || (code > 0 && reaches(code, least) && keepsBelow(code, most))
  const [beds, baths] = [
    failing((code) => passes(code, minBeds, maxBeds)),
    failing((code) => passes(code, minBaths, null)),
  ]
  return pairTable(beds, groups.beds.bit, baths, groups.baths.bit)
}

function tenureEnergyTable(tenure: readonly string[] | null, energy: readonly string[] | null): Uint8Array {
  const chosen = (codes: readonly string[], list: readonly string[] | null) =>
    failing((code) => list === null || list.includes(codes[code - 1] ?? ''))
  return pairTable(chosen(tenures, tenure), groups.tenure.bit, chosen(energyClasses, energy), groups.energy.bit)
}

/** Of the sixteen codes of a field those that do not pass. */
const failing = (passes: (code: number) => boolean) => Array.from({ length: 16 }, (_, code) => !passes(code))

function pairTable(low: readonly boolean[], lowBit: number, high: readonly boolean[], highBit: number): Uint8Array {
  const table = new Uint8Array(256)
  for (let pair = 0; pair < 256; pair++) table[pair] = (low[pair & 15] ? lowBit : 0) | (high[pair >> 4] ? highBit : 0)
  return table
}

/** Code 11 stands for ten and more rooms: what is asked beyond ten is left to the exact numbers. */
const reaches = (code: number, least: number | null) => least === null || code - 1 >= Math.min(least, mostRooms)
const keepsBelow = (code: number, most: number | null) => most === null || most >= mostRooms || code - 1 <= most

function exactRoomsOf({ minBeds, maxBeds, minBaths }: Asked): ExactRooms | null {
  const beyond = (bound: number | null, from: number) => bound !== null && bound >= from
  if (!beyond(minBeds, mostRooms + 1) && !beyond(maxBeds, mostRooms) && !beyond(minBaths, mostRooms + 1)) return null
  return { minBeds: minBeds ?? 0, maxBeds: maxBeds ?? Infinity, minBaths: minBaths ?? 0 }
}
