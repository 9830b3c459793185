/** feeds: the words of REAXML: kinds of property, and flags of features. */
import type { Feature } from '#contract/vocabulary/features.ts'
import type { PropertyType, UseClass } from '#contract/vocabulary/vocabulary.ts'

/**
 * The elements that stand for one home each: what it is when no category says more, and what it is used for.
 */
export const kinds: Readonly<Record<string, { type: PropertyType; use: UseClass }>> = {
  residential: { type: 'house', use: 'residential' },
  rental: { type: 'house', use: 'residential' },
  holidayRental: { type: 'house', use: 'residential' },
  land: { type: 'plotResidential', use: 'land' },
  rural: { type: 'farm', use: 'agricultural' },
  commercial: { type: 'other', use: 'commercial' },
  commercialLand: { type: 'plotCommercial', use: 'commercial' },
  business: { type: 'businessForSale', use: 'commercial' },
}

/** Names of categories, in small letters and without blanks and marks. */
const categories: Readonly<Record<string, PropertyType>> = {
  house: 'house',
  unit: 'apartment',
  apartment: 'apartment',
  flat: 'apartment',
  unitapartment: 'apartment',
  studio: 'studio',
  townhouse: 'townhouse',
  villa: 'villa',
  terrace: 'terraced',
  duplexsemidetached: 'semiDetached',
  semiduplex: 'semiDetached',
  duplex: 'semiDetached',
  servicedapartment: 'servicedApartment',
  blockofunits: 'apartmentBlock',
  retirement: 'apartment',
  retirementliving: 'apartment',
  acreagesemirural: 'countryHouse',
  alpine: 'chalet',
  warehouse: 'loft',
  bedandbreakfast: 'guestHouse',
  backpackerhostel: 'guestHouse',
  campground: 'other',
  caravanholidaypark: 'parkHome',
  executiverental: 'house',
  farmstay: 'farmhouse',
  lodge: 'cabin',
  motel: 'hotel',
  resort: 'hotel',
  selfcontainedcottage: 'cottage',
  cropping: 'farm',
  dairy: 'farm',
  farmlet: 'farm',
  horticulture: 'farm',
  livestock: 'farm',
  viticulture: 'farm',
  mixedfarming: 'farm',
  lifestyle: 'countryHouse',
  residential: 'plotResidential',
  commercial: 'plotCommercial',
  commercialfarming: 'farm',
  landdevelopment: 'plotCommercial',
  hotelleisure: 'hotel',
  industrialwarehouse: 'warehouse',
  medicalconsulting: 'medical',
  offices: 'office',
  retail: 'shop',
  showroomsbulkygoods: 'showroom',
  tourism: 'hotel',
}

/** The type of a category; null for names nobody knows, and for "Other". */
export const typeOfCategory = (name: string): PropertyType | null =>
  categories[name.toLowerCase().replaceAll(/[^a-z]/g, '')] ?? null

export const flags: Readonly<Record<string, Feature>> = {
  'features/ensuite': 'ensuite',
  'features/garages': 'garage',
  'features/remoteGarage': 'garage',
  'features/carports': 'carport',
  'features/openSpaces': 'parking',
  'features/secureParking': 'parking',
  'features/airConditioning': 'airConditioning',
  'features/ductedCooling': 'airConditioning',
  'features/splitSystemAirCon': 'airConditioning',
  'features/splitsystemAircon': 'airConditioning',
  'features/reverseCycleAirCon': 'airConditioning',
  'features/reverseCycleAircon': 'airConditioning',
  'features/evaporativeCooling': 'airConditioning',
  'features/ductedHeating': 'centralHeating',
  'features/hydronicHeating': 'centralHeating',
  'features/gasHeating': 'gasHeating',
  'features/splitSystemHeating': 'airConditioning',
  'features/alarmSystem': 'alarm',
  'features/intercom': 'videoEntry',
  'features/pool': 'pool',
  'features/poolInGround': 'pool',
  'features/poolAboveGround': 'pool',
  'features/spa': 'jacuzzi',
  'features/insideSpa': 'jacuzzi',
  'features/outsideSpa': 'jacuzzi',
  'features/tennisCourt': 'tennisCourt',
  'features/balcony': 'balcony',
  'features/deck': 'terrace',
  'features/courtyard': 'courtyard',
  'features/outdoorEnt': 'patio',
  'features/shed': 'outbuildings',
  'features/fullyFenced': 'fenced',
  'features/openFirePlace': 'fireplace',
  'features/builtInRobes': 'builtInWardrobes',
  'features/dishwasher': 'dishwasher',
  'features/floorboards': 'parquet',
  'features/gym': 'gym',
  'features/rumpusRoom': 'gamesRoom',
  'features/study': 'study',
  'features/workshop': 'workshopSpace',
  'features/furnished': 'furnished',
  'allowances/furnished': 'furnished',
  'allowances/petFriendly': 'petsAllowed',
  'allowances/smokers': 'smokersAllowed',
  'ecoFriendly/solarPanels': 'solarPanels',
  'ecoFriendly/solarHotWater': 'solarWater',
  'ecoFriendly/waterTank': 'rainwaterTank',
}

/** Flags that the vocabulary has no code for, as a visitor reads them. */
export const remarks: Readonly<Record<string, string>> = {
  'features/payTV': 'Pay TV',
  'features/vacuumSystem': 'Ducted vacuum system',
  'features/broadband': 'Broadband',
  'ecoFriendly/greyWaterSystem': 'Grey water system',
}

/** `heating type="…"`; GDH is gas ducted heating. */
export const heatings: Readonly<Record<string, Feature>> = {
  gas: 'gasHeating',
  electric: 'electricHeating',
  gdh: 'gasHeating',
  solid: 'woodStove',
}

/** `authority value="…"`: how an office was asked to sell; only an auction is told to visitors. */
export const authorities: readonly string[] =
  `auction exclusive multilist conjunctional open sale setsale forsale eoi offers tender
  negotiation`.split(/\s+/)
