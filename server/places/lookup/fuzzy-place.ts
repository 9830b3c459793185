/** places: the one place that a misspelt name means; unlike type-ahead it never completes. */
import { fold } from '#contract/search/fold.ts'
import { errorsAllowed, typingErrors } from '#contract/accounts/typing-errors.ts'
import { fuzzyMatches } from '../gazetteer/fuzzy.ts'
import { type Gazetteer, nameOf } from '../gazetteer/gazetteer.ts'
import type { Match } from '../gazetteer/keys.ts'

/** What a guess must be worth: towns that many people write about, less what their errors cost. */
const guessable = 2.4

/**
 * The place whose whole name is a few typing errors away. Beginnings do not
 * count: nothing is offered here to choose from.
 */
export function fuzzyEntry(g: Gazetteer, written: string): number | null {
  const head = fold(written)
  if (head.length < 5) return null
  const close = fuzzyMatches(g, head, 8).filter(
    (match) => match.score >= guessable && isWhole(g, head, match),
  )
  return close[0]?.entry ?? null
}

/**
 * "frankfrut" stands for "frankfurt" of "frankfurt am main": whole words of a name, not a beginning of one.
 */
function isWhole(g: Gazetteer, head: string, { entry, whole }: Match): boolean {
  const words = fold(nameOf(g, entry)).split(' ')
  const beginnings = words.map((_, index) => words.slice(0, index + 1).join(' '))
  return (
    whole ||
    beginnings.some(
      (name) => isAsLong(name, head) && typingErrors(head, name, errorsAllowed(head.length)) < Infinity,
    )
  )
}

const isAsLong = (name: string, head: string): boolean => Math.abs(name.length - head.length) <= 2
