/** feeds: prices as a source states them become offers: amounts in minor units, or on request, never 0. */
import type { Period, PriceMode, Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { OfferDraft } from '#server/listings/index.ts'
import type { MapContext } from './format.ts'
import { readAmount, type Amount } from './words/amounts.rules.ts'
import { minorUnits, saysOnRequest } from './numbers.rules.ts'
import { canMean, codeOfSign, currencySigns } from './words/amount-words.rules.ts'
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
  const { purpose, period, mode = 'fixed' } = asked
  const amount = asked.onRequest ? null : amountOf(asked, context)
  const currency = currencyOf(asked, amount, context)
  const amountMinor =
    amount === null || currency.lost ? null : inMinorUnits(amount.value, currency.code, context)
  const onRequest = amountMinor === null
  const said = mode === 'fixed' || mode === 'onRequest' ? (amount?.mode ?? 'fixed') : mode
  const offer: OfferDraft = {
    purpose,
    priceMode: onRequest ? 'onRequest' : said,
    amountMinor,
    amountMaxMinor: null,
    withheldMinor: asked.isWithheld ? withheldFrom(asked, currency, context) : null,
    currency: currency.code,
    period,
    priceText: amount !== null && onRequest ? inWords(asked, amount) : null,
    taxTreatment: null,
    depositMinor: null,
    furnished: null,
    pets: null,
    availableFrom: null,
    minTermMonths: null,
    costs: [],
  }
  return upTo(offer, amount?.max ?? null)
}

/** The price as the source has it; the currency once. */
const inWords = ({ at, currency }: Asked, { currencies }: Amount): string =>
  `${at?.text.trim()} ${currencies.length > 0 ? '' : (currency.text ?? '')}`.trim()

/** The offer as a range, where its price reaches up to more. */
export function upTo(offer: OfferDraft, most: number | null): OfferDraft {
  const max = most === null ? null : minorUnits(most, offer.currency)
  const isRange = offer.amountMinor !== null && max !== null && max > offer.amountMinor
  return isRange ? { ...offer, priceMode: 'range', amountMaxMinor: max } : offer
}

/** Whatever is odd about a price that nobody is to see is nobody's news. */
function withheldFrom(
  asked: Asked,
  { code, lost }: { code: string; lost: boolean },
  context: MapContext,
): number | null {
  const isSilent = lost || !asked.at?.text.trim()
  const amount = isSilent ? null : amountOf(asked, { ...context, note: () => undefined })
  return amount === null ? null : inMinorUnits(amount.value, code, context)
}

/** Null in a currency that homes cannot be priced in, and beyond what an amount of money can be. */
const inMinorUnits = (amount: number, currency: string, { world }: MapContext): number | null =>
  world.isCurrency(currency) ? minorUnits(amount, currency) : null

/** What stands there are thousands or millions without their word: `1.25`, `12.5`. */
const lacksItsWord = (value: number): boolean => value < 1_000 && !Number.isInteger(value)

/** What a square metre or a foot costs, where the rent of the whole belongs. */
const isPerPiece = ({ purpose, period }: Pick<Asked, 'purpose' | 'period'>, value: number): boolean =>
  purpose === 'lease' && (period === 'month' || period === 'year') && value < 100 && !Number.isInteger(value)

/**
 * What people write where a number is demanded and none is to be
 * told: nines, ones, the digits in their order.
 */
const isFiller = (value: number): boolean =>
  value > 1e12 || /^(?:9{8,}|1{8,}|123456789?)$/.test(String(value))

/** What a price field says; null with a note when it is no price. */
function amountOf({ at, field, period, purpose }: Asked, { note, world }: MapContext): Amount | null {
  const text = at?.text.trim() ?? ''
  if (!at || text === '') {
    note('price.missing', at, { field })
    return null
  }
  if (saysOnRequest(text)) return null
  const amount = readAmount(text, world.isCurrency)
  const value = amount?.value ?? -1
  // Software writes 0, and people 1, where a number is demanded and none is known.
  if (value === 0 || value === 1) note('price.zero', at, { field, value: text })
  else if (!amount || value < 0) note('price.unreadable', at, { field, value: text })
  else if (
    isFiller(value) ||
    (purpose === 'sale' && lacksItsWord(value)) ||
    isPerPiece({ purpose, period }, value)
  )
    note('price.implausible', at, { field, value: text })
  else if (amount.period && amount.period !== period)
    note('price.periodUnknown', at, { field, value: `${text}, ${period}` })
  else return amount
  return null
}

/**
 * Named by the record, else beside the price, else by the feed, else that
 * of the country. Never that of whoever looks.
 */
function currencyOf(
  asked: Pick<Asked, 'currency' | 'country' | 'at' | 'field'>,
  amount: Amount | null,
  { settings, world, note }: MapContext,
): { code: string; lost: boolean } {
  const said = asked.currency.text?.trim().toUpperCase() || null
  const local = settings.currency ?? world.currencyOf(asked.country)
  const [beside] = amount?.currencies ?? []
  const named = said ?? (beside ? codeOfSign(beside, local) : null)
  if (named) {
    const code = currencySigns[named] ?? named
    const value = asked.currency.text ?? beside ?? null
    const stated = amount?.currencies ?? []
    if (!world.isCurrency(code))
      note('currency.unknown', asked.currency.at ?? asked.at, { field: 'currency', value })
    else if (stated.every((sign) => canMean(sign, code))) return { code, lost: false }
    else note('currency.two', asked.at, { field: asked.field, value: `${asked.at?.text.trim()}, ${value}` })
    return { code: local ?? 'EUR', lost: true }
  }
  const matters = amount !== null
  if (local && !settings.currency && matters)
    note('currency.assumed', asked.at, { field: asked.field, value: local })
  if (!local && matters) note('currency.unknown', asked.at, { field: asked.field, value: null })
  return { code: local ?? 'EUR', lost: !local }
}

type Cost = OfferDraft['costs'][number]

/**
 * The currency of what stands beside a price; null when nobody can tell. It was noted with the price already.
 */
export const costCurrency = (
  asked: Pick<Asked, 'currency' | 'country' | 'at' | 'field'>,
  context: MapContext,
) => {
  const { code, lost } = currencyOf(asked, null, { ...context, note: () => undefined })
  return lost ? null : code
}

type CostAsked = { kind: Cost['kind']; amount: number | null; period: Period; currency: string | null }

/**
 * A cost beside the price; null when there is none. One whose currency
 * nobody knows is left out, and that is noted.
 */
export function costFrom({ kind, amount, period, currency }: CostAsked, context: MapContext): Cost | null {
  if (currency === null) {
    if (amount !== null && amount > 0)
      context.note('cost.currency', null, { field: kind, value: String(amount) })
    return null
  }
  const minor = amount === null || amount <= 0 ? null : inMinorUnits(amount, currency, context)
  return minor === null || minor <= 0 ? null : { kind, amount: minor, currency, period }
}
