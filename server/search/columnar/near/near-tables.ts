/**
 * search: the wishes of a question as tables by the codes of a home, so that a few loads rule most homes out.
 */
import { energyClasses, propertyTypes, tenures } from '#contract/vocabulary/vocabulary.ts'
import { flagNames } from '#contract/search/flags.ts'
import { pointsFor } from '../../near/ladders.rules.ts'
import { points, type CodeWish, type FigureWish, type Wishes } from '../../near/wishes.rules.ts'
import { bitsOf } from '../../question/feature-bits.rules.ts'
import { unknownRooms } from '../store/facts.rules.ts'

/** More points than any sum may have: not near. */
export const never = 1_000_000

type Features = { low: number; high: number }

export type NearTables = {
  /** By the code of a type, by exact numbers of rooms. */
  types: Int32Array
  beds: Int32Array
  /** By the upper end of a range of bedrooms: too few of them. */
  bedsMax: Int32Array
  baths: Int32Array
  /** By the codes of tenure and energy class; null when neither is asked for. */
  tenure: Int32Array | null
  energy: Int32Array | null
  /** Bits 0 to 31 and 32 to 63. */
  features: Features | null
  /** The bits of the flags asked for. */
  flags: number
}

export function tablesOf({ codes, flags, features, figures }: Wishes): NearTables {
  const wishFor = (wish: CodeWish['wish']) => codes.find((one) => one.wish === wish)
  const tableFor = (wish: 'tenure' | 'energy', list: readonly string[]) => {
    const asked = wishFor(wish)
    return asked ? codeTable(asked, list, 16) : null
  }
  const types = wishFor('types')
  const wishOf = (figure: 'beds' | 'baths') => figures.find((one) => one.figure === figure)
  const beds = wishOf('beds')
  return {
    types: types ? codeTable(types, propertyTypes, 128) : new Int32Array(128),
    flags: flags.reduce((bits, flag) => bits | (1 << flagNames.indexOf(flag)), 0),
    beds: roomsTable(beds && { ...beds, least: null }),
    bedsMax: roomsTable(beds && { ...beds, most: null, unknown: 0 }),
    baths: roomsTable(wishOf('baths')),
    tenure: tableFor('tenure', tenures),
    energy: tableFor('energy', energyClasses),
    features: features.length > 0 ? wordsOf(bitsOf(features)) : null,
  }
}

const wordsOf = (bits: bigint): Features => ({
  low: Number(BigInt.asIntN(32, bits)),
  high: Number(BigInt.asIntN(32, bits >> 32n)),
})

/** Codes count from 1 in the order of the list; 0 is "not known". */
function codeTable({ points: of, unknown }: CodeWish, list: readonly string[], size: number): Int32Array {
  const table = new Int32Array(size).fill(never)
  table[0] = unknown ?? never
  for (const [at, code] of list.entries()) table[at + 1] = of.get(code) ?? never
  return table
}

function roomsTable(wish: FigureWish | undefined): Int32Array {
  const table = new Int32Array(256)
  if (!wish) return table
  for (let rooms = 0; rooms < unknownRooms; rooms++) table[rooms] = figurePoints(wish, rooms, rooms)
  table[unknownRooms] = wish.unknown
  return table
}

/** The points of the asked features that a home lacks. */
export function lackingPoints({ low, high }: Features, featuresLow: number, featuresHigh: number): number {
  return points.feature * (onesIn(low & ~featuresLow) + onesIn(high & ~featuresHigh))
}

/** The points of the asked flags that a home lacks. */
export const unflaggedPoints = (asked: number, flags: number): number => points.flag * onesIn(asked & ~flags)

/** How many bits of a word are set, without a branch. */
function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The points of a figure that a home states: where it begins, and where it ends. */
export function figurePoints({ least, most }: FigureWish, begin: number, end: number): number {
  if (least && end < least.at) return pointsFor(least.ladder, least.at - end) ?? never
  if (most && begin > most.at) return pointsFor(most.ladder, begin - most.at) ?? never
  return 0
}
