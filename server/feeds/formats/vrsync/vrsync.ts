/** feeds: VRSync, the format of ZAP, Viva Real and OLX in Brazil: a full list, a missing home is gone. */
import type { ListingDraft, OfferDraft } from '#server/listings/index.ts'
import { emptyDraft } from '../../read/draft-start.ts'
import { bedroomsOf } from '../../read/dwelling.rules.ts'
import { featuresFrom } from '../../read/features.ts'
import type { Head, MapContext } from '../../read/format.ts'
import { costCurrency, costFrom } from '../../read/offers.ts'
import { areasFrom } from '../../read/parts/areas.ts'
import { wantedOffer } from '../../read/parts/purpose-and-price.ts'
import { flaggedFeatures, listedWords, withFeatures } from '../../read/parts/flags.ts'
import { addressesAt } from '../../read/parts/media.ts'
import { placeFrom } from '../../read/parts/places.ts'
import { textsFrom } from '../../read/parts/texts.ts'
import { typeFrom } from '../../read/parts/types.ts'
import { xmlFormat } from '../../read/parts/xml-format.ts'
import { mediaFrom } from '../../read/pictures.ts'
import { webAddress } from '../../read/words/web-address.rules.ts'
import { createReading, type Reading } from '../../read/reading.ts'
import { saysYes } from '../../read/words/yes-no.rules.ts'
import type { SourceRecord } from '../../records/record.ts'
import { vrsyncFields } from './fields.rules.ts'
import { typeOfPath } from './words.rules.ts'

const latitude = ['Location/Latitude']
const longitude = ['Location/Longitude']

export const vrsync = xmlFormat({
  code: 'vrsync',
  name: 'VRSync (ZAP, Viva Real)',
  revision: 7,
  outside: ['ListingDataFeed', 'Listings', 'Listing'],
  recognise: ({ root }: Head) => (root === 'ListingDataFeed' ? '' : null),
  isRecord: (path) => path.join('/') === 'ListingDataFeed/Listings/Listing',
  glances: {
    id: ['ListingID'],
    latitude,
    longitude,
    locality: ['Location/City'],
    stamp: ['LastUpdateDate'],
  },
  joinedAttributes: true,
  stamp: /<LastUpdateDate>[^<]*<\/LastUpdateDate>/,
  fields: vrsyncFields,
  map,
})

const places = {
  country: ['Location/Country@abbreviation', 'Location/Country'],
  admin1: ['Location/State'],
  locality: ['Location/City'],
  district: ['Location/Neighborhood', 'Location/Zone'],
  street: ['Location/Address'],
  houseNumber: ['Location/StreetNumber'],
  unitName: ['Location/Complement'],
  postalCode: ['Location/PostalCode'],
  latitude,
  longitude,
}

const shown: Readonly<Record<string, ListingDraft['place']['show']>> = {
  all: 'exact',
  street: 'street',
  neighborhood: 'area',
}

function map({ element }: SourceRecord, sourceId: string, context: MapContext): ListingDraft {
  const reading = createReading(element, context.note)
  const { text, count } = reading
  const { timeZone } = context.settings
  const field = 'Details/PropertyType'
  const typed = typeFrom({ at: reading.at(field), field, words: [text(field)], own: typeOfPath }, context)
  const isCommercial =
    /^commercial/i.test(text(field) ?? '') || /^commercial/i.test(text('Details/UsageType') ?? '')
  const show = shown[text('Location@displayAddress')?.toLowerCase() ?? ''] ?? 'area'
  const place = placeFrom(reading, places, context, { homeland: 'BR', show })
  const words = featuresFrom(listedWords(reading, ['Details/Features/Feature']), context.note)
  return {
    ...emptyDraft(sourceId),
    publicRef: text('ListingID'),
    listedAt: reading.instant('ListDate', timeZone),
    sourceUpdatedAt: reading.instant('LastUpdateDate', timeZone),
    listingUrl: webAddress(text('DetailViewUrl') ?? ''),
    tourUrls: addressesAt(reading, ['VirtualTourLink']),
    ...typed,
    useClass: isCommercial && typed.useClass === 'residential' ? 'commercial' : typed.useClass,
    place,
    ...bedroomsOf(typed.type, count('Details/Bedrooms', 200)),
    bathrooms: reading.number('Details/Bathrooms', { most: 200 }),
    suites: count('Details/Suites', 100),
    areas: areasFrom(
      reading,
      [
        { kind: 'living', path: 'Details/LivingArea', unitAt: 'Details/LivingArea@unit', notation: 'whole' },
        {
          kind: 'built',
          path: 'Details/ConstructedArea',
          unitAt: 'Details/ConstructedArea@unit',
          notation: 'whole',
        },
        { kind: 'plot', path: 'Details/LotArea', unitAt: 'Details/LotArea@unit', notation: 'whole' },
      ],
      context,
    ),
    floorLabel: text('Details/UnitFloor'),
    floorsTotal: count('Details/Floors', 300),
    yearBuilt: count('Details/YearBuilt', 3_000) || null,
    parkingSpaces: count('Details/Garage', 9_999),
    ...withFeatures(
      words,
      flaggedFeatures(reading, { 'Details/Garage': 'parking', 'Details/Suites': 'ensuite' }),
    ),
    offers: offersFrom(reading, { country: place.country, isCommercial }, context),
    texts: textsFrom(
      reading,
      [{ lang: null, title: reading.at('Title'), description: reading.at('Details/Description') }],
      context,
      { otherwise: 'pt' },
    ),
    media: picturesFrom(reading, context),
  }
}

/** `For Sale`, `For Rent` or `Sale/Rent`; some write the rent into the field of the price. */
function offersFrom(
  reading: Reading,
  { country, isCommercial }: { country: string; isCommercial: boolean },
  context: MapContext,
): OfferDraft[] {
  const said = reading.text('TransactionType')?.toLowerCase() ?? ''
  const known = ['for sale', 'for rent', 'sale/rent']
  if (!known.includes(said)) {
    if (said)
      context.note('offer.unknown', reading.at('TransactionType'), { field: 'TransactionType', value: said })
    return []
  }
  const rent = isCommercial ? ('lease' as const) : ('rent' as const)
  const purposes =
    said === 'sale/rent'
      ? (['sale', rent] as const)
      : said === 'for sale'
        ? (['sale'] as const)
        : ([rent] as const)
  const price = {
    sale: ['Details/ListPrice'],
    let: ['Details/RentalPrice', ...(said === 'for rent' ? ['Details/ListPrice'] : [])],
  }
  return purposes.map((purpose) => {
    const paths = purpose === 'sale' ? price.sale : price.let
    const currencies = paths.map((path) => `${path}@currency`)
    const wanted = {
      purpose,
      price: paths,
      period: 'Details/RentalPrice@period',
      currency: currencies,
      country,
      money: 'BRL',
    }
    const isSilent = !reading.at('Details/RentalPrice@period')
    const offer = wantedOffer(reading, { ...wanted, ...(isSilent && { usual: 'month' as const }) }, context)
    return { ...offer, costs: costsOf(reading, country, context) }
  })
}

function costsOf(reading: Reading, country: string, context: MapContext): OfferDraft['costs'] {
  const at = reading.first(['Details/PropertyAdministrationFee@currency', 'Details/ListPrice@currency'])
  const asked = { currency: { text: at?.text ?? 'BRL', at }, country, at: null, field: 'Details' }
  const currency = costCurrency(asked, context)
  const amount = (path: string) => reading.number(path, { notation: 'whole' })
  return [
    costFrom(
      { kind: 'community', amount: amount('Details/PropertyAdministrationFee'), period: 'month', currency },
      context,
    ),
    costFrom({ kind: 'propertyTax', amount: amount('Details/YearlyTax'), period: 'year', currency }, context),
    costFrom(
      { kind: 'propertyTax', amount: amount('Details/MonthlyTax'), period: 'month', currency },
      context,
    ),
  ].filter((one) => one !== null)
}

const kinds: Readonly<Record<string, 'photo' | 'video'>> = { image: 'photo', video: 'video' }

/** The main picture first; films are addresses of pages too. */
function picturesFrom(reading: Reading, context: MapContext): ListingDraft['media'] {
  const items = reading.all('Media/Item').toSorted((a, b) => isMain(b.attributes) - isMain(a.attributes))
  return mediaFrom(
    items.map((at) => ({
      kind: kinds[at.attributes.medium?.toLowerCase() ?? 'image'] ?? 'photo',
      text: at.text,
      at,
      field: 'Media/Item',
      caption: at.attributes.caption?.trim() || null,
    })),
    context,
  )
}

const isMain = ({ primary }: Record<string, string>): number => Number(saysYes(primary) === true)
