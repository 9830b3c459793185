/** exports/reso: homes as the Property resource of a RESO Web API answers them (Data Dictionary 2.0). */
import { wholeUnits } from '#contract/money/minor-units.ts'
import type { AreaDraft, OfferDraft, OpenHouseDraft } from '#server/listings/index.ts'
import { inWords, ownTexts, picturesOf, type ExportedHome, type ExportFormat } from '../exported-home.ts'
import {
  featureList,
  frequencies,
  furnished,
  petsAllowed,
  propertyCondition,
  propertySubType,
  propertyType,
  standardStatus,
} from './words.rules.ts'

export const reso: ExportFormat = {
  type: 'application/json; charset=utf-8',
  open: () => '{"@odata.context":"$metadata#Property","value":[\n',
  home: (home) => JSON.stringify(stated(propertyOf(home))),
  between: ',\n',
  close: '\n]}\n',
}

type Fields = Record<string, unknown>

/** Only what is said: neither nothing nor an empty list. */
const stated = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  )

function propertyOf(home: ExportedHome): Fields {
  const { draft, key, listedAt, updatedAt } = home
  const idOf = (scheme: string) => draft.alternateIds.find((one) => one.scheme === scheme)?.value
  return {
    ListingKey: key,
    ListingId: draft.publicRef,
    StandardStatus: standardStatus(draft.status),
    ModificationTimestamp: (draft.sourceUpdatedAt ?? updatedAt).toISOString(),
    OnMarketDate: listedAt.toISOString(),
    ExpirationDate: draft.expiresOn,
    OpenHouse: (draft.openHouses ?? []).map(openHouseOf),
    ParcelNumber: idOf('parcel') ?? idOf('cadastral'),
    UniversalPropertyId: idOf('upi'),
    ListingURL: draft.listingUrl,
    VirtualTourURLUnbranded: draft.tourUrls[0],
    ListAgentFullName: draft.agentName,
    ...coAgentsOf(draft.coAgentNames ?? []),
    PropertySubType: propertySubType(draft.type),
    ...placeOf(home),
    ...factsOf(home),
    ...featuresOf(home),
    ...offerOf(home),
    ...remarksOf(home),
    Media: mediaOf(home),
  }
}

/** A database for members: the place is whole, and says whether the public may see it. */
const placeOf = ({ draft: { place } }: ExportedHome): Fields => ({
  Country: place.country,
  StateOrProvince: place.admin1,
  CountyOrParish: place.admin2,
  City: place.locality,
  SubdivisionName: place.district,
  StreetName: place.street,
  StreetNumber: place.houseNumber,
  UnitNumber: place.unitName,
  PostalCode: place.postalCode,
  UnparsedAddress: place.unparsedAddress,
  Latitude: place.point?.lat,
  Longitude: place.point?.lon,
  InternetAddressDisplayYN: place.show === 'exact',
})

const factsOf = ({ draft }: ExportedHome): Fields => ({
  BedroomsTotal: draft.bedrooms,
  MeridianBedroomsMax: draft.bedroomsMax,
  BathroomsTotalInteger: draft.bathrooms === null ? null : Math.ceil(draft.bathrooms),
  BathroomsTotalDecimal: draft.bathrooms,
  BathroomsFull: draft.bathroomsFull,
  BathroomsThreeQuarter: draft.bathroomsThreeQuarter,
  BathroomsHalf: draft.bathroomsHalf,
  RoomsTotal: draft.roomsTotal,
  ...areaOf(draft.areas, 'living', ['LivingArea', 'LivingAreaUnits', 'MeridianLivingAreaMax']),
  ...areaOf(draft.areas, 'built', ['BuildingAreaTotal', 'BuildingAreaUnits', 'MeridianBuildingAreaMax']),
  ...areaOf(draft.areas, 'plot', ['LotSizeArea', 'LotSizeUnits', 'MeridianLotSizeMax']),
  EntryLevel: draft.floorLabel,
  StoriesTotal: draft.floorsTotal,
  YearBuilt: draft.yearBuilt,
  PropertyCondition: draft.condition && [propertyCondition[draft.condition]],
  NewConstructionYN: draft.isNewBuild,
  ParkingTotal: draft.parkingSpaces,
})

/** The dictionary numbers them from the second on, up to the fifth. */
const coAgentsOf = (names: readonly string[]): Fields =>
  Object.fromEntries(
    names.slice(0, 5).map((name, at) => [`CoListAgent${at === 0 ? '' : at + 1}FullName`, name]),
  )

const units: Readonly<Record<string, string>> = { m2: 'Square Meters', sqft: 'Square Feet', ac: 'Acres' }

function areaOf(
  areas: readonly AreaDraft[],
  kind: AreaDraft['kind'],
  [size, unit, most]: [string, string, string],
): Fields {
  const area = areas.find((one) => one.kind === kind)
  if (!area) return {}
  const named = units[area.unit]
  return named
    ? { [size]: area.value, [unit]: named, [most]: area.max?.value }
    : { [size]: area.valueM2, [unit]: 'Square Meters', [most]: area.max?.valueM2 }
}

function featuresOf({ draft }: ExportedHome): Fields {
  const lists: Record<string, string[]> = {}
  for (const feature of draft.features) (lists[featureList(feature)] ??= []).push(inWords(feature))
  if (draft.otherFeatures.length > 0) (lists.InteriorFeatures ??= []).push(...draft.otherFeatures)
  return lists
}

/** A property is sold or let: the first offer. What is kept from visitors is kept from everybody. */
function offerOf({ draft }: ExportedHome): Fields {
  const [offer] = draft.offers
  if (!offer) return {}
  const isSold = offer.purpose === 'sale'
  const price = moneyOf(offer.amountMinor, offer)
  const dues = offer.costs.find(({ kind, currency }) => kind === 'community' && currency === offer.currency)
  const tax = offer.costs.find(
    ({ kind, currency, period }) =>
      kind === 'propertyTax' && currency === offer.currency && period === 'year',
  )
  return {
    PropertyType: propertyType(draft, offer),
    CurrencyCode: offer.currency,
    // Of a range the dictionary has the upper end as the price, and the lower one beside it.
    ...(offer.amountMaxMinor === null
      ? { ListPrice: price }
      : { ListPrice: moneyOf(offer.amountMaxMinor, offer), ListPriceLow: price }),
    LeaseAmount: isSold ? null : price,
    LeaseAmountFrequency: isSold ? null : frequencies[offer.period],
    LeaseTerm: offer.purpose === 'rentShort' ? 'Short Term Lease' : null,
    SecurityDeposit: moneyOf(offer.depositMinor, offer),
    Furnished: offer.furnished && furnished[offer.furnished],
    PetsAllowed: offer.pets && [petsAllowed[offer.pets]],
    AvailabilityDate: offer.availableFrom,
    AssociationFee: moneyOf(dues?.amount ?? null, offer),
    AssociationFeeFrequency: dues && frequencies[dues.period],
    TaxAnnualAmount: moneyOf(tax?.amount ?? null, offer),
  }
}

const moneyOf = (amount: number | null, { currency }: Pick<OfferDraft, 'currency'>): number | null =>
  amount === null ? null : wholeUnits({ amount, currency })

/** One language: English where there is any. */
function remarksOf(home: ExportedHome): Fields {
  const texts = ownTexts(home.draft).filter(({ description }) => description)
  const text = texts.find(({ lang }) => lang.startsWith('en')) ?? texts[0]
  return text ? { PublicRemarks: text.description, PublicRemarksLanguage: text.lang } : {}
}

/** Local times, as the dictionary has its dates. */
const openHouseOf = ({ kind, date, from, until }: OpenHouseDraft): Fields =>
  stated({
    OpenHouseDate: date,
    OpenHouseStartTime: from && `${date}T${from}:00`,
    OpenHouseEndTime: until && `${date}T${until}:00`,
    OpenHouseRemarks: kind === 'auction' ? 'Auction' : null,
  })

const categories = { photo: 'Photo', floorPlan: 'Floor Plan', document: 'Document' } as const

const mediaOf = (home: ExportedHome): Fields[] =>
  picturesOf(home, ['photo', 'floorPlan', 'document']).map(({ kind, url, caption }, at) =>
    stated({
      MediaKey: `${home.id}-${at + 1}`,
      MediaCategory: categories[kind as keyof typeof categories],
      MediaURL: url,
      Order: at + 1,
      ShortDescription: caption,
    }),
  )
