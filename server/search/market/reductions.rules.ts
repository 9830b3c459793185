/** search: the way a price came down. */
import type { Card } from '#contract/search/search.ts'

export type Step = { at: Date; before: number | null; after: number }

/**
 * The asking prices from the first to the present one, each with the moment it began to hold, equal
 * neighbours only once. Where the life line begins late, the earlier price is taken to hold since the home
 * was listed, and where it misses the last change, the card's own prices complete it.
 */
export function priceSteps(steps: readonly Step[], card: Card): { at: string; amount: number }[] {
  const [first] = steps
  const { price, reduced, listedAt } = card
  const start = first ? first.before : (reduced?.from.amount ?? null)
  const all = [
    ...(start === null ? [] : [{ at: listedAt, amount: start }]),
    ...steps.map(({ at, after }) => ({ at: at.toISOString(), amount: after })),
    ...(price.amount === null ? [] : [{ at: reduced?.at ?? listedAt, amount: price.amount }]),
  ]
  return all.filter((step, at) => step.amount !== all[at - 1]?.amount)
}

/**
 * Per cent from the price before the last change to the present one, to a tenth; negative after a reduction.
 */
export function changeOf({ price, reduced }: Card): number {
  const before = reduced?.from.amount
  if (!before || price.amount === null) return 0
  return Math.round((price.amount / before - 1) * 1000) / 10
}
