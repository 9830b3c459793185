/**
 * search: names of several words of which one is misspelt and another is a
 * place by itself: "Hong Komg", "San Sebstian".
 */
import type { Place } from '#contract/search/places.ts'
import { phraseAt } from '../dictionary.rules.ts'
import { leadsStreet } from './place-clues.rules.ts'
import { isForeign, isLikelyGuess, isUnknown } from '../whereabouts.rules.ts'
import type { ChosenPlace, ChosenPlaces, Sentence } from '../sentence.rules.ts'

/**
 * The places of a sentence, some of them with the unknown word beside them, where both
 * together are nearly the name of a larger one.
 */
export function withMisspeltNames(sentence: Sentence): ChosenPlaces {
  const found = new Map<number, ChosenPlace>()
  for (const chosen of sentence.places.values()) {
    const longer = chosen.isQualifier
      ? null
      : (longerName(sentence, chosen) ?? quarterBeside(sentence, chosen))
    found.set((longer ?? chosen).at, longer ?? chosen)
  }
  return found
}

function longerName(sentence: Sentence, { place, at, next }: ChosenPlace): ChosenPlace | null {
  const { tokens, text, find } = sentence
  for (const [from, to] of [
    [at, next + 1],
    [at - 1, next],
  ] as const) {
    const beside = from < at ? from : next
    if (!isPartOfName(sentence, beside)) continue
    const written = text.slice(tokens[from]?.from, tokens[to - 1]?.to)
    // One space: what stands behind a comma is a name of its own.
    if (!/^\p{L}+(?:[ -]\p{L}+)+$/u.test(written)) continue
    const guess = find.guessed(written)
    if (!guess || guess.id === place.id || !isLarger(guess, place)) continue
    if (guess.kind === 'country' || isLikelyGuess(sentence, guess, written))
      return { at: from, next: to, place: guess, others: [], isQualifier: false }
  }
  return null
}

const isLarger = (guess: Place, place: Place): boolean =>
  guess.kind === 'country' || (guess.population ?? 0) >= (place.population ?? 0)

/** A word nobody knows; or one with a capital, where not every noun has one. */
function isPartOfName(sentence: Sentence, at: number): boolean {
  const { tokens, languages, places } = sentence
  if (at < 0 || [...places.values()].some((one) => one.at <= at && at < one.next)) return false
  // The R of "R/C" is a part of no name.
  if ((tokens[at]?.word.length ?? 0) < 2 || !isUnknown(sentence, at)) return false
  return isForeign(sentence, at) || (languages[0] !== 'de' && at > 0 && Boolean(tokens[at]?.isName))
}

/** Words that the name of a quarter may have. */
const mostWords = 3

/** "Trilocale Torino San Salvrio": words right beside a town that are nearly the name of a quarter of it. */
function quarterBeside(sentence: Sentence, { place, at, next }: ChosenPlace): ChosenPlace | null {
  const { tokens, text, find } = sentence
  if (place.kind !== 'city' || place.population === null) return null
  for (let words = mostWords; words > 0; words--) {
    for (const [from, to] of [
      [next, next + words],
      [at - words, at],
    ] as const) {
      const beside = tokens.slice(Math.max(0, from), to)
      const areWords = from >= 0 && beside.length === words && areUnread(sentence, from, to)
      const last = tokens[to - 1]
      if (!areWords || !last) continue
      const quarter = find.quarterLike(text.slice(tokens[from]?.from, last.to), place)
      if (quarter)
        return {
          at: Math.min(at, from),
          next: Math.max(next, to),
          place: quarter,
          others: [],
          isQualifier: false,
        }
    }
  }
  return null
}

/** Whether the words are no place and no street, neither lead to one, and one of them is in no dictionary. */
const areUnread = (sentence: Sentence, from: number, to: number): boolean => {
  const { tokens, places, languages } = sentence
  const all = Array.from({ length: to - from }, (_, index) => from + index)
  const isFree = (one: number) => [...places.values()].every((place) => one < place.at || place.next <= one)
  const isLittle = (one: number) => phraseAt(tokens, one, languages, ['glue', 'bound']) !== null
  return (
    all.every((one) => isFree(one) && /^\p{L}/u.test(tokens[one]?.word ?? '')) &&
    !isLittle(to - 1) &&
    !all.some((one) => leadsStreet(tokens, one)) &&
    ![1, 2, 3].some((before) => leadsStreet(tokens, from - before)) &&
    all.some((one) => isForeign(sentence, one))
  )
}
