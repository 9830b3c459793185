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
}
export type Range = { from: number; to: number }
/** Tables from the code of a field to the bits of the groups it fails; rooms and tenure with energy as pairs. */
export type CodeTables = { types: Uint8Array; rooms: Uint8Array; tenureEnergy: Uint8Array }
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
    plot: rangeOf(asked.minPlot, asked.maxPlot, 1),
    said,
    unwanted,
    codes: codesOf(asked),
    rooms: exactRoomsOf(asked),
    price: rangeOf(asked.minPrice, asked.maxPrice, -Infinity),
    area: rangeOf(asked.minArea, asked.maxArea, 1),
    since: asked.since && asked.since.getTime() * 1000,
  }
}

/** `least` keeps out the 0 that stands for "not known". */
const rangeOf = (from: number | null, to: number | null, least: number): Range | null =>
  from === null && to === null ? null : { from: Math.max(from ?? -Infinity, least), to: to ?? Infinity }

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

function codesOf({ types, minBeds, maxBeds, minBaths, tenure, energy }: Asked): CodeTables | null {
  if (!types && minBeds === null && maxBeds === null && minBaths === null && !tenure && !energy) return null
  const passing = (codes: readonly string[], chosen: readonly string[] | null) =>
    [false, ...codes.map((code) => chosen?.includes(code) ?? false)].map((one) => one || !chosen)
  const [typePasses, tenurePasses, energyPasses] = [
    passing(propertyTypes, types),
    passing(tenures, tenure),
    passing(energyClasses, energy),
  ]
  const roomsPass = (code: number, least: number | null, most: number | null) =>
    (least === null && most === null) || (code > 0 && reaches(code, least) && keepsBelow(code, most))
  return {
    types: tableOf(maskOf(factFields.type), (code) => (typePasses[code] === false ? groups.type.bit : 0)),
    rooms: pairTable(
      (beds, baths) =>
        (roomsPass(beds, minBeds, maxBeds) ? 0 : groups.beds.bit) +
        (roomsPass(baths, minBaths, null) ? 0 : groups.baths.bit),
    ),
    tenureEnergy: pairTable(
      (tenure, energy) =>
        (tenurePasses[tenure] === false ? groups.tenure.bit : 0) +
        (energyPasses[energy] === false ? groups.energy.bit : 0),
    ),
  }
}

/** Code 11 stands for ten and more rooms: what is asked beyond ten is left to the exact numbers. */
const reaches = (code: number, least: number | null) => least === null || code - 1 >= Math.min(least, mostRooms)
const keepsBelow = (code: number, most: number | null) => most === null || most >= mostRooms || code - 1 <= most

const tableOf = (last: number, value: (code: number) => number) =>
  Uint8Array.from({ length: last + 1 }, (_, code) => value(code))
const pairTable = (value: (low: number, high: number) => number) =>
  Uint8Array.from({ length: 256 }, (_, pair) => value(pair & 15, pair >> 4))

function exactRoomsOf({ minBeds, maxBeds, minBaths }: Asked): ExactRooms | null {
  const beyond = (bound: number | null, from: number) => bound !== null && bound >= from
  if (!beyond(minBeds, mostRooms + 1) && !beyond(maxBeds, mostRooms) && !beyond(minBaths, mostRooms + 1)) return null
  return { minBeds: minBeds ?? 0, maxBeds: maxBeds ?? Infinity, minBaths: minBaths ?? 0 }
}
