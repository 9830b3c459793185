/** feeds: the numbers of Rightmove's feeds and what they mean. */
import type {
  ListingStatus,
  Period,
  PriceMode,
  PropertyType,
  UseClass,
  furnishings,
  tenures,
} from '#contract/vocabulary/vocabulary.ts'

/** PROP_SUB_ID by type; 0 is "not specified". */
const ids: Partial<Record<PropertyType, number[]>> = {
  terraced: [1, 13],
  endTerrace: [2],
  semiDetached: [3, 14, 128],
  detached: [4],
  house: [5, 6, 25, 26, 43, 48, 62, 68, 71, 74, 86, 95, 116, 140, 511],
  groundFloorFlat: [7],
  apartment: [8, 28, 46, 47, 49],
  studio: [9],
  maisonette: [10, 11],
  bungalow: [12, 15],
  mobileHome: [16, 117],
  plotResidential: [20, 110],
  linkDetached: [21],
  townhouse: [22],
  cottage: [23],
  chalet: [24],
  villa: [27, 131],
  penthouse: [29],
  finca: [30],
  servicedApartment: [44],
  parkingSpace: [45],
  parkHome: [50],
  garage: [51, 196],
  farmhouse: [52, 104],
  farm: [53, 259, 304],
  duplex: [56],
  triplex: [59],
  countryHouse: [65, 113],
  ruin: [77],
  castle: [92],
  caveHouse: [101],
  plotAgricultural: [107],
  cabin: [118, 119],
  mansion: [120, 121],
  development: [125, 244, 247, 250],
  houseboat: [141],
  hotelApartment: [142],
  apartmentBlock: [143],
  room: [144],
  restaurantBar: [80, 83, 134, 211, 298],
  shop: [137, 187, 190, 193, 199, 205, 208, 310, 544, 547, 550],
  office: [178, 181, 256, 271, 274],
  coworking: [184],
  hotel: [202, 280, 538],
  workshop: [214],
  warehouse: [217, 238],
  factory: [220, 223, 226, 229],
  storage: [232],
  showroom: [235],
  plotCommercial: [241],
  medical: [262],
  guestHouse: [277],
  school: [301],
  multiFamily: [512],
  other: [19, 253, 265, 268, 283, 307, 535, 541],
}

const types = new Map(
  Object.entries(ids).flatMap(([type, codes]) =>
    codes.map((code) => [String(code), type as PropertyType] as const),
  ),
)

/** The type of a PROP_SUB_ID; null for numbers that are unknown. */
export const typeOfCode = (code: string): PropertyType | null =>
  types.get(code.replace(/^0+(?=\d)/, '')) ?? null

/** Numbers that say what a property is used for, but not what it is. */
export const useOfCode: Record<string, UseClass> = { '19': 'commercial', '253': 'commercial', '268': 'mixed' }

/** STATUS_ID: sold subject to contract, under offer and let agreed all mean that someone was first. */
export const statuses: Record<string, ListingStatus> = {
  '0': 'active',
  '1': 'underOffer',
  '2': 'underOffer',
  '3': 'underOffer',
  '4': 'reserved',
  '5': 'underOffer',
}

/** PRICE_QUALIFIER; those with a `text` say more than a mode can. */
export const qualifiers: Record<string, { mode: PriceMode; text?: string }> = {
  '0': { mode: 'fixed' },
  '1': { mode: 'onRequest' },
  '2': { mode: 'guide' },
  '3': { mode: 'fixed' },
  '4': { mode: 'offersOver' },
  '5': { mode: 'guide', text: 'Offers in the region of' },
  '6': { mode: 'offersInvited', text: 'Sale by tender' },
  '7': { mode: 'from' },
  '9': { mode: 'fixed', text: 'Shared ownership' },
  '10': { mode: 'offersOver' },
  '11': { mode: 'fixed', text: 'Part buy, part rent' },
  '12': { mode: 'fixed', text: 'Shared equity' },
  '14': { mode: 'fixed', text: 'Equity loan' },
  '15': { mode: 'offersInvited' },
  '16': { mode: 'fixed', text: 'Coming soon' },
}

/** What agents write into a feature because their software has no field for it. */
/* translate="no" */
export const qualifierWords: Record<string, PriceMode> = {
  'guide price': 'guide',
  'offers in excess of': 'offersOver',
  'offers over': 'offersOver',
  'offers invited': 'offersInvited',
  'offers in the region of': 'guide',
  oiro: 'guide',
}

/** LET_RENT_FREQUENCY. */
export const frequencies: Record<string, { period: Period; text?: string }> = {
  '0': { period: 'week' },
  '1': { period: 'month' },
  '2': { period: 'quarter' },
  '3': { period: 'year' },
  '5': { period: 'week', text: 'per person per week' },
}

export const tenureCodes: Record<string, (typeof tenures)[number]> = {
  '1': 'freehold',
  '2': 'leasehold',
  '3': 'feudal',
  '4': 'commonhold',
  '5': 'shareOfFreehold',
  '6': 'other',
}

/* translate="no" */
export const tenureWords: Record<string, (typeof tenures)[number]> = {
  freehold: 'freehold',
  leasehold: 'leasehold',
  feudal: 'feudal',
  commonhold: 'commonhold',
  'share of freehold': 'shareOfFreehold',
}

/** LET_FURN_ID; 3 is "not specified". */
export const furnishedCodes: Record<string, (typeof furnishings)[number]> = {
  '0': 'furnished',
  '1': 'part',
  '2': 'unfurnished',
  '4': 'negotiable',
}

/** AREA_SIZE_UNIT_ID. */
export const unitCodes: Record<string, 'sqft' | 'm2' | 'ac' | 'ha'> = {
  '1': 'sqft',
  '2': 'm2',
  '3': 'ac',
  '4': 'ha',
}
