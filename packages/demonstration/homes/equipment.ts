/** demonstration/homes: gardens and terraces, heating, pools and cars. */
import type { PropertyType } from '../../../contract/vocabulary/vocabulary.ts'
import type { Dice } from '../dice.ts'
import type { City } from '../world/cities.ts'
import type { Style } from '../world/markets.ts'
import type { Heating, Home, Outdoor, Parking } from './home.ts'
import { kindOf } from './kinds.ts'

type Weights<K extends string> = Partial<Record<K, number>>

const hot = new Set<Style>([
  'gulf',
  'tropical',
  'caribbean',
  'indian',
  'maghreb',
  'african',
  'asianCity',
  'latin',
  'hellenic',
])

export const isHot = (style: Style): boolean => hot.has(style)

export function outdoorOf(type: PropertyType, { market }: City, floors: number, dice: Dice): Outdoor | null {
  const kind = kindOf(type)
  if (kind === 'house') {
    if (['mobileHome', 'cabin', 'houseboat', 'caveHouse'].includes(type))
      return dice.chance(0.7) ? 'terrace' : null
    if (type === 'townhouse' && ['iberian', 'italian', 'maghreb', 'hellenic'].includes(market.style))
      return dice.chance(0.5) ? 'roofTerrace' : 'patio'
    return dice.chance(0.93) ? 'garden' : 'patio'
  }
  if (kind !== 'flat') return null
  if (type === 'penthouse') return dice.chance(0.6) ? 'roofTerrace' : 'terrace'
  if (type === 'groundFloorFlat') return dice.chance(0.7) ? 'garden' : 'patio'
  if (type === 'studio' || floors <= 2) return dice.chance(0.3) ? 'balcony' : null
  const weights: Weights<'balcony' | 'terrace' | 'none'> = {
    balcony: 52,
    terrace: isHot(market.style) ? 20 : 12,
    none: 34,
  }
  const found = dice.weighted(weights)
  return found === 'none' ? null : found
}

/** Square metres of what lies outside, where an agent would say so. */
export function outsideArea(outdoor: Outdoor | null, area: number, dice: Dice): number | null {
  if (outdoor === 'balcony') return dice.int(3, 9)
  if (outdoor === 'terrace' || outdoor === 'roofTerrace')
    return Math.round(area * dice.between(0.12, 0.5)) + 4
  return outdoor === 'patio' ? dice.int(9, 34) : null
}

export function heatingOf({ market, setting }: City, year: number, dice: Dice): Heating | null {
  const isNew = year >= 2015
  if (hot.has(market.style))
    return dice.chance(market.style === 'african' ? 0.25 : 0.8) ? 'airConditioning' : null
  const weights: Record<string, Weights<Heating>> = {
    british: { gasHeating: isNew ? 40 : 78, heatPump: isNew ? 40 : 5, electricHeating: 14 },
    french: { electricHeating: 34, gasHeating: 36, heatPump: isNew ? 50 : 14, districtHeating: 8 },
    germanic: { gasHeating: isNew ? 10 : 50, heatPump: isNew ? 60 : 8, districtHeating: 26 },
    nordic: { districtHeating: 52, heatPump: 36, electricHeating: 10 },
    eastern: { districtHeating: 46, gasHeating: 40, heatPump: isNew ? 14 : 3 },
    american: { centralHeating: 74, heatPump: 18, gasHeating: 10 },
    iberian: { airConditioning: 44, centralHeating: 18, gasHeating: 18, heatPump: isNew ? 30 : 8 },
    italian: { gasHeating: 44, centralHeating: 28, heatPump: isNew ? 34 : 8 },
    japanese: { airConditioning: 80, underfloorHeating: isNew ? 22 : 6 },
    oceanian: { airConditioning: 44, heatPump: 30, woodStove: 8 },
  }
  if (setting === 'alpine')
    return dice.weighted<Heating>({ woodStove: 26, underfloorHeating: 26, centralHeating: 28, heatPump: 16 })
  return dice.chance(0.88) ? dice.weighted(weights[market.style] ?? { centralHeating: 1 }) : null
}

export function parkingOf(
  type: PropertyType,
  city: City,
  dice: Dice,
): { parking: Parking | null; spaces: number | null } {
  const kind = kindOf(type)
  if (kind === 'house') {
    const has = dice.chance(
      ['terraced', 'townhouse', 'cottage', 'houseboat', 'caveHouse'].includes(type) ? 0.4 : 0.86,
    )
    if (!has || type === 'ruin') return { parking: null, spaces: null }
    const british = ['british', 'oceanian', 'african'].includes(city.market.style)
    const parking = dice.weighted<Parking>({
      garage: 40,
      doubleGarage: 12,
      driveway: british ? 42 : 14,
      carport: 8,
      parking: 14,
    })
    return { parking, spaces: parking === 'garage' ? 1 : parking === 'doubleGarage' ? 2 : dice.int(1, 3) }
  }
  if (kind !== 'flat') return { parking: null, spaces: null }
  const share = { metropolis: 0.3, city: 0.45, old: 0.25, resort: 0.55, alpine: 0.6, wine: 0.5, town: 0.6 }[
    city.setting
  ]
  if (
    !dice.chance(
      ['gulf', 'american', 'asianCity', 'tropical', 'oceanian'].includes(city.market.style)
        ? share + 0.3
        : share,
    )
  )
    return { parking: null, spaces: null }
  const parking = dice.weighted<Parking>({ undergroundParking: 46, parking: 36, garage: 18 })
  return { parking, spaces: dice.chance(0.85) ? 1 : 2 }
}

export function poolOf(
  type: PropertyType,
  { market, setting }: City,
  plot: number | null,
  dice: Dice,
): Home['pool'] {
  const warm = isHot(market.style) || ['iberian', 'italian', 'oceanian'].includes(market.style)
  if (!warm && market.style !== 'american' && market.style !== 'french') return null
  if (kindOf(type) === 'house') {
    const share = ['villa', 'finca', 'mansion', 'countryHouse'].includes(type) ? 0.6 : 0.14
    return (plot ?? 0) > 260 && type !== 'ruin' && dice.chance(warm ? share : share / 3) ? 'private' : null
  }
  const share =
    {
      gulf: 0.75,
      tropical: 0.7,
      caribbean: 0.6,
      asianCity: 0.35,
      iberian: setting === 'resort' ? 0.55 : 0.08,
    }[market.style as string] ?? (setting === 'resort' ? 0.3 : 0.05)
  return kindOf(type) === 'flat' && dice.chance(share) ? 'communal' : null
}
