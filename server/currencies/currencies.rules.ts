/**
 * currencies: when a rate is old, which rates follow from others,
 * and which published rates are believed. Pure.
 */
import { dayMs } from '#contract/vocabulary/spans.ts'

/** A week has two days without rates, and holidays at most four in a row. */
const freshDays = 7

/** Whether a rate's day (YYYY-MM-DD) is more than seven days ago. */
export const isStale = (date: string, now: Date): boolean =>
  Math.floor(now.getTime() / dayMs) - Date.parse(date) / dayMs > freshDays

/**
 * The bank publishes on working days at about 16:00 its time, which is 15:00
 * UTC in winter; ten minutes for good measure.
 */
const publishedMs = (15 * 60 + 10) * 60_000

/**
 * Whether newer rates than those of a day have been published by now;
 * on the bank's holidays it is asked in vain.
 */
export function isDue(newest: string, now: Date): boolean {
  const day = new Date(now.getTime() - publishedMs)
  const weekend = [2, 0, 0, 0, 0, 0, 1][day.getUTCDay()] ?? 0
  return newest < new Date(day.getTime() - weekend * dayMs).toISOString().slice(0, 10)
}

/** One day as the European Central Bank publishes it: units of each currency for one euro. */
export type PublishedDay = { date: string; perEuro: ReadonlyMap<string, number> }

export type NewRate = { currency: string; date: string; perEuro: number; source: string }

/** Official pegs: units for one US dollar. */
const perDollar: Readonly<Record<string, number>> = {
  AED: 3.6725,
  SAR: 3.75,
  QAR: 3.64,
  BHD: 0.376,
  OMR: 0.3845,
  JOD: 0.709,
}

/** Currencies that became the euro: their rate is law and is not published any more. */
const irrevocable: Readonly<Record<string, number>> = { BGN: 1.95583 }

/**
 * Every rate that a published day gives: the euro itself, those of the day, and those that follow from them.
 */
export function ratesOfDay({ date, perEuro }: PublishedDay): NewRate[] {
  const dollar = perEuro.get('USD')
  return [
    { currency: 'EUR', date, perEuro: 1, source: 'by definition' },
    ...[...perEuro].map(([currency, rate]) => ({
      currency,
      date,
      perEuro: rate,
      source: 'ECB reference rate',
    })),
    ...(dollar === undefined
      ? []
      : Object.entries(perDollar).map(([currency, peg]) => ({
          currency,
          date,
          perEuro: peg * dollar,
          source: 'official peg to USD',
        }))),
    ...Object.entries(irrevocable)
      .filter(([currency]) => !perEuro.has(currency))
      .map(([currency, rate]) => ({ currency, date, perEuro: rate, source: 'irrevocable conversion rate' })),
  ]
}

/**
 * No currency we know moves by more than this factor between two
 * rates we hold; a slip of a decimal point does.
 */
const furthest = 3

/** Whether a rate can be true, next to the last one we know; days to come cannot. */
export function isBelievable(rate: NewRate, last: number | undefined, now: Date): boolean {
  if (Date.parse(rate.date) > now.getTime() + dayMs) return false
  return last === undefined || (rate.perEuro < last * furthest && rate.perEuro > last / furthest)
}
