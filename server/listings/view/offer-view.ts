/**
 * listings: what is asked for a home, what was asked before, and what it went for, in the contract's shape.
 */
import { convert, type Rates } from '#contract/money/exchange.ts'
import type { Listing } from '#contract/listings/listings.ts'
import type { Price } from '#contract/search/search.ts'
import type { ListingView } from './listing-view.store.ts'

type OfferRow = ListingView['offers'][number]

export function offerOf(row: OfferRow, { currency, rates }: { currency: string; rates: Rates }) {
  const { amount_minor: amount, deposit_minor: deposit } = row
  return {
    purpose: row.purpose,
    price: priceOf(row),
    converted:
      amount === null || row.currency === currency
        ? null
        : convert({ amount, currency: row.currency }, currency, rates),
    priceText: row.price_text,
    deposit: deposit === null ? null : { amount: deposit, currency: row.currency },
    furnished: row.furnished,
    pets: row.pets,
    availableFrom: row.available_from,
    minTermMonths: row.min_term_months,
    fee: feeOf(row),
    costs: row.costs,
  } as Listing['offers'][number]
}

function feeOf({
  fee_payer: payer,
  fee_percent: percent,
  fee_minor: minor,
  fee_text: words,
  currency,
}: OfferRow) {
  if (!payer && !percent && !minor && !words) return null
  return { payer, percent, amount: minor === null ? null : { amount: minor, currency }, text: words }
}

type PriceRow = Pick<OfferRow, 'price_mode' | 'amount_minor' | 'amount_max_minor' | 'currency' | 'period'>

export const priceOf = (row: PriceRow) =>
  ({
    mode: row.price_mode,
    amount: row.amount_minor,
    max: row.amount_max_minor,
    currency: row.currency,
    period: row.period,
  }) as Price

/** The price before, when the last change of the first offer's price was downwards. */
export function reducedOf(offer: OfferRow | undefined): Listing['reduced'] {
  if (!offer || offer.previous_minor === null || offer.price_changed_at === null) return null
  if (offer.amount_minor === null || offer.previous_minor <= offer.amount_minor) return null
  return {
    from: { amount: offer.previous_minor, currency: offer.currency },
    at: new Date(offer.price_changed_at).toISOString(),
  }
}

/** Told of what is sold or let: before, it is the price of another time. */
export function closingOf(row: ListingView): Listing['closing'] {
  const { status, closed_on: on, close_minor: amount, close_currency: currency } = row
  if (!['sold', 'leased'].includes(status) || (!on && amount === null)) return null
  return { on, price: amount === null || currency === null ? null : { amount, currency } }
}
