/**
 * search: names within names: which words of a sentence are a part of
 * a longer name, and which longer name is two.
 */
import { isBesideTown, isSuburb } from './beside-town.rules.ts'
import { articles, worth, type Surroundings } from './place-clues.rules.ts'
import { likelyTown } from './place-worth.rules.ts'
import type { SpelledPlace } from '../sentence.rules.ts'
import type { Token } from '../tokens.rules.ts'

export type Reading = SpelledPlace & { base: number }
export type Span = {
  at: number
  next: number
  cost: number
  favour: number
  readings: Reading[]
  isCode: boolean
  /** Whether it begins with a word for a quarter. */
  isLed: boolean
}
/** `outer` says where it lies, read as `within`. */
export type Scored = { span: Span; reading: Reading; score: number } & Clue
export type Clue = { outer: Span | null; within: Reading | null }

/** How sure a reading is, more with every word of its name; "حي الياسمين" alone is no surer than Yasmin. */
export const valueOf = ({ span: { at, next, isLed }, score, outer }: Scored): number =>
  score + worth.word * (next - at - (isLed && !outer ? 2 : 1))

export const overlaps = (a: Span, b: Span): boolean => a.at < b.next && b.at < a.next

export const isWithinSpan = (one: Span, longer: Span): boolean =>
  overlaps(one, longer) && one.next - one.at < longer.next - longer.at

/** "Berlin Kreuzberg" is Kreuzberg's name too, and no less sure than its second word alone. */
export const withPartOfName = (one: Scored, _: number, all: readonly Scored[]): Scored => {
  const parts = all.filter(
    ({ span, reading }) => isWithinSpan(span, one.span) && reading.entry === one.reading.entry,
  )
  return { ...one, score: Math.max(one.score, ...parts.map(({ score }) => score)) }
}

/**
 * A name within a longer one of a place in it is part of that, as a
 * country's always is: Brooklyn Heights, New Egypt.
 */
export const isPartOfName = (
  { span, reading }: Scored,
  all: readonly Scored[],
  { find }: Surroundings,
): boolean =>
  all.some(
    (other) =>
      ((reading.kind === 'country' && other.reading.byName) ||
        find.isWithin(other.reading.entry, reading.entry)) &&
      other.span.at <= span.at &&
      span.next <= other.span.next &&
      other.span.next - other.span.at > span.next - span.at,
  )

/**
 * "Dans les Alpes-Maritimes": an article and the beginning of a name are none where the whole of it is one.
 */
export const isCut = ({ span }: Scored, all: readonly Scored[], { tokens }: Surroundings): boolean =>
  articles.test(tokens[span.at]?.word ?? '') &&
  all.some((other) => other.span.at === span.at + 1 && other.span.next > span.next && other.reading.byName)

/**
 * "Venezia Mestre" and "Casablanca Anfa" are names of the town to
 * some, and to those who write them its quarter.
 */
export const isDoubleName = (
  { span, reading }: Scored,
  all: readonly Scored[],
  around: Surroundings,
): boolean =>
  span.next - span.at > 1 &&
  !reading.byName &&
  all.some(
    (town) =>
      town.span.at === span.at && town.reading.entry === reading.entry && isWithinSpan(town.span, span),
  ) &&
  all.some(
    (quarter) =>
      quarter.span.next === span.next &&
      isWithinSpan(quarter.span, span) &&
      (around.find.isWithin(quarter.reading.entry, reading.entry) ||
        isSuburb(around, quarter.reading, reading) ||
        isSuburb(around, reading, quarter.reading)),
  )

/**
 * "Guadalajara Zapopan", "Venezia Mestre": of two towns that grew
 * together the one right behind the other is meant.
 */
export const isTwin = (
  around: Surroundings,
  [outer, town]: [SpelledPlace, Span],
  [inner, span]: [SpelledPlace, Span],
): boolean =>
  town.next === span.at &&
  !isSuburb(around, outer, inner) &&
  !around.find.isWithin(outer.entry, inner.entry) &&
  (outer.byName || outer.population >= namedTown) &&
  inner.worth >= leastTwin &&
  isBesideTown(around, inner, outer)
/** Some thirty thousand people. */
const leastTwin = 4.2
/** So many people have a name for their town in every language. */
const namedTown = 50_000

/** San Pedro in "Monterrey San Pedro Garza García" says nothing of where Monterrey is. */
export const isPartOfLonger = (other: Span, span: Span, spans: readonly Span[]): boolean =>
  spans.some(
    (longer) =>
      isWithinSpan(other, longer) &&
      !overlaps(longer, span) &&
      longer.readings.some(({ byName, population }) => byName && population > likelyTown),
  )

/** Whether a name is made of two others and nothing else. */
export const isJustBoth = (whole: Span, one: Span, other: Span): boolean =>
  one.at === other.next && whole.at === other.at && whole.next === one.next

/** Whether one follows the other, at most a comma, a bracket, "in" or a word for a quarter between them. */
export function follows(tokens: readonly Token[], { next }: Span, { at }: Span): boolean {
  if (at === next) return true
  return (
    at === next + 1 &&
    /^([,(/-]|in|en|em|a|de|bei|near|of|à|حي|quartier|quartiere|barrio|bairro|stadtteil|colonia|rione)$/.test(
      tokens[next]?.word ?? '',
    )
  )
}
