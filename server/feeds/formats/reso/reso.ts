/**
 * feeds: RESO Web API, the answers of American listing databases in JSON:
 * the Property resource of the Data Dictionary.
 */
import { useClassOf } from '#contract/vocabulary/type-groups.ts'
import type { PropertyType, UseClass } from '#contract/vocabulary/vocabulary.ts'
import type { ListingDraft, OfferDraft } from '#server/listings/index.ts'
import { emptyDraft } from '../../read/draft-start.ts'
import { bedroomsOf } from '../../read/dwelling.rules.ts'
import { featuresFrom, type Features } from '../../read/features.ts'
import type { FeedFormat, Glance, Head, MapContext } from '../../read/format.ts'
import { costCurrency, costFrom, upTo } from '../../read/offers.ts'
import { areasFrom } from '../../read/parts/areas.ts'
import { closingFrom } from '../../read/parts/closing.ts'
import { wantedOffer } from '../../read/parts/purpose-and-price.ts'
import { flaggedFeatures, listedWords, withFeatures } from '../../read/parts/flags.ts'
import { jsonFormat } from '../../read/parts/json-format.ts'
import { addressesAt } from '../../read/parts/media.ts'
import { peopleAt } from '../../read/parts/people.ts'
import { placeFrom } from '../../read/parts/places.ts'
import { textsFrom } from '../../read/parts/texts.ts'
import { webAddress } from '../../read/words/web-address.rules.ts'
import { expiryFrom } from '../../read/parts/expiry-date.ts'
import { actionAt, statusAt } from '../../read/parts/standing.ts'
import { createReading, type Reading } from '../../read/reading.ts'
import { saysYes } from '../../read/words/yes-no.rules.ts'
import { typeOfWords } from '../../read/type-words.rules.ts'
import { conditionOfWords } from '../../read/words/conditions.rules.ts'
import { finding } from '../../findings/findings.ts'
import { elementAt, type Element, type Header, type SourceRecord } from '../../records/record.ts'
import { answers, nextPage } from './answers.rules.ts'
import { resoFields } from './fields.rules.ts'
import { onePage } from './findings.ts'
import { openHousesFrom } from './open-houses.ts'
import { picturesFrom } from './pictures.ts'
import {
  featureOfLookup,
  flags,
  frequencies,
  furnishings,
  key,
  kinds,
  lists,
  statuses,
  types,
  monthsOf,
} from './words.rules.ts'
import { availableFrom } from '../../read/parts/availability.ts'

const said = (element: Element, path: string): string => key(elementAt(element, path)?.text ?? '')

const base = jsonFormat({
  code: 'reso',
  name: 'RESO Web API',
  revision: 8,
  recognise,
  isRecord: (path, isListed) => isListed && answers.includes(path.join('/')),
  alone: (names) => names.includes('ListingKey'),
  // A page is not the whole stock: what is not on it may be on the next.
  mode: (header) => (nextPage(header) ? 'event' : 'snapshot'),
  glances: {
    id: ['ListingKey'],
    ref: ['ListingId'],
    latitude: ['Latitude'],
    longitude: ['Longitude'],
    locality: ['City'],
    stamp: ['ModificationTimestamp'],
    action,
  },
  saysStatus: (record) => said(record, 'StandardStatus') !== '' || said(record, 'MlsStatus') !== '',
  stamp: /"ModificationTimestamp"\s*:\s*"[^"]*"/,
  fields: resoFields,
  findings: [onePage],
  map,
})

export const reso: FeedFormat = {
  ...base,
  reader: (at) => {
    const reader = base.reader(at)
    return {
      ...reader,
      get remarks() {
        const next = nextPage(reader.header)
        return next ? [finding(onePage, { field: '@odata.nextLink', value: next })] : []
      },
    }
  },
}

/** The names of the Data Dictionary, where one of the known answers has its records. */
function recognise({ kind, header }: Head): string | null {
  if (kind !== 'json') return null
  const where = answers.find((path) => header.has(path === '' ? 'ListingKey' : `${path}/ListingKey`))
  if (where === undefined) return isEmptyAnswer(header) ? '' : null
  const names = ['StandardStatus', 'MlsStatus', 'PropertyType', 'ListPrice', 'ModificationTimestamp']
  return names.some((name) => header.has(where === '' ? name : `${where}/${name}`)) ? '' : null
}

/** An answer without records still says of what it would be. */
const isEmptyAnswer = (header: Header): boolean =>
  /\$metadata#Property\b/.test(header.get('@odata.context') ?? '')

function action(element: Element): Glance['action'] {
  const isKeptBack = saysYes(elementAt(element, 'InternetEntireListingDisplayYN')?.text) === false
  if (isKeptBack) return 'withdraw'
  return actionAt(element, ['StandardStatus', 'MlsStatus'], statuses)
}

const places = {
  country: ['Country'],
  admin1: ['StateOrProvince'],
  admin2: ['CountyOrParish'],
  locality: ['City'],
  district: ['SubdivisionName'],
  houseNumber: ['StreetNumber'],
  unitName: ['UnitNumber'],
  postalCode: ['PostalCode'],
  unparsedAddress: ['UnparsedAddress'],
  latitude: ['Latitude'],
  longitude: ['Longitude'],
}

/** The dictionary has room for several people. */
const agentNames = ['', '2', '3', '4', '5'].reduce(
  (names, number) => [...names, `CoListAgent${number}FullName`],
  ['ListAgentFullName'],
)

/** The upper ends of ranges stand in fields that only Meridian writes. */
const areas = [
  { kind: 'living', path: 'LivingArea', unitAt: 'LivingAreaUnits', mostAt: 'MeridianLivingAreaMax' },
  {
    kind: 'built',
    path: 'BuildingAreaTotal',
    unitAt: 'BuildingAreaUnits',
    mostAt: 'MeridianBuildingAreaMax',
  },
  { kind: 'plot', path: 'LotSizeArea', unitAt: 'LotSizeUnits', mostAt: 'MeridianLotSizeMax' },
  { kind: 'plot', path: 'LotSizeAcres', unit: 'ac' },
  { kind: 'plot', path: 'LotSizeSquareFeet', unit: 'sqft' },
] as const

function map({ element }: SourceRecord, sourceId: string, context: MapContext): ListingDraft {
  const reading = createReading(element, context.note, { dates: 'monthFirst' })
  const { text } = reading
  const { timeZone } = context.settings
  const typed = typeFrom(reading, context)
  const isAddressShown = reading.flag('InternetAddressDisplayYN') !== false
  const place = placeFrom(reading, places, context, {
    homeland: 'US',
    show: isAddressShown ? 'exact' : 'area',
  })
  const street = ['StreetDirPrefix', 'StreetName', 'StreetSuffix', 'StreetDirSuffix'].map((name) =>
    text(name),
  )
  return {
    ...emptyDraft(sourceId),
    ...expiryFrom(reading, 'ExpirationDate', context),
    publicRef: text('ListingId'),
    alternateIds: (['ParcelNumber', 'UniversalPropertyId'] as const).flatMap((name) => {
      const value = text(name)
      return value ? [{ scheme: name === 'ParcelNumber' ? 'parcel' : 'upi', value }] : []
    }),
    status: statusAt(reading, ['StandardStatus', 'MlsStatus'], statuses),
    listedAt: firstInstant(reading, listedDates, timeZone),
    sourceUpdatedAt: reading.instant('ModificationTimestamp', timeZone),
    openHouses: openHousesFrom(reading, context),
    closing: closingFrom(
      reading,
      { price: 'ClosePrice', on: 'CloseDate', currency: 'CurrencyCode', country: place.country },
      context,
    ),
    listingUrl: webAddress(text('ListingURL') ?? ''),
    tourUrls: addressesAt(reading, ['VirtualTourURLUnbranded']),
    ...peopleAt(reading, agentNames),
    ...typed,
    place: { ...place, street: street.filter(Boolean).join(' ') || null },
    ...bedroomsOf(typed.type, reading.count('BedroomsTotal', 200)),
    bedroomsMax: reading.number('MeridianBedroomsMax', { most: 200 }),
    bathrooms: bathroomsFrom(reading),
    bathroomsFull: reading.count('BathroomsFull', 100),
    bathroomsThreeQuarter: reading.count('BathroomsThreeQuarter', 100),
    bathroomsHalf: reading.count('BathroomsHalf', 100),
    roomsTotal: reading.count('RoomsTotal', 500),
    areas: areasFrom(reading, areas, context),
    floorLabel: text('EntryLevel'),
    floorsTotal: reading.count('StoriesTotal', 300) ?? reading.count('Stories', 300),
    yearBuilt: reading.count('YearBuilt', 3_000) || null,
    condition: reading.word('PropertyCondition', conditionOfWords),
    isNewBuild: reading.flag('NewConstructionYN') === true,
    parkingSpaces: reading.count('ParkingTotal', 9_999) ?? reading.count('GarageSpaces', 9_999),
    ...wordsFrom(reading, context),
    offers: offersFrom(reading, place.country, context),
    texts: textsFrom(
      reading,
      [{ lang: text('PublicRemarksLanguage'), description: reading.at('PublicRemarks') }],
      context,
      { otherwise: 'en' },
    ),
    media: picturesFrom(reading, context),
  }
}

/** When a home came on the market, the most telling first. */
const listedDates = ['OnMarketDate', 'ListingContractDate', 'OriginalEntryTimestamp']

const firstInstant = (reading: Reading, paths: readonly string[], timeZone: string): Date | null =>
  paths.map((path) => reading.instant(path, timeZone)).find((found) => found !== null) ?? null

/** The sub type, else what the type stands for. */
function typeFrom(
  reading: Reading,
  { note }: MapContext,
): Pick<ListingDraft, 'type' | 'sourceType' | 'useClass'> {
  const at = reading.first(['PropertySubType', 'PropertyType'])
  const kind = kinds[said(reading.element, 'PropertyType')]
  const named = reading.text('PropertySubType')
  const subType = types[key(named ?? '')] ?? (named === null ? null : typeOfWords(named))
  const type = subType ?? kind?.type
  const sourceType = at?.text.trim() ?? null
  if (!type || (named !== null && !subType))
    note(at ? 'type.unknown' : 'type.missing', at, { field: at?.name ?? 'PropertyType', value: sourceType })
  return { type: type ?? 'other', sourceType, useClass: usedFor(subType, kind?.use ?? null) }
}

/** Whatever is let is "residential lease" to many: a plot or a garage is not lived in all the same. */
function usedFor(subType: PropertyType | null, stated: UseClass | null): UseClass {
  const own = subType && subType !== 'other' ? useClassOf(subType) : null
  return own && own !== 'residential' ? own : (stated ?? own ?? 'residential')
}

const parts = { BathroomsFull: 1, BathroomsThreeQuarter: 0.75, BathroomsHalf: 0.5, BathroomsOneQuarter: 0.25 }

/** The whole number counts a half bathroom as one; the parts say it better. */
function bathroomsFrom(reading: Reading): number | null {
  const exact = reading.number('BathroomsTotalDecimal', { most: 200 })
  const sum = Object.entries(parts).reduce(
    (all, [name, part]) => all + part * (reading.count(name, 100) ?? 0),
    0,
  )
  return exact || sum || reading.number('BathroomsTotalInteger', { most: 200 })
}

function wordsFrom(reading: Reading, { note }: MapContext): Features {
  const words = listedWords(reading, lists).filter(({ text }) => !/^(none|other|see remarks|no)$/i.test(text))
  const known = words.flatMap(({ text, field }) => featureOfLookup(field, text) ?? [])
  const rest = words.filter(({ text, field }) => featureOfLookup(field, text) === null)
  return withFeatures(featuresFrom(rest, note), [...known, ...flaggedFeatures(reading, flags)])
}

function offersFrom(reading: Reading, country: string, context: MapContext): OfferDraft[] {
  const kind = kinds[said(reading.element, 'PropertyType')]
  const isLet = reading.first(['LeaseAmount', 'LeaseAmountFrequency']) !== null
  const isShort = said(reading.element, 'LeaseTerm') === 'shorttermlease'
  const known = kind?.purpose ?? (isLet ? 'rent' : reading.at('ListPrice') ? 'sale' : null)
  const purpose = known === 'rent' && isShort ? 'rentShort' : known
  if (!purpose) return []
  if (!kind)
    context.note('offer.inferred', reading.first(['LeaseAmount', 'ListPrice']), { field: 'PropertyType' })
  const list = reading.number('ListPrice', { notation: 'whole' })
  const isRange = (reading.number('ListPriceLow', { notation: 'whole' }) ?? 0) > 0
  const asked = isRange ? ['ListPriceLow', 'ListPrice'] : ['ListPrice']
  const price = purpose === 'sale' ? asked : ['LeaseAmount', ...asked]
  const wanted = { purpose, price, period: 'LeaseAmountFrequency', ownPeriods: frequencies, country }
  const low = wantedOffer(reading, { ...wanted, currency: ['CurrencyCode'] }, context)
  const offer = isRange ? upTo(low, list) : low
  const at = reading.first(['CurrencyCode'])
  const currency = costCurrency(
    { currency: { text: at?.text ?? null, at }, country, at: null, field: 'costs' },
    context,
  )
  const period = frequencies[said(reading.element, 'AssociationFeeFrequency')]
  const dues = period ? reading.number('AssociationFee') : null
  const pets = reading.all('PetsAllowed').map(({ text }) => key(text))
  const deposit = costFrom(
    { kind: 'other', amount: reading.number('SecurityDeposit'), period: 'once', currency },
    context,
  )
  return [
    {
      ...offer,
      ...(purpose !== 'sale' && {
        depositMinor: deposit?.amount ?? null,
        furnished: furnishings[said(reading.element, 'Furnished')] ?? null,
        pets: pets.length === 0 ? null : pets.includes('no') ? 'no' : pets.includes('call') ? 'ask' : 'yes',
        minTermMonths: monthsOf(reading.text('LeaseTerm')),
        availableFrom: availableFrom(reading, 'AvailabilityDate', context),
      }),
      costs: [
        costFrom({ kind: 'community', amount: dues, period: period ?? 'month', currency }, context),
        costFrom(
          { kind: 'propertyTax', amount: reading.number('TaxAnnualAmount'), period: 'year', currency },
          context,
        ),
      ].filter((one) => one !== null),
    },
  ]
}
