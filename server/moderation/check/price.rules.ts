/** moderation: when a price is an outlier, and with which homes it is compared. */
import { kmPerDegree } from '#contract/vocabulary/earth.ts'
import { groupOf } from '#contract/vocabulary/type-groups.ts'
import { propertyTypes, type PropertyType } from '#contract/vocabulary/codes.ts'

/**
 * Homes are put into cells of this height, in the search's units of 1e-5
 * degrees; a cell is compared with those around it.
 */
export const cellHeight = (radiusKm: number): number =>
  Math.max(1, Math.round((radiusKm / kmPerDegree) * 1e5))

/** Makes a median of absolute deviations comparable with a standard deviation. */
export const normalScale = 1.4826

/**
 * Homes that all cost the same are no reason to flag one that costs a
 * little more: logarithms spread by this at least.
 */
export const leastSpread = 0.08

/** The spread in logarithms that a z-score divides by. */
export const spreadOf = (mad: number): number => Math.max(normalScale * mad, leastSpread)

/** Between which prices nothing is odd: `median` in euros for a square metre, `mad` of its logarithms. */
export function usualRange(median: number, mad: number, z: number): { low: number; high: number } {
  const reach = Math.exp(z * spreadOf(mad))
  return { low: median / reach, high: median * reach }
}

/** How many spreads a price is away from the middle, on a scale of logarithms: half and double are as far. */
export const zScore = (price: number, median: number, mad: number): number =>
  Math.log(price / median) / spreadOf(mad)

/** Types that are compared with one another: plots by their ground, everything else by what is built. */
export const comparedTypes: readonly { type: PropertyType; group: string }[] = propertyTypes.map((type) => ({
  type,
  group: groupOf(type),
}))
