/**
 * web/search: the few words that panels in the browser need; the longer
 * lists stay on the server, in filter-words.ts.
 */
import { moneyOf } from '#contract/money/minor-units.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import type { Formats } from '#web/platform/formats/format.tsx'

/** A whole amount of the question's currency, short. */
export const priceWord =
  (raw: RawSearch, { short }: Pick<Formats, 'short'>) =>
  (whole: number) =>
    short(moneyOf(whole, raw.currency ?? 'EUR'))

/** `Available now`, `Available within 30 days`, `Available by 1 March 2027`. */
export function availableWords(value: string, { date }: Pick<Formats, 'date'>): string {
  if (value.length > 4) return `Available by ${date(value)}`
  return value === '0' ? 'Available now' : `Available within ${value} days`
}

export const periodOf = (raw: RawSearch): 'week' | 'month' | 'year' =>
  raw.period === 'week' || raw.period === 'year' ? raw.period : 'month'
