/** feeds: what a home of Meridian's own format is offered for: prices, rents and their terms. */
import { purposes } from '#contract/vocabulary/codes.ts'
import type { Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { OfferDraft } from '#server/listings/index.ts'
import type { MapContext } from '../../read/format.ts'
import { costCurrency, costFrom, upTo } from '../../read/offers.ts'
import { availableFrom } from '../../read/parts/availability.ts'
import { feeFrom, payerOfWord } from '../../read/parts/fees.rules.ts'
import { furnishedBy, purposeFrom, wantedOffer } from '../../read/parts/purpose-and-price.ts'
import type { Reading } from '../../read/reading.ts'
import { folded } from '../../texts/fold.rules.ts'
import { oneOf } from './one-of.rules.ts'

/** Prices whose name says what they are for; `price` is for whatever the row says. */
const named = { sale: 'sale_price', rent: 'rent' } as const

/**
 * One offer for each way the home is offered, which the row says, or the name of the price that is filled.
 */
export function offersFrom(reading: Reading, country: string, context: MapContext): OfferDraft[] {
  return purposesOf(reading, context).map((purpose) => offerOf(reading, { purpose, country }, context))
}

function purposesOf(reading: Reading, context: MapContext): Purpose[] {
  const said = purposeFrom(reading, ['purpose'], context, (words) => oneOf(purposes, words))
  const prices = (['sale', 'rent'] as const).filter((purpose) => reading.first([named[purpose]]) !== null)
  if (said) {
    tellOther(reading, said, context)
    return [said]
  }
  if (reading.first(['purpose'])) return []
  if (prices.length > 0) return prices
  const at = reading.first(['price', 'period'])
  if (!at) return []
  context.note('offer.inferred', at, { field: 'purpose' })
  return [reading.first(['period']) ? 'rent' : 'sale']
}

/** What a home brings in when it is let is no second offer, where the row says that it is for sale. */
function tellOther(reading: Reading, said: Purpose, { note }: MapContext): void {
  const field = said === 'sale' ? named.rent : named.sale
  const at = reading.first([field])
  if (at) note('field.noPlace', at, { field, value: at.text.trim() })
}

function offerOf(
  reading: Reading,
  { purpose, country }: { purpose: Purpose; country: string },
  context: MapContext,
): OfferDraft {
  const own = purpose === 'sale' ? named.sale : named.rent
  const wanted = { purpose, price: [own, 'price'], period: 'period', currency: ['currency'], country }
  const offer = wantedOffer(
    reading,
    { ...wanted, ...(!reading.first(['period']) && { usual: 'month' as const }) },
    context,
  )
  const at = reading.first(['currency'])
  const currency = costCurrency(
    { currency: { text: at?.text ?? null, at }, country, at: null, field: 'costs' },
    context,
  )
  const cost = (path: string) =>
    costFrom(
      {
        kind: 'serviceCharge',
        amount: reading.number(path, { notation: 'whole' }),
        period: 'month',
        currency,
      },
      context,
    )
  return {
    ...upTo(offer, reading.number('price_max', { notation: 'whole' })),
    depositMinor: purpose === 'sale' ? null : (cost('deposit')?.amount ?? null),
    furnished: furnishedBy(offer, reading.flag('furnished')),
    availableFrom: availableFrom(reading, 'available_from', context),
    costs: [cost('monthly_costs')].filter((one) => one !== null),
    fee: feeFrom({
      payer: payerOfWord(folded(reading.text('agency_fee_paid_by') ?? '')),
      text: reading.text('agency_fee'),
      minor: (amount) =>
        costFrom({ kind: 'other', amount, period: 'once', currency }, context)?.amount ?? null,
    }),
  }
}
