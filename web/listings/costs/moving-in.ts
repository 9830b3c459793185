/** web/listings: what moving in costs a tenant, from what the listing says and nothing else. */
import type { Money } from '#contract/vocabulary/common.ts'
import type { Listing } from '#contract/listings/listings.ts'

type Offer = Listing['offers'][number]

export type MovingIn = {
  firstRent: Money | null
  deposit: Money | null
  /** Of both; null unless both are known in one currency. */
  together: Money | null
}

/** The first rent is one period's; a rent on request has none. */
export function movingIn({ price, deposit }: Pick<Offer, 'price' | 'deposit'>): MovingIn {
  const firstRent = price.amount === null ? null : { amount: price.amount, currency: price.currency }
  const together =
    firstRent && deposit && firstRent.currency === deposit.currency
      ? { amount: firstRent.amount + deposit.amount, currency: deposit.currency }
      : null
  return { firstRent, deposit, together }
}
