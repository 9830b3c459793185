/** moderation: pure: how certain it is that two listings are one home. */
import { groupOf } from '#contract/vocabulary/type-groups.ts'
import type { TwinFacts } from './facts.ts'
import { ownPlot, signsOf, standsAlone, type Sign } from './signs.rules.ts'

/** Of two offers of a like size that lie near each other one pair in a hundred is one home. */
const prior = -6.5
/** What is true of a whole building says no more than this of one flat in it. */
const mostOfBuilding = 4
/**
 * A flat is told from the next one by what is its own: so much has to speak for it, or nothing is suggested.
 */
const leastOfOwn = 5
const undecided = 0.5

export type Likeness = {
  /** From 0 to 1. */
  score: number
  signs: Sign[]
}

/** Null where they cannot be compared: types of other groups, or nothing that both offer. */
export function likenessOf(a: TwinFacts, b: TwinFacts): Likeness | null {
  if (groupOf(a.type) !== groupOf(b.type)) return null
  const signs = signsOf(a, b)
  const isOne = standsAlone(a.type)
  const hasOwn = isOne ? !isSeries(a, b) || hasDoor(signs) : ownOf(signs) >= leastOfOwn
  const sum = (some: readonly Sign[]) => some.reduce((bits, { weight }) => bits + weight, 0)
  const building = signs.filter((sign) => sign.of === 'building' && sign.weight > 0)
  const rest = signs.filter((sign) => !building.includes(sign))
  const common = sum(building)
  const bits = prior + sum(rest) + (isOne ? common : Math.min(common, mostOfBuilding))
  const score = 1 / (1 + 2 ** -bits)
  return { score: hasOwn ? score : Math.min(score, undecided), signs }
}

/**
 * New houses of one row are as alike as flats: the number of the door or of a register, or a plot of its own
 * size, has to say which.
 */
const isSeries = (a: TwinFacts, b: TwinFacts): boolean => a.isNewBuild && b.isNewBuild
const hasDoor = (signs: readonly Sign[]): boolean =>
  signs.some(
    ({ field, says, weight }) =>
      says === 'same' &&
      (['address', 'unit', 'reference'].includes(field) || (field === 'plot' && weight >= ownPlot)),
  )

/** What speaks for these very rooms, or against them. */
const ownOf = (signs: readonly Sign[]): number =>
  signs
    .filter(({ field, of }) => of !== 'building' && field !== 'bedrooms' && field !== 'bathrooms')
    .reduce((bits, { weight }) => bits + weight, 0)
