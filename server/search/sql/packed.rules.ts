/** search: homes as 16 bytes each, the form in which the database hands them over to be counted. */
import { flagNames } from '#contract/search/flags.ts'
import { energyClasses, propertyTypes, tenures } from '#contract/vocabulary/vocabulary.ts'
import { areaBins, priceBins } from '../question/histogram-bins.rules.ts'

/**
 * Homes one after the other, each big-endian: for facets its facts, which are two words of 32 bits with the
 * fields below and the eight bytes of its feature bits; then always its point, x and y as signed words.
 */
export type PackedHomes = { bytes: Buffer; withFacts: boolean }

const factBytes = 16
const pointBytes = 8
export const bytesPerHome = ({ withFacts }: PackedHomes): number => (withFacts ? factBytes : 0) + pointBytes
/** Where the point of a home begins. */
export const pointAt = ({ withFacts }: PackedHomes): number => (withFacts ? factBytes : 0)
/** Both words of a home without a point. */
export const noPoint = 0x7fffffff

/**
 * So many flags fit into the first word of a home; the columns have room for
 * sixteen. A thirteenth needs a wider word here.
 */
export const flagBitsAtMost = 12

type Field = { word: 0 | 1; shift: number; bits: number }

/** What a home says of itself. Codes count from 1 in the order of the contract; 0 is "not known". */
export const fields = {
  /** One bit for each group of filters that the home does not pass. */
  fails: { word: 0, shift: 0, bits: 8 },
  flags: { word: 0, shift: 8, bits: flagBitsAtMost },
  price: { word: 0, shift: 20, bits: 6 },
  area: { word: 0, shift: 26, bits: 5 },
  type: { word: 1, shift: 0, bits: 7 },
  /** One more than the number. */
  beds: { word: 1, shift: 7, bits: 4 },
  baths: { word: 1, shift: 11, bits: 4 },
  tenure: { word: 1, shift: 15, bits: 4 },
  energy: { word: 1, shift: 19, bits: 4 },
  since: { word: 1, shift: 23, bits: 3 },
} as const satisfies Record<string, Field>
export type FieldName = keyof typeof fields

/** Ten stands for ten and more. */
export const mostRooms = 10
/** Options of "listed within … days", as buckets 0 to 4; bucket 5 is older. */
export const sinceDays = [1, 3, 7, 14, 30] as const
/** The highest value that each field may have to hold. */
export const highest: Record<FieldName, number> = {
  fails: 255,
  flags: 2 ** flagNames.length - 1,
  price: priceBins,
  area: areaBins,
  since: sinceDays.length,
  type: propertyTypes.length,
  beds: mostRooms + 1,
  baths: mostRooms + 1,
  tenure: tenures.length,
  energy: energyClasses.length,
}
