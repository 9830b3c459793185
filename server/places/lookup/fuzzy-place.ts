/** places: the one place that a misspelt name means; unlike type-ahead it never completes. */
import { fold } from '#contract/search/fold.ts'
import { errorsAllowed, typingErrors } from '#contract/accounts/typing-errors.ts'
import { fuzzyMatches } from '../gazetteer/fuzzy.ts'
import { type Gazetteer, isPart, kindOf, nameOf } from '../gazetteer/gazetteer.ts'
import type { Match } from '../gazetteer/keys.ts'
import { localLanguages, nameIn } from './local-names.ts'

/** What a guess must be worth: towns that many people write about, less what their errors cost. */
const guessable = 2.4

/** What each error costs again beside names with fewer: "Florance" is Florence before it is France. */
const errorCost = 1.5

/** Letters of a name of a country that may hold more than one error. */
const longCountry = 10

/**
 * The place whose whole name is a few typing errors away. Beginnings do not
 * count: nothing is offered here to choose from.
 */
export function fuzzyEntry(g: Gazetteer, written: string): number | null {
  const head = fold(written)
  if (head.length < 5) return null
  const close = fuzzyMatches(g, head, 12)
    .filter(({ score }) => score >= guessable)
    .map((match) => ({ ...match, errors: errorsIn(g, head, match) }))
    .filter(({ entry, errors }) => errors < (isShortCountry(g, head, entry) ? 2 : Infinity))
    .toSorted((a, b) => b.score - errorCost * b.errors - (a.score - errorCost * a.errors))
  return close[0]?.entry ?? null
}

const isShortCountry = (g: Gazetteer, head: string, entry: number): boolean =>
  kindOf(g, entry) === 'country' && head.length < longCountry

/** Letters that the names of our languages are folded to, but for Arabic. */
const latin = /^[a-z]/

/**
 * The errors in the name that was misspelt, which is one of a language of ours where the place is a town or a
 * country: the Lippe is no Lipetsk, whatever others call that.
 */
function errorsIn(g: Gazetteer, head: string, { entry, whole }: Match): number {
  const isCalledOften = /region|county/.test(kindOf(g, entry)) || isPart(g, entry) || !latin.test(head)
  const names = isCalledOften ? [] : localLanguages.map((language) => nameIn(g, entry, language))
  const errors = Math.min(...[nameOf(g, entry), ...names].map((name) => errorsOf(head, name)))
  return errors === Infinity && isCalledOften && whole ? 1 : errors
}

/**
 * "frankfrut" stands for "frankfurt" of "frankfurt am main": whole words of a name, not a beginning of one.
 */
function errorsOf(head: string, name: string): number {
  const words = fold(name).split(' ')
  const beginnings = words.map((_, index) => words.slice(0, index + 1).join(' '))
  return Math.min(
    ...beginnings
      .map((one) => (isAsLong(one, head) ? typingErrors(head, one, errorsAllowed(head.length)) : Infinity))
      // A fraction says that the end is missing, which is an error, too.
      .map((errors) => (Number.isInteger(errors) ? errors : errors + 1)),
  )
}

const isAsLong = (name: string, head: string): boolean => Math.abs(name.length - head.length) <= 2
