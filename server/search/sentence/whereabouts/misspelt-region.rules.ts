/**
 * search: words that nobody knows, but for being nearly the name of the town
 * or region that a place lies in: "Alicnate".
 */
import { fold } from '#contract/search/fold.ts'
import { typingErrors } from '#contract/accounts/typing-errors.ts'
import { meaningsAt } from '../dictionary.rules.ts'
import type { SpelledPlace } from '../sentence.rules.ts'
import type { Token } from '../tokens.rules.ts'
import { commonWords } from '../words/common.rules.ts'
import { worth, type Surroundings } from './place-clues.rules.ts'

/** Letters of a word that may be a misspelt name. */
const shortest = 5
/** Tokens between it and the place. */
const nearby = 3

const isUnknown = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]?.word ?? ''
  return (
    word.length >= shortest &&
    /^\p{L}+$/u.test(word) &&
    meaningsAt(tokens, at).length === 0 &&
    !commonWords.has(word)
  )
}

const isNearly = (word: string, name: string): boolean =>
  word !== name && Number.isInteger(typingErrors(word, name, word.length < 8 ? 1 : 2))

/** Whether a word is a typing error or two away from a name, or from one of its words. */
export const isMisspelt = (word: string, name: string): boolean => {
  const folded = fold(name)
  return (
    isNearly(word, folded) ||
    folded.split(' ').some((part) => part.length >= shortest && isNearly(word, part))
  )
}

/** Such words around some others, which no place is called like. */
export function misspeltAround(
  { tokens, find }: Surroundings,
  { at, next }: { at: number; next: number },
): string[] {
  const found: string[] = []
  for (let beside = Math.max(0, at - nearby); beside < Math.min(tokens.length, next + nearby); beside++) {
    const word = tokens[beside]?.word ?? ''
    if ((beside < at || beside >= next) && isUnknown(tokens, beside) && find.spelled(word).length === 0)
      found.push(word)
  }
  return found
}

/** What it is worth to lie in what such a word nearly says. */
export const asMisspelt = (
  { find }: Surroundings,
  { entry, kind }: SpelledPlace,
  words: readonly string[],
): number => {
  if (words.length === 0 || kind === 'country') return 0
  const { region } = find.view(entry)
  return region && words.some((word) => isMisspelt(word, region)) ? worth.apart : 0
}
