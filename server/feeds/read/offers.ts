/** feeds: prices as a source states them become offers: amounts in minor units, or on request, never 0. */
import type { Period, PriceMode, Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { OfferDraft } from '#server/listings/index.ts'
import type { MapContext } from './format.ts'
import { minorUnits, readNumber, saysOnRequest } from './numbers.rules.ts'
import type { Element } from '../records/record.ts'

export type Asked = {
  purpose: Purpose
  period: Period
  /** Where the price stands, and the name of that field. */
  at: Element | null
  field: string
  /** As the record names it; null when it does not. */
  currency: { text: string | null; at: Element | null }
  /** The country of the home, for records and feeds that name no currency. */
  country: string
  mode?: PriceMode
  /** The source says so expressly, whatever stands in the price field. */
  onRequest?: boolean
  /** What stands in the price field is the price, and is not to be shown. */
  isWithheld?: boolean
}

/** One offer. What is wrong with the price is noted, and the offer is then on request. */
export function offerFrom(asked: Asked, context: MapContext): OfferDraft {
  const { purpose, period, at, field, mode = 'fixed' } = asked
  const amount = asked.onRequest ? null : amountOf(at, field, context)
  const currency = currencyOf(asked, amount !== null, context)
  const amountMinor = amount === null || currency.lost ? null : inMinorUnits(amount, currency.code, context)
  const onRequest = amountMinor === null
  return {
    purpose,
    priceMode: onRequest ? 'onRequest' : mode === 'onRequest' ? 'fixed' : mode,
    amountMinor,
    amountMaxMinor: null,
    withheldMinor: asked.isWithheld ? withheldFrom(asked, currency, context) : null,
    currency: currency.code,
    period,
    priceText: amount !== null && onRequest ? `${at?.text.trim()} ${asked.currency.text ?? ''}`.trim() : null,
    taxTreatment: null,
    depositMinor: null,
    furnished: null,
    pets: null,
    availableFrom: null,
    minTermMonths: null,
    costs: [],
  }
}

/** The offer as a range, where its price reaches up to more. */
export function upTo(offer: OfferDraft, most: number | null): OfferDraft {
  const max = most === null ? null : minorUnits(most, offer.currency)
  const isRange = offer.amountMinor !== null && max !== null && max > offer.amountMinor
  return isRange ? { ...offer, priceMode: 'range', amountMaxMinor: max } : offer
}

/** Whatever is odd about a price that nobody is to see is nobody's news. */
function withheldFrom(
  { at, field }: Asked,
  { code, lost }: { code: string; lost: boolean },
  context: MapContext,
): number | null {
  const amount = lost || !at?.text.trim() ? null : amountOf(at, field, { ...context, note: () => undefined })
  return amount === null ? null : inMinorUnits(amount, code, context)
}

/** Null in a currency that homes cannot be priced in, and beyond what an amount of money can be. */
const inMinorUnits = (amount: number, currency: string, { world }: MapContext): number | null =>
  world.isCurrency(currency) ? minorUnits(amount, currency) : null

/** The number in a price field; null with a note when it is none. */
function amountOf(at: Element | null, field: string, { note }: MapContext): number | null {
  const text = at?.text.trim() ?? ''
  if (!at || text === '') {
    note('price.missing', at, { field })
    return null
  }
  if (saysOnRequest(text)) return null
  const { value } = readNumber(text, 'whole')
  // Software writes 0, and people 1, where a number is demanded and none is known.
  if (value === 0 || value === 1) note('price.zero', at, { field, value: text })
  else if (value === null || value < 0 || value > 1e12) note('price.unreadable', at, { field, value: text })
  else return value
  return null
}

/** Named by the record, else by the feed, else that of the country. Never that of whoever looks. */
function currencyOf(
  asked: Pick<Asked, 'currency' | 'country' | 'at' | 'field'>,
  matters: boolean,
  { settings, world, note }: MapContext,
): { code: string; lost: boolean } {
  const named = asked.currency.text?.trim().toUpperCase() || null
  const local = settings.currency ?? world.currencyOf(asked.country)
  if (named) {
    const code = symbols[named] ?? named
    if (world.isCurrency(code)) return { code, lost: false }
    note('currency.unknown', asked.currency.at ?? asked.at, { field: 'currency', value: asked.currency.text })
    return { code: local ?? 'EUR', lost: true }
  }
  if (local && !settings.currency && matters)
    note('currency.assumed', asked.at, { field: asked.field, value: local })
  if (!local && matters) note('currency.unknown', asked.at, { field: asked.field, value: null })
  return { code: local ?? 'EUR', lost: !local }
}

const symbols: Record<string, string> = {
  '€': 'EUR',
  EURO: 'EUR',
  EUROS: 'EUR',
  '£': 'GBP',
  $: 'USD',
  US$: 'USD',
  A$: 'AUD',
  R$: 'BRL',
  RUR: 'RUB',
  РУБ: 'RUB',
  'РУБ.': 'RUB',
  '₽': 'RUB',
  '₴': 'UAH',
  ГРН: 'UAH',
  '₸': 'KZT',
  ZŁ: 'PLN',
  DHS: 'AED',
  NTL: 'TRY',
  TL: 'TRY',
  '₺': 'TRY',
  '₹': 'INR',
}

type Cost = OfferDraft['costs'][number]

/** The currency of what stands beside a price; null when nobody can tell. It was noted with the price already. */
export const costCurrency = (
  asked: Pick<Asked, 'currency' | 'country' | 'at' | 'field'>,
  context: MapContext,
) => {
  const { code, lost } = currencyOf(asked, false, { ...context, note: () => undefined })
  return lost ? null : code
}

type CostAsked = { kind: Cost['kind']; amount: number | null; period: Period; currency: string | null }

/** A cost beside the price; null when there is none. One whose currency nobody knows is left out, and that is noted. */
export function costFrom({ kind, amount, period, currency }: CostAsked, context: MapContext): Cost | null {
  if (currency === null) {
    if (amount !== null && amount > 0)
      context.note('cost.currency', null, { field: kind, value: String(amount) })
    return null
  }
  const minor = amount === null || amount <= 0 ? null : inMinorUnits(amount, currency, context)
  return minor === null || minor <= 0 ? null : { kind, amount: minor, currency, period }
}
