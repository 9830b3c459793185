/**
 * search: where a sentence wants to be: in, near or between places, which
 * may be misspelt or named with their country.
 */
import { fold } from '#contract/search/fold.ts'
import type { Place } from '#contract/search/places.ts'
import { amountAt } from './numbers/amounts.rules.ts'
import { meaningsAt, phraseAt } from './dictionary.rules.ts'
import { commonWords } from './words/common.rules.ts'
import type { Radius } from './numbers/quantity-parameters.rules.ts'
import type { Parameters, Sentence } from './sentence.rules.ts'
import { isLedByAnd } from './whereabouts/arabic-names.rules.ts'

/** A place and the token after it. */
export type Named = { place: Place; next: number }

/**
 * The place that the words from here on name, over an article; a misspelt one
 * only where no other stands in the sentence.
 */
export function placeAt(sentence: Sentence, at: number, mayGuess = false): Named | null {
  for (const start of [at, afterArticle(sentence, at), afterArticle(sentence, afterArticle(sentence, at))]) {
    const known = sentence.places.get(start)
    if (known) return { place: known.place, next: known.next }
  }
  return mayGuess && sentence.places.size === 0 && sentence.landscapes.size === 0
    ? guessedPlace(sentence, afterArticle(sentence, at))
    : null
}

/** Words of letters; a number or a comma neither begins nor ends a name. */
const isNameable = (word: string): boolean => /^\p{L}/u.test(word)

/** A misspelt name, as long as it does not run into words that mean something in any language. */
function guessedPlace(sentence: Sentence, at: number): Named | null {
  const { text, tokens, find } = sentence
  let end = at
  // "Mexco City": a known word may end the name.
  const isPart = (one: number): boolean =>
    isForeign(sentence, one) || (one > at && Boolean(tokens[one]?.isName))
  while (end < tokens.length && end < at + 3 && isPart(end)) end++
  for (let next = end; next > at; next--) {
    const first = tokens[at]
    const last = tokens[next - 1]
    const place = first && last && find.guessed(text.slice(first.from, last.to))
    if (place && isLikelyGuess(sentence, place, text.slice(first.from, last.to))) return { place, next }
  }
  return null
}

/** People of a town that somebody far away may have misspelt. */
const greatTown = 200_000

/** A small town is misspelt by those who speak its language: the Empordà is no Emporia of Kansas. */
export const isLikelyGuess = (
  { homes }: Sentence,
  { country, population, name }: Place,
  written: string,
): boolean =>
  homes.includes(country) ||
  ((population ?? 0) >= greatTown &&
    // "Ossola" is no Seoul, however that is spelled somewhere.
    (written.length > 6 || fold(written)[0] === fold(name)[0]))

/** A word that no dictionary of any language explains, nor everyday use. */
export const isForeign = ({ tokens }: Sentence, at: number): boolean =>
  isNameable(tokens[at]?.word ?? '') &&
  meaningsAt(tokens, at).length === 0 &&
  !commonWords.has(tokens[at]?.word ?? '')

export const isUnknown = ({ tokens, languages }: Sentence, at: number): boolean =>
  isNameable(tokens[at]?.word ?? '') &&
  !phraseAt(tokens, at, languages, [
    'type',
    'feature',
    'flag',
    'purpose',
    'glue',
    'bound',
    'subject',
    'since',
    'sort',
  ])

const glueAt = ({ tokens, languages }: Sentence, at: number): { values: string[]; next: number } | null => {
  const found = phraseAt(tokens, at, languages, ['glue'])
  return found && { values: found.meanings.map(({ value }) => value), next: found.next }
}

/** Behind "the" and the like. */
function afterArticle(sentence: Sentence, at: number): number {
  const glue = glueAt(sentence, at)
  return glue?.values.includes('filler') ? glue.next : at
}

/** A name that begins with the article that "en la" ends with: La Condesa. */
function withinGlue({ places }: Sentence, at: number, end: number): Named | null {
  for (let start = at + 1; start < end; start++) {
    const known = places.get(start)
    if (known && known.next > end) return { place: known.place, next: known.next }
  }
  return null
}

export type Where = { parameters: Parameters; place: Place; next: number }

/**
 * "in Porto", "near Bath", "between Lyon and Vienne", "5 km from Nice", or
 * a place alone. Null when no place is there.
 */
export function whereAt(sentence: Sentence, at: number, radius: Radius | null): Where | null {
  const between = betweenAt(sentence, at)
  if (between) return between
  const glue = glueAt(sentence, at)
  const isNear = glue?.values.includes('near') ?? false
  const isIn = glue?.values.includes('in') ?? false
  const isOf = glue?.values.includes('of') ?? false
  if (radius) {
    // Nothing is five minutes from the middle of a country.
    const led = glue && (isNear || isIn || isOf) ? glue.next : towards(sentence, at)
    const named = placeAt(sentence, led, true)
    return named?.place.kind === 'country'
      ? null
      : named && { ...named, parameters: nearby(named.place, radius.metres) }
  }
  if (glue && (isNear || isIn)) {
    const named =
      withinGlue(sentence, at, glue.next) ??
      placeAt(sentence, glue.next, isMisspeltLikely(sentence, glue.next))
    const metres = glue.values.includes('walk') ? walkM : null
    if (named)
      return { ...named, parameters: isNear ? nearby(named.place, metres) : { place: named.place.id } }
  }
  if (glue && isOf) {
    const named = placeAt(sentence, glue.next)
    if (named) return { ...named, parameters: { place: named.place.id } }
  }
  return null
}

/** "45 Minuten bis Berlin", "10 minutes to Bath". */
function towards({ tokens, languages, places }: Sentence, at: number): number {
  const to = phraseAt(tokens, at, languages, ['glue', 'bound'])
  return to && places.has(to.next) && to.meanings.some(({ value }) => value === 'to' || value === 'most')
    ? to.next
    : at
}

/** After "in" a name is expected; one that is written as a name, or is long enough to be sure of. */
const isMisspeltLikely = (sentence: Sentence, at: number): boolean =>
  isForeign(sentence, afterArticle(sentence, at))

/** Metres around a town where nobody said how near, and around one of its quarters. */
const nearM = { town: 10_000, quarter: 3_000 }
/** Twenty minutes on foot. */
const walkM = 1_600
const isQuarter = ({ id }: Place): boolean => id.startsWith('meridian:')

/** Around a town; a county or a country has no middle to be near to, so it is meant itself. */
export const nearby = (place: Place, metres: number | null): Parameters =>
  place.kind === 'city' || metres !== null
    ? {
        near: `${place.lat.toFixed(5)},${place.lon.toFixed(5)}`,
        radius: String(metres ?? nearM[isQuarter(place) ? 'quarter' : 'town']),
      }
    : { place: place.id }

/** Degrees beside the line between two places. */
const margin = 0.05

function betweenAt(sentence: Sentence, at: number): Where | null {
  const { tokens, languages } = sentence
  const between = phraseAt(tokens, at, languages, ['bound'])
  if (!between?.meanings.some(({ value }) => value === 'between') || amountAt(sentence, between.next))
    return null
  const first = placeAt(sentence, between.next)
  const and = first && glueAt(sentence, first.next)
  const isJoined = and?.values.includes('and') || and?.values.includes('to')
  const isOne = first !== null && isLedByAnd(tokens[first.next]?.word)
  const second = isJoined && and ? placeAt(sentence, and.next) : isOne ? placeAt(sentence, first.next) : null
  if (!first || !second) return null
  const lats = [first.place.lat, second.place.lat]
  const lons = [first.place.lon, second.place.lon]
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
