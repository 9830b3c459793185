/**
 * search: the figures of a home over `search_listings s`: where each begins and where it
 * ends, which is the same unless it is a range.
 */
import type { FigureName } from '../near/wishes.rules.ts'

/** A column that null stands in where the figure is no range. */
const ranged = (column: string) => ({ least: `s.${column}`, most: `coalesce(s.${column}_max, s.${column})` })

/**
 * "At least" is held against the upper end and "at most" against the
 * lower one: a range answers what it overlaps.
 */
export const rangeColumns: Record<FigureName, { least: string; most: string }> = {
  price: ranged('price_eur'),
  area: ranged('area_m2'),
  plot: ranged('plot_m2'),
  beds: ranged('beds'),
  baths: { least: 's.baths', most: 's.baths' },
}
