/** catalogue/texts/en: words and small phrases of English texts. */
import type { PropertyType } from '../../../../contract/vocabulary/vocabulary.ts'
import type { Dice } from '../../dice.ts'
import type { Home, Near } from '../../homes/home.ts'
import { placeName } from '../../world/place-words.ts'
import { feet, grouped } from '../voice.ts'

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
export const count = (n: number): string => numbers[n] ?? String(n)
/** "one bathroom", "three bathrooms". */
export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${count(n)} ${n === 1 ? one : many}`
export const an = (words: string): string =>
  /^(?:[aeio]|u[^n]|un[^i]|11|18|8)/i.test(words) && !/^(?:one|eu)/i.test(words) ? 'an' : 'a'
export const A = (words: string): string => `${an(words) === 'an' ? 'An' : 'A'} ${words}`

const american = new Set(['US', 'CA', 'PH', 'PR', 'BS', 'KY', 'TC', 'BZ'])
const british = new Set(['GB', 'IE'])
export const isAmerican = ({ city }: Home): boolean => american.has(city.market.country)
const isBritish = ({ city }: Home): boolean => british.has(city.market.country)

/** What the country calls it. */
export function noun(home: Home): string {
  const { type, kind } = home
  if (kind === 'flat' && (type === 'apartment' || type === 'groundFloorFlat'))
    return isBritish(home)
      ? 'flat'
      : home.purpose === 'sale' && isAmerican(home) && home.index % 3 === 0
        ? 'condo'
        : 'apartment'
  return nouns[type] ?? 'home'
}

const nouns: Partial<Record<PropertyType, string>> = {
  studio: 'studio',
  loft: 'loft',
  penthouse: 'penthouse',
  duplex: 'duplex',
  triplex: 'triplex',
  maisonette: 'maisonette',
  servicedApartment: 'serviced apartment',
  hotelApartment: 'hotel apartment',
  house: 'house',
  detached: 'detached house',
  semiDetached: 'semi-detached house',
  terraced: 'terraced house',
  endTerrace: 'end-of-terrace house',
  linkDetached: 'link-detached house',
  townhouse: 'town house',
  villa: 'villa',
  bungalow: 'bungalow',
  cottage: 'cottage',
  chalet: 'chalet',
  countryHouse: 'country house',
  farmhouse: 'farmhouse',
  finca: 'finca',
  caveHouse: 'cave house',
  castle: 'castle',
  mansion: 'mansion',
  cabin: 'cabin',
  mobileHome: 'mobile home',
  parkHome: 'park home',
  houseboat: 'houseboat',
  ruin: 'ruin',
  multiFamily: 'multi-family house',
  apartmentBlock: 'apartment building',
  development: 'development site',
  plotResidential: 'building plot',
  plotAgricultural: 'piece of farmland',
  plotCommercial: 'commercial plot',
  farm: 'farm',
  garage: 'garage',
  parkingSpace: 'parking space',
  storage: 'storage room',
  office: 'office',
  coworking: 'coworking space',
  shop: 'shop',
  showroom: 'showroom',
  restaurantBar: 'restaurant',
  hotel: 'hotel',
  guestHouse: 'guest house',
  warehouse: 'warehouse',
  factory: 'factory',
  workshop: 'workshop',
  medical: 'medical practice',
  school: 'school building',
  businessForSale: 'going concern',
  labourCamp: 'workers’ accommodation',
  room: 'room',
}

/** "two-bedroom flat", "studio". */
export const sized = (home: Home): string =>
  home.beds && home.kind !== 'workplace' ? `${count(home.beds)}-bedroom ${noun(home)}` : noun(home)

/** "68 m²" or "730 sq ft". */
export const area = (home: Home, squareMetres: number): string =>
  home.city.market.feet ? `${grouped(feet(squareMetres), ',')} sq ft` : `${grouped(squareMetres, ',')} m²`

export function land(home: Home, squareMetres: number): string {
  if (home.city.market.feet && squareMetres > 2000)
    return `${(squareMetres / 4046.86).toFixed(squareMetres > 40_000 ? 0 : 1)} acres`
  if (squareMetres >= 10_000) return `${(squareMetres / 10_000).toFixed(1).replace('.0', '')} hectares`
  return area(home, squareMetres)
}

const ordinals = [
  'ground',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
]
/** "second floor"; where people count from one, "third floor". */
export function floorName(home: Home): string | null {
  if (home.floor === null || home.floor < 0) return null
  const n = isAmerican(home) ? home.floor + 1 : home.floor
  if (home.floor === home.floors && home.floor > 1) return 'top floor'
  return `${ordinals[n] ?? `${n}${n % 10 === 1 && n % 100 !== 11 ? 'st' : n % 10 === 2 && n % 100 !== 12 ? 'nd' : n % 10 === 3 && n % 100 !== 13 ? 'rd' : 'th'}`} floor`
}

/** Where it is: the quarter when it has a name, else the town. */
export const where = (home: Home): string => home.spot.district?.[0] ?? town(home)
export const town = (home: Home): string => placeName(home.city.place.name, 'en')
export const whereLong = (home: Home): string =>
  home.spot.district ? `${home.spot.district[0]}, ${town(home)}` : town(home)

export const liftWord = (home: Home): string => (isAmerican(home) ? 'elevator' : 'lift')
export const gardenWord = (home: Home): string => (isAmerican(home) ? 'yard' : 'garden')

/** "three minutes’ walk", "ten minutes by car". */
export const minutes = (near: Near): string =>
  near.by === 'car'
    ? `${count(near.minutes)} minutes by car`
    : near.minutes === 1
      ? 'one minute’s walk'
      : `${count(near.minutes)} minutes’ walk`

/** "three minutes’ walk away", "ten minutes away by car". */
export const away = (near: Near): string =>
  near.by === 'car' ? `${count(near.minutes)} minutes away by car` : `${minutes(near)} away`

/** What kind of building it is in or is, honest to its year. */
export function building(home: Home, dice: Dice): string {
  const { year, character, city } = home
  if (year === null) return 'building'
  if (character === 'new')
    return dice.pick(['new building', 'development under way here', 'small new development'])
  if (city.market.style === 'british' && year < 1940)
    return dice.pick(
      year < 1837
        ? ['Georgian house', 'Georgian terrace']
        : year < 1901
          ? ['Victorian house', 'Victorian terrace', 'converted Victorian house']
          : year < 1915
            ? ['Edwardian house', 'mansion block']
            : ['1930s block', 'block between the wars'].slice(0, 1),
    )
  if (city.market.style === 'american' && year < 1940)
    return dice.pick(['prewar building', `brick building from ${year}`])
  if (year < 1940) return dice.pick([`building from ${year}`, `house of ${year}`, 'fine old building'])
  if ((home.floors ?? 0) > 14)
    return dice.pick([`${home.floors}-storey tower`, `tower completed in ${year}`, 'residential tower'])
  const decade = `${Math.floor(year / 10) * 10}s`
  return character === 'modern'
    ? dice.pick([`building completed in ${year}`, 'modern building', `quiet block from ${year}`])
    : dice.pick([`well-kept ${decade} block`, `building from ${year}`, `${decade} block`])
}

const viewWords: Partial<Record<string, string>> = {
  seaView: 'the sea',
  lakeView: 'the lake',
  riverView: 'the river',
  mountainView: 'the mountains',
  cityView: 'the city',
  panoramicView: 'the whole city',
  openView: 'open country',
  parkView: 'the park',
  countryView: 'the fields',
}
export const viewOnto = (home: Home): string | null => (home.view && viewWords[home.view]) ?? null
const viewNames: Partial<Record<string, string>> = {
  seaView: 'sea view',
  lakeView: 'lake view',
  riverView: 'river view',
  mountainView: 'mountain view',
  cityView: 'city view',
  panoramicView: 'long views',
  openView: 'open view',
  parkView: 'view of the park',
  countryView: 'country view',
}
/** "a sea view", "long views". */
export const aView = (home: Home): string | null => {
  const view = viewName(home)
  return view && (view.endsWith('s') ? view : `${an(view)} ${view}`)
}
export const viewName = (home: Home): string | null => (home.view && viewNames[home.view]) ?? null

/** "a terrace", "a garden". */
export function outdoorName(home: Home): string | null {
  const { outdoor } = home
  if (!outdoor) return null
  return {
    balcony: 'balcony',
    terrace: 'terrace',
    roofTerrace: 'roof terrace',
    garden: gardenWord(home),
    patio: 'patio',
  }[outdoor]
}
