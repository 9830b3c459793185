/** search: what one home misses of the wishes, in words of the interface, with the points of each. */
import { flagNames } from '#contract/search/flags.ts'
import type { Miss } from '#contract/search/near.ts'
import type { Flag } from '#contract/search/flags.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'
import { bitsOf } from '../question/feature-bits.rules.ts'
import { pointsFor } from './ladders.rules.ts'
import { gapTo, metresPerStep, type Shape } from './shapes.rules.ts'
import {
  points,
  type CodeWish,
  type FigureName,
  type FigureWish,
  type SinceWish,
  type WhereWish,
  type Wishes,
} from './wishes.rules.ts'

/**
 * A home in the numbers that are compared: of every figure where it
 * begins, and where it ends if it is a range.
 */
export type NearHome = Record<FigureName | `${FigureName}Max`, number | null> & {
  x: number | null
  y: number | null
  types: string
  tenure: string | null
  energy: string | null
  features: bigint
  /** One bit for each flag, in the order of the contract. */
  flags: number
  /** Microseconds since 1970. */
  listed: number
  /** Whether it is where each of the wishes for a place asks, in their order. */
  inside: readonly boolean[]
  /** How many of the asked words it says: 0 none, 1 some, 2 all of them. */
  says: 0 | 1 | 2
}

/** Null points: too much is missed. */
export type Weighed = Miss & { points: number | null }

/**
 * Everything that a home misses, amounts as they are stored: metres,
 * whole euros (rents a month), m², rooms, days.
 */
export function weighMisses(wishes: Wishes, home: NearHome): Weighed[] {
  const { where, figures, codes, features, flags, since, words } = wishes
  return [
    ...where.flatMap((wish, at) => (home.inside[at] ? [] : [whereMiss(wish, home)])),
    ...figures.flatMap((wish) =>
      figureMiss(wish, { begin: home[wish.figure], end: home[`${wish.figure}Max`] }),
    ),
    ...codes.flatMap((wish) => codeMiss(wish, home[wish.wish])),
    ...features.filter((feature) => (home.features & bitsOf([feature])) === 0n).map(featureMiss),
    ...flags.filter((flag) => !hasFlag(home, flag)).map(flagMiss),
    ...(since ? sinceMiss(since, home.listed) : []),
    ...(words && home.says < 2 ? [wordMiss(home.says === 1)] : []),
  ]
}

const hasFlag = ({ flags }: NearHome, flag: Flag): boolean => ((flags >> flagNames.indexOf(flag)) & 1) === 1

function whereMiss({ wish, shape, ladder }: WhereWish, { x, y }: NearHome): Weighed {
  if (!shape || x === null || y === null) return { wish, by: null, what: null, points: null }
  const gap = gapTo(shape, x, y)
  const metres = Math.round(Math.max(0, gap + fromCentre(shape)) * metresPerStep)
  return { wish, by: metres, what: null, points: pointsFor(ladder, gap) }
}

/** From a place or a point people count from its middle, from anything else from its edge. */
const fromCentre = (shape: Shape): number => (shape.kind === 'disc' ? shape.reach : 0)

type Ends = { begin: number | null; end: number | null }

function figureMiss({ least, most, unknown }: FigureWish, { begin, end }: Ends): Weighed[] {
  if (begin === null || end === null) {
    const wish = (most ?? least)?.wish
    return wish ? [{ wish, by: null, what: null, points: unknown }] : []
  }
  const miss = (bound: FigureWish['least'], by: number): Weighed[] =>
    bound && by > 0 ? [{ wish: bound.wish, by, what: null, points: pointsFor(bound.ladder, by) }] : []
  return [...miss(least, (least?.at ?? 0) - end), ...miss(most, begin - (most?.at ?? 0))]
}

function codeMiss({ wish, points: of, unknown }: CodeWish, code: string | null): Weighed[] {
  const weight = code === null ? unknown : (of.get(code) ?? null)
  return weight === 0 ? [] : [{ wish, by: null, what: code, points: weight }]
}

const featureMiss = (what: string): Weighed => ({ wish: 'features', by: null, what, points: points.feature })
const flagMiss = (wish: Flag): Weighed => ({ wish, by: null, what: null, points: points.flag })
const wordMiss = (some: boolean): Weighed => ({
  wish: 'q',
  by: null,
  what: null,
  points: some ? points.someWords : points.noWords,
})

function sinceMiss({ least, ladder }: SinceWish, listed: number): Weighed[] {
  const gap = least - listed
  if (gap <= 0) return []
  return [
    {
      wish: 'since',
      by: Math.ceil(gap / (dayMs * 1000)),
      what: null,
      points: pointsFor(ladder, gap),
    },
  ]
}

/** The points of all misses; null for a home that is not near. */
export function sumOf(misses: readonly Weighed[], most: number): number | null {
  let sum = 0
  for (const miss of misses) {
    if (miss.points === null) return null
    sum += miss.points
  }
  return sum > most ? null : sum
}
