/** enquiries: what a brief asks of the search, and how far it may be stretched. */
import type { z } from 'zod'
import type { Brief } from '#contract/enquiries/enquiries.ts'
import type { searchQuestion } from '#contract/search/search-question.ts'
import type { Card } from '#contract/search/search.ts'

/** So many homes are shown at once. */
export const shownMatches = 12
/** So many agencies may read one brief. */
export const mostAgencies = 5
/** A home may cost so much more when nothing fits. */
const stretch = 1.15

type Wish = Pick<Brief, 'purpose' | 'types' | 'minBeds' | 'place' | 'minPrice' | 'maxPrice' | 'currency'>

/** A question as it stands in an address. */
export type Question = z.input<typeof searchQuestion>

export function questionOf(wish: Wish): Question {
  const { purpose, place, currency, types, minBeds, minPrice, maxPrice } = wish
  return {
    purpose,
    place,
    currency,
    ...(types.length > 0 && { types: types.join(',') }),
    ...(minBeds !== undefined && { minBeds: String(minBeds) }),
    ...(minPrice !== undefined && { minPrice: String(minPrice) }),
    ...(maxPrice !== undefined && { maxPrice: String(maxPrice) }),
  }
}

/** The same with a bedroom less and a little more money; null when there is nothing to give. */
export function widened(wish: Wish): Wish | null {
  if (!wish.minBeds && wish.maxPrice === undefined) return null
  return {
    ...wish,
    ...(wish.minBeds && { minBeds: wish.minBeds - 1 }),
    ...(wish.maxPrice !== undefined && { maxPrice: Math.round(wish.maxPrice * stretch) }),
  }
}

/** Agencies by how many of these homes are theirs: those whose homes fit first, then those that say they work there. */
export function agenciesFor(
  fitting: readonly Card[],
  nearby: readonly Card[],
  serving: readonly string[] = [],
): string[] {
  const counts = new Map<string, number>()
  for (const { agency } of nearby) counts.set(agency.id, (counts.get(agency.id) ?? 0) + 1)
  for (const { agency } of fitting) counts.set(agency.id, (counts.get(agency.id) ?? 0) + 1_000)
  for (const id of serving) if (counts.has(id)) counts.set(id, (counts.get(id) ?? 0) + 500)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([id]) => id)
}
