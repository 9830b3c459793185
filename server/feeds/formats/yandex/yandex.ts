/**
 * feeds: Yandex's format (YRL) of Russia, Belarus, Kazakhstan and
 * others: a full list, a missing home is gone.
 */
import type { AreaDraft, ListingDraft, OfferDraft } from '#server/listings/index.ts'
import { emptyDraft } from '../../read/draft-start.ts'
import { bedroomsOf } from '../../read/dwelling.rules.ts'
import { featuresFrom, type Features } from '../../read/features.ts'
import type { Head, MapContext } from '../../read/format.ts'
import { readNumber } from '../../read/numbers.rules.ts'
import { areasFrom } from '../../read/parts/areas.ts'
import { feeOfShare } from '../../read/parts/fees.rules.ts'
import { purposeFrom, wantedOffer } from '../../read/parts/purpose-and-price.ts'
import { flaggedFeatures, listedWords, withFeatures } from '../../read/parts/flags.ts'
import { addressesAt, mediaAt } from '../../read/parts/media.ts'
import { peopleAt } from '../../read/parts/people.ts'
import { placeFrom } from '../../read/parts/places.ts'
import { textsFrom } from '../../read/parts/texts.ts'
import { typeFrom } from '../../read/parts/types.ts'
import { expiryFrom } from '../../read/parts/expiry-date.ts'
import { xmlFormat } from '../../read/parts/xml-format.ts'
import { webAddress } from '../../read/words/web-address.rules.ts'
import { createReading, type Reading } from '../../read/reading.ts'
import { conditionOfWords } from '../../read/words/conditions.rules.ts'
import { unitOfWords } from '../../read/words/units.rules.ts'
import type { Element, SourceRecord } from '../../records/record.ts'
import { yandexFields } from './fields.rules.ts'
import { conditions, flags, remarks, types } from './words.rules.ts'

const latitude = ['location/latitude']
const longitude = ['location/longitude']

export const yandex = xmlFormat({
  code: 'yrl',
  name: 'Yandex (YRL)',
  revision: 8,
  outside: ['realty-feed', 'offer', 'offer@internal-id'],
  recognise: ({ root }: Head) => (root === 'realty-feed' ? '' : null),
  isRecord: (path) => path.join('/') === 'realty-feed/offer',
  glances: {
    id: ['@internal-id'],
    ref: ['lot-number'],
    latitude,
    longitude,
    locality: ['location/locality-name', 'location/region'],
    stamp: ['last-update-date'],
  },
  stamp: /<last-update-date>[^<]*<\/last-update-date>/,
  fields: yandexFields,
  map,
})

const places = {
  country: ['location/country'],
  admin1: ['location/region'],
  admin2: ['location/district'],
  // The two largest cities are regions of their own and have no town below them.
  locality: ['location/locality-name', 'location/region'],
  district: ['location/sub-locality-name'],
  unitName: ['location/apartment'],
  unparsedAddress: ['location/address'],
  latitude,
  longitude,
}

function map({ element }: SourceRecord, sourceId: string, context: MapContext): ListingDraft {
  const reading = createReading(element, context.note)
  const { text, count } = reading
  const { timeZone } = context.settings
  const words = [text('commercial-type'), text('category')]
  const own = (word: string) => types[word.toLowerCase()] ?? null
  const found = typeFrom(
    { at: reading.first(['commercial-type', 'category']), field: 'category', words, own },
    context,
  )
  const isCommercial = /^(коммерческая|commercial)$/i.test(text('category') ?? '')
  const typed =
    isCommercial && found.useClass === 'residential' ? { ...found, useClass: 'commercial' as const } : found
  // Some say it where the rooms are counted.
  const isStudio = reading.flag('studio') === true || /^студия$/i.test(text('rooms') ?? '')
  const place = placeFrom(reading, places, context, { homeland: 'RU' })
  const cadastral = text('cadastral-number')
  return {
    ...emptyDraft(sourceId),
    ...expiryFrom(reading, 'expire-date', context),
    publicRef: text('lot-number'),
    alternateIds: cadastral ? [{ scheme: 'cadastral', value: cadastral }] : [],
    listedAt: reading.instant('creation-date', timeZone),
    sourceUpdatedAt: reading.instant('last-update-date', timeZone),
    listingUrl: webAddress(text('url') ?? ''),
    videoUrls: addressesAt(reading, ['video-review/youtube-video-review-url']),
    ...peopleAt(reading, ['sales-agent/name']),
    ...typed,
    place,
    // Rooms are counted with the living room here, so they say nothing of bedrooms.
    ...bedroomsOf(typed.type, isStudio ? 0 : null),
    roomsTotal: isStudio ? null : count('rooms', 500),
    bathrooms: bathroomsFrom(reading),
    areas: [
      ...areasFrom(
        reading,
        [
          { kind: 'total', path: 'area/value', unitAt: 'area/unit' },
          { kind: 'living', path: 'living-space/value', unitAt: 'living-space/unit' },
          { kind: 'plot', path: 'lot-area/value', unitAt: 'lot-area/unit' },
        ],
        context,
      ),
    ],
    rooms: roomsFrom(reading, context),
    floorLabel: text('floor'),
    floorsTotal: count('floors-total', 300),
    yearBuilt: count('built-year', 3_000) || null,
    condition: conditionFrom(reading),
    isNewBuild: reading.flag('new-flat') === true,
    completion: /^(unfinished|строится)$/i.test(text('building-state') ?? '') ? 'underConstruction' : null,
    ...wordsFrom(reading, context),
    offers: offersFrom(reading, { country: place.country, isCommercial }, context),
    texts: textsFrom(reading, [{ lang: null, description: reading.at('description') }], context, {
      otherwise: 'ru',
    }),
    media: mediaAt(reading, [{ kind: 'photo', path: 'image' }], context),
  }
}

/** A number, or a word: together or apart, it is one. */
function bathroomsFrom(reading: Reading): number | null {
  const said = reading.text('bathroom-unit')?.toLowerCase()
  if (!said) return null
  return /^\d{1,2}$/.test(said) ? Number(said) : /совмещ|раздельн|combined|separated/.test(said) ? 1 : null
}

/** The kitchen has a field of its own; rooms stand one after the other. */
function roomsFrom(reading: Reading, context: MapContext): ListingDraft['rooms'] {
  const rooms = reading.all('room-space')
  const nameAt = (at: number) => (rooms.length > 1 ? `Комната ${at + 1}` : 'Комната')
  return [
    ...rooms.flatMap((element, at) => roomOf(element, '', nameAt(at), context)),
    ...roomOf(reading.element, 'kitchen-space/', 'Кухня', context),
  ]
}

function roomOf(element: Element, below: string, name: string, context: MapContext): ListingDraft['rooms'] {
  const field = { kind: 'storage', path: `${below}value`, unitAt: `${below}unit` } as const
  const [area]: AreaDraft[] = areasFrom(createReading(element, context.note), [field], context)
  return area ? [{ name, areaM2: area.valueM2, lengthM: null, widthM: null }] : []
}

function wordsFrom(reading: Reading, { note }: MapContext): Features {
  const balcony = reading.text('balcony')
  const isBalcony = balcony !== null && !/^(нет|0|no)$/i.test(balcony)
  const view = listedWords(reading, ['window-view', 'floor-covering', 'building-name'])
  const named = view.filter(({ field }) => field !== 'building-name')
  const house = view.filter(({ field }) => field === 'building-name').map(({ text }) => text)
  const found = featuresFrom(named, note)
  const said = Object.entries(remarks).flatMap(([path, remark]) => (reading.flag(path) ? [remark] : []))
  return withFeatures({ ...found, otherFeatures: [...found.otherFeatures, ...house, ...said] }, [
    ...flaggedFeatures(reading, flags),
    ...(isBalcony ? (['balcony'] as const) : []),
    ...(reading.flag('utilities-included') ? (['billsIncluded'] as const) : []),
  ])
}

function offersFrom(
  reading: Reading,
  { country, isCommercial }: { country: string; isCommercial: boolean },
  context: MapContext,
): OfferDraft[] {
  const said = purposeFrom(reading, ['type'], context)
  if (!said) return []
  const purpose = said === 'rent' && isCommercial ? 'lease' : said
  const wanted = {
    purpose,
    price: ['price/value'],
    period: 'price/period',
    currency: ['price/currency'],
    country,
  }
  // A price for each square metre or sotka is no price of the home.
  const piece = reading.text('price/unit')
  const isPerPiece = piece !== null && unitOfWords(piece) !== null
  const offer = wantedOffer(reading, { ...wanted, onRequest: isPerPiece }, context)
  const percent = readNumber(reading.text('security-payment') ?? '', 'whole').value
  return [
    {
      ...offer,
      priceText: isPerPiece
        ? `${reading.text('price/value')} ${reading.text('price/currency') ?? ''} / ${piece}`.trim()
        : offer.priceText,
      depositMinor:
        said === 'sale' || !percent || !offer.amountMinor
          ? null
          : Math.round((offer.amountMinor * percent) / 100),
      fee: feeOfShare(reading.number('agent-fee', { most: 1_000 })),
      pets: said === 'sale' || !reading.at('with-pets') ? null : reading.flag('with-pets') ? 'yes' : 'no',
    },
  ]
}

/** The format's own words for a renovation, else words of any language for it or for the state as a whole. */
function conditionFrom(reading: Reading): ListingDraft['condition'] {
  const own = (text: string) => conditions[text.toLowerCase()] ?? conditionOfWords(text)
  return reading.word('renovation', own) ?? reading.word('quality', conditionOfWords)
}
