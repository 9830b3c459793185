/** demonstration/homes: what a home is worth, what it rents for, and how an agent would write that down. */
import { moneyOf } from '../../../contract/money/minor-units.ts'
import type { Period, PropertyType, Purpose } from '../../../contract/vocabulary/vocabulary.ts'
import type { Dice } from '../dice.ts'
import type { City } from '../world/cities.ts'
import { rateOf } from '../world/markets.ts'
import type { Home } from './home.ts'
import { kindOf } from './kinds.ts'

/** A square metre of each type against one of a flat in the same place. */
const typeLevel: Partial<Record<PropertyType, number>> = {
  studio: 1.1,
  loft: 1.1,
  penthouse: 1.34,
  duplex: 1.06,
  triplex: 1.1,
  maisonette: 0.97,
  groundFloorFlat: 0.94,
  servicedApartment: 1.1,
  hotelApartment: 1.02,
  terraced: 0.95,
  endTerrace: 0.96,
  semiDetached: 0.93,
  linkDetached: 0.95,
  detached: 0.98,
  house: 0.88,
  townhouse: 1,
  villa: 1.12,
  bungalow: 1.02,
  cottage: 1.02,
  chalet: 1.18,
  countryHouse: 0.82,
  farmhouse: 0.6,
  finca: 0.78,
  caveHouse: 0.5,
  castle: 0.42,
  mansion: 1,
  cabin: 0.66,
  mobileHome: 0.34,
  parkHome: 0.6,
  houseboat: 0.85,
  ruin: 0.22,
  multiFamily: 0.72,
  room: 1,
  office: 0.72,
  coworking: 0.9,
  shop: 0.95,
  showroom: 0.6,
  restaurantBar: 0.85,
  hotel: 0.85,
  guestHouse: 0.75,
  warehouse: 0.26,
  factory: 0.22,
  workshop: 0.34,
  medical: 0.8,
  school: 0.5,
  businessForSale: 0.4,
  labourCamp: 0.2,
  apartmentBlock: 0.72,
  development: 0.5,
  garage: 0.55,
  parkingSpace: 0.7,
  storage: 0.6,
}
/** A square metre of land against one of a flat. */
const landLevel: Partial<Record<PropertyType, number>> = {
  plotResidential: 0.11,
  plotAgricultural: 0.0022,
  plotCommercial: 0.09,
  farm: 0.0016,
}

type Priced = Pick<
  Home,
  | 'type'
  | 'area'
  | 'plot'
  | 'city'
  | 'spot'
  | 'condition'
  | 'isNewBuild'
  | 'view'
  | 'pool'
  | 'floor'
  | 'lift'
  | 'outdoor'
>

const conditionLevel = { new: 1.12, excellent: 1.08, good: 1, toRenovate: 0.74, toRebuild: 0.6 } as const

/** Euros to buy it. */
export function valueOf(home: Priced, dice: Dice): number {
  const { type, city, spot, area, plot } = home
  const quarter = spot.district?.[3] ?? (city.setting === 'metropolis' ? 0.86 : 1)
  const level = city.level * quarter
  const noise = Math.exp(dice.gauss() * 0.13)
  if (kindOf(type) === 'land') {
    const land = (plot ?? 0) ** 0.9 * 2.2 * level * (landLevel[type] ?? 0.05)
    return (land + (area ?? 0) * level * 0.4) * noise
  }
  const scale = ((area ?? 20) / 85) ** (kindOf(type) === 'workplace' ? -0.14 : -0.1)
  const liked =
    (home.condition ? conditionLevel[home.condition] : 1) *
    (home.view ? viewLevel(home.view) : 1) *
    (home.pool === 'private' ? 1.07 : 1)
  const stairs = home.floor !== null && home.floor > 3 && !home.lift ? 0.93 : 1
  const garden = kindOf(type) === 'house' ? Math.min(0.6, (plot ?? 0) / 9000) : 0
  return (area ?? 20) * level * (typeLevel[type] ?? 1) * scale * liked * stairs * (1 + garden) * noise
}

const viewLevel = (view: string): number =>
  ({ seaView: 1.16, lakeView: 1.14, riverView: 1.09, panoramicView: 1.08, mountainView: 1.05 })[view] ?? 1.03

/** A year's rent against the price: dear places yield less. */
const yieldOf = ({ level, market }: City): number =>
  Math.min(0.078, Math.max(0.027, 0.051 - Math.log10(level / 3000) * 0.02)) *
  (market.style === 'gulf' ? 1.25 : 1)

/** The period agents ask in. */
export function periodOf(purpose: Purpose, { market }: City, dice: Dice): Period {
  if (purpose === 'sale') return 'once'
  if (purpose === 'rentShort') return dice.chance(0.6) ? 'week' : 'day'
  if (purpose === 'lease')
    return ['GB', 'IE', 'AE', 'US', 'CA', 'AU', 'QA', 'SA', 'FR'].includes(market.country) ? 'year' : 'month'
  if (['AU', 'NZ'].includes(market.country)) return 'week'
  return ['AE', 'SA', 'NG', 'GH'].includes(market.country) ? 'year' : 'month'
}

/** Euros for one period, from the value. */
export function askedOf(value: number, purpose: Purpose, period: Period, city: City): number {
  if (purpose === 'sale') return value
  const year = value * (purpose === 'lease' ? 0.062 : yieldOf(city))
  if (purpose === 'rentShort') return (year / 52) * (period === 'day' ? 2.4 / 7 : 2.1)
  return period === 'year' ? year : period === 'week' ? year / 52 : year / 12
}

/** Local money in minor units, rounded as agents round. */
export function localPrice(euros: number, currency: string, period: Period, dice: Dice): number {
  const units = euros * rateOf(currency)
  const rounded = period === 'once' ? roundedSale(units, currency, dice) : roundedRent(units, currency)
  return moneyOf(rounded, currency).amount
}

/** Steps that sums of this size are written in. */
function roundedSale(units: number, currency: string, dice: Dice): number {
  const step = saleStep(units)
  const plain = Math.max(step, Math.round(units / step) * step)
  // £399,950 and €389,000 sell better than round sums; yen, won and
  // rupees are counted in larger pieces anyway.
  if (['JPY', 'KRW', 'IDR', 'INR', 'HUF', 'ISK'].includes(currency) || units < 20_000) return plain
  if (plain % 50_000 === 0 && dice.chance(0.45))
    return plain - (currency === 'GBP' ? (units > 1e6 ? 5000 : 50) : units > 2e6 ? 10_000 : 1000)
  return plain
}

function saleStep(units: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(units, 1)))
  const lead = units / magnitude
  if (units < 20_000) return 100
  return lead < 2 ? magnitude / 20 : lead < 5 ? magnitude / 20 : magnitude / 10
}

function roundedRent(units: number, currency: string): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(units, 1)))
  const step = Math.max(
    currency === 'JPY' ? 1000 : 1,
    units / magnitude < 3 ? magnitude / 20 : magnitude / 10,
    units > 200 ? 5 : 1,
  )
  return Math.max(step, Math.round(units / step) * step)
}
