/** demonstration/homes: which types of homes, workplaces, land and parking are on offer in a place. */
import type { PropertyType } from '../../../contract/vocabulary/vocabulary.ts'
import type { City } from '../world/cities.ts'
import { cityMix } from './city-mix.ts'
import type { Mix } from './mix.ts'
import { townMix } from './town-mix.ts'

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
