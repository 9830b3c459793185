/**
 * feeds: idealista's files in JSON (version 6), of Spain, Portugal
 * and Italy: the whole stock of one customer.
 */
import type { PropertyType } from '#contract/vocabulary/vocabulary.ts'
import type { ListingDraft, MediaDraft, OfferDraft } from '#server/listings/index.ts'
import { emptyDraft } from '../../read/draft-start.ts'
import { bedroomsOf } from '../../read/dwelling.rules.ts'
import { emissionsClassOf, readEnergy, withCertificate } from '../../read/energy.rules.ts'
import { countryFrom } from '../../read/location.ts'
import type { Glance, Head, MapContext } from '../../read/format.ts'
import { costCurrency, costFrom } from '../../read/offers.ts'
import { areasFrom, type AreaField } from '../../read/parts/areas.ts'
import { furnishedBy, purposeFrom, wantedOffer } from '../../read/parts/purpose-and-price.ts'
import { flaggedFeatures } from '../../read/parts/flags.ts'
import { jsonFormat } from '../../read/parts/json-format.ts'
import { availableFrom } from '../../read/parts/availability.ts'
import { addressesAt } from '../../read/parts/media.ts'
import { placeFrom } from '../../read/parts/places.ts'
import { textsFrom } from '../../read/parts/texts.ts'
import { typeFrom } from '../../read/parts/types.ts'
import { mediaFrom } from '../../read/pictures.ts'
import { webAddress } from '../../read/words/web-address.rules.ts'
import { createReading, type Reading } from '../../read/reading.ts'
import { meaningIn } from '../../read/words/codes.rules.ts'
import { elementAt, type SourceRecord } from '../../records/record.ts'
import { idealistaFields } from './fields.rules.ts'
import { conditions, flags, heatings, languages, types } from './words.rules.ts'

const latitude = ['propertyAddress/addressCoordinatesLatitude']
const longitude = ['propertyAddress/addressCoordinatesLongitude']
/** Homes, and the homes of new developments. */
const lists: readonly string[] = ['customerProperties', 'customerNewDevelopments/newDevelopmentTypologies']

export const idealista = jsonFormat({
  code: 'idealista',
  name: 'idealista',
  revision: 6,
  recognise: ({ kind, header, text }: Head) => {
    const names = ['customerCountry', 'customerCode', 'customerSendDate', 'customerReference']
    const isOurs =
      /"customer(Properties|NewDevelopments)"\s*:/.test(text) || names.every((name) => header.has(name))
    return kind === 'json' && isOurs ? '' : null
  },
  isRecord: (path, isListed) => isListed && lists.includes(path.join('/')),
  glances: {
    id: ['propertyCode'],
    ref: ['propertyReference'],
    latitude,
    longitude,
    locality: ['propertyAddress/addressTown'],
    action: (element): Glance['action'] =>
      elementAt(element, 'propertyVisibility')?.text.trim().toLowerCase() === 'private'
        ? 'withdraw'
        : 'offer',
  },
  fields: idealistaFields,
  map,
})

const places = {
  locality: ['propertyAddress/addressTown'],
  district: ['propertyAddress/addressUrbanization'],
  street: ['propertyAddress/addressStreetName'],
  houseNumber: ['propertyAddress/addressStreetNumber'],
  postalCode: ['propertyAddress/addressPostalCode'],
  latitude,
  longitude,
}

const shown: Readonly<Record<string, ListingDraft['place']['show']>> = {
  full: 'exact',
  street: 'street',
  hidden: 'area',
}
const feature = (name: string): string => `propertyFeatures/features${name}`

const areas: readonly AreaField[] = [
  { kind: 'built', path: feature('AreaConstructed'), unit: 'm2' },
  { kind: 'usable', path: feature('AreaUsable'), unit: 'm2' },
  { kind: 'plot', path: feature('AreaPlot'), unit: 'm2' },
]

function map({ element }: SourceRecord, sourceId: string, context: MapContext): ListingDraft {
  const reading = createReading(element, context.note)
  const { text, count } = reading
  const typed = typeFrom(
    {
      at: reading.at(feature('Type')),
      field: feature('Type'),
      words: [text(feature('Type'))],
      own: (words) => meaningIn(types, words),
    },
    context,
  )
  const type = kindOf(reading, typed.type)
  const isMoved = text('propertyAddress/addressCoordinatesPrecision')?.toLowerCase() === 'moved'
  const show = meaningIn(shown, text('propertyAddress/addressVisibility')) ?? 'area'
  const place = placeFrom(
    reading,
    { ...places, country: ['propertyAddress/addressCountry'] },
    withCountryOfCustomer(reading, context),
    { show: isMoved && show === 'exact' ? 'street' : show },
  )
  const heating = meaningIn(heatings, text(feature('HeatingType')))
  return {
    ...emptyDraft(sourceId),
    publicRef: text('propertyReference'),
    listingUrl: webAddress(text('propertyUrl') ?? ''),
    videoUrls: addressesAt(reading, ['propertyVideos/videoUrl']),
    tourUrls: addressesAt(reading, ['propertyVirtualTours/virtualTourUrl']),
    ...typed,
    type,
    place,
    ...bedroomsOf(type, count(feature('BedroomNumber'), 200)),
    bathrooms: reading.number(feature('BathroomNumber'), { most: 200 }),
    roomsTotal: count(feature('Rooms'), 500),
    areas: areasFrom(reading, areas, context),
    floorLabel: text('propertyAddress/addressFloor'),
    floorsTotal: count(feature('FloorsBuilding'), 300),
    yearBuilt: count(feature('BuiltYear'), 3_000),
    condition: meaningIn(conditions, text(feature('Conservation'))),
    energy: energyFrom(reading),
    parkingSpaces: count(feature('ParkingSpacesNumber'), 9_999),
    features: [...new Set([...flaggedFeatures(reading, flags), ...(heating ? [heating] : [])])],
    offers: offersFrom(reading, place.country, context),
    texts: textsFrom(
      reading,
      reading.all('propertyDescriptions').map((one) => ({
        lang: meaningIn(languages, elementAt(one, 'descriptionLanguage')?.text) ?? 'und',
        description: elementAt(one, 'descriptionText'),
      })),
      context,
      { otherwise: 'es' },
    ),
    media: picturesFrom(reading, context),
  }
}

/** The file names the country of the customer, for homes that name none. */
function withCountryOfCustomer(reading: Reading, context: MapContext): MapContext {
  const said = context.header.get('customerCountry')
  if (!said || context.settings.country) return context
  const silent = { ...context, note: () => undefined }
  const country = countryFrom(reading, { at: null, text: said, point: null }, silent)
  return country === '' ? context : { ...context, settings: { ...context.settings, country } }
}

/** Flags turn a flat into another kind of flat; one with bedrooms is no studio. */
function kindOf(reading: Reading, type: PropertyType): PropertyType {
  if (type !== 'apartment') return type
  if (reading.flag(feature('Penthouse'))) return 'penthouse'
  if (reading.flag(feature('Duplex'))) return 'duplex'
  return reading.flag(feature('Studio')) && !reading.count(feature('BedroomNumber')) ? 'studio' : type
}

function energyFrom(reading: Reading): ListingDraft['energy'] {
  const label = reading.text(feature('EnergyCertificateRating'))
  const spaced = label?.replace(/^in(?=Pro(?:cess|gress)$)/, 'in ') ?? null
  const { energy } = readEnergy(
    spaced,
    reading.number(feature('EnergyCertificatePerformance'), { most: 10_000 }),
  )
  return withCertificate(energy, {
    co2Class: emissionsClassOf(reading.text(feature('EnergyCertificateEmissionsRating'))),
    co2KgM2: reading.number(feature('EnergyCertificateEmissionsValue'), { most: 10_000 }) || null,
  })
}

const operation = 'propertyOperation/operationType'
const operations: Readonly<Record<string, 'sale' | 'rent'>> = {
  sale: 'sale',
  rent: 'rent',
  rentToOwn: 'sale',
}

/** None where nobody knows the operation: a home is not sold because of a word that means something else. */
function offersFrom(reading: Reading, country: string, context: MapContext): OfferDraft[] {
  const isSilent = reading.first([operation]) === null
  const said = purposeFrom(reading, [operation], context, (words) => meaningIn(operations, words))
  return said || isSilent ? [offerOf(reading, { country, isRent: said === 'rent' }, context)] : []
}

function offerOf(
  reading: Reading,
  { country, isRent }: { country: string; isRent: boolean },
  context: MapContext,
): OfferDraft {
  const { text, number } = reading
  const price = ['propertyOperation/operationPrice']
  const offer = wantedOffer(
    reading,
    { purpose: isRent ? 'rent' : 'sale', price, usual: 'month', money: 'EUR', country },
    context,
  )
  const asked = { currency: { text: 'EUR', at: null }, country, at: null, field: 'operation' }
  const currency = costCurrency(asked, context)
  const cost = (kind: 'community' | 'parking', name: string, period: 'month' | 'once') =>
    costFrom({ kind, amount: number(`propertyOperation/operation${name}`), period, currency }, context)
  const months = number('propertyOperation/operationDepositMonths', { most: 120 })
  const pets = reading.flag(feature('PetsAllowed'))
  return {
    ...offer,
    priceText: /^rent_?to_?own$/i.test(text(operation) ?? '') ? 'Rent to own' : offer.priceText,
    depositMinor: isRent && months && offer.amountMinor ? Math.round(months * offer.amountMinor) : null,
    furnished: furnishedBy(offer, reading.flag(feature('EquippedWithFurniture'))),
    pets: pets === null || !isRent ? null : pets ? 'yes' : 'no',
    availableFrom: availableFrom(reading, feature('AvailableFrom'), context),
    costs: [cost('community', 'PriceCommunity', 'month'), cost('parking', 'PriceParking', 'once')].filter(
      (one) => one !== null,
    ),
  }
}

function picturesFrom(reading: Reading, context: MapContext): MediaDraft[] {
  const orderOf = (order: string | undefined) => Number(order ?? Infinity)
  const images = reading
    .all('propertyImages')
    .toSorted(
      (a, b) => orderOf(elementAt(a, 'imageOrder')?.text) - orderOf(elementAt(b, 'imageOrder')?.text) || 0,
    )
  return mediaFrom(
    images.flatMap((image) => {
      const at = elementAt(image, 'imageUrl')
      const label = elementAt(image, 'imageLabel')?.text.trim().toLowerCase()
      const kind =
        label === 'plan' ? 'floorPlan' : label === 'energycertificate' ? 'energyCertificate' : 'photo'
      return at ? [{ kind, text: at.text, at, field: 'propertyImages/imageUrl', caption: null } as const] : []
    }),
    context,
  )
}
