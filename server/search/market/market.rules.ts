/**
 * search: what reports about the market have in common: which
 * homes they are of, their months and their money.
 */
import { referenceCurrency } from '#contract/money/currencies.ts'
import { moneyOf } from '#contract/money/minor-units.ts'
import type { Money } from '#contract/vocabulary/common.ts'
import { typeGroups } from '#contract/vocabulary/vocabulary.ts'

/** Prices per m² of flats and houses are comparable; those of land and whole buildings are not. */
export const medianTypes = [...typeGroups.flat, ...typeGroups.house]
/** Fewer homes than this make no median. */
export const fewestForMedian = 5

/** Whole euros as money. */
export const euro = (whole: number): Money => moneyOf(whole, referenceCurrency)

/** Thirteen months, so that the last can be compared with the same one a year before. */
const monthsShown = 13

/**
 * First days (YYYY-MM-01) of the last thirteen whole months, oldest
 * first, and of the month that is not over yet.
 */
export function wholeMonths(now: Date): { months: string[]; until: string } {
  const firstOf = (back: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 10)
  return {
    months: Array.from({ length: monthsShown }, (_, at) => firstOf(monthsShown - at)),
    until: firstOf(0),
  }
}

/** Per cent from the first to the last value, to a tenth; null when either is missing. */
export function changeOver(series: readonly (number | null)[]): number | null {
  const first = series[0]
  const last = series.at(-1)
  return first && last ? Math.round((last / first - 1) * 1000) / 10 : null
}
