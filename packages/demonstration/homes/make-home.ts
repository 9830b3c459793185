/** demonstration/homes: invents one home: what, where, how much. The same number is always the same home. */
import type { PropertyType, Purpose, UseClass } from '../../../contract/vocabulary/vocabulary.ts'
import { Dice } from '../dice.ts'
import type { City } from '../world/cities.ts'
import type { Spot } from '../world/ground.ts'
import { aroundOf, viewOf } from './around.ts'
import { heatingOf, outdoorOf, outsideArea, parkingOf, poolOf } from './equipment.ts'
import { featuresOf } from './features.ts'
import type { Character, Home, Kind } from './home.ts'
import { homeMix, landMix, parkingMix, workMix } from './home-mix.ts'
import { kindOf } from './kinds.ts'
import { askedOf, localPrice, periodOf, valueOf } from './prices.ts'
import { homeSizes, parkingSizes, plotSizes, type Sizes, workplaceSizes } from './sizes.ts'

type Made = { index: number; city: City; spot: Spot; thisYear: number }

export function makeHome({ index, city, spot, thisYear }: Made): Home {
  const dice = new Dice(index, 'home')
  const { purpose, type } = chooseKind(city, dice)
  const kind = kindOf(type)
  const sizes = sizesOf(type, kind, city, dice)
  const built = buildingOf({ type, kind, city, purpose, thisYear, area: sizes.area ?? 0 }, dice)
  const isHome = kind === 'flat' || kind === 'house' || kind === 'room'
  const outdoor = isHome ? outdoorOf(type, city, built.floors ?? 1, dice) : null
  const view = kind === 'parking' ? null : viewOf(city, spot, kind === 'flat' ? (built.floor ?? 0) : 0, dice)
  const language = city.language
  const told = {
    index,
    city,
    spot,
    language,
    purpose,
    kind,
    type,
    ...sizes,
    ...built,
    useClass: useClassOf(type, kind),
    outdoor,
    outside: outsideArea(outdoor, sizes.area ?? 60, dice),
    pool: isHome ? poolOf(type, city, sizes.plot, dice) : null,
    ...(isHome ? parkingOf(type, city, dice) : workParking(kind, dice)),
    heating: kind === 'land' || kind === 'parking' ? null : heatingOf(city, built.year ?? 1980, dice),
    view,
    near: aroundOf(city, spot, dice),
    ...livingTerms(purpose, city, dice),
  }
  const value = valueOf(told, new Dice(index, 'price'))
  return {
    ...told,
    features: featuresOf(told, new Dice(index, 'features')),
    value,
    price: priceOf(told, value),
  }
}

function priceOf(
  { purpose, city, index, type }: Pick<Home, 'purpose' | 'city' | 'index' | 'type'>,
  value: number,
): Home['price'] {
  const dice = new Dice(index, 'asking')
  const period = periodOf(purpose, city, dice)
  const { currency } = city.market
  const one = type === 'room' ? value * 1.35 : value
  return {
    amountMinor: localPrice(askedOf(one, purpose, period, city), currency, period, dice),
    currency,
    period,
  }
}

/** Of a hundred: nine to work in, four to build on, one to park in, the rest to live in. */
function chooseKind(city: City, dice: Dice): { purpose: Purpose; type: PropertyType } {
  const section = dice.weighted({
    lease: 4,
    workSale: 5,
    land: 4,
    parking: 1,
    sale: 58.5,
    rent: 23.5,
    rentShort: 4,
  })
  if (section === 'lease') return { purpose: 'lease', type: dice.weighted<PropertyType>(workMix.lease) }
  if (section === 'workSale') return { purpose: 'sale', type: workType(city, dice) }
  if (section === 'land') return { purpose: 'sale', type: dice.weighted<PropertyType>(landMix) }
  if (section === 'parking')
    return { purpose: dice.chance(0.6) ? 'sale' : 'rent', type: dice.weighted<PropertyType>(parkingMix) }
  if (section === 'rent' && city.setting === 'metropolis' && dice.chance(0.06))
    return { purpose: 'rent', type: 'room' }
  return { purpose: section, type: dice.weighted<PropertyType>(homeMix(city, section)) }
}

/** Labour camps are a thing of the Gulf, hotels and guest houses of where people travel to. */
function workType(city: City, dice: Dice): PropertyType {
  const type = dice.weighted<PropertyType>(workMix.sale)
  return type === 'labourCamp' && city.market.style !== 'gulf' ? 'warehouse' : type
}

function sizesOf(type: PropertyType, kind: Kind, city: City, dice: Dice): Sizes {
  if (kind === 'land') return plotSizes(type, dice)
  if (kind === 'parking') return parkingSizes(type, dice)
  return kind === 'workplace' ? workplaceSizes(type, dice) : homeSizes(type, city, dice)
}

function useClassOf(type: PropertyType, kind: Kind): UseClass {
  if (kind === 'land') return type === 'plotAgricultural' || type === 'farm' ? 'agricultural' : 'land'
  if (kind === 'parking') return 'parking'
  if (kind !== 'workplace') return 'residential'
  if (type === 'hotel' || type === 'guestHouse') return 'hospitality'
  if (['warehouse', 'factory', 'workshop', 'labourCamp'].includes(type)) return 'industrial'
  return type === 'apartmentBlock' || type === 'development' ? 'mixed' : 'commercial'
}

type Building = Pick<
  Home,
  'floor' | 'floors' | 'lift' | 'year' | 'renovated' | 'condition' | 'isNewBuild' | 'completion' | 'character'
>
type Asked = { type: PropertyType; kind: Kind; city: City; purpose: Purpose; thisYear: number; area: number }

const nothingBuilt: Building = {
  floor: null,
  floors: null,
  lift: false,
  year: null,
  renovated: null,
  condition: null,
  isNewBuild: false,
  completion: null,
  character: 'plain',
}
/** Kinds that are never new. */
const alwaysOld = new Set<PropertyType>([
  'castle',
  'ruin',
  'caveHouse',
  'countryHouse',
  'farmhouse',
  'cottage',
  'mansion',
  'finca',
  'houseboat',
  'mobileHome',
  'farm',
])

function buildingOf(asked: Asked, dice: Dice): Building {
  const { type, kind, city, purpose, thisYear, area } = asked
  if (kind === 'land' && type !== 'farm') return nothingBuilt
  if (kind === 'parking') return { ...nothingBuilt, floor: type === 'storage' ? 0 : dice.int(-2, 0) }
  const mayBeNew = !alwaysOld.has(type) && kind !== 'room' && (purpose === 'sale' || purpose === 'lease')
  const isNewBuild = mayBeNew && dice.chance(kind === 'workplace' ? 0.08 : kind === 'flat' ? 0.135 : 0.115)
  const year = isNewBuild ? thisYear + dice.int(-1, 2) : yearOf(type, city, thisYear, dice)
  const completion = !isNewBuild
    ? null
    : year > thisYear
      ? dice.chance(0.5)
        ? 'offPlan'
        : 'underConstruction'
      : year === thisYear
        ? dice.pick(['underConstruction', 'completed'] as const)
        : 'completed'
  const { condition, renovated } = stateOf(
    { type, year, isNewBuild, thisYear, isLet: purpose !== 'sale' },
    dice,
  )
  const character: Character = isNewBuild ? 'new' : year < 1940 ? 'period' : year >= 2005 ? 'modern' : 'plain'
  return {
    ...storeysOf({ type, kind, city, year, area }, dice),
    year,
    renovated,
    condition,
    isNewBuild,
    completion,
    character,
  }
}

function yearOf(type: PropertyType, { market, setting }: City, thisYear: number, dice: Dice): number {
  if (type === 'castle') return Math.round(dice.int(1480, 1890) / 10) * 10
  if (['ruin', 'farmhouse', 'cottage', 'countryHouse', 'finca', 'mansion', 'caveHouse'].includes(type))
    return market.style === 'american' || market.style === 'oceanian'
      ? dice.int(1890, 1950)
      : dice.int(1740, 1935)
  const oldShare: Partial<Record<typeof market.style, number>> = {
    british: 0.45,
    french: 0.42,
    germanic: 0.34,
    iberian: 0.26,
    italian: 0.36,
    nordic: 0.26,
    eastern: 0.22,
    american: 0.26,
    latin: 0.1,
    hellenic: 0.08,
    maghreb: 0.12,
    oceanian: 0.18,
    asianCity: 0.01,
    gulf: 0,
    tropical: 0.02,
    japanese: 0.03,
    african: 0.06,
    indian: 0.03,
    caribbean: 0.06,
  }
  const share =
    (oldShare[market.style] ?? 0.1) * (setting === 'old' ? 1.8 : setting === 'metropolis' ? 1.15 : 1)
  if (dice.chance(Math.min(0.85, share)))
    return dice.int(market.style === 'american' || market.style === 'oceanian' ? 1885 : 1820, 1938)
  if (['gulf', 'asianCity', 'tropical', 'indian'].includes(market.style))
    return thisYear - 1 - Math.floor(dice.next() ** 1.4 * 28)
  return thisYear - 2 - Math.floor(dice.next() ** 1.15 * 68)
}

function stateOf(
  {
    type,
    year,
    isNewBuild,
    thisYear,
    isLet,
  }: { type: PropertyType; year: number; isNewBuild: boolean; thisYear: number; isLet: boolean },
  dice: Dice,
): Pick<Home, 'condition' | 'renovated'> {
  if (isNewBuild) return { condition: 'new', renovated: null }
  if (type === 'ruin') return { condition: 'toRebuild', renovated: null }
  const age = thisYear - year
  if (age < 12) return { condition: dice.chance(0.5) ? 'excellent' : 'good', renovated: null }
  const state = dice.weighted({ renovated: 36, good: 46, toRenovate: isLet ? 0 : age > 25 ? 13 : 3 })
  if (state !== 'renovated') return { condition: state, renovated: null }
  return {
    condition: dice.chance(0.6) ? 'excellent' : 'good',
    renovated: thisYear - dice.int(0, Math.min(11, age - 8)),
  }
}

type Tall = { type: PropertyType; kind: Kind; city: City; year: number; area: number }

function storeysOf(
  { type, kind, city, year, area }: Tall,
  dice: Dice,
): Pick<Building, 'floor' | 'floors' | 'lift'> {
  if (kind === 'house') {
    const floors =
      type === 'bungalow' || type === 'mobileHome' || type === 'parkHome'
        ? 1
        : type === 'townhouse' || type === 'castle'
          ? dice.int(2, 4)
          : area > 150 || dice.chance(0.8)
            ? 2
            : 1
    return {
      floor: null,
      floors: dice.chance(0.7) ? floors : null,
      lift: (type === 'villa' || type === 'mansion') && floors > 2 && dice.chance(0.3),
    }
  }
  const highRise =
    ['gulf', 'asianCity', 'tropical', 'indian', 'latin', 'american'].includes(city.market.style) &&
    city.setting === 'metropolis'
  const floors =
    year < 1940
      ? dice.int(3, 6)
      : highRise
        ? dice.int(8, city.market.style === 'gulf' || city.market.style === 'asianCity' ? 46 : 26)
        : dice.int(3, city.setting === 'town' ? 5 : 9)
  const lift =
    floors > 5 ? dice.chance(0.95) : floors > 3 ? dice.chance(year > 1985 ? 0.9 : 0.35) : dice.chance(0.12)
  if (kind === 'workplace' && !['office', 'coworking', 'medical'].includes(type))
    return { floor: 0, floors: null, lift: false }
  const floor =
    type === 'groundFloorFlat'
      ? 0
      : type === 'penthouse'
        ? floors
        : type === 'maisonette'
          ? dice.int(0, Math.min(3, floors))
          : dice.int(floors > 10 ? 2 : 0, floors)
  return { floor, floors, lift }
}

function workParking(kind: Kind, dice: Dice): Pick<Home, 'parking' | 'spaces'> {
  const has = kind === 'workplace' && dice.chance(0.4)
  return has ? { parking: 'parking', spaces: dice.int(2, 18) } : { parking: null, spaces: null }
}

function livingTerms(purpose: Purpose, { market }: City, dice: Dice): Pick<Home, 'furnished' | 'pets'> {
  if (purpose === 'rentShort') return { furnished: 'furnished', pets: dice.pick(['yes', 'no', 'ask', null]) }
  if (purpose !== 'rent')
    return {
      furnished: dice.chance(market.style === 'gulf' || market.style === 'tropical' ? 0.25 : 0.05)
        ? 'furnished'
        : null,
      pets: null,
    }
  const furnished = dice.weighted({
    furnished: 42,
    part: 14,
    unfurnished: ['germanic', 'american', 'oceanian', 'italian'].includes(market.style) ? 70 : 30,
  })
  return { furnished, pets: dice.weighted({ yes: 24, no: 26, ask: 30 }) }
}
