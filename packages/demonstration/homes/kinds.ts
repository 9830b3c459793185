/** demonstration/homes: which kinds of homes a country has, in its cities and in its towns. */
import type { PropertyType } from '../../../contract/vocabulary/vocabulary.ts'
import type { City } from '../world/cities.ts'
import type { Style } from '../world/markets.ts'
import type { Kind } from './home.ts'

export type Mix = Partial<Record<PropertyType, number>>

const cityMix: Record<Style, Mix> = {
  british: {
    apartment: 48,
    terraced: 16,
    semiDetached: 8,
    maisonette: 6,
    studio: 4,
    groundFloorFlat: 4,
    townhouse: 4,
    detached: 4,
    penthouse: 2,
    endTerrace: 2,
    loft: 2,
    duplex: 1,
    houseboat: 0.3,
  },
  french: {
    apartment: 64,
    studio: 9,
    house: 8,
    townhouse: 5,
    duplex: 5,
    loft: 4,
    penthouse: 2,
    triplex: 0.6,
    mansion: 0.5,
  },
  germanic: {
    apartment: 64,
    maisonette: 7,
    penthouse: 5,
    townhouse: 5,
    terraced: 4,
    studio: 4,
    semiDetached: 3,
    detached: 3,
    loft: 3,
    multiFamily: 2,
    houseboat: 0.2,
  },
  iberian: {
    apartment: 64,
    penthouse: 8,
    duplex: 5,
    studio: 4,
    groundFloorFlat: 4,
    townhouse: 4,
    loft: 3,
    villa: 3,
    triplex: 0.5,
  },
  italian: {
    apartment: 66,
    penthouse: 7,
    studio: 5,
    loft: 4,
    duplex: 4,
    villa: 4,
    townhouse: 3,
    mansion: 0.6,
  },
  hellenic: { apartment: 64, maisonette: 9, penthouse: 7, studio: 6, detached: 6, villa: 4, duplex: 2 },
  nordic: { apartment: 68, detached: 9, townhouse: 7, studio: 5, semiDetached: 5, penthouse: 4, loft: 1 },
  eastern: { apartment: 72, studio: 8, house: 7, penthouse: 4, loft: 3, townhouse: 3, villa: 1 },
  american: {
    apartment: 46,
    house: 15,
    townhouse: 12,
    detached: 9,
    loft: 5,
    studio: 4,
    multiFamily: 3,
    penthouse: 3,
    duplex: 2,
    bungalow: 2,
  },
  caribbean: { apartment: 38, villa: 24, house: 18, townhouse: 8, penthouse: 5, studio: 4 },
  latin: { apartment: 62, house: 15, penthouse: 6, studio: 6, duplex: 5, townhouse: 4, loft: 2 },
  gulf: { apartment: 54, villa: 20, townhouse: 9, studio: 6, penthouse: 4, hotelApartment: 4, duplex: 3 },
  maghreb: { apartment: 52, villa: 16, house: 15, duplex: 5, townhouse: 5, studio: 4, penthouse: 2 },
  african: {
    apartment: 42,
    house: 20,
    townhouse: 14,
    villa: 10,
    duplex: 4,
    studio: 4,
    penthouse: 3,
    cottage: 1.5,
  },
  indian: { apartment: 68, villa: 10, house: 9, duplex: 4, penthouse: 4, studio: 3 },
  japanese: { apartment: 62, house: 22, studio: 9, townhouse: 3, penthouse: 1, maisonette: 1 },
  asianCity: {
    apartment: 80,
    studio: 6,
    penthouse: 4,
    duplex: 3,
    servicedApartment: 2,
    house: 2,
    terraced: 2,
  },
  tropical: {
    apartment: 54,
    townhouse: 12,
    house: 10,
    villa: 9,
    studio: 7,
    penthouse: 4,
    servicedApartment: 3,
  },
  oceanian: { apartment: 34, house: 32, townhouse: 14, detached: 7, terraced: 6, penthouse: 2, studio: 2 },
}

const townMix: Record<Style, Mix> = {
  british: {
    detached: 24,
    semiDetached: 22,
    terraced: 20,
    apartment: 14,
    bungalow: 8,
    cottage: 6,
    endTerrace: 4,
    linkDetached: 1,
    townhouse: 2,
    farmhouse: 1,
    countryHouse: 1,
    parkHome: 0.6,
  },
  french: {
    house: 42,
    apartment: 20,
    villa: 11,
    townhouse: 9,
    farmhouse: 6,
    cottage: 3,
    studio: 2,
    ruin: 1.5,
    mansion: 1.2,
    countryHouse: 2,
    castle: 0.5,
  },
  germanic: {
    detached: 38,
    apartment: 25,
    semiDetached: 14,
    terraced: 8,
    bungalow: 4,
    multiFamily: 4,
    villa: 3,
    farmhouse: 2,
    maisonette: 2,
  },
  iberian: {
    apartment: 28,
    villa: 20,
    townhouse: 13,
    house: 12,
    finca: 8,
    penthouse: 5,
    semiDetached: 4,
    farmhouse: 3,
    countryHouse: 2,
    ruin: 1.5,
    bungalow: 1.5,
    caveHouse: 0.8,
  },
  italian: {
    apartment: 30,
    villa: 18,
    farmhouse: 13,
    townhouse: 10,
    detached: 9,
    semiDetached: 6,
    countryHouse: 6,
    ruin: 2.5,
    castle: 0.4,
  },
  hellenic: {
    villa: 24,
    apartment: 24,
    detached: 18,
    maisonette: 12,
    house: 12,
    penthouse: 3,
    cottage: 3,
    ruin: 1,
  },
  nordic: { detached: 48, apartment: 18, cabin: 12, townhouse: 9, semiDetached: 6, farmhouse: 4, villa: 3 },
  eastern: { house: 38, apartment: 36, detached: 12, villa: 4, cabin: 3, cottage: 2, townhouse: 3 },
  american: {
    detached: 58,
    townhouse: 11,
    apartment: 10,
    bungalow: 5,
    mobileHome: 3,
    multiFamily: 3,
    cabin: 3,
    farmhouse: 2.5,
    cottage: 2,
  },
  caribbean: { villa: 36, apartment: 24, house: 20, townhouse: 7, penthouse: 3, bungalow: 4, cottage: 4 },
  latin: { house: 46, apartment: 24, villa: 9, townhouse: 7, finca: 4, farmhouse: 3, cabin: 3, penthouse: 2 },
  gulf: { villa: 44, apartment: 34, townhouse: 12, duplex: 4, studio: 3 },
  maghreb: { house: 34, apartment: 32, villa: 20, townhouse: 5, farmhouse: 3 },
  african: { house: 48, townhouse: 13, villa: 12, apartment: 14, cottage: 4, farmhouse: 3 },
  indian: { apartment: 48, house: 24, villa: 18, duplex: 4, farmhouse: 2 },
  japanese: { house: 62, apartment: 24, cottage: 4, farmhouse: 3, studio: 3 },
  asianCity: { apartment: 76, house: 10, townhouse: 5, studio: 5, penthouse: 2 },
  tropical: { villa: 34, house: 24, apartment: 20, townhouse: 10, bungalow: 7, studio: 2 },
  oceanian: { house: 70, detached: 8, townhouse: 8, apartment: 8, cottage: 2, farmhouse: 2 },
}

const alpineMix: Mix = { apartment: 48, chalet: 32, house: 7, studio: 5, penthouse: 4, duplex: 3, cabin: 1 }

/** Rents are smaller: rooms and studios more often, great houses hardly ever. */
const forRent: Mix = {
  studio: 2.2,
  apartment: 1.4,
  servicedApartment: 3,
  farmhouse: 0.2,
  finca: 0.3,
  castle: 0,
  ruin: 0,
  multiFamily: 0,
  mobileHome: 0.3,
  countryHouse: 0.4,
  mansion: 0.3,
  parkHome: 0.2,
}
/** Holiday lets are what people travel for. */
const forHolidays: Mix = {
  villa: 2.5,
  chalet: 2.2,
  cottage: 2.5,
  finca: 2,
  cabin: 2.5,
  farmhouse: 1.3,
  houseboat: 3,
  castle: 0.5,
  ruin: 0,
  multiFamily: 0,
  mobileHome: 0.5,
  servicedApartment: 2,
}

const mixes = new Map<string, Mix>()

export function homeMix({ market, setting }: City, purpose: 'sale' | 'rent' | 'rentShort'): Mix {
  const key = `${market.style} ${setting} ${purpose}`
  const known = mixes.get(key)
  if (known) return known
  const isTown = setting === 'town' || setting === 'resort' || setting === 'wine'
  const isAlpine = setting === 'alpine' && market.style !== 'japanese'
  const base = isAlpine ? alpineMix : (isTown ? townMix : cityMix)[market.style]
  const lean = purpose === 'sale' ? {} : purpose === 'rent' ? forRent : forHolidays
  const leaning = Object.entries(base).map(([type, weight]) => [
    type,
    weight * (lean[type as PropertyType] ?? 1),
  ])
  const mix: Mix = Object.fromEntries(leaning)
  mixes.set(key, mix)
  return mix
}

export const workMix = {
  sale: {
    office: 24,
    shop: 24,
    warehouse: 14,
    hotel: 5,
    guestHouse: 9,
    restaurantBar: 8,
    workshop: 6,
    apartmentBlock: 8,
    medical: 3,
    factory: 4,
    businessForSale: 4,
    development: 4,
    showroom: 2,
    school: 0.6,
    labourCamp: 0.2,
  },
  lease: {
    office: 42,
    shop: 24,
    warehouse: 12,
    coworking: 6,
    restaurantBar: 6,
    showroom: 3,
    workshop: 4,
    medical: 3,
  },
} satisfies Record<string, Mix>

export const landMix: Mix = { plotResidential: 62, plotAgricultural: 22, plotCommercial: 8, farm: 8 }
export const parkingMix: Mix = { garage: 50, parkingSpace: 42, storage: 8 }

const flats = new Set<PropertyType>([
  'apartment',
  'studio',
  'loft',
  'penthouse',
  'duplex',
  'triplex',
  'maisonette',
  'groundFloorFlat',
  'servicedApartment',
  'hotelApartment',
])
const land = new Set<PropertyType>(['plotResidential', 'plotAgricultural', 'plotCommercial', 'farm'])
const parking = new Set<PropertyType>(['garage', 'parkingSpace', 'storage'])
const work = new Set<PropertyType>([
  'office',
  'coworking',
  'shop',
  'showroom',
  'restaurantBar',
  'hotel',
  'guestHouse',
  'warehouse',
  'factory',
  'workshop',
  'medical',
  'school',
  'businessForSale',
  'labourCamp',
  'apartmentBlock',
  'development',
])

export function kindOf(type: PropertyType): Kind {
  if (type === 'room') return 'room'
  if (flats.has(type)) return 'flat'
  if (land.has(type)) return 'land'
  if (parking.has(type)) return 'parking'
  return work.has(type) ? 'workplace' : 'house'
}
