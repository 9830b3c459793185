/**
 * search: "Tuscan farmhouse", "banlieue parisienne": the place of an
 * adjective that stands beside a home or a landscape.
 */
import { meaningsAt, phraseAt } from '../dictionary.rules.ts'
import type { SpelledPlace } from '../sentence.rules.ts'
import { adjectivesOf, landscapeNouns, standsBefore } from '../words/adjectives.rules.ts'
import type { Surroundings } from './place-clues.rules.ts'

/** From the first of its tokens to the one behind them, with the noun where that is only a landscape. */
export type PlaceAdjective = { at: number; next: number; place: SpelledPlace }

/**
 * Null unless a word is an adjective of the sentence's language, beside what may
 * lie in such a place, and in no longer name.
 */
export function adjectiveAt(around: Surroundings, at: number): PlaceAdjective | null {
  const { tokens, languages, find } = around
  const [language] = languages
  const name = adjectivesOf(language).get(tokens[at]?.word ?? '')
  if (name === undefined) return null
  const isBefore = standsBefore.has(language)
  const noun = isBefore ? at + 1 : at - 1
  const isLand = landscapeNouns.has(tokens[noun]?.word ?? '')
  if (!isLand && !isHome(around, noun)) return null
  // A "monte alentejano" is called so wherever it is.
  if (!isBefore && (phraseAt(tokens, at - 1, [language], ['type'])?.next ?? at) > at) return null
  const [first, last] = isBefore ? [at, at + 1] : [at - 1, at]
  if (isName(around, first, last)) return null
  const place = greatest(find.spelled(name))
  const isTold = isBefore && isLand && meaningsAt(tokens, noun).length === 0
  return place && { at, next: isTold ? at + 2 : at + 1, place }
}

const isHome = ({ tokens }: Surroundings, at: number): boolean =>
  at >= 0 && meaningsAt(tokens, at).some(({ kind }) => kind === 'type')

/** "French Lick", "Scottish Borders", "Costa Blanca". */
function isName({ tokens, text, find }: Surroundings, first: number, last: number): boolean {
  const whole = text.slice(tokens[first]?.from, tokens[last]?.to)
  return find.landscape(whole) !== null || find.spelled(whole).length > 0
}

const greatest = (places: readonly SpelledPlace[]): SpelledPlace | null =>
  places.reduce<SpelledPlace | null>((best, one) => (best && best.worth >= one.worth ? best : one), null)
