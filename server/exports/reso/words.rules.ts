/** exports/reso: the lookups of the RESO Data Dictionary, for what the vocabulary says. */
import { typeWords } from '#contract/listings/home-title.ts'
import { featureGroups, type Feature, type FeatureGroup } from '#contract/vocabulary/feature-codes.ts'
import type {
  conditions,
  furnishings,
  ListingStatus,
  Period,
  PropertyType,
  UseClass,
} from '#contract/vocabulary/vocabulary.ts'
import type { OfferDraft } from '#server/listings/index.ts'

/** StandardStatus. */
export const standardStatus = (status: ListingStatus): string =>
  status === 'comingSoon'
    ? 'Coming Soon'
    : status === 'underOffer'
      ? 'Active Under Contract'
      : status === 'reserved'
        ? 'Pending'
        : 'Active'

const sold: Readonly<Record<UseClass, string>> = {
  residential: 'Residential',
  parking: 'Residential',
  land: 'Land',
  agricultural: 'Farm',
  commercial: 'Commercial Sale',
  industrial: 'Commercial Sale',
  hospitality: 'Commercial Sale',
  mixed: 'Commercial Sale',
}

/** PropertyType says in one word what a home is and whether it is sold or let. */
export function propertyType(
  { type, useClass }: { type: PropertyType; useClass: UseClass },
  { purpose }: Pick<OfferDraft, 'purpose'>,
): string {
  if (purpose === 'lease') return 'Commercial Lease'
  if (purpose !== 'sale') return 'Residential Lease'
  if (type === 'businessForSale') return 'Business Opportunity'
  return type === 'multiFamily' ? 'Residential Income' : sold[useClass]
}

const subTypes: Partial<Record<PropertyType, string>> = {
  apartment: 'Apartment',
  businessForSale: 'Business',
  cabin: 'Cabin',
  detached: 'Single Family Residence',
  duplex: 'Duplex Apartment',
  factory: 'Industrial',
  farm: 'Farm',
  groundFloorFlat: 'Ground Floor Apartment',
  hotel: 'Hotel/Motel',
  medical: 'Clinic',
  mobileHome: 'Mobile Home',
  multiFamily: 'Multi Family',
  office: 'Office',
  other: 'Other',
  plotAgricultural: 'Agriculture',
  plotResidential: 'Unimproved Land',
  restaurantBar: 'Restaurant/Bar',
  school: 'School',
  servicedApartment: 'Serviced Apartment',
  shop: 'Retail',
  townhouse: 'Townhouse',
  triplex: 'Triplex Apartment',
  warehouse: 'Warehouse',
}

/** PropertySubType is an open list: what the dictionary has no word for stands in ours. */
export const propertySubType = (type: PropertyType): string => subTypes[type] ?? typeWords[type].one

/** LeaseAmountFrequency, AssociationFeeFrequency. */
export const frequencies: Readonly<Record<Period, string>> = {
  once: 'One Time',
  day: 'Daily',
  week: 'Weekly',
  fortnight: 'Biweekly',
  month: 'Monthly',
  quarter: 'Quarterly',
  year: 'Annually',
  season: 'Seasonal',
}

/** PropertyCondition. */
export const propertyCondition: Readonly<Record<(typeof conditions)[number], string>> = {
  new: 'New',
  excellent: 'Excellent',
  good: 'Good',
  toRenovate: 'To Renovate',
  toRebuild: 'To Rebuild',
  shell: 'Shell',
}

export const furnished: Readonly<Record<(typeof furnishings)[number], string>> = {
  furnished: 'Furnished',
  part: 'Partially',
  unfurnished: 'Unfurnished',
  negotiable: 'Negotiable',
}

export const petsAllowed = { yes: 'Yes', no: 'No', ask: 'Call' } as const

/** The lists that features stand in, by our own groups. */
const listOf: Readonly<Record<FeatureGroup, string>> = {
  inside: 'InteriorFeatures',
  outside: 'ExteriorFeatures',
  building: 'AssociationAmenities',
  parking: 'ParkingFeatures',
  energy: 'InteriorFeatures',
  safety: 'SecurityFeatures',
  access: 'AccessibilityFeatures',
  views: 'View',
  near: 'CommunityFeatures',
  terms: 'ExteriorFeatures',
}

const groupOf = new Map<Feature, FeatureGroup>(
  Object.entries(featureGroups).flatMap(([group, features]) =>
    features.map((feature) => [feature as Feature, group as FeatureGroup] as const),
  ),
)

export const featureList = (feature: Feature): string => listOf[groupOf.get(feature) ?? 'inside']
