/** places: the one place that a misspelt name means; unlike type-ahead it never completes. */
import { fold } from '#contract/search/fold.ts'
import { errorsAllowed, typingErrors } from '#contract/accounts/typing-errors.ts'
import { fuzzyMatches } from '../gazetteer/fuzzy.ts'
import { type Gazetteer, isPart, kindOf, nameOf, none } from '../gazetteer/gazetteer.ts'
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
 * count: nothing is offered here to choose from. Where it is known to be misspelt, no place is called so.
 */
export function fuzzyEntry(g: Gazetteer, written: string, isMisspelt = false): number | null {
  const head = fold(written)
  if (head.length < 5) return null
  const close = fuzzyMatches(g, head, 12)
    .filter(({ score }) => score >= guessable)
    .map((match) => ({ ...match, errors: errorsIn(g, head, match) }))
    .filter(({ entry, errors }) => errors < (isShortCountry(g, head, entry) ? 2 : Infinity))
    .filter(({ errors }) => !isMisspelt || errors > 0)
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

/** Letters of the shortest name that is looked for with an error. */
const leastLetters = 6

/** The quarters of every town, found once. */
const quartersOf = new WeakMap<Gazetteer, Map<number, number[]>>()

function allQuarters(g: Gazetteer): Map<number, number[]> {
  const found = new Map<number, number[]>()
  for (let entry = 0; entry < (g.counts[0] ?? 0); entry++) {
    const town = g.parent[entry] ?? none
    if (town === none) continue
    const known = found.get(town)
    if (known) known.push(entry)
    else found.set(town, [entry])
  }
  quartersOf.set(g, found)
  return found
}

/** The quarter of a town whose whole name is a few typing errors away: "San Salvrio". */
export function quarterLike(g: Gazetteer, written: string, town: number): number | null {
  const head = fold(written)
  const allowed = errorsAllowed(head.length)
  if (head.length < leastLetters || allowed === 0) return null
  let best: { entry: number; errors: number } | null = null
  for (const entry of (quartersOf.get(g) ?? allQuarters(g)).get(town) ?? []) {
    if (!maySound(g, entry, head)) continue
    const errors = typingErrors(head, fold(nameOf(g, entry)), allowed)
    if (Number.isInteger(errors) && errors < (best?.errors ?? Infinity)) best = { entry, errors }
  }
  return best?.entry ?? null
}

/** Whether a name begins with the same letter, as far as its first byte tells, and is about as long. */
function maySound(g: Gazetteer, entry: number, head: string): boolean {
  const from = g.nameAt[entry] ?? 0
  const first = g.nameBytes[from] ?? 0
  const length = (g.nameAt[entry + 1] ?? 0) - from
  const isAsLong = length >= head.length - 2 && length <= head.length + 6
  return isAsLong && (first > 0x7f || String.fromCharCode(first).toLowerCase() === head[0])
}
