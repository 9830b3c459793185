/**
 * feeds: Zillow's interchange format (ZIF) of the United States and
 * Canada: a full list, a missing home is gone.
 */
import type { ListingDraft, OfferDraft, OpenHouseDraft } from '#server/listings/index.ts'
import { emptyDraft } from '../../read/draft-start.ts'
import { bedroomsOf } from '../../read/dwelling.rules.ts'
import { featuresFrom, type Features } from '../../read/features.ts'
import type { Head, MapContext } from '../../read/format.ts'
import { readNumber } from '../../read/numbers.rules.ts'
import { costCurrency, costFrom } from '../../read/offers.ts'
import { areasFrom, type AreaField } from '../../read/parts/areas.ts'
import { furnishedBy, wantedOffer } from '../../read/parts/purpose-and-price.ts'
import { flaggedFeatures, listedWords, withFeatures } from '../../read/parts/flags.ts'
import { addressesAt, mediaAt } from '../../read/parts/media.ts'
import { openHouseFrom } from '../../read/parts/open-houses.rules.ts'
import { nameIn, peopleNamed } from '../../read/parts/people.ts'
import { placeFrom } from '../../read/parts/places.ts'
import { textsFrom } from '../../read/parts/texts.ts'
import { typeFrom } from '../../read/parts/types.ts'
import { xmlFormat } from '../../read/parts/xml-format.ts'
import { webAddress } from '../../read/words/web-address.rules.ts'
import { actionAt, statusAt } from '../../read/parts/standing.ts'
import { createReading, type Reading } from '../../read/reading.ts'
import { meaningIn } from '../../read/words/codes.rules.ts'
import { availableFrom } from '../../read/parts/availability.ts'
import { isAtOnce } from '../../read/words/date-words.rules.ts'
import { periodOfWords } from '../../read/words/terms.rules.ts'
import { elementAt, type Element, type SourceRecord } from '../../records/record.ts'
import { folded } from '../../texts/fold.rules.ts'
import { lists, zillowFields } from './fields.rules.ts'
import { featureInList, flags, statuses, terms, types } from './words.rules.ts'

const statusOf = (element: Element): string =>
  elementAt(element, 'ListingDetails/Status')?.text.trim().toLowerCase() ?? ''

export const zillow = xmlFormat({
  code: 'zif',
  name: 'Zillow',
  revision: 9,
  outside: ['Listings', 'Listing'],
  recognise,
  isRecord: (path) => path.length === 2 && path[0] === 'Listings' && path[1] === 'Listing',
  glances: {
    id: ['ListingDetails/ProviderListingId', 'ListingDetails/MlsId'],
    latitude: ['Location/Lat'],
    longitude: ['Location/Long'],
    locality: ['Location/City'],
    stamp: ['ListingDetails/DateListed'],
    action: (element) => actionAt(element, ['ListingDetails/Status']),
    also: ['Status'],
  },
  fields: zillowFields,
  map,
})

/** Other formats call their root so too; the sections below are Zillow's. */
function recognise({ root, header }: Head): string | null {
  if (root !== 'Listings') return null
  const sections = ['Location/StreetAddress', 'ListingDetails/Price', 'BasicDetails/PropertyType']
  const isEmpty = ![...header.keys()].some((path) => path.startsWith('Listings/'))
  return isEmpty || sections.some((path) => header.has(`Listings/Listing/${path}`)) ? '' : null
}

const places = {
  country: ['Location/Country'],
  admin1: ['Location/State'],
  admin2: ['Location/County'],
  locality: ['Location/City'],
  district: ['Neighborhood/Name'],
  street: ['Location/StreetAddress'],
  unitName: ['Location/UnitNumber'],
  postalCode: ['Location/Zip'],
  latitude: ['Location/Lat'],
  longitude: ['Location/Long'],
}

const areas: readonly AreaField[] = [
  { kind: 'living', path: 'BasicDetails/LivingArea', unit: 'sqft', notation: 'whole' },
  { kind: 'plot', path: 'BasicDetails/LotSize', unit: 'ac' },
]

function map({ element }: SourceRecord, sourceId: string, context: MapContext): ListingDraft {
  const reading = createReading(element, context.note, { dates: 'monthFirst' })
  const { text } = reading
  const kind = text('BasicDetails/PropertyType')
  const own = (words: string) => types[folded(words).replaceAll(' ', '')] ?? null
  const typed = typeFrom(
    { at: reading.at('BasicDetails/PropertyType'), field: 'BasicDetails/PropertyType', words: [kind], own },
    context,
  )
  const show = reading.flag('Location/DisplayAddress') === false ? 'area' : 'exact'
  const place = placeFrom(reading, places, context, { homeland: 'US', show })
  const parcel = text('Location/ParcelID')
  const bathrooms = reading.number('BasicDetails/Bathrooms', { most: 200 })
  return {
    ...emptyDraft(sourceId),
    publicRef: text('ListingDetails/MlsId'),
    alternateIds: parcel ? [{ scheme: 'parcel', value: parcel }] : [],
    status: statusAt(reading, ['ListingDetails/Status'], statuses),
    listedAt: reading.instant('ListingDetails/DateListed', context.settings.timeZone),
    listingUrl: webAddress(text('ListingDetails/ListingUrl') ?? ''),
    tourUrls: addressesAt(reading, ['ListingDetails/VirtualTourUrl']),
    ...peopleNamed(reading.all('Agent').map((at) => nameIn(at, ['FirstName', 'LastName']))),
    openHouses: reading.all('OpenHouses/OpenHouse').flatMap(openHouseAt),
    ...typed,
    place,
    ...bedroomsOf(typed.type, reading.count('BasicDetails/Bedrooms', 200)),
    bathrooms: bathrooms || bathroomsInParts(reading),
    bathroomsFull: reading.count('BasicDetails/FullBathrooms', 100),
    bathroomsThreeQuarter: reading.count('BasicDetails/ThreeQuarterBathrooms', 100),
    bathroomsHalf: reading.count('BasicDetails/HalfBathrooms', 100),
    roomsTotal: reading.count('RichDetails/RoomCount', 500),
    areas: areasFrom(reading, areas, context),
    floorLabel: text('RichDetails/CondoFloorNum'),
    floorsTotal: reading.count('RichDetails/NumFloors', 300),
    yearBuilt: reading.count('BasicDetails/YearBuilt', 3_000) || null,
    yearRenovated: reading.count('RichDetails/YearUpdated', 3_000) || null,
    parkingSpaces: reading.count('RichDetails/NumParkingSpaces', 9_999),
    ...wordsFrom(reading, context),
    offers: [offerOf(reading, place.country, context)],
    texts: textsFrom(
      reading,
      [
        {
          lang: null,
          title: reading.at('BasicDetails/Title'),
          description: reading.at('BasicDetails/Description'),
        },
        { lang: null, description: reading.at('RichDetails/WhatOwnerLoves') },
      ],
      context,
      { otherwise: 'en' },
    ),
    media: mediaAt(
      reading,
      [{ kind: 'photo', path: 'Pictures/Picture', address: ['PictureUrl'], caption: 'Caption' }],
      context,
    ),
  }
}

function openHouseAt(at: Element): OpenHouseDraft[] {
  const said = ['Date', 'StartTime', 'EndTime'].map((name) => elementAt(at, name)?.text.trim() ?? '')
  const found = openHouseFrom('openHouse', said.join(' '))
  return found ? [found] : []
}

const parts = { FullBathrooms: 1, ThreeQuarterBathrooms: 0.75, HalfBathrooms: 0.5, QuarterBathrooms: 0.25 }

/** Many leave the sum empty and count whole and half bathrooms apart. */
function bathroomsInParts(reading: Reading): number | null {
  const sum = Object.entries(parts).reduce(
    (total, [name, part]) => total + part * (reading.count(`BasicDetails/${name}`, 100) ?? 0),
    0,
  )
  return sum > 0 ? sum : null
}

function wordsFrom(reading: Reading, { note }: MapContext): Features {
  const words = listedWords(reading, lists).filter(({ text }) => !/^(none|other)$/i.test(text))
  const known = words.flatMap(({ text, field }) => featureInList(field, folded(text)) ?? [])
  const rest = words.filter(({ text, field }) => featureInList(field, folded(text)) === null)
  return withFeatures(featuresFrom(rest, note), [...known, ...flaggedFeatures(reading, flags)])
}

function offerOf(reading: Reading, country: string, context: MapContext): OfferDraft {
  const isRent = statusOf(reading.element) === 'for rent'
  const offer = wantedOffer(
    reading,
    { purpose: isRent ? 'rent' : 'sale', price: ['ListingDetails/Price'], usual: 'month', country },
    context,
  )
  const currency = costCurrency(
    { currency: { text: null, at: null }, country, at: null, field: 'Fees' },
    context,
  )
  const fees = reading.all('Fees/Fee').flatMap((fee) => {
    const said = (name: string) => elementAt(fee, name)?.text ?? ''
    const amount = readNumber(said('FeeAmount'), 'whole').value
    const kind = /hoa|condo|association/i.test(said('FeeType')) ? ('community' as const) : ('other' as const)
    const cost = costFrom(
      { kind, amount, period: periodOfWords(said('FeePeriod')) ?? 'month', currency },
      context,
    )
    return cost ? [cost] : []
  })
  if (!isRent) return { ...offer, costs: fees }
  const deposit = reading.text('RentalDetails/DepositFees')
  const amount = deposit && /^[$\d.,\s]+$/.test(deposit) ? readNumber(deposit, 'whole').value : null
  const pets = ['Cats', 'SmallDogs', 'LargeDogs'].some((kind) =>
    reading.flag(`RentalDetails/PetsAllowed/${kind}`),
  )
  const day = reading.text('RentalDetails/Availability')
  return {
    ...offer,
    depositMinor: costFrom({ kind: 'other', amount, period: 'once', currency }, context)?.amount ?? null,
    furnished: furnishedBy(offer, reading.flag('RentalDetails/Furnished')),
    pets: pets ? 'yes' : reading.flag('RentalDetails/PetsAllowed/NoPets') ? 'no' : null,
    availableFrom:
      day && (/\d/.test(day) || isAtOnce(day))
        ? availableFrom(reading, 'RentalDetails/Availability', context)
        : null,
    minTermMonths: meaningIn(terms, reading.text('RentalDetails/LeaseTerm')),
    costs: fees,
  }
}
