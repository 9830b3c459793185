/**
 * feeds: Trovit, Mitula and Thribee, one format of aggregators all over the
 * world: a full list, a missing home is gone.
 */
import type { ListingDraft, OfferDraft, TextDraft } from '#server/listings/index.ts'
import type { Head, MapContext } from '../../read/format.ts'
import { emptyDraft } from '../../read/draft-start.ts'
import { bedroomsOf } from '../../read/dwelling.rules.ts'
import { readEnergy } from '../../read/energy.rules.ts'
import { featuresFrom } from '../../read/features.ts'
import { furnishedBy, purposeFrom, wantedOffer } from '../../read/parts/purpose-and-price.ts'
import { areasFrom } from '../../read/parts/areas.ts'
import { flaggedFeatures, listedWords, withFeatures } from '../../read/parts/flags.ts'
import { addressesAt, mediaAt } from '../../read/parts/media.ts'
import { placeFrom, type PlacePaths } from '../../read/parts/places.ts'
import { textsFrom } from '../../read/parts/texts.ts'
import { typeFrom } from '../../read/parts/types.ts'
import { expiryFrom } from '../../read/parts/expiry-date.ts'
import { xmlFormat } from '../../read/parts/xml-format.ts'
import { webAddress } from '../../read/words/web-address.rules.ts'
import { createReading, type Reading } from '../../read/reading.ts'
import { conditionOfWords } from '../../read/words/conditions.rules.ts'
import type { SourceRecord } from '../../records/record.ts'
import { trovitFields } from './fields.rules.ts'
import { languageOfCountry } from '../../texts/language-of.rules.ts'

const roots = ['trovit', 'mitula', 'thribee']

export const trovit = xmlFormat({
  code: 'trovit',
  name: 'Trovit / Thribee',
  revision: 7,
  outside: [...roots, 'ad'],
  recognise,
  isRecord: (path) => path.length === 2 && path[1] === 'ad' && roots.includes(path[0]?.toLowerCase() ?? ''),
  glances: {
    id: ['id'],
    latitude: ['latitude'],
    longitude: ['longitude'],
    locality: ['city'],
    stamp: ['date'],
  },
  fields: trovitFields,
  map,
})

const places: PlacePaths = {
  country: ['country'],
  admin1: ['region'],
  locality: ['city'],
  district: ['city_area', 'neighborhood'],
  postalCode: ['postcode'],
  unparsedAddress: ['address'],
  latitude: ['latitude'],
  longitude: ['longitude'],
}

/** Job and car feeds of the same portals have the same root and other fields. */
function recognise({ root, text }: Head): string | null {
  if (!root || !roots.includes(root.toLowerCase())) return null
  return /<(property_type|floor_area|rooms|price|bathrooms|plot_area)[\s>]/.test(text) ||
    !/<ad[\s>]/.test(text)
    ? ''
    : null
}

function map({ element }: SourceRecord, sourceId: string, context: MapContext): ListingDraft {
  const { note, settings } = context
  const reading = createReading(element, note)
  const { text } = reading
  const typed = typeFrom(
    { at: reading.at('property_type'), field: 'property_type', words: [text('property_type')] },
    context,
  )
  const place = placeFrom(reading, places, context)
  return {
    ...emptyDraft(sourceId),
    ...expiryFrom(reading, 'expiration_date', context),
    publicRef: text('mls_number') ?? text('reference'),
    listedAt: reading.instant('date', settings.timeZone),
    listingUrl: webAddress(text('url') ?? ''),
    tourUrls: addressesAt(reading, ['virtual_tour']),
    ...typed,
    place,
    ...bedroomsOf(typed.type, reading.count('rooms', 200)),
    bathrooms: reading.number('bathrooms', { most: 200 }),
    areas: areasFrom(
      reading,
      [
        { kind: 'living', path: 'floor_area', unitAt: 'floor_area@unit', notation: 'whole' },
        { kind: 'plot', path: 'plot_area', unitAt: 'plot_area@unit', notation: 'whole' },
      ],
      context,
    ),
    floorLabel: text('floor_number'),
    yearBuilt: reading.count('year', 3_000),
    condition: reading.word('condition', conditionOfWords),
    isNewBuild: reading.flag('is_new') === true,
    energy: readEnergy(text('eco_score'), null).energy,
    parkingSpaces: spacesFrom(reading),
    ...wordsFrom(reading, context),
    offers: offersFrom(reading, place.country, context),
    texts: textsOf(reading, place.country, context),
    media: mediaAt(
      reading,
      [{ kind: 'photo', path: 'pictures/picture', address: ['picture_url'], caption: 'picture_title' }],
      context,
    ),
  }
}

/** Some write how many there are, others whether there is one at all. */
function spacesFrom(reading: Reading): number | null {
  const stated = reading.text('parking')
  return stated && /^\d{1,3}$/.test(stated) && Number(stated) > 1 ? Number(stated) : null
}

function wordsFrom(reading: Reading, { note }: MapContext) {
  const facing = reading.text('orientation')
  const found = featuresFrom(listedWords(reading, ['amenities', 'features']), note)
  const isSouth = facing !== null && /^(south|sur|sud|sul|süd|zuid|юг|s$)/i.test(facing)
  const remarks = [
    facing && !isSouth ? `Orientation: ${facing}` : null,
    reading.flag('foreclosure') ? 'Foreclosure' : null,
  ].filter((one) => one !== null)
  return withFeatures({ ...found, otherFeatures: [...found.otherFeatures, ...remarks] }, [
    ...flaggedFeatures(reading, { parking: 'parking', is_furnished: 'furnished' }),
    ...(isSouth ? (['southFacing'] as const) : []),
  ])
}

function offersFrom(reading: Reading, country: string, context: MapContext): OfferDraft[] {
  const purpose = purposeFrom(reading, ['type'], context)
  if (!purpose) return []
  const offer = wantedOffer(
    reading,
    {
      purpose,
      price: ['price'],
      period: 'price@period',
      usual: 'month',
      currency: ['price@currency'],
      country,
    },
    context,
  )
  return [{ ...offer, furnished: furnishedBy(offer, reading.flag('is_furnished')) }]
}

const textsOf = (reading: Reading, country: string, context: MapContext): TextDraft[] =>
  textsFrom(
    reading,
    [{ lang: null, title: reading.at('title'), description: reading.at('content') }],
    context,
    {
      otherwise: languageOfCountry(country) ?? 'en',
    },
  )
