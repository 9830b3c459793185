/** catalogue/texts/it: words and small phrases of Italian texts. */
import type { PropertyType } from '../../../../contract/vocabulary/vocabulary.ts'
import type { Home, Near } from '../../homes/home.ts'
import { placeName } from '../../world/place-words.ts'
import { grouped, tenths } from '../voice.ts'

type Gender = 'm' | 'f'

const nouns: Partial<Record<PropertyType, [string, Gender]>> = {
  apartment: ['appartamento', 'm'],
  studio: ['monolocale', 'm'],
  loft: ['loft', 'm'],
  penthouse: ['attico', 'm'],
  duplex: ['appartamento su due livelli', 'm'],
  triplex: ['appartamento su tre livelli', 'm'],
  maisonette: ['appartamento su due livelli', 'm'],
  groundFloorFlat: ['appartamento al piano terra', 'm'],
  servicedApartment: ['appartamento con servizi', 'm'],
  hotelApartment: ['appartamento in residence', 'm'],
  house: ['casa', 'f'],
  detached: ['casa indipendente', 'f'],
  semiDetached: ['villetta bifamiliare', 'f'],
  terraced: ['villetta a schiera', 'f'],
  endTerrace: ['villetta a schiera d’angolo', 'f'],
  townhouse: ['casa di paese', 'f'],
  villa: ['villa', 'f'],
  bungalow: ['casa su un piano', 'f'],
  cottage: ['casetta', 'f'],
  chalet: ['chalet', 'm'],
  countryHouse: ['casa di campagna', 'f'],
  farmhouse: ['casale', 'm'],
  castle: ['castello', 'm'],
  mansion: ['dimora storica', 'f'],
  cabin: ['baita', 'f'],
  mobileHome: ['casa mobile', 'f'],
  houseboat: ['casa galleggiante', 'f'],
  ruin: ['rustico da ricostruire', 'm'],
  multiFamily: ['casa con più appartamenti', 'f'],
  apartmentBlock: ['palazzina', 'f'],
  development: ['area con progetto', 'f'],
  plotResidential: ['terreno edificabile', 'm'],
  plotAgricultural: ['terreno agricolo', 'm'],
  plotCommercial: ['terreno commerciale', 'm'],
  farm: ['azienda agricola', 'f'],
  garage: ['box auto', 'm'],
  parkingSpace: ['posto auto', 'm'],
  storage: ['cantina', 'f'],
  office: ['ufficio', 'm'],
  coworking: ['spazio di coworking', 'm'],
  shop: ['negozio', 'm'],
  showroom: ['spazio espositivo', 'm'],
  restaurantBar: ['ristorante', 'm'],
  hotel: ['albergo', 'm'],
  guestHouse: ['affittacamere', 'm'],
  warehouse: ['magazzino', 'm'],
  factory: ['capannone industriale', 'm'],
  workshop: ['laboratorio', 'm'],
  medical: ['studio medico', 'm'],
  school: ['edificio scolastico', 'm'],
  businessForSale: ['attività in cessione', 'f'],
  room: ['stanza', 'f'],
}
const rooms = ['', 'bilocale', 'trilocale', 'quadrilocale']

export const noun = ({ type }: Home): string => nouns[type]?.[0] ?? 'casa'
const isMale = ({ type }: Home): boolean => (nouns[type]?.[1] ?? 'f') === 'm'
/** The indefinite article before a word: un, uno, una, un’. */
export function un(home: Home, word = noun(home)): string {
  if (isMale(home)) return /^(?:s[bcdfgklmnpqrtvz]|z|ps|gn)/.test(word) ? 'uno' : 'un'
  return /^[aeiou]/.test(word) ? 'un’' : 'una'
}
/** Article and word, joined as they are written: "un’attività", "uno studio". */
export const aNoun = (home: Home, word = noun(home)): string => {
  const article = un(home, word)
  return article.endsWith('’') ? `${article}${word}` : `${article} ${word}`
}
export const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
/** "questo appartamento", "questa casa". */
export const thisNoun = (home: Home): string =>
  isMale(home)
    ? `questo ${noun(home)}`
    : /^[aeiou]/.test(noun(home))
      ? `quest’${noun(home)}`
      : `questa ${noun(home)}`
/** "ristrutturat" → ristrutturato, ristrutturata. */
export const adj = (home: Home, stem: string): string => `${stem}${isMale(home) ? 'o' : 'a'}`

const numbers = ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci']
export const count = (n: number): string => numbers[n] ?? String(n)
export const bedrooms = (n: number): string => (n === 1 ? 'una camera' : `${count(n)} camere`)
export const baths = (n: number): string => (n === 1 ? 'un bagno' : `${count(n)} bagni`)

/** Italian flats are counted in rooms: bilocale, trilocale. */
export function sized(home: Home): string {
  if (!home.beds || home.kind === 'workplace') return noun(home)
  if (home.type === 'apartment' && rooms[home.beds]) return rooms[home.beds] ?? ''
  return `${noun(home)} con ${bedrooms(home.beds)}`
}

export const metres = (n: number): string => `${grouped(n, '.')} m²`
export const land = (n: number): string => (n >= 10_000 ? `${tenths(n / 10_000, ',')} ettari` : metres(n))

const ordinals = [
  '',
  'primo',
  'secondo',
  'terzo',
  'quarto',
  'quinto',
  'sesto',
  'settimo',
  'ottavo',
  'nono',
  'decimo',
]
/** "al terzo piano". */
export function onFloor(home: Home): string | null {
  if (home.floor === null || home.floor < 0) return null
  if (home.floor === 0) return home.type === 'groundFloorFlat' ? 'con ingresso proprio' : 'al piano terra'
  if (home.floor === home.floors && home.floor > 1) return 'all’ultimo piano'
  return `al ${ordinals[home.floor] ?? `${home.floor}º`} piano`
}

export const town = (home: Home): string => placeName(home.city.place.name, 'it')
/** "a Roma", "all’Aquila". */
export const atTown = (home: Home): string =>
  town(home).startsWith("L'") || town(home).startsWith('L’')
    ? `all’${town(home).slice(2)}`
    : `${/^a/i.test(town(home)) ? 'ad' : 'a'} ${town(home)}`
export const where = (home: Home): string => {
  const quarter = home.spot.district?.[0]
  return quarter ? `in zona ${quarter}` : atTown(home)
}
export const placeTitle = (home: Home, long: boolean): string => {
  const quarter = home.spot.district?.[0]
  return quarter ? (long ? `${quarter}, ${town(home)}` : quarter) : town(home)
}

/** "a tre minuti a piedi". */
export const minutes = ({ minutes: n, by }: Near): string =>
  `a ${n === 1 ? 'un minuto' : `${count(n)} minuti`} ${by === 'foot' ? 'a piedi' : 'in auto'}`

const views: Partial<Record<string, string>> = {
  seaView: 'mare',
  lakeView: 'lago',
  riverView: 'sul fiume',
  mountainView: 'sui monti',
  cityView: 'sulla città',
  panoramicView: 'su tutta la città',
  openView: 'libera',
  parkView: 'sul parco',
  countryView: 'sulla campagna',
}
/** "vista mare". */
export const viewWords = (home: Home): string | null => {
  const onto = home.view && views[home.view]
  return onto ? `vista ${onto}` : null
}
export const outdoorWord = ({ outdoor }: Home): string | null =>
  outdoor &&
  {
    balcony: 'balcone',
    terrace: 'terrazzo',
    roofTerrace: 'terrazza sul tetto',
    garden: 'giardino',
    patio: 'cortile',
  }[outdoor]
