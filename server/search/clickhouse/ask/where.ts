/**
 * search: every filter of a question as one condition over a table of
 * homes. All that varies in them are numbers.
 */
import type { Flag } from '#contract/search/flags.ts'
import { flagNames } from '#contract/search/flags.ts'
import type { SearchParameter } from '#contract/search/search-question.ts'
import { energyClasses, propertyTypes, purposes, tenures } from '#contract/vocabulary/vocabulary.ts'
import { boundsOf } from '../../near/bounds.rules.ts'
import type { FigureName } from '../../near/wishes.rules.ts'
import type { Asked } from '../../question/asked.rules.ts'
import { bitsOf } from '../../question/feature-bits.rules.ts'
import { listed, numberOf } from '../ground/numbers.ts'
import { distanceMm, inCircle, inDrawing, inBox } from './places.rules.ts'

export type Condition = { filter: SearchParameter; holds: string }

/** The words of a question as numbers: of each all that will do, since the last one may be unfinished. */
export type Said = {
  words: readonly (readonly bigint[])[] | null
  not: readonly bigint[] | null
  /** Any word of `q`. */
  anyOf: readonly bigint[]
  /** Listings that say every phrase. */
  listings: readonly string[] | null
  ranks: { words: readonly (readonly bigint[])[]; column: 'words' | 'titles' } | null
}

/** A question as it is compared. */
export type Wanted = { asked: Asked; said: Said }

export const all = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '1' : conditions.join(' and ')

export const either = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '0' : `(${conditions.join(' or ')})`

export const purposeOf = ({ purpose }: Asked): number => purposes.indexOf(purpose)
export const hasPurpose = (asked: Asked): string => `purpose = ${purposeOf(asked)}`
export const idOf = (uuid: string): string => `unhex('${uuid.replaceAll(/[^0-9a-f]/gi, '')}')`

/** Every condition of the question but its purpose. */
export const conditionsOf = ({ asked, said }: Wanted): Condition[] => [
  ...placeConditions(asked),
  ...rangeConditions(asked),
  ...costConditions(asked),
  ...listConditions(asked),
  ...asked.flags.map((flag) => ({ filter: flag, holds: hasFlag(flag) })),
  ...wordConditions(said),
]

export const holdsOf = (conditions: readonly Condition[]): string[] => conditions.map(({ holds }) => holds)

function placeConditions({ place, box, areas, circle }: Asked): Condition[] {
  const found: Condition[] = []
  if (place) found.push({ filter: 'place', holds: `has(path, ${numberOf(place)})` })
  if (box) found.push({ filter: 'box', holds: inBox(box) })
  if (areas) found.push({ filter: 'area', holds: inDrawing(areas) })
  if (circle && circle.radiusM !== null)
    found.push({ filter: 'radius', holds: inCircle(circle, circle.radiusM) })
  return found
}

export const hasPoint = 'x != 2147483647'
export { distanceMm }

/** Both ends of a figure; -1 is not known. */
export const rangeColumns: Record<FigureName, { least: string; most: string }> = {
  price: { least: 'price', most: 'price_max' },
  area: { least: 'area', most: 'area_max' },
  plot: { least: 'plot', most: 'plot_max' },
  beds: { least: 'beds', most: 'beds_max' },
  baths: { least: 'baths', most: 'baths' },
}

const rangeConditions = (asked: Asked): Condition[] =>
  boundsOf(asked).map(({ filter, figure, end, bound }) => ({
    filter,
    holds: figureHolds(figure, end, bound),
  }))

function figureHolds(figure: FigureName, end: 'least' | 'most', bound: number): string {
  const { least, most } = rangeColumns[figure]
  return end === 'least'
    ? `(${least} >= 0 and ${most} >= ${bound})`
    : `(${least} >= 0 and ${least} <= ${bound})`
}

export const hasBoth = '(price >= 0 and area > 0)'

function costConditions({ minPerArea, maxPerArea, maxMonthly, sea, available }: Asked): Condition[] {
  const found: Condition[] = []
  if (minPerArea !== null)
    found.push({ filter: 'minPerArea', holds: `(${hasBoth} and price / area >= ${float(minPerArea)})` })
  if (maxPerArea !== null)
    found.push({ filter: 'maxPerArea', holds: `(${hasBoth} and price / area <= ${float(maxPerArea)})` })
  if (maxMonthly) {
    const { share, deposit, most } = maxMonthly
    const owed = `greatest(toFloat64(0), toFloat64(price) - ${float(deposit)})`
    const cents = `${owed} * ${float(share)} * toFloat64(100) + toFloat64(charges)`
    found.push({ filter: 'maxMonthly', holds: `(price >= 0 and ${cents} <= ${float(most)})` })
  }
  if (sea !== null) found.push({ filter: 'sea', holds: `sea <= ${sea}` })
  if (available !== null) found.push({ filter: 'available', holds: `available <= ${available}` })
  return found
}

/** A double in seventeen digits, which are read as the very same. */
export const float = (value: number): string => `toFloat64(${value})`

const codes = (names: readonly string[], chosen: readonly string[]) =>
  chosen.map((one) => names.indexOf(one) + 1).join()

function listConditions({ types, features, tenure, energy, since, agency }: Asked): Condition[] {
  const found: Condition[] = []
  if (types) found.push({ filter: 'types', holds: `type in (${codes(propertyTypes, types)})` })
  if (features) found.push({ filter: 'features', holds: hasFeatures(features) })
  if (tenure) found.push({ filter: 'tenure', holds: `tenure in (${codes(tenures, tenure)})` })
  if (energy) found.push({ filter: 'energy', holds: `energy in (${codes(energyClasses, energy)})` })
  if (since) found.push({ filter: 'since', holds: `listed >= ${since.getTime() * 1_000}` })
  if (agency) found.push({ filter: 'agency', holds: isOffered(agency) })
  return found
}

/** By the agency whose offer stands for the home, or by one whose offer stands behind it. */
const isOffered = (agency: string): string =>
  `(agency = ${idOf(agency)} or has(other_agencies, ${numberOf(agency.toLowerCase())}))`

export const hasFeatures = (features: readonly string[]): string => {
  const bits = bitsOf(features)
  return `bitAnd(features, toUInt64(${bits})) = toUInt64(${bits})`
}

export const hasFlag = (flag: Flag): string => `bitAnd(flags, ${1 << flagNames.indexOf(flag)}) != 0`

/** More are looked up in a set than compared one by one. */
const comparedAtMost = 16

/** Whether a home says any of these words. */
export function says(column: 'words' | 'titles', numbers: readonly bigint[]): string {
  if (numbers.length === 0) return '0'
  if (numbers.length === 1) return `has(${column}, ${numbers[0]})`
  const list = `[${numbers.map((one) => `toUInt64(${one})`).join()}]`
  return numbers.length <= comparedAtMost
    ? `hasAny(${column}, ${list})`
    : `arrayExists(word -> word in (${listed(numbers)}), ${column})`
}

function wordConditions({ words, not, listings }: Said): Condition[] {
  const found: Condition[] = []
  const wanted = [
    ...(words ?? []).map((numbers) => says('words', numbers)),
    ...(listings ? [`id in (${listings.length > 0 ? listings.map(idOf).join() : "''"})`] : []),
  ]
  if (words || listings) found.push({ filter: 'q', holds: all(wanted) })
  if (not) found.push({ filter: 'not', holds: `not ${says('words', not)}` })
  return found
}
