/** feeds: the words of idealista's files. */
import type { Feature } from '#contract/vocabulary/features.ts'
import type { ListingDraft } from '#server/listings/index.ts'
import type { PropertyType } from '#contract/vocabulary/vocabulary.ts'

/** featuresType. */
export const types: Readonly<Record<string, PropertyType>> = {
  flat: 'apartment',
  house: 'house',
  house_andar_moradia: 'groundFloorFlat',
  house_independent: 'detached',
  house_semidetached: 'semiDetached',
  house_terraced: 'terraced',
  house_villa: 'villa',
  rustic: 'countryHouse',
  rustic_house: 'countryHouse',
  rustic_village: 'house',
  rustic_castle: 'castle',
  rustic_palace: 'mansion',
  rustic_baita: 'chalet',
  rustic_rural: 'countryHouse',
  rustic_casalecascina: 'farmhouse',
  rustic_caseron: 'mansion',
  rustic_cortijo: 'farmhouse',
  rustic_masia: 'farmhouse',
  rustic_masseria: 'farmhouse',
  rustic_moinho: 'countryHouse',
  rustic_montealentejano: 'farmhouse',
  rustic_quinta: 'farmhouse',
  rustic_solar: 'mansion',
  rustic_terrera: 'house',
  rustic_torre: 'countryHouse',
  rustic_trullo: 'countryHouse',
  room: 'room',
  garage: 'garage',
  office: 'office',
  premises: 'shop',
  premises_commercial: 'shop',
  premises_industrial: 'warehouse',
  storage: 'storage',
  building: 'apartmentBlock',
  land: 'plotResidential',
  land_urban: 'plotResidential',
  land_countrybuildable: 'plotResidential',
  land_countrynonbuildable: 'plotAgricultural',
}

export const languages: Readonly<Record<string, string>> = {
  spanish: 'es',
  italian: 'it',
  portuguese: 'pt',
  english: 'en',
  german: 'de',
  french: 'fr',
  russian: 'ru',
  chinese: 'zh',
  catalan: 'ca',
  dutch: 'nl',
  danish: 'da',
  swedish: 'sv',
  norwegian: 'no',
  finnish: 'fi',
  polish: 'pl',
  greek: 'el',
  romanian: 'ro',
  ukrainian: 'uk',
}

export const conditions: Readonly<Record<string, ListingDraft['condition']>> = {
  new: 'new',
  good: 'good',
  toRestore: 'toRenovate',
}

const named: Readonly<Record<string, Feature>> = {
  AllowPets: 'petsAllowed',
  Balcony: 'balcony',
  BathroomAdapted: 'adaptedBathroom',
  Chimney: 'fireplace',
  ConditionedAir: 'airConditioning',
  Doorman: 'concierge',
  EquippedKitchen: 'fittedKitchen',
  EquippedWithFurniture: 'furnished',
  FireDetectors: 'fireAlarm',
  FloorsInTop: 'topFloor',
  Garden: 'garden',
  HandicapAdaptedAccess: 'wheelchairAccess',
  HandicapAdaptedUse: 'wheelchairAccess',
  Heating: 'centralHeating',
  LiftAvailable: 'lift',
  LiftNumber: 'lift',
  LoadingDock: 'loadingDock',
  LocatedAtCorner: 'cornerUnit',
  OrientationSouth: 'southFacing',
  ParkingAvailable: 'parking',
  ParkingSpacesNumber: 'parking',
  Pool: 'pool',
  Security24h: 'securityGuard',
  SecurityAlarm: 'alarm',
  SecurityDoor: 'armouredDoor',
  SecurityPersonnel: 'securityGuard',
  SecuritySystem: 'alarm',
  SmokeExtraction: 'extraction',
  Sprinklers: 'sprinklers',
  Storage: 'storageRoom',
  SuspendedFloor: 'raisedFloor',
  PropertyTenants: 'tenanted',
  Terrace: 'terrace',
  UtilitiesNaturalGas: 'mainsGas',
  Wardrobes: 'builtInWardrobes',
  WindowsDouble: 'doubleGlazing',
  WindowsShop: 'shopWindow',
}

export const flags: Readonly<Record<string, Feature>> = Object.fromEntries(
  Object.entries(named).map(([name, feature]) => [`propertyFeatures/features${name}`, feature]),
)

/** featuresHeatingType. */
export const heatings: Readonly<Record<string, Feature>> = {
  centralGas: 'gasHeating',
  centralFuelOil: 'oilHeating',
  centralOther: 'centralHeating',
  individualGas: 'gasHeating',
  individualPropaneButane: 'gasHeating',
  individualElectric: 'electricHeating',
  individualAirConditioningHeatPump: 'heatPump',
  individualOther: 'centralHeating',
}

/** imageLabel: what a picture shows. */
export const labels: readonly string[] =
  `bathroom bedroom communalareas corridor details dining_room energycertificate facade
  garage garden gateway hall kitchen land living mates office patio plan pool reception
  room stairs storage surroundings terrace views waitingroom archive attic balcony cellar
  meetingroom open_plan walk_in_wardrobe warehouse elevator entrance`.split(/\s+/)
