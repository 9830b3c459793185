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

/** What is said with one word of a list, after the name of the list. */
const listed: Readonly<Record<string, Readonly<Record<string, Feature>>>> = {
  Appliance: {
    dishwasher: 'dishwasher',
    refrigerator: 'fridge',
    washer: 'washingMachine',
    'range oven': 'oven',
    rangeoven: 'oven',
  },
  CoolingSystem: {
    central: 'airConditioning',
    wall: 'airConditioning',
    refrigeration: 'airConditioning',
    evaporative: 'airConditioning',
    geothermal: 'heatPump',
  },
  HeatingSystem: {
    'forced air': 'centralHeating',
    forcedair: 'centralHeating',
    baseboard: 'centralHeating',
    radiant: 'underfloorHeating',
    'heat pump': 'heatPump',
    heatpump: 'heatPump',
    stove: 'woodStove',
  },
  HeatingFuel: {
    gas: 'gasHeating',
    'natural gas': 'gasHeating',
    propane: 'gasHeating',
    electric: 'electricHeating',
    oil: 'oilHeating',
    solar: 'solarPanels',
    wood: 'woodStove',
    'wood pellet': 'pelletStove',
    woodpellet: 'pelletStove',
  },
  FloorCovering: { hardwood: 'parquet', tile: 'tiledFloor' },
  ViewType: {
    city: 'cityView',
    mountain: 'mountainView',
    park: 'parkView',
    territorial: 'openView',
  },
  ParkingType: {
    carport: 'carport',
    garageattached: 'garage',
    garagedetached: 'garage',
    'garage attached': 'garage',
    'garage detached': 'garage',
    offstreet: 'parking',
    'off street': 'parking',
  },
}

/** The feature of one folded word of a list; null for words that are none. */
export const featureInList = (path: string, word: string): Feature | null =>
  listed[path.split('/').at(-1) ?? '']?.[word] ?? null

/** LeaseTerm, in months. */
export const terms: Readonly<Record<string, number>> = {
  monthly: 1,
  sixmonths: 6,
  'six months': 6,
  oneyear: 12,
  'one year': 12,
}
