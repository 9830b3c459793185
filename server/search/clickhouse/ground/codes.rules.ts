/** search: everything that is counted of a home as codes of one list, so that one pass counts all of it. */
import { flagNames } from '#contract/search/flags.ts'
import { filterFeatures } from '#contract/vocabulary/features.ts'
import { steps } from '#contract/search/steps.ts'
import { energyClasses, propertyTypes, tenures } from '#contract/vocabulary/vocabulary.ts'
import { areaBins, priceBins } from '../../question/histogram-bins.rules.ts'
import {
  binFields,
  binsOf,
  factFields,
  factsOf,
  maskOf,
  type SourceRow,
} from '../../columnar/store/facts.rules.ts'
import { mostRooms, sinceDays } from '../../sql/packed.rules.ts'

/** How many codes each thing has; 0 is "not known" where there is such a thing. */
const sizes = {
  type: propertyTypes.length + 1,
  beds: mostRooms + 2,
  baths: mostRooms + 2,
  tenure: tenures.length + 1,
  energy: energyClasses.length + 1,
  since: sinceDays.length + 1,
  price: priceBins + 1,
  area: areaBins + 1,
  flags: flagNames.length,
  features: filterFeatures.length,
  sea: steps.sea.length,
  available: steps.available.length,
} as const
type Counted = keyof typeof sizes

const names = Object.keys(sizes) as Counted[]

/**
 * Where the codes of each thing begin. Nothing of this is kept longer than
 * a table: another order needs another table.
 */
export const begins = Object.fromEntries(
  names.map((name, at) => [name, names.slice(0, at).reduce((sum, one) => sum + sizes[one], 0)]),
) as Record<Counted, number>
export const codesInAll = names.reduce((sum, one) => sum + sizes[one], 0)

/**
 * What makes codes mean what they mean, for the digest of feeding.store.ts: the
 * lists of the contract that they count along.
 */
export const codeSizes = {
  sizes,
  steps,
  lists: [propertyTypes, tenures, energyClasses, flagNames, filterFeatures],
}

export const field = (word: number, { shift, bits }: { shift: number; bits: number }) =>
  (word >>> shift) & maskOf({ bits })

const bitsSet = (word: number, begin: number): number[] => {
  const codes: number[] = []
  for (let rest = word; rest !== 0; rest &= rest - 1) codes.push(begin + 31 - Math.clz32(rest & -rest))
  return codes
}

/** What is counted of a home whenever it is: all but its age, and from when it is free. */
export function codesOf(row: SourceRow): number[] {
  const facts = factsOf(row)
  const bins = binsOf(row)
  const { sea } = row
  return [
    begins.type + field(facts, factFields.type),
    begins.beds + field(facts, factFields.beds),
    begins.baths + field(facts, factFields.baths),
    begins.tenure + field(facts, factFields.tenure),
    begins.energy + field(facts, factFields.energy),
    begins.price + field(bins, binFields.price),
    begins.area + field(bins, binFields.area),
    ...bitsSet(row.flags, begins.flags),
    ...bitsSet(row.featuresLow, begins.features),
    ...bitsSet(row.featuresHigh, begins.features + 32),
    ...(sea === null ? [] : steps.sea.flatMap((step, at) => (sea <= step ? [begins.sea + at] : []))),
  ]
}
