/** feeds: the words of Zillow's feeds. */
import type { Feature } from '#contract/vocabulary/features.ts'
import type { ListingStatus, PropertyType } from '#contract/vocabulary/vocabulary.ts'

/** PropertyType, in small letters and without blanks. */
export const types: Readonly<Record<string, PropertyType>> = {
  singlefamily: 'detached',
  singlefamilyhome: 'detached',
  condo: 'apartment',
  condominium: 'apartment',
  coop: 'apartment',
  apartment: 'apartment',
  apartmentbuilding: 'apartmentBlock',
  townhouse: 'townhouse',
  townhome: 'townhouse',
  duplex: 'multiFamily',
  triplex: 'multiFamily',
  fourplex: 'multiFamily',
  multifamily: 'multiFamily',
  manufactured: 'mobileHome',
  mobile: 'mobileHome',
  mobilemanufactured: 'mobileHome',
  vacantland: 'plotResidential',
  lotland: 'plotResidential',
  lot: 'plotResidential',
  farm: 'farm',
  ranch: 'farm',
  cabin: 'cabin',
  loft: 'loft',
  room: 'room',
}

/** Status, in small letters. */
export const statuses: Readonly<Record<string, ListingStatus>> = {
  active: 'active',
  'for rent': 'active',
  'for sale': 'active',
  'coming soon': 'comingSoon',
  contingent: 'underOffer',
  pending: 'underOffer',
  'under contract': 'underOffer',
  sold: 'sold',
  rented: 'leased',
  leased: 'leased',
}

/** Status words of homes that are not on the market. */
export const gone: readonly string[] = [
  'withdrawn',
  'cancelled',
  'canceled',
  'expired',
  'deleted',
  'off market',
  'temporarily off market',
]

const rich: Readonly<Record<string, Feature>> = {
  Attic: 'attic',
  BarbecueArea: 'barbecue',
  Basement: 'cellar',
  Deck: 'terrace',
  DisabledAccess: 'wheelchairAccess',
  Dock: 'mooring',
  Doorman: 'concierge',
  DoublePaneWindows: 'doubleGlazing',
  Elevator: 'lift',
  Fireplace: 'fireplace',
  Garden: 'garden',
  GatedEntry: 'gatedCommunity',
  Greenhouse: 'greenhouse',
  HottubSpa: 'jacuzzi',
  Intercom: 'videoEntry',
  JettedBathTub: 'jacuzzi',
  Lawn: 'garden',
  MotherInLaw: 'annexe',
  NumParkingSpaces: 'parking',
  Patio: 'patio',
  Pool: 'pool',
  Porch: 'conservatory',
  Sauna: 'sauna',
  SecuritySystem: 'alarm',
  SprinklerSystem: 'irrigation',
  VaultedCeiling: 'highCeilings',
  Waterfront: 'waterfront',
  Wired: 'smartHome',
}

export const flags: Readonly<Record<string, Feature>> = {
  ...Object.fromEntries(Object.entries(rich).map(([name, feature]) => [`RichDetails/${name}`, feature])),
  'RentalDetails/PetsAllowed/Cats': 'petsAllowed',
  'RentalDetails/PetsAllowed/SmallDogs': 'petsAllowed',
  'RentalDetails/PetsAllowed/LargeDogs': 'petsAllowed',
}

/** What is said with one word of a list: appliances, fuels, views and so on. */
export const listed: Readonly<Record<string, Feature>> = {
  dishwasher: 'dishwasher',
  refrigerator: 'fridge',
  washer: 'washingMachine',
  'range oven': 'oven',
  central: 'airConditioning',
  wall: 'airConditioning',
  refrigeration: 'airConditioning',
  'forced air': 'centralHeating',
  radiant: 'underfloorHeating',
  'heat pump': 'heatPump',
  gas: 'gasHeating',
  'natural gas': 'gasHeating',
  electric: 'electricHeating',
  oil: 'oilHeating',
  solar: 'solarPanels',
  wood: 'woodStove',
  'wood pellet': 'pelletStove',
  hardwood: 'parquet',
  tile: 'tiledFloor',
  city: 'cityView',
  mountain: 'mountainView',
  park: 'parkView',
  water: 'waterfront',
  territorial: 'openView',
  carport: 'carport',
  garageattached: 'garage',
  garagedetached: 'garage',
  'garage attached': 'garage',
  'garage detached': 'garage',
  offstreet: 'parking',
  onstreet: 'parking',
}
