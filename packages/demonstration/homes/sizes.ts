/** demonstration/homes: bedrooms, bathrooms, areas and plots that go together. */
import type { PropertyType } from '../../../contract/vocabulary/vocabulary.ts'
import type { Dice } from '../dice.ts'
import type { City } from '../world/cities.ts'
import type { Style } from '../world/markets.ts'
import { kindOf } from './kinds.ts'

export type Sizes = {
  beds: number | null
  baths: number | null
  receptions: number | null
  area: number | null
  plot: number | null
}

/** How roomy people live, against central Europe. */
const roominess: Partial<Record<Style, number>> = {
  british: 0.9,
  french: 0.93,
  japanese: 0.78,
  asianCity: 0.72,
  american: 1.22,
  gulf: 1.42,
  latin: 1.12,
  indian: 1.15,
  african: 1.15,
  oceanian: 1.15,
  caribbean: 1.2,
  nordic: 0.97,
  tropical: 1.1,
}

/** Bedrooms by type: one weight for each number from 0. */
const bedWeights: Partial<Record<PropertyType, number[]>> = {
  apartment: [0, 24, 40, 27, 7, 1.5],
  loft: [0, 38, 40, 18, 4],
  penthouse: [0, 6, 30, 38, 20, 6],
  duplex: [0, 6, 28, 42, 20, 4],
  triplex: [0, 0, 10, 40, 40, 10],
  maisonette: [0, 8, 40, 40, 12],
  groundFloorFlat: [0, 22, 48, 26, 4],
  servicedApartment: [10, 48, 34, 8],
  hotelApartment: [24, 48, 24, 4],
  terraced: [0, 2, 30, 48, 17, 3],
  endTerrace: [0, 1, 28, 52, 17, 2],
  semiDetached: [0, 0, 10, 58, 26, 6],
  linkDetached: [0, 0, 6, 50, 38, 6],
  detached: [0, 0, 6, 36, 40, 14, 4],
  house: [0, 1, 12, 44, 30, 10, 3],
  townhouse: [0, 0, 16, 48, 28, 7, 1],
  villa: [0, 0, 6, 30, 36, 19, 9],
  bungalow: [0, 2, 38, 46, 14],
  cottage: [0, 8, 44, 36, 12],
  chalet: [0, 0, 10, 28, 34, 20, 8],
  countryHouse: [0, 0, 0, 10, 34, 34, 22],
  farmhouse: [0, 0, 6, 26, 34, 22, 12],
  finca: [0, 0, 10, 32, 32, 18, 8],
  caveHouse: [0, 8, 40, 40, 12],
  castle: [0, 0, 0, 0, 0, 20, 80],
  mansion: [0, 0, 0, 0, 20, 40, 40],
  cabin: [0, 14, 42, 34, 10],
  mobileHome: [0, 6, 56, 38],
  parkHome: [0, 10, 74, 16],
  houseboat: [0, 30, 50, 20],
  ruin: [0, 4, 30, 40, 26],
  multiFamily: [0, 0, 0, 0, 20, 20, 60],
}

/** Square metres at no bedroom, and for each one more, for a flat and for a house. */
const plainSizes = { flat: [24, 24], house: [26, 31] } as const
const spacious: Partial<Record<PropertyType, number>> = {
  penthouse: 1.3,
  loft: 1.35,
  duplex: 1.15,
  triplex: 1.25,
  villa: 1.28,
  mansion: 1.75,
  castle: 3.2,
  countryHouse: 1.45,
  farmhouse: 1.35,
  finca: 1.15,
  chalet: 1.15,
  cottage: 0.78,
  bungalow: 0.92,
  terraced: 0.88,
  endTerrace: 0.9,
  cabin: 0.68,
  mobileHome: 0.62,
  parkHome: 0.6,
  houseboat: 0.7,
  studio: 1.35,
  maisonette: 1.05,
  townhouse: 1.05,
  multiFamily: 1.4,
  detached: 1.1,
  ruin: 1.1,
}

/** Plots in m², from and to. */
const plots: Partial<Record<PropertyType, [number, number]>> = {
  terraced: [70, 190],
  endTerrace: [110, 260],
  semiDetached: [180, 420],
  linkDetached: [200, 420],
  detached: [320, 1100],
  house: [180, 900],
  townhouse: [80, 240],
  villa: [420, 2200],
  bungalow: [300, 900],
  cottage: [140, 1200],
  chalet: [300, 1600],
  countryHouse: [2500, 24_000],
  farmhouse: [2500, 60_000],
  finca: [4000, 48_000],
  caveHouse: [120, 900],
  castle: [18_000, 220_000],
  mansion: [1800, 9000],
  cabin: [600, 3500],
  mobileHome: [120, 400],
  parkHome: [80, 200],
  ruin: [200, 6000],
  multiFamily: [250, 900],
}

function bedroomsOf(type: PropertyType, { setting }: City, dice: Dice): number {
  if (type === 'studio' || type === 'room') return type === 'room' ? 1 : 0
  const weights = bedWeights[type] ?? [0, 10, 40, 35, 12, 3]
  const lean = setting === 'metropolis' ? 0.82 : 1
  const beds = Number(
    dice.weighted(Object.fromEntries(weights.map((weight, n) => [String(n), weight * lean ** n]))),
  )
  return beds === 6 && dice.chance(0.55) ? dice.int(7, type === 'castle' ? 18 : 9) : beds
}

export function homeSizes(type: PropertyType, city: City, dice: Dice): Sizes {
  const isFlat = kindOf(type) === 'flat'
  const beds = bedroomsOf(type, city, dice)
  if (type === 'room') return { beds: 1, baths: 1, receptions: null, area: dice.int(9, 19), plot: null }
  const [base, each] = plainSizes[isFlat ? 'flat' : 'house']
  const room = (roominess[city.market.style] ?? 1) * (spacious[type] ?? 1)
  const inner = city.setting === 'metropolis' && isFlat ? 0.93 : 1
  const area = Math.round((base + each * beds) * room * inner * Math.exp(dice.gauss() * 0.13))
  const wealth = area / (base + each * beds)
  const baths = Math.max(
    1,
    Math.min(beds + 1, Math.round(beds * 0.42 * wealth ** 0.8 + 0.35 + dice.gauss() * 0.3)),
  )
  const range = plots[type]
  const plot =
    range &&
    Math.round((range[0] * (range[1] / range[0]) ** dice.next()) / plotStep(range[1])) * plotStep(range[1])
  const receptions = isFlat ? null : beds >= 3 ? dice.int(1, beds >= 5 ? 4 : 2) : 1
  return { beds, baths, receptions, area, plot: plot ?? null }
}

const plotStep = (largest: number): number => (largest > 20_000 ? 100 : largest > 2000 ? 10 : 1)

const workSizes: Partial<Record<PropertyType, [number, number]>> = {
  office: [45, 1400],
  coworking: [8, 60],
  shop: [35, 420],
  showroom: [180, 1200],
  restaurantBar: [70, 420],
  hotel: [650, 5200],
  guestHouse: [240, 900],
  warehouse: [300, 6500],
  factory: [800, 12_000],
  workshop: [120, 700],
  medical: [70, 420],
  school: [700, 4200],
  businessForSale: [60, 600],
  labourCamp: [2500, 9000],
  apartmentBlock: [420, 3600],
  development: [900, 9000],
}

export function workplaceSizes(type: PropertyType, dice: Dice): Sizes {
  const [low, high] = workSizes[type] ?? [60, 600]
  const raw = low * (high / low) ** (dice.next() * 0.85)
  const area = raw > 400 ? Math.round(raw / 10) * 10 : Math.round(raw)
  const hasPlot = [
    'warehouse',
    'factory',
    'hotel',
    'guestHouse',
    'school',
    'labourCamp',
    'development',
  ].includes(type)
  const rooms =
    type === 'hotel' ? Math.round(area / 42) : type === 'guestHouse' ? Math.round(area / 38) : null
  return {
    beds: rooms,
    baths: rooms,
    receptions: null,
    area,
    plot: hasPlot ? Math.round((area * dice.between(1.2, 3.5)) / 10) * 10 : null,
  }
}

const landSizes: Partial<Record<PropertyType, [number, number]>> = {
  plotResidential: [320, 5200],
  plotAgricultural: [4000, 260_000],
  plotCommercial: [900, 24_000],
  farm: [40_000, 900_000],
}

export function plotSizes(type: PropertyType, dice: Dice): Sizes {
  const [low, high] = landSizes[type] ?? [400, 4000]
  const raw = low * (high / low) ** dice.next()
  const step = raw > 20_000 ? 500 : raw > 2000 ? 50 : 1
  const house = type === 'farm' ? dice.int(3, 6) : null
  return {
    beds: house,
    baths: house && 2,
    receptions: null,
    area: house && dice.int(140, 420),
    plot: Math.round(raw / step) * step,
  }
}

export const parkingSizes = (type: PropertyType, dice: Dice): Sizes => ({
  beds: null,
  baths: null,
  receptions: null,
  area: type === 'storage' ? dice.int(4, 18) : dice.int(11, type === 'garage' ? 24 : 14),
  plot: null,
})
