/**
 * feeds: the lookups of the RESO Data Dictionary. They are written with
 * blanks or without, so both are one word here.
 */
import type { Feature } from '#contract/vocabulary/features.ts'
import type { OfferDraft } from '#server/listings/index.ts'
import type {
  ListingStatus,
  MediaKind,
  Period,
  PropertyType,
  Purpose,
  UseClass,
} from '#contract/vocabulary/vocabulary.ts'

/** `Active Under Contract` and `ActiveUnderContract` are the same. */
export const key = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '')

/** StandardStatus, in small letters. */
export const statuses: Readonly<Record<string, ListingStatus | 'gone'>> = {
  active: 'active',
  activeundercontract: 'underOffer',
  pending: 'underOffer',
  comingsoon: 'comingSoon',
  closed: 'sold',
  hold: 'gone',
}

/** PropertyType. */
export const kinds: Readonly<Record<string, { purpose: Purpose; use: UseClass | null; type: PropertyType }>> =
  {
    residential: { purpose: 'sale', use: 'residential', type: 'house' },
    residentiallease: { purpose: 'rent', use: 'residential', type: 'house' },
    residentialincome: { purpose: 'sale', use: 'residential', type: 'multiFamily' },
    land: { purpose: 'sale', use: 'land', type: 'plotResidential' },
    farm: { purpose: 'sale', use: 'agricultural', type: 'farm' },
    commercialsale: { purpose: 'sale', use: 'commercial', type: 'other' },
    commerciallease: { purpose: 'lease', use: 'commercial', type: 'other' },
    businessopportunity: { purpose: 'sale', use: 'commercial', type: 'businessForSale' },
    manufacturedinpark: { purpose: 'sale', use: 'residential', type: 'parkHome' },
  }

/** PropertySubType. */
export const types: Readonly<Record<string, PropertyType>> = {
  apartment: 'apartment',
  boatslip: 'parkingSpace',
  cabin: 'cabin',
  condominium: 'apartment',
  deededparking: 'parkingSpace',
  duplex: 'multiFamily',
  farm: 'farm',
  manufacturedhome: 'mobileHome',
  manufacturedonland: 'mobileHome',
  mobilehome: 'mobileHome',
  ownyourown: 'apartment',
  quadruplex: 'multiFamily',
  singlefamilyresidence: 'detached',
  stockcooperative: 'apartment',
  townhouse: 'townhouse',
  triplex: 'multiFamily',
  agriculture: 'plotAgricultural',
  business: 'businessForSale',
  hotelmotel: 'hotel',
  industrial: 'factory',
  mixeduse: 'other',
  multifamily: 'multiFamily',
  office: 'office',
  retail: 'shop',
  unimprovedland: 'plotResidential',
  warehouse: 'warehouse',
  other: 'other',
  ranch: 'farm',
  residential: 'plotResidential',
}

/** LeaseAmountFrequency and the frequencies of fees. */
export const frequencies: Readonly<Record<string, Period>> = {
  annually: 'year',
  daily: 'day',
  monthly: 'month',
  onetime: 'once',
  quarterly: 'quarter',
  seasonal: 'season',
  weekly: 'week',
  biweekly: 'fortnight',
}

export const flags: Readonly<Record<string, Feature>> = {
  GarageYN: 'garage',
  AttachedGarageYN: 'garage',
  CarportYN: 'carport',
  PoolPrivateYN: 'privatePool',
  SpaYN: 'jacuzzi',
  WaterfrontYN: 'waterfront',
  FireplaceYN: 'fireplace',
  CoolingYN: 'airConditioning',
  HeatingYN: 'centralHeating',
  HorseYN: 'stables',
}

/**
 * Single words of the lists, by `key`; those that mean different things
 * in different lists with the name of theirs.
 */
/* What files say, read by no person: translate="no" */
const listedWords: Partial<Record<Feature, string>> = {
  dishwasher: 'dishwasher builtindishwasher',
  fridge: 'refrigerator freestandingrefrigerator',
  oven: 'oven range gasrange electricrange doubleoven builtinoven gasoven electricoven freestandingrange',
  washingMachine: 'washer washerdryer',
  airConditioning:
    'centralair Cooling/wallunits ductless windowunits Cooling/zoned evaporativecooling Cooling/electric',
  centralHeating: 'forcedair Heating/central baseboard Heating/hotwater Heating/steam Heating/radiators',
  heatPump: 'heatpump',
  gasHeating: 'Heating/naturalgas Heating/gas Heating/propane',
  electricHeating: 'Heating/electric',
  oilHeating: 'Heating/oil',
  woodStove: 'Heating/wood woodstove',
  pelletStove: 'pelletstove',
  underfloorHeating: 'Heating/radiant radiantfloor',
  solarPanels: 'Heating/solar',
  walkInWardrobe: 'walkinclosets',
  builtInWardrobes: 'builtinfeatures',
  highCeilings: 'highceilings cathedralceilings vaultedceilings beamedceilings',
  kitchenIsland: 'kitchenisland',
  pantry: 'pantry',
  openPlanKitchen: 'openfloorplan',
  sauna: 'sauna',
  wheelchairAccess: 'accessibleapproachwithramp accessibleentrance',
  smartHome: 'smarthome smartthermostat',
  parquet: 'hardwood Flooring/wood',
  tiledFloor: 'Flooring/tile Flooring/ceramictile',
  marbleFloor: 'Flooring/marble',
  patio: 'patio',
  terrace: 'deck',
  balcony: 'balcony',
  conservatory: 'screened enclosedporch',
  courtyard: 'courtyard',
  barbecue: 'builtinbarbecue barbecue outdoorgrill',
  outdoorKitchen: 'outdoorkitchen',
  tennisCourt: 'tenniscourts tenniscourt',
  pool: 'pool PoolFeatures/inground PoolFeatures/aboveground',
  communalPool: 'PoolFeatures/community PoolFeatures/association',
  privatePool: 'PoolFeatures/private',
  heatedPool: 'PoolFeatures/heated',
  jacuzzi: 'spa hottub',
  cellar:
    'basement Basement/full Basement/finished Basement/partiallyfinished Basement/unfinished Basement/walkoutaccess',
  driveway: 'driveway',
  parking: 'offstreet assigned onstreet paved',
  undergroundParking: 'underground',
  garage: 'garage attached detached garagedooropener',
  carport: 'carport',
  evCharger: 'electricvehiclechargingstations',
  lift: 'elevator elevators',
  gatedCommunity: 'gated gatedcommunity',
  concierge: 'concierge',
  communalGym: 'fitnesscenter',
  playground: 'playground',
  seaView: 'View/ocean View/bay View/beach',
  lakeView: 'View/lake',
  riverView: 'View/river View/creekstream',
  mountainView: 'View/mountains View/hills',
  cityView: 'View/city citylights View/downtown View/skyline',
  golfView: 'View/golfcourse',
  parkView: 'parkgreenbelt View/garden',
  countryView: 'View/pasture View/rural View/trees View/treeswoods View/meadow View/orchard',
  panoramicView: 'View/panoramic',
  alarm: 'securitysystem securitysystemowned',
  fireAlarm: 'smokedetectors firealarm',
  sprinklers: 'firesprinklersystem',
  doubleGlazing: 'doublepanewindows insulatedwindows',
  southFacing: 'DirectionFaces/south',
  septicTank: 'septictank',
  well: 'well',
}

const byLookup: ReadonlyMap<string, Feature> = new Map(
  Object.entries(listedWords).flatMap(([feature, list]) =>
    list.split(' ').map((word) => [word, feature as Feature] as const),
  ),
)

/** The feature of one word of a list; null for words that are none. */
export const featureOfLookup = (list: string, word: string): Feature | null =>
  byLookup.get(`${list}/${key(word)}`) ?? byLookup.get(key(word)) ?? null

/** Lists of lookups in which a home's features stand. */
export const lists: readonly string[] = [
  'InteriorFeatures',
  'ExteriorFeatures',
  'PatioAndPorchFeatures',
  'CommunityFeatures',
  'AssociationAmenities',
  'ParkingFeatures',
  'PoolFeatures',
  'SpaFeatures',
  'SecurityFeatures',
  'AccessibilityFeatures',
  'WindowFeatures',
  'Appliances',
  'Heating',
  'Cooling',
  'Flooring',
  'View',
  'Basement',
  'DirectionFaces',
]

/** MediaCategory; everything else is a photo. */
export const categories: Readonly<Record<string, MediaKind>> = {
  floorplan: 'floorPlan',
  document: 'document',
  video: 'video',
  brandedvirtualtour: 'tour3d',
  unbrandedvirtualtour: 'tour3d',
}

/** Furnished. */
export const furnishings: Readonly<Record<string, OfferDraft['furnished']>> = {
  furnished: 'furnished',
  partially: 'part',
  unfurnished: 'unfurnished',
  negotiable: 'negotiable',
}

/** `12 Months`, `OneYear`; what is no length says nothing of it. */
export function monthsOf(term: string | null): number | null {
  const months = /^(\d{1,2}) ?months?$/i.exec(term ?? '')?.[1]
  const years = /^(one|two) ?years?$/i.exec(term ?? '')?.[1]?.toLowerCase()
  return months ? Number(months) : years ? (years === 'one' ? 12 : 24) : null
}
