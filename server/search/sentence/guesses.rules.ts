/**
 * search: how much is looked up for one sentence: a guess goes through
 * every name there is, and nobody waits for it.
 */
import type { Place } from '#contract/search/places.ts'
import type { FindPlace } from './sentence.rules.ts'

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
    guessed: (name) => {
      const known = guesses.get(name)
      if (known !== undefined || guesses.size >= mostGuesses) return known ?? null
      const guess = find.guessed(name)
      guesses.set(name, guess)
      return guess
    },
  }
}
