/** feeds: what a record asks for a home: sale or rent, price and period, in the words of its fields. */
import type { Period, PriceMode, Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { OfferDraft } from '#server/listings/index.ts'
import type { Element } from '../../records/record.ts'
import type { MapContext } from '../format.ts'
import { readAmount } from '../words/amounts.rules.ts'
import { offerFrom } from '../offers.ts'
import type { Reading } from '../reading.ts'
import { periodOfWords, purposeOfWords } from '../words/terms.rules.ts'

/**
 * The way of offering that the first filled path names; null, and noted
 * when a word stands there that nobody knows.
 */
export function purposeFrom(
  reading: Reading,
  paths: readonly string[],
  { note }: MapContext,
  own: (words: string) => Purpose | null = () => null,
): Purpose | null {
  const at = reading.first(paths)
  if (!at) return null
  const purpose = own(at.text.trim()) ?? purposeOfWords(at.text)
  if (!purpose) note('offer.unknown', at, { field: at.name, value: at.text.trim() })
  return purpose
}

export type Wanted = {
  purpose: Purpose
  /** Where the price stands, the likelier first. */
  price: readonly string[]
  /** Where the period of a rent stands. */
  period?: string
  /** The period of the format, for rents that name none; without it, such a rent is on request and told. */
  usual?: Period
  currency?: readonly string[]
  /** The currency of the format, for records that name none. */
  money?: string
  country: string
  /** What the format's own words for periods mean. */
  ownPeriods?: Readonly<Record<string, Period>>
  mode?: PriceMode
  onRequest?: boolean
}

/** One offer with its price. A rent by the day is a short one. */
export function wantedOffer(reading: Reading, wanted: Wanted, context: MapContext): OfferDraft {
  const { country, mode, onRequest, price } = wanted
  const at = reading.first(price) ?? reading.at(price[0] ?? '')
  const currency = reading.first(wanted.currency ?? [])
  const period = wanted.purpose === 'sale' ? 'once' : periodFrom(reading, wanted, at, context)
  return offerFrom(
    {
      purpose: wanted.purpose === 'rent' && period === 'day' ? 'rentShort' : wanted.purpose,
      period: period ?? 'month',
      at,
      field: at?.name ?? price[0] ?? 'price',
      currency: { text: currency?.text ?? wanted.money ?? null, at: currency },
      country,
      mode,
      onRequest: onRequest === true || period === null,
      isWithheld: onRequest === true && period !== null,
    },
    context,
  )
}

function periodFrom(
  reading: Reading,
  wanted: Wanted,
  price: Element | null,
  { note, world }: MapContext,
): Period | null {
  const at = wanted.period ? reading.at(wanted.period) : null
  const said = at?.text.trim() || null
  const beside = said ? null : readAmount(price?.text ?? '', world.isCurrency)?.period
  const period = said
    ? (wanted.ownPeriods?.[said.toLowerCase()] ?? periodOfWords(said))
    : (beside ?? wanted.usual ?? null)
  if (!period) note('price.periodUnknown', at ?? price, { field: wanted.period ?? 'period', value: said })
  return period
}

/** Whether a home to let is furnished, from a flag; a home for sale has no such terms. */
export const furnishedBy = ({ purpose }: OfferDraft, isFurnished: boolean | null): OfferDraft['furnished'] =>
  purpose === 'sale' || isFurnished === null ? null : isFurnished ? 'furnished' : 'unfurnished'
