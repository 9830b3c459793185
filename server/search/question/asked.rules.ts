/**
 * search: the question in the whole numbers that homes are stored in, so that every engine compares the same.
 */
import { squareMetresPer } from '#contract/vocabulary/common.ts'
import type { DrawnArea } from '#contract/vocabulary/polyline.ts'
import { flagNames, type Flag } from '#contract/search/flags.ts'
import { typesOf } from '#contract/vocabulary/categories.ts'
import type { SearchQuestion } from '#contract/search/search-question.ts'
import { perMonth, type Purpose } from '#contract/vocabulary/vocabulary.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'
import { circleOf, type Circle } from './circle.rules.ts'
import { monthlyOf, perAreaOf, type Monthly } from './costs.rules.ts'
import { boxOf, type GridBox } from './grid.rules.ts'

/**
 * A question whose money is whole euros (rents per month), areas whole
 * m², places 1e-5 degrees, and ages instants.
 */
export type Asked = {
  purpose: Purpose
  place: string | null
  box: GridBox | null
  areas: readonly DrawnArea[] | null
  /** Whether the areas are travel times, which nobody can come close to as the crow flies. */
  travels: boolean
  circle: Circle | null
  minPrice: number | null
  maxPrice: number | null
  minBeds: number | null
  maxBeds: number | null
  minBaths: number | null
  minArea: number | null
  maxArea: number | null
  minPlot: number | null
  maxPlot: number | null
  /** Euros for a square metre. */
  minPerArea: number | null
  maxPerArea: number | null
  maxMonthly: Monthly | null
  /** Metres. */
  sea: number | null
  /** Days since 1970-01-01. */
  available: number | null
  types: readonly string[] | null
  /** Whether homes of kindred types may come close; a category is never left. */
  standIns: boolean
  features: readonly string[] | null
  tenure: readonly string[] | null
  energy: readonly string[] | null
  /** The yes-or-no filters that are set. */
  flags: readonly Flag[]
  /** Listed at this instant or later. */
  since: Date | null
  agency: string | null
  words: Words | null
  /** What homes are ranked by under `relevance`. */
  ranks: RankWords | null
  not: string | null
  /** The instant "now" of this question. */
  now: Date
}

/** Words to be found, and folded phrases; where few listings have them all, those are named, else null. */
export type Words = {
  text: string | null
  phrases: readonly string[]
  /** All words in a row, quoted or not. */
  anyOf: string
  ids: readonly string[] | null
}

/**
 * Words that rank homes, by their titles or all that they say; listings with
 * every word, or some word, where those are few.
 */
export type RankWords = {
  text: string
  column: 'title_words' | 'words'
  every: readonly string[] | null
  some: readonly string[] | null
}

/** The largest area that is stored; larger ones count as this. */
const largestArea = 2_147_483_647

/** What a question is translated with; `words` are those of its `q`. */
type Known = {
  /** Units of the asked currency for one euro. */
  perEuro: number
  now: Date
  words: Words | null
  ranks: RankWords | null
}

/**
 * Translates a question. Amounts are rounded exactly as stored prices are, so a home asked for 1,000 USD is
 * found by "from 1,000 USD" and "to 1,000 USD" alike.
 */
export function toAsked(question: SearchQuestion, { perEuro, now, words, ranks }: Known): Asked {
  const factor = question.purpose === 'sale' ? 1 : perMonth[question.period]
  const euros = (amount: number | undefined) =>
    amount === undefined ? null : roundHalfUp((amount / perEuro) * factor)
  const metres = (value: number | undefined) =>
    value === undefined ? null : storedArea(value * squareMetresPer[question.areaUnit])
  return {
    purpose: question.purpose,
    place: question.place ?? null,
    box: question.box ? boxOf(question.box) : null,
    areas: question.area ?? null,
    travels: question.travel !== undefined,
    circle: question.near ? circleOf(question.near, question.radius ?? null) : null,
    minPrice: euros(question.minPrice),
    maxPrice: euros(question.maxPrice),
    minBeds: question.minBeds ?? null,
    maxBeds: question.maxBeds ?? null,
    minBaths: question.minBaths ?? null,
    minArea: metres(question.minArea),
    maxArea: metres(question.maxArea),
    minPlot: metres(question.minPlot),
    maxPlot: metres(question.maxPlot),
    minPerArea: perAreaOf({ question, perEuro }, question.minPerArea),
    maxPerArea: perAreaOf({ question, perEuro }, question.maxPerArea),
    maxMonthly: monthlyOf({ question, perEuro }),
    sea: question.sea ?? null,
    available: question.available === undefined ? null : dayOf(question.available, now),
    ...lists(question),
    standIns: question.category === undefined,
    flags: flagNames.filter((flag) => question[flag]),
    since: question.since === undefined ? null : new Date(now.getTime() - question.since * dayMs),
    agency: question.agency ?? null,
    words,
    ranks,
    not: question.not ?? null,
    now,
  }
}

/** Days since 1970-01-01 of a day, or of so many days from now. */
export const dayOf = (text: string, now: Date): number =>
  text.length > 4
    ? Date.parse(text) / dayMs
    : Math.min(Math.floor(now.getTime() / dayMs) + Number(text), latestDay)

/** Beyond the days that any home is free from; the columns keep it for homes of which nobody says. */
export const latestDay = 2_147_483_646

/** An empty list asks for nothing in particular. */
const some = (list: readonly string[] | undefined) => (list?.length ? list : null)

const lists = ({ types, category, features, tenure, energy }: SearchQuestion) => ({
  types: some(types) ?? some(category && typesOf(category)),
  features: some(features),
  tenure: some(tenure),
  energy: some(energy),
})

/** As SQL's floor(x + 0.5); SQL's round() would take halves to the even neighbour. */
const roundHalfUp = (value: number): number => Math.floor(value + 0.5)

/** First to hundredths, as areas are kept, then to whole numbers, as they are searched. */
const storedArea = (squareMetres: number): number =>
  Math.min(largestArea, roundHalfUp(roundHalfUp(squareMetres * 100) / 100))
