/** search: what a home says of itself, packed into the words that the columns hold. */
import { flagNames } from '#contract/search/flags.ts'
import {
  energyClasses,
  propertyTypes,
  purposes,
  tenures,
  type Purpose,
} from '#contract/vocabulary/vocabulary.ts'
import { areaEdges, priceEdges } from '../../question/histogram-bins.rules.ts'
import { mostRooms } from '../../sql/packed.rules.ts'

/** A row of `search_listings`, as the index takes it. */
export type SourceRow = {
  purpose: string
  type: string
  path: readonly string[]
  x: number | null
  y: number | null
  /** The upper ends are the same as the lower ones unless the figure is a range. */
  price: number | null
  priceMax: number | null
  area: number | null
  areaMax: number | null
  plot: number | null
  plotMax: number | null
  beds: number | null
  bedsMax: number | null
  baths: number | null
  tenure: string | null
  energy: string | null
  /** Bits 0 to 31 and 32 to 63 of the features. */
  featuresLow: number
  featuresHigh: number
  /** One bit for each flag, in the order of the contract. */
  flags: number
  /** Metres. */
  sea: number | null
  /** Days since 1970-01-01. */
  available: number | null
  /** Euro cents a month. */
  charges: number
  agency: string
  /** Agencies that offer the same home, where there are any. */
  otherAgencies?: readonly string[]
  /** Microseconds since 1970. */
  listed: number
}

/** Whose home it is: first the agency whose offer stands for it. */
export const agenciesOf = ({ agency, otherAgencies = [] }: SourceRow): string[] => [agency, ...otherAgencies]

/**
 * The fields of `facts`; bedrooms are the most of a range. Codes count from 1 in the order of the contract,
 * rooms are one more than their number; 0 is "not known". Fields that are counted together lie beside each
 * other: type and bedrooms; bathrooms, tenure and energy.
 */
export const factFields = {
  type: { shift: 0, bits: 7 },
  beds: { shift: 7, bits: 4 },
  baths: { shift: 11, bits: 4 },
  tenure: { shift: 15, bits: 4 },
  energy: { shift: 19, bits: 4 },
} as const
/**
 * The fields of `bins`: histogram bins of the lower ends from 1, 0 without a
 * value; `home` is 1 in a slot that holds one.
 * `ranged` is 1 where price, area or bedrooms are a range: then no code tells whether it passes.
 */
export const binFields = {
  price: { shift: 0, bits: 6 },
  area: { shift: 6, bits: 5 },
  ranged: { shift: 11, bits: 1 },
  purpose: { shift: 12, bits: 2 },
  home: { shift: 14, bits: 1 },
} as const

export const maskOf = ({ bits }: { bits: number }): number => (1 << bits) - 1

/** The highest bits of `bins` for a slot that holds a home of the purpose. */
export const homeOf = (purpose: number): number => 4 | purpose
/**
 * Homes lie apart by purpose, and within it those that `hideUnderOffer` hides behind the others: two
 * stretches for each purpose, numbered 2 * purpose and one more.
 */
export const stretches = 2 * purposes.length
/** Set in `flags` of homes that nobody has reserved. */
export const openFlag = 1 << flagNames.indexOf('hideUnderOffer')
export const stretchOf = (flags: number, bins: number): number =>
  2 * ((bins >> binFields.purpose.shift) & 3) + ((flags & openFlag) === 0 ? 1 : 0)

export const purposeCode = (purpose: Purpose): number => purposes.indexOf(purpose)

const codesOf = (codes: readonly string[]) => new Map(codes.map((code, at) => [code, at + 1]))
const types = codesOf(propertyTypes)
const tenureCodes = codesOf(tenures)
const energyCodes = codesOf(energyClasses)

const code = (codes: ReadonlyMap<string, number>, value: string | null) =>
  value === null ? 0 : (codes.get(value) ?? 0)
const rooms = (value: number | null) => (value === null ? 0 : Math.min(value, mostRooms) + 1)

export const factsOf = (row: SourceRow): number =>
  code(types, row.type) |
  (rooms(row.bedsMax) << factFields.beds.shift) |
  (rooms(row.baths) << factFields.baths.shift) |
  (code(tenureCodes, row.tenure) << factFields.tenure.shift) |
  (code(energyCodes, row.energy) << factFields.energy.shift)

const edges = Object.fromEntries(
  purposes.map((purpose) => [purpose, { price: priceEdges(purpose), area: areaEdges(purpose) }]),
) as Record<Purpose, { price: readonly number[]; area: readonly number[] }>

export function binsOf(row: SourceRow): number {
  const { price, area } = row
  const known = row.purpose as Purpose
  const home = homeOf(purposeCode(known)) << binFields.purpose.shift
  const ranged = Number(isRange(row)) << binFields.ranged.shift
  return (
    binOf(price, edges[known].price) |
    (binOf(area, edges[known].area) << binFields.area.shift) |
    ranged |
    home
  )
}

const isRange = ({ price, priceMax, area, areaMax, beds, bedsMax }: SourceRow): boolean =>
  price !== priceMax || area !== areaMax || beds !== bedsMax

/** Bin 1 to n, the first and the last with what lies beyond; 0 without a value. */
function binOf(value: number | null, edges: readonly number[]): number {
  if (value === null) return 0
  let low = 0
  let high = edges.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((edges[middle] ?? Infinity) <= value) low = middle + 1
    else high = middle
  }
  return Math.min(Math.max(low, 1), edges.length - 1)
}

export const unknownRooms = 255
export const exactRooms = (value: number | null): number =>
  value === null ? unknownRooms : Math.min(value, 254)
