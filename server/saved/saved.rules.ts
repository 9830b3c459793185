/** saved: which homes find room, and in which order saved homes are shown. */
import type { SavedSort } from '#contract/search/saved-codes.ts'
import type { Card } from '#contract/search/search.ts'
import { perMonth } from '#contract/vocabulary/vocabulary.ts'

/** How many homes one person may keep. */
export const mostSaved = 1_000

type Wish = { kept: readonly string[]; wanted: readonly string[] }

/**
 * What is new among the wanted homes, in their order, each once, and how
 * many of them find no room beside the kept ones.
 */
export function whatFits({ kept, wanted }: Wish, most = mostSaved): { fits: string[]; left: number } {
  const known = new Set(kept)
  const fresh = [...new Set(wanted)].filter((id) => !known.has(id))
  const room = Math.max(0, most - known.size)
  return { fits: fresh.slice(0, room), left: Math.max(0, fresh.length - room) }
}

type Shown = { savedAt: string; card: Pick<Card, 'listedAt' | 'price' | 'converted' | 'area'> }

/**
 * Saved homes in an order. Prices are compared in the currency the cards are converted to, rents by the
 * month; homes without the value stand last, and equals by the moment they were saved, the latest first.
 */
export function inOrder<T extends Shown>(items: readonly T[], sort: SavedSort, currency: string): T[] {
  const value = values[sort]
  return items.toSorted((a, b) => {
    const one = value(a, currency)
    const other = value(b, currency)
    if (one === other) return Date.parse(b.savedAt) - Date.parse(a.savedAt)
    if (one === null || other === null) return one === null ? 1 : -1
    return one - other
  })
}

/** The smallest stands first. */
const values: Record<SavedSort, (shown: Shown, currency: string) => number | null> = {
  saved: ({ savedAt }) => -Date.parse(savedAt),
  newest: ({ card }) => -Date.parse(card.listedAt),
  price: ({ card }, currency) => priceIn(card, currency),
  '-price': ({ card }, currency) => negative(priceIn(card, currency)),
  '-area': ({ card }) => negative(card.area?.valueM2 ?? null),
}

const negative = (value: number | null) => (value === null ? null : -value)

/** Minor units of the currency, rents by the month; null on request and without a rate. */
function priceIn({ price, converted }: Shown['card'], currency: string): number | null {
  const { amount, currency: of } = converted ?? price
  return amount === null || of !== currency ? null : amount * perMonth[price.period]
}
