/** feeds: what a REAXML record asks: a price or a range of them, a rent by the week, a lease by the year. */
import type { Period, PriceMode, Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { OfferDraft } from '#server/listings/index.ts'
import type { MapContext } from '../../read/format.ts'
import { readNumber } from '../../read/numbers.rules.ts'
import { costCurrency, costFrom, upTo } from '../../read/offers.ts'
import { furnishedBy, wantedOffer } from '../../read/parts/purpose-and-price.ts'
import type { Reading } from '../../read/reading.ts'
import { periodOfWords } from '../../read/words/terms.rules.ts'
import { availableFrom } from '../../read/parts/availability.ts'

/** One offer for each way the home is marketed; none when a change says nothing about price. */
export function offersFrom(reading: Reading, country: string, context: MapContext): OfferDraft[] {
  return purposesOf(reading).map((purpose) =>
    purpose === 'sale' ? saleFrom(reading, country, context) : rentFrom(reading, purpose, country, context),
  )
}

const commercial = ['commercial', 'commercialLand', 'business']
const said = ['price', 'priceView', 'rent', 'commercialRent', 'address']

function purposesOf(reading: Reading): Purpose[] {
  const { name } = reading.element
  // A home that is sold, or a picture that is new: the price stays as it is known.
  if (!said.some((path) => reading.at(path))) return []
  if (name === 'rental') return ['rent']
  if (name === 'holidayRental') return ['rentShort']
  if (!commercial.includes(name)) return ['sale']
  const kind = reading.text('commercialListingType@value')?.toLowerCase()
  if (kind === 'both') return ['sale', 'lease']
  return kind === 'lease' || (!kind && reading.at('commercialRent')?.text.trim()) ? ['lease'] : ['sale']
}

function saleFrom(reading: Reading, country: string, context: MapContext): OfferDraft {
  const low = reading.at('price/range/min')
  // `range`: only the ends of the range may be shown.
  const isRange = reading.text('price@display')?.toLowerCase() === 'range'
  const isHidden = isRange ? low === null : reading.flag('price@display') === false
  const mode: PriceMode =
    reading.text('authority@value')?.toLowerCase() === 'auction' ? 'auctionGuide' : 'fixed'
  const offer = wantedOffer(
    reading,
    { purpose: 'sale', price: [low ? 'price/range/min' : 'price'], country, mode, onRequest: isHidden },
    context,
  )
  const high = readNumber(reading.text('price/range/max') ?? '', 'whole').value
  return {
    ...(low ? upTo(offer, high) : offer),
    priceText: reading.text('priceView') ?? offer.priceText,
    taxTreatment: taxOf(reading.text('price@tax')),
  }
}

function rentFrom(reading: Reading, purpose: Purpose, country: string, context: MapContext): OfferDraft {
  const field = purpose === 'lease' ? 'commercialRent' : 'rent'
  const usual: Period = purpose === 'lease' ? 'year' : 'week'
  const perMetre = ['min', 'max'].flatMap(
    (end) => reading.text(`commercialRent/rentPerSquareMetre/range/${end}`) ?? [],
  )
  const isHidden = reading.flag(`${field}@display`) === false
  const offer = wantedOffer(
    reading,
    {
      purpose,
      price: [field],
      period: `${field}@period`,
      usual,
      country,
      onRequest: isHidden || perMetre.length > 0,
    },
    context,
  )
  const asked = { currency: { text: null, at: null }, country, at: null, field }
  const currency = costCurrency(asked, context)
  const cost = (path: string, period: Period) =>
    costFrom({ kind: 'serviceCharge', amount: reading.number(path), period, currency }, context)
  const pets = reading.flag('allowances/petFriendly')
  return {
    ...offer,
    priceText:
      reading.text('priceView') ??
      (perMetre.length > 0 ? `${perMetre.join(' – ')} per m² a year` : offer.priceText),
    taxTreatment: taxOf(reading.text(`${field}@tax`)),
    depositMinor: cost('bond', 'once')?.amount ?? null,
    furnished: furnishedBy(offer, reading.flag('allowances/furnished') ?? reading.flag('features/furnished')),
    pets: pets === null ? null : pets ? 'yes' : 'no',
    availableFrom: availableFrom(reading, 'dateAvailable', context),
    costs: [cost('outgoings', periodOfWords(reading.text('outgoings@period') ?? '') ?? 'year')].filter(
      (one) => one !== null,
    ),
  }
}

function taxOf(said: string | null): OfferDraft['taxTreatment'] {
  const word = said?.toLowerCase()
  if (word === 'inclusive' || word === 'exclusive') return word
  return word === 'exempt' ? 'notApplicable' : null
}
