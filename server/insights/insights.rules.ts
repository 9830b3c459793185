/** insights: pure decisions: which days a question spans, which words are kept, and what is added to what. */
import { longestSpan } from '#contract/insights/insights.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'

/**
 * Days that counts are kept: 25 months, so that a month can be held against the same of the year before last.
 */
export const keptDays = 762
/** Searches from which on words are shown: fewer might be one person's. */
export const fewestSearches = 3
/** Homes, and agencies that offer them, from which on the market is shown: fewer would show a competitor. */
export const fewestOthers = { homes: 10, agencies: 3 }

const usualSpan = 30

/** ISO 8601, UTC. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
export const dayBefore = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(day) - days * dayMs))

/** Both included, the last day today at the latest, a year at most. */
export function spanOf(asked: { from?: string | undefined; to?: string | undefined }, now: Date) {
  const today = dayOf(now)
  const to = asked.to && asked.to < today ? asked.to : today
  const earliest = dayBefore(to, longestSpan - 1)
  const from = asked.from ?? dayBefore(to, usualSpan - 1)
  return { from: from < earliest ? earliest : from > to ? to : from, to }
}

/** Every day from the first to the last. */
export function daysOf({ from, to }: { from: string; to: string }): string[] {
  const length = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
  return Array.from({ length }, (_, index) => dayOf(new Date(Date.parse(from) + index * dayMs)))
}

/**
 * Words that say something of a person are not for agencies:
 * addresses, numbers of telephones, whole sentences.
 */
const personal = /@|\d[\d\s-]{4,}\d|https?:/i
const longestWords = 60

/** The words of a search as they are counted; null for none, and for those that are nobody's business. */
export function wordsOf(typed: string | undefined): string | null {
  const words = (typed ?? '').toLowerCase().replace(/\s+/g, ' ').trim()
  return words === '' || words.length > longestWords || personal.test(words) ? null : words
}
