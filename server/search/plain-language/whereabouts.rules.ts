/** search: where a sentence wants to be: in, near or between places, which may be misspelt or named with their country. */
import type { Place } from '#contract/places.ts'
import { amountAt } from './amounts.rules.ts'
import { phraseAt } from './dictionary.rules.ts'
import type { Radius } from './quantities.rules.ts'
import type { Parameters, Sentence } from './sentence.rules.ts'

/** A place and the token after it. */
export type Named = { place: Place; next: number }

const mostWords = 6
/** People a town must have to be meant by a word in the middle of a sentence; fewer where it is written as a name. */
const populous = { plain: 15_000, name: 800, of: 100_000 }

/** How sure it is that a place follows: after "in" or "near", after a mere "of", or nothing. */
export type Expectation = 'expected' | 'perhaps' | 'none'

/** The place that the words from here on name. */
export function placeAt(sentence: Sentence, at: number, expectation: Expectation): Named | null {
  const start = expectation === 'expected' ? afterArticle(sentence, at) : at
  if (expectation === 'perhaps' && !sentence.tokens[start]?.isName && !isUnknown(sentence, start)) return null
  // The sea is no place, and yet there are Rio de Janeiro and Playa del Carmen.
  const fewest = isLandmark(sentence, start) ? 2 : 1
  const exact = exactPlace(sentence, start, { expectation, fewest })
  if (fewest > 1) return exact
  return exact ?? (expectation === 'expected' ? guessedPlace(sentence, start) : null)
}

type Ask = { expectation: Expectation; fewest: number }

function exactPlace({ text, tokens, find }: Sentence, at: number, { expectation, fewest }: Ask): Named | null {
  for (let next = Math.min(tokens.length, at + mostWords); next >= at + fewest; next--) {
    const [first, last] = [tokens[at], tokens[next - 1]]
    if (!first || !last || !isNameable(last.word) || !isNameable(first.word)) continue
    const place = find.named(text.slice(first.from, last.to))
    if (place && (expectation === 'expected' || isKnown(place, first.isName, expectation))) return { place, next }
  }
  return null
}

/** Words of letters; a number or a comma neither begins nor ends a name. */
const isNameable = (word: string): boolean => /^\p{L}/u.test(word)

function isKnown(place: Place, isName: boolean, expectation: Expectation): boolean {
  if (place.kind !== 'city') return true
  const least = isName ? populous.name : expectation === 'perhaps' ? populous.of : populous.plain
  return (place.population ?? 0) >= least
}

/** A misspelt name, as long as it does not run into words that mean something. */
function guessedPlace(sentence: Sentence, at: number): Named | null {
  const { text, tokens, find } = sentence
  let end = at
  while (end < tokens.length && end < at + 3 && isUnknown(sentence, end)) end++
  for (let next = end; next > at; next--) {
    const [first, last] = [tokens[at], tokens[next - 1]]
    const place = first && last && find.guessed(text.slice(first.from, last.to))
    if (place) return { place, next }
  }
  return null
}

export const isUnknown = ({ tokens, languages }: Sentence, at: number): boolean =>
  isNameable(tokens[at]?.word ?? '') &&
  !phraseAt(tokens, at, languages, ['type', 'feature', 'flag', 'purpose', 'glue', 'bound', 'subject', 'since', 'sort'])

const glueAt = ({ tokens, languages }: Sentence, at: number): { values: string[]; next: number } | null => {
  const found = phraseAt(tokens, at, languages, ['glue'])
  return found && { values: found.meanings.map(({ value }) => value), next: found.next }
}

function isLandmark(sentence: Sentence, at: number): boolean {
  return glueAt(sentence, at)?.values.includes('landmark') ?? false
}

/** "the" and the like before a name, unless the name begins with it (La Rochelle, Den Haag, Los Angeles). */
function afterArticle(sentence: Sentence, at: number): number {
  const glue = glueAt(sentence, at)
  if (!glue?.values.includes('filler') || exactPlace(sentence, at, { expectation: 'expected', fewest: 2 })) return at
  return glue.next
}

export type Where = { parameters: Parameters; place: Place; next: number }

/** "in Porto", "near Bath", "between Lyon and Vienne", "5 km from Nice", or a place alone. Null when no place is there. */
export function whereAt(sentence: Sentence, at: number, radius: Radius | null): Where | null {
  const between = betweenAt(sentence, at)
  if (between) return between
  const glue = glueAt(sentence, at)
  const isNear = glue?.values.includes('near') ?? false
  const isIn = glue?.values.includes('in') ?? false
  const isOf = glue?.values.includes('of') ?? false
  if (radius) {
    const named = placeAt(sentence, glue && (isNear || isIn || isOf) ? glue.next : at, 'expected')
    return named && { ...named, parameters: nearby(named.place, radius.metres) }
  }
  if (glue && (isNear || isIn)) {
    const named = placeAt(sentence, glue.next, 'expected')
    if (named) return { ...named, parameters: isNear ? nearby(named.place, null) : { place: named.place.id } }
  }
  if (glue && isOf) {
    const named = placeAt(sentence, glue.next, 'perhaps')
    if (named) return { ...named, parameters: { place: named.place.id } }
  }
  return null
}

/** Metres around a town where nobody said how near. */
const nearM = 10_000

/** Around a town; a county or a country has no middle to be near to, so it is meant itself. */
const nearby = (place: Place, metres: number | null): Parameters =>
  place.kind === 'city' || metres !== null
    ? { near: `${place.lat.toFixed(5)},${place.lon.toFixed(5)}`, radius: String(metres ?? nearM) }
    : { place: place.id }

/** Degrees beside the line between two places. */
const margin = 0.05

function betweenAt(sentence: Sentence, at: number): Where | null {
  const { tokens, languages } = sentence
  const between = phraseAt(tokens, at, languages, ['bound'])
  if (!between?.meanings.some(({ value }) => value === 'between') || amountAt(sentence, between.next)) return null
  const first = placeAt(sentence, between.next, 'expected')
  const and = first && glueAt(sentence, first.next)
  const second =
    and?.values.includes('and') || and?.values.includes('to') ? placeAt(sentence, and.next, 'expected') : null
  if (!first || !second) return null
  const [lats, lons] = [
    [first.place.lat, second.place.lat],
    [first.place.lon, second.place.lon],
  ]
  const box = [
    Math.min(...lons) - margin,
    Math.min(...lats) - margin,
    Math.max(...lons) + margin,
    Math.max(...lats) + margin,
  ]
  return {
    parameters: { box: box.map((degrees) => degrees.toFixed(4)).join(',') },
    place: first.place,
    next: second.next,
  }
}
