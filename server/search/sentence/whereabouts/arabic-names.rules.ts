/**
 * search: names in Arabic, which are written as one with their article
 * and with the "in" and the "with" before them.
 */
import type { FindPlace, SpelledPlace } from '../sentence.rules.ts'

/**
 * A name; in Arabic the one behind "in", "for" and "and", which are written
 * as one with it, with its article or without.
 */
export function spelledOr(find: FindPlace, written: string): SpelledPlace[] {
  const found = find.spelled(written)
  if (found.length > 0 || !/^[\p{Script=Arabic} ]{4}/u.test(written)) return found
  const led = /^(?:لل?|[بوف])(?=[\p{Script=Arabic} ]{3})(.+)$/u.exec(written)?.[1]
  const behind = led && (written.startsWith('لل') ? `ال${led}` : led)
  for (const name of [written, ...(behind ? [behind] : [])].filter((one) => !isRiad(one))) {
    const other = name.startsWith('ال') ? name.slice(2) : `ال${name}`
    const places = [name, other].flatMap((one) => find.spelled(one))
    if (places.length > 0) return places
  }
  return []
}

/** "بين دبي والشارقة": "and" is one letter of the name behind it. */
export const isLedByAnd = (word: string | undefined): boolean => /^و[\p{Script=Arabic}]{3}/u.test(word ?? '')

/** Without its article the capital of Arabia is a house round a court. */
export const isRiad = (word: string): boolean => word === 'رياض'

/**
 * People of a town that "in" is more likely before than "with", where both are one letter of the same word.
 */
const greatTown = 100_000

/** "بفاس" is "in Fès" in one word. */
export const ledWithin = (written: string, found: readonly SpelledPlace[], find: FindPlace): boolean =>
  /^ب\p{Script=Arabic}{3}/u.test(written) &&
  (written.includes(' ') || found.some(({ population }) => population >= greatTown)) &&
  find.spelled(written).length === 0
