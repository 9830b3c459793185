/**
 * search: how much is looked up for one sentence: a guess goes through
 * every name there is, and nobody waits for it.
 */
import type { Place } from '#contract/search/places.ts'
import { meaningsAt } from './dictionary.rules.ts'
import type { FindPlace, Sentence } from './sentence.rules.ts'

/** No sentence that asks for something has as many misspelt names. */
export const mostGuesses = 24

/** Words that nobody understood, after which no further one is taken for a misspelt one. */
export const mostUnknown = 12

/** The gazetteer for one sentence: what was looked up is known, and names are guessed at so many times. */
export function forOneSentence(find: FindPlace): FindPlace {
  const guesses = new Map<string, Place | null>()
  const views = new Map<number, Place>()
  const codes = new Map<string, Place | null>()
  return {
    ...find,
    view: (entry) => {
      const view = views.get(entry) ?? find.view(entry)
      views.set(entry, view)
      return view
    },
    // Of a name that hundreds of places have, most lie in few countries.
    postalNear: (code, country) => {
      const key = `${country} ${code}`
      const known = codes.get(key)
      if (known !== undefined) return known
      const near = find.postalNear(code, country)
      codes.set(key, near)
      return near
    },
    guessed: (name, isMisspelt = false) => {
      const key = isMisspelt ? `${name}?` : name
      const known = guesses.get(key)
      if (known !== undefined || guesses.size >= mostGuesses) return known ?? null
      const guess = find.guessed(name, isMisspelt)
      guesses.set(key, guess)
      return guess
    },
  }
}

/** "Marseil 8ème": the town that nearly is called so, before the number of its quarter. */
export function misspeltBefore({ tokens, text, find, places }: Sentence, at: number): Place | null {
  const word = tokens[at - 1]
  const isOpen =
    places.size === 0 && word && /^\p{L}{5}/u.test(word.word) && meaningsAt(tokens, at - 1).length === 0
  return isOpen ? find.guessed(text.slice(word.from, word.to)) : null
}
