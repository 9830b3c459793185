/** search: counts packed homes into facets and histograms, in one walk over the bytes. */
import { filterFeatures } from '#contract/vocabulary/features.ts'
import { flagNames } from '#contract/search/flags.ts'
import type { SearchParameter } from '#contract/search/search-question.ts'
import type { Facets } from '#contract/search/search.ts'
import { steps, type Scale } from '#contract/search/steps.ts'
import {
  energyClasses,
  propertyTypes,
  purposes,
  tenures,
  type Purpose,
} from '#contract/vocabulary/vocabulary.ts'
import { areaBins, priceBins } from '../question/histogram-bins.rules.ts'
import { bytesPerHome, fields, highest, sinceDays, type FieldName, type PackedHomes } from './packed.rules.ts'

/**
 * Filters that are left out when their own options are counted. The bit of a group is set in a home's `fails`
 * when the home does not pass that group; a home that fails two groups counts for none.
 */
export const groups = {
  type: { bit: 1, filters: ['types'] },
  beds: { bit: 2, filters: ['minBeds', 'maxBeds'] },
  baths: { bit: 4, filters: ['minBaths'] },
  tenure: { bit: 8, filters: ['tenure'] },
  energy: { bit: 16, filters: ['energy'] },
  since: { bit: 32, filters: ['since'] },
  price: { bit: 64, filters: ['minPrice', 'maxPrice'] },
  area: { bit: 128, filters: ['minArea', 'maxArea'] },
} as const satisfies Partial<Record<FieldName, { bit: number; filters: readonly SearchParameter[] }>>
type Group = keyof typeof groups

const rooms = Array.from({ length: highest.beds }, (_, number) => number)

type Counts = Record<string, number>
export type Folded = {
  facets: Omit<Facets, 'purpose' | 'monthly' | 'perArea' | Scale>
  price: number[]
  area: number[]
}

/** The counts of every option that has any home, and of every bin. The homes must come with their facts. */
export const countPacked = (homes: PackedHomes): Folded => foldTally(tally(homes))

/** Names what was counted by codes. */
export function foldTally({ byGroup, flag, feature }: Tally): Folded {
  const named = (group: Group, names: readonly (string | number)[]): Counts =>
    counts(names, (_, at) => byGroup[group][at + 1] ?? 0)
  return {
    facets: {
      type: named('type', propertyTypes),
      beds: named('beds', rooms),
      baths: named('baths', rooms),
      features: counts(filterFeatures, (_, bit) => feature(bit)),
      tenure: named('tenure', tenures),
      energy: named('energy', energyClasses),
      flags: counts(flagNames, (_, bit) => flag(bit)),
      since: counts(sinceDays, (_, at) =>
        byGroup.since.subarray(0, at + 1).reduce((sum, count) => sum + count, 0),
      ),
    },
    price: Array.from(byGroup.price.subarray(1, priceBins + 1)),
    area: Array.from(byGroup.area.subarray(1, areaBins + 1)),
  }
}

/** How many homes there would be under each purpose, left out where there is none. */
export const countPurposes = (
  asked: Purpose,
  total: number,
  others: Partial<Record<Purpose, number>>,
): Counts => counts(purposes, (purpose) => (purpose === asked ? total : (others[purpose] ?? 0)))

/** How many homes there would be with each step of each scale, left out where there is none. */
export const nameSteps = (found: Record<Scale, ArrayLike<number>>): Pick<Facets, Scale> => ({
  sea: counts(steps.sea, (_, at) => found.sea[at] ?? 0),
  available: counts(steps.available, (_, at) => found.available[at] ?? 0),
})

function counts<T extends string | number>(
  options: readonly T[],
  count: (option: T, at: number) => number,
): Counts {
  const all: Counts = {}
  for (let at = 0; at < options.length; at++) {
    const option = options[at] as T
    const found = count(option, at)
    if (found > 0) (all as Record<string | number, number>)[option] = found
  }
  return all
}

/** The sum of the counts of all values that have the bit. */
function withBit(byValue: Int32Array, values: number, bit: number): number {
  let sum = 0
  for (let value = 0; value < values; value++) if ((value >> bit) & 1) sum += byValue[value] ?? 0
  return sum
}

/** Homes by code: those that pass every filter, and in `byGroup` those too that fail that group alone. */
export type Tally = {
  byGroup: Record<Group, Int32Array>
  /** By the number of the flag's bit, and of the feature's. */
  flag: (bit: number) => number
  feature: (bit: number) => number
}

const groupNames = Object.keys(groups) as Group[]
/** Where each group stands in a home, and where its counts begin among those of all groups. */
const places = groupNames.map((group, at) => ({
  word: fields[group].word,
  shift: fields[group].shift,
  mask: 2 ** fields[group].bits - 1,
  bit: groups[group].bit,
  begin: groupNames.slice(0, at).reduce((sum, name) => sum + 2 ** fields[name].bits, 0),
}))
const valuesOfGroups = groupNames.reduce((sum, name) => sum + 2 ** fields[name].bits, 0)
const failsMask = 2 ** fields.fails.bits - 1
const flagsMask = 2 ** fields.flags.bits - 1

/**
 * Counts values first; what they mean is looked at afterwards. This walk is the only work per home and kept
 * plain: a million homes take some hundredths of a second.
 */
function tally(homes: PackedHomes): Tally {
  const values = new Int32Array(valuesOfGroups)
  const flags = new Int32Array(flagsMask + 1)
  const features = new Int32Array(8 * 256)
  const { buffer, byteOffset, byteLength } = homes.bytes
  const view = new DataView(buffer, byteOffset, byteLength)
  const step = bytesPerHome(homes)
  for (let at = 0; at + step <= byteLength; at += step) {
    const word0 = view.getUint32(at)
    const word1 = view.getUint32(at + 4)
    const fails = word0 & failsMask
    for (const { word, shift, mask, bit, begin } of places)
      if (fails === 0 || fails === bit)
        more(values, begin + (((word === 0 ? word0 : word1) >>> shift) & mask))
    if (fails !== 0) continue
    more(flags, (word0 >>> fields.flags.shift) & flagsMask)
    for (let byte = 0; byte < 8; byte++) more(features, byte * 256 + view.getUint8(at + 8 + byte))
  }
  const byGroup = Object.fromEntries(
    groupNames.map((group, at) => {
      const begin = places[at]?.begin ?? 0
      return [group, values.subarray(begin, begin + 2 ** fields[group].bits)]
    }),
  ) as Tally['byGroup']
  const feature = (bit: number) => withBit(features.subarray(256 * (7 - (bit >> 3))), 256, bit & 7)
  return { byGroup, flag: (bit) => withBit(flags, flags.length, bit), feature }
}

const more = (counts: Int32Array, at: number): void => {
  counts[at] = (counts[at] ?? 0) + 1
}
