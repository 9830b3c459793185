/** feeds: the words of Cian's format. */
import type { Feature } from '#contract/vocabulary/features.ts'
import type { ListingDraft } from '#server/listings/index.ts'
import type { PropertyType, Purpose } from '#contract/vocabulary/vocabulary.ts'

/** What a category is about: the word before Sale or Rent. */
const kinds: Readonly<Record<string, PropertyType>> = {
  flat: 'apartment',
  newBuildingFlat: 'apartment',
  flatShare: 'room',
  room: 'room',
  bed: 'room',
  house: 'house',
  houseShare: 'house',
  cottage: 'cottage',
  townhouse: 'townhouse',
  land: 'plotResidential',
  garage: 'garage',
  office: 'office',
  warehouse: 'warehouse',
  shoppingArea: 'shop',
  industry: 'factory',
  building: 'office',
  freeAppointmentObject: 'shop',
  business: 'businessForSale',
  commercialLand: 'plotCommercial',
}

const commercial: readonly string[] = [
  'office',
  'warehouse',
  'shoppingArea',
  'industry',
  'building',
  'freeAppointmentObject',
  'business',
  'commercialLand',
]

/** `dailyFlatRent` is a flat by the day, `officeRent` a lease; null for categories nobody knows. */
export function readCategory(text: string): { type: PropertyType; purpose: Purpose } | null {
  const [, daily, kind = '', way] = /^(daily)?([A-Za-z]+?)(Sale|Rent)$/.exec(text.trim()) ?? []
  const name = kind.charAt(0).toLowerCase() + kind.slice(1)
  const type = kinds[name]
  if (!type) return null
  if (way === 'Sale') return { type, purpose: 'sale' }
  return { type, purpose: daily ? 'rentShort' : commercial.includes(name) ? 'lease' : 'rent' }
}

export const flags: Readonly<Record<string, Feature>> = {
  BalconiesCount: 'balcony',
  LoggiasCount: 'balcony',
  HasFurniture: 'furnished',
  HasKitchenFurniture: 'fittedKitchen',
  HasWasher: 'washingMachine',
  HasConditioner: 'airConditioning',
  HasRamp: 'stepFree',
  HasBathtub: 'bathtub',
  HasDishwasher: 'dishwasher',
  HasFridge: 'fridge',
  PetsAllowed: 'petsAllowed',
  HasGarage: 'garage',
  HasPool: 'pool',
  HasBathhouse: 'sauna',
  HasSecurity: 'securityGuard',
  HasTerrace: 'terrace',
  HasCellar: 'cellar',
  HasGas: 'mainsGas',
  HasHeating: 'centralHeating',
  'Building/PassengerLiftsCount': 'lift',
  'Building/CargoLiftsCount': 'lift',
}

/** RepairType. */
export const conditions: Readonly<Record<string, ListingDraft['condition']>> = {
  cosmetic: 'good',
  design: 'excellent',
  euro: 'excellent',
  no: 'toRenovate',
}

/** Flags that the vocabulary has no code for, as a visitor reads them. */
export const remarks: Readonly<Record<string, string>> = {
  IsApartments: 'Апартаменты',
  HasInternet: 'Интернет',
  HasTv: 'Телевизор',
  HasShower: 'Душ',
}
