/**
 * search: what of a question may be missed, and how much each miss weighs: the
 * definition of nearness (docs/decisions/0023).
 * The scan of the columns and the SQL of near.store.ts are both made from these
 * wishes. A hundred points are one bedroom fewer.
 */
import type { Place } from '#contract/search/places.ts'
import type { Flag } from '#contract/search/flags.ts'
import type { SearchParameter } from '#contract/search/search-question.ts'
import { energyClasses, tenures } from '#contract/vocabulary/vocabulary.ts'
import { type Asked } from '../question/asked.rules.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'
import { kinOf } from './kin.rules.ts'
import { climbing, counting, type Ladder } from './ladders.rules.ts'
import {
  boundsOfShape,
  discOf,
  frameOf,
  metresPerStep,
  outlineOf,
  shapeOfPlace,
  type Shape,
} from './shapes.rules.ts'

/** Homes that come closest are shown where fewer than this were found. */
export const fewHomes = 6
/** Filters without a measure of "nearly": an engine answers only homes that meet them. */
export const neverMissed: ReadonlySet<string> = new Set([
  'agency',
  'not',
  'minPerArea',
  'maxPerArea',
  'maxMonthly',
  'sea',
  'available',
] satisfies SearchParameter[])

/** So many homes at most come close. */
export const mostNear = 24
/** A home that misses more than this is not near. */
const mostPoints = 600

/** `shape` null: nobody knows where it is, so it cannot be missed. */
export type WhereWish = {
  wish: 'place' | 'box' | 'area' | 'radius'
  shape: Shape | null
  ladder: Ladder
}
export type FigureName = 'price' | 'area' | 'plot' | 'beds' | 'baths'
type Bound = { wish: SearchParameter; at: number; ladder: Ladder }
/** `unknown` are the points of a home that does not say. */
export type FigureWish = { figure: FigureName; least: Bound | null; most: Bound | null; unknown: number }
/** The points of each code; a code that has none is not near. `unknown` is null for what every home says. */
export type CodeWish = {
  wish: 'types' | 'tenure' | 'energy'
  points: ReadonlyMap<string, number>
  unknown: number | null
}
/** `least` and gaps are microseconds. */
export type SinceWish = { least: number; ladder: Ladder }

export type Wishes = {
  where: readonly WhereWish[]
  figures: readonly FigureWish[]
  codes: readonly CodeWish[]
  features: readonly string[]
  flags: readonly Flag[]
  since: SinceWish | null
  words: boolean
  /** More points than these are too many. */
  most: number
}

/** Points of what a home has or has not. */
export const points = { feature: 70, flag: 60, someWords: 120, noWords: 200 } as const

type Known = {
  asked: Asked
  /** Whether words are asked for; of those with nothing but punctuation none are. */
  words: boolean
  /** The place asked for, where the gazetteer knows it. */
  place: Place | null
}

/** The wishes of a question. What is no wish here (purpose, agency, words left out) is never missed. */
export function wishesOf({ asked, words, place }: Known): Wishes {
  const graded = {
    where: whereWishes(asked, place),
    figures: figureWishes(asked),
    codes: codeWishes(asked),
    since: asked.since && sinceWish(asked.since, asked.now),
  }
  const plain = { features: asked.features ?? [], flags: asked.flags, words }
  return { ...graded, ...plain, most: mostOf(graded, plain) }
}

/** Where nothing is asked that can be missed by a little, a home must have something of what is asked. */
function mostOf(
  { where, figures, codes, since }: Pick<Wishes, 'where' | 'figures' | 'codes' | 'since'>,
  { features, flags, words }: Pick<Wishes, 'features' | 'flags' | 'words'>,
): number {
  if (where.length + figures.length + codes.length > 0 || since) return mostPoints
  const all = features.length * points.feature + flags.length * points.flag + (words ? points.noWords : 0)
  return Math.min(mostPoints, all - 1)
}

const farthestM = 300_000

/** The larger what is asked, the less a kilometre beside it weighs. */
function distances(shape: Shape): Ladder {
  const { west, east, south, north } = boundsOfShape(shape)
  const reachM = (Math.min((east - west) * shape.k, north - south) / 2) * metresPerStep
  const scaleM = Math.min(20_000, Math.max(500, reachM / 4))
  return climbing({
    scale: scaleM / metresPerStep,
    most: farthestM / metresPerStep,
    points: 60,
    whole: false,
  })
}

function whereWishes({ place: id, box, areas, travels, circle }: Asked, place: Place | null): WhereWish[] {
  const shapes: [WhereWish['wish'], Shape | null][] = []
  if (id) shapes.push(['place', place && shapeOfPlace(place)])
  if (box) shapes.push(['box', frameOf(box)])
  if (areas) shapes.push(['area', travels ? null : outlineOf(areas)])
  if (circle && circle.radiusM !== null) shapes.push(['radius', discOf(circle, circle.radiusM)])
  return shapes.map(([wish, shape]) => ({
    wish,
    shape,
    ladder: shape ? distances(shape) : { rungs: [], weights: [] },
  }))
}

/** Shares of what is asked: at which the first doubling ends, and how much may be missed. */
const shares = {
  over: { scale: 0.04, most: 2, points: 60 },
  under: { scale: 0.08, most: 0.75, points: 40 },
  smaller: { scale: 0.06, most: 0.6, points: 60 },
  larger: { scale: 0.15, most: 2, points: 40 },
} as const

const share = (of: number, { scale, most, points: each }: (typeof shares)[keyof typeof shares]): Ladder =>
  climbing({ scale: of * scale, most: of * most, points: each, whole: true })

function figureWishes(asked: Asked): FigureWish[] {
  const { minPrice, maxPrice, minArea, maxArea, minPlot, maxPlot, minBeds, maxBeds, minBaths } = asked
  const bound = (wish: SearchParameter, at: number | null, ladder: (at: number) => Ladder): Bound | null =>
    at === null ? null : { wish, at, ladder: ladder(at) }
  const smaller = (at: number) => share(at, shares.smaller)
  const larger = (at: number) => share(at, shares.larger)
  const wishes: FigureWish[] = [
    {
      figure: 'price',
      least: bound('minPrice', minPrice, (at) => share(at, shares.under)),
      most: bound('maxPrice', maxPrice, (at) => share(at, shares.over)),
      unknown: 120,
    },
    {
      figure: 'beds',
      least: bound('minBeds', minBeds, () => counting(100, 3)),
      most: bound('maxBeds', maxBeds, () => counting(50, 4)),
      unknown: 120,
    },
    {
      figure: 'baths',
      least: bound('minBaths', minBaths, () => counting(60, 3)),
      most: null,
      unknown: 60,
    },
    {
      figure: 'area',
      least: bound('minArea', minArea, smaller),
      most: bound('maxArea', maxArea, larger),
      unknown: 80,
    },
    {
      figure: 'plot',
      least: bound('minPlot', minPlot, smaller),
      most: bound('maxPlot', maxPlot, larger),
      unknown: 100,
    },
  ]
  return wishes.filter(({ least, most }) => least ?? most)
}

function codeWishes({ types, standIns, tenure, energy }: Asked): CodeWish[] {
  const wishes: CodeWish[] = []
  if (types) {
    const kin = standIns ? kinOf(types) : new Map(types.map((type) => [type, 0]))
    wishes.push({ wish: 'types', points: kin, unknown: null })
  }
  if (tenure)
    wishes.push({
      wish: 'tenure',
      points: new Map(tenures.map((one) => [one, tenure.includes(one) ? 0 : 60])),
      unknown: 60,
    })
  if (energy) wishes.push({ wish: 'energy', points: energyPoints(energy), unknown: 60 })
  return wishes
}

/** A better class than those asked for is hardly missed; a worse one by its distance. */
function energyPoints(asked: readonly string[]): ReadonlyMap<string, number> {
  const places = energyClasses.flatMap((one, at) => (asked.includes(one) ? [at] : []))
  return new Map(
    energyClasses.map((one, at) => {
      const steps = Math.min(...places.map((place) => Math.abs(place - at)))
      const isBetter = at < Math.min(...places)
      return [one, isBetter ? 10 : 40 * steps]
    }),
  )
}

const dayUs = dayMs * 1000

/** Ten years at most. */
function sinceWish(since: Date, now: Date): SinceWish {
  const days = Math.max(1, (now.getTime() - since.getTime()) / dayMs)
  return {
    least: since.getTime() * 1000,
    ladder: climbing({ scale: days * dayUs, most: 3_650 * dayUs, points: 30, whole: true }),
  }
}
