/** search: what is known of a sentence while it is read, and what every rule may do with it. */
import type { Place } from '#contract/search/places.ts'
import type { Landscape } from '#server/places/index.ts'
import type { MeaningKind, SpokenLanguage } from './words/meanings.rules.ts'
import type { Context } from './numbers/context.rules.ts'
import type { Radius } from './numbers/quantity-parameters.rules.ts'
import { phraseAt, type Found } from './dictionary.rules.ts'
import { spanOf, type Piece, type Sentence, type Unused } from './sentence.rules.ts'
import { tokensOf } from './tokens.rules.ts'

/** What was understood of a sentence, in the order it was said. */
export type Reading = {
  pieces: Piece[]
  /** Words in quotation marks, to be looked for in the texts of listings. */
  words: Piece[]
  /** What asks for nothing, and why. */
  unused: Unused[]
  place: Place | null
  others: Place[]
  /** The landscape that is asked for in the place's stead. */
  landscape: Landscape | null
  language: SpokenLanguage
  sentence: Sentence
}

export type State = Reading & {
  radius: (Radius & { from: number; to: number }) | null
  context: Context
  /** From which days without a year are counted. */
  today: Date
}

/** Reads one thing and answers the token to go on with; null where it is not its business. */
export type Rule = (state: State, at: number) => number | null

/** A way from nowhere in particular ("20 min from the beach") is said. */
export function leaveRadius(state: State): void {
  if (state.radius) state.unused.push({ from: state.radius.from, to: state.radius.to, reason: 'distance' })
  state.radius = null
}

export function keepUnused(state: State, at: number, next: number): number {
  state.unused.push({ ...spanOf(state.sentence, at, next), reason: 'word' })
  return next
}

/** Whether "or" stands between two spans of the text, and nothing beside it that has a meaning of its own. */
export function isOrBetween({ text, languages }: Sentence, from: number, to: number): boolean {
  const between = tokensOf(text.slice(from, to))
  let isEither = false
  for (let at = 0; at < between.length;) {
    const glue = phraseAt(between, at, languages, ['glue', 'bound'])
    if (!glue && !/^[,;()-]$/.test(between[at]?.word ?? '')) return false
    isEither ||= glue?.meanings.some(({ value }) => value === 'or') ?? false
    at = glue?.next ?? at + 1
  }
  return isEither
}

/**
 * The phrase that begins here. "Casa na Serra da Mantiqueira": a kind of home does not end in a name; that a
 * home stands by a lake may be said of the one that is named.
 */
export function contentAt(
  { tokens, languages, places, landscapes }: Sentence,
  at: number,
  kinds: readonly MeaningKind[],
): Found | null {
  const found = phraseAt(tokens, at, languages, kinds)
  if (!found || found.meanings.some(({ kind }) => kind === 'feature')) return found
  for (let start = at + 1; start < found.next; start++) {
    const name = landscapes.get(start) ?? places.get(start)
    if (name && name.next > found.next) return phraseAt(tokens.slice(0, start), at, languages, kinds)
  }
  return found
}
