/**
 * feeds: Property Finder's format, of the Emirates, Egypt, Saudi Arabia and
 * Qatar: a full list, a missing home is gone.
 */
import type { Period } from '#contract/vocabulary/vocabulary.ts'
import type { ListingDraft, OfferDraft } from '#server/listings/index.ts'
import { emptyDraft } from '../../read/draft-start.ts'
import { bedroomsOf } from '../../read/dwelling.rules.ts'
import { featuresFrom } from '../../read/features.ts'
import type { Head, MapContext, Point } from '../../read/format.ts'
import { costCurrency, costFrom } from '../../read/offers.ts'
import { areasFrom, type AreaField } from '../../read/parts/areas.ts'
import { purposeFrom, wantedOffer } from '../../read/parts/purpose-and-price.ts'
import { listedWords, withFeatures } from '../../read/parts/flags.ts'
import { addressesAt, mediaAt } from '../../read/parts/media.ts'
import { peopleAt } from '../../read/parts/people.ts'
import { placeFrom } from '../../read/parts/places.ts'
import { textsFrom } from '../../read/parts/texts.ts'
import { typeFrom } from '../../read/parts/types.ts'
import { xmlFormat } from '../../read/parts/xml-format.ts'
import { createReading, type Reading } from '../../read/reading.ts'
import { pointFrom } from '../../read/location.ts'
import { meaningIn } from '../../read/words/codes.rules.ts'
import type { SourceRecord } from '../../records/record.ts'
import { propertyFinderFields } from './fields.rules.ts'
import { amenities, completions, furnishings, offerings, periods, types } from './words.rules.ts'
import { availableFrom } from '../../read/parts/availability.ts'

export const propertyFinder = xmlFormat({
  code: 'property-finder',
  name: 'Property Finder',
  revision: 9,
  outside: ['list', 'property'],
  recognise: ({ root, text }: Head) =>
    root === 'list' && /<(reference_number|offering_type)>/.test(text) ? '' : null,
  isRecord: (path) => path.join('/') === 'list/property',
  glances: {
    id: ['reference_number'],
    latitude: ['geopoints'],
    longitude: ['geopoints'],
    locality: ['community', 'city'],
    stamp: ['@last_update'],
  },
  stamp: /\slast_update="[^"]*"/,
  fields: propertyFinderFields,
  map,
})

const places = {
  country: ['country'],
  admin1: ['city'],
  locality: ['city'],
  district: ['community'],
  unparsedAddress: ['property_name', 'sub_community'],
  latitude: [],
  longitude: [],
}

/** Both in one field, the longitude first. */
function pointOf(reading: Reading, context: MapContext): Point | null {
  const at = reading.first(['geopoints'])
  if (!at) return pointFrom(null, null, context)
  const [longitude = '', latitude = ''] = at.text.split(',')
  return pointFrom({ ...at, text: latitude }, { ...at, text: longitude }, context)
}

const areas: readonly AreaField[] = [
  { kind: 'built', path: 'size', unit: 'sqft', notation: 'whole' },
  { kind: 'plot', path: 'plot_size', unit: 'sqft', notation: 'whole' },
]

function map({ element }: SourceRecord, sourceId: string, context: MapContext): ListingDraft {
  const reading = createReading(element, context.note)
  const { text, count } = reading
  const code = text('property_type')
  const own = (words: string) => types[words.toUpperCase()] ?? null
  const typed = typeFrom(
    { at: reading.at('property_type'), field: 'property_type', words: [code], own },
    context,
  )
  const place = placeFrom(reading, places, context, { homeland: 'AE', point: pointOf(reading, context) })
  const isStudio = /^(studio|st)$/i.test(text('bedroom') ?? '')
  const completion = meaningIn(completions, text('completion_status'))
  const permit = text('permit_number')
  const words = listedWords(reading, ['private_amenities', 'commercial_amenities', 'amenities'])
  const known = words.flatMap((word) => amenities[word.text.toUpperCase()] ?? [])
  const rest = words.filter((word) => !(word.text.toUpperCase() in amenities))
  return {
    ...emptyDraft(sourceId),
    publicRef: text('reference_number'),
    alternateIds: permit ? [{ scheme: 'permit', value: permit }] : [],
    sourceUpdatedAt: reading.instant('@last_update', context.settings.timeZone),
    videoUrls: addressesAt(reading, ['video']),
    tourUrls: addressesAt(reading, ['view360']),
    ...peopleAt(reading, ['agent/name']),
    ...typed,
    place,
    ...bedroomsOf(typed.type, isStudio ? 0 : count('bedroom', 200)),
    bathrooms: reading.number('bathroom', { most: 200 }),
    areas: areasFrom(reading, areas, context),
    floorLabel: text('floor'),
    floorsTotal: count('stories', 300),
    yearBuilt: count('build_year', 3_000) || null,
    isNewBuild: /_primary$/i.test(text('completion_status') ?? ''),
    completion,
    parkingSpaces: count('parking', 9_999),
    ...withFeatures(featuresFrom(rest, context.note), known),
    offers: offersFrom(reading, place.country, context),
    texts: textsFrom(
      reading,
      ['en', 'ar'].map((lang) => ({
        lang,
        title: reading.at(`title_${lang}`),
        description: reading.at(`description_${lang}`),
      })),
      context,
      { otherwise: 'en' },
    ),
    media: mediaAt(
      reading,
      [
        { kind: 'photo', path: 'photo/url' },
        { kind: 'floorPlan', path: 'floor_plan/url' },
      ],
      context,
    ),
  }
}

/** Rents stand below the price by their period; a bare one is by the year, as is usual there. */
const rents = {
  'price/yearly': 'year',
  'price/monthly': 'month',
  'price/weekly': 'week',
  'price/daily': 'day',
} as const

function offersFrom(reading: Reading, country: string, context: MapContext): OfferDraft[] {
  const purpose = purposeFrom(
    reading,
    ['offering_type'],
    context,
    (words) => offerings[words.toUpperCase()] ?? null,
  )
  if (!purpose) return []
  const isRent = purpose !== 'sale'
  const stated = isRent ? Object.entries(rents).filter(([path]) => reading.first([path])) : []
  const offerOf = (price: string, usual?: Period): OfferDraft =>
    wantedOffer(
      reading,
      {
        purpose,
        price: [price],
        ...(isRent && { usual: usual ?? 'year' }),
        ...(isRent &&
          !usual &&
          reading.at('rental_period') && { period: 'rental_period', ownPeriods: periods }),
        currency: ['currency'],
        country,
        onRequest: reading.flag('price_on_application') === true,
      },
      context,
    )
  const offers =
    stated.length > 0 ? stated.map(([path, period]) => offerOf(path, period)) : [offerOf('price')]
  const at = reading.first(['currency'])
  const currency = costCurrency(
    { currency: { text: at?.text ?? null, at }, country, at: null, field: 'price' },
    context,
  )
  const charge = reading.number('service_charge', { notation: 'whole' })
  const shared = {
    furnished: isRent ? meaningIn(furnishings, reading.text('furnished')) : null,
    availableFrom: availableFrom(reading, 'availability_date', context),
    costs: [costFrom({ kind: 'serviceCharge', amount: charge, period: 'year', currency }, context)].filter(
      (one) => one !== null,
    ),
  }
  return offers.map((offer) => ({ ...offer, ...shared }))
}
