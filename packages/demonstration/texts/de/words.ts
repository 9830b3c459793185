/** catalogue/texts/de: words and small phrases of German texts. */
import type { PropertyType } from '../../../../contract/vocabulary/vocabulary.ts'
import type { Home, Near } from '../../homes/home.ts'
import { placeName } from '../../world/place-words.ts'
import { grouped, tenths } from '../voice.ts'

type Gender = 'm' | 'f' | 'n'

const nouns: Partial<Record<PropertyType, [string, Gender]>> = {
  apartment: ['Wohnung', 'f'],
  studio: ['Einzimmerwohnung', 'f'],
  loft: ['Loft', 'n'],
  penthouse: ['Penthouse', 'n'],
  duplex: ['Maisonettewohnung', 'f'],
  triplex: ['Wohnung auf drei Ebenen', 'f'],
  maisonette: ['Maisonettewohnung', 'f'],
  groundFloorFlat: ['Erdgeschosswohnung', 'f'],
  servicedApartment: ['Wohnung mit Service', 'f'],
  hotelApartment: ['Hotelapartment', 'n'],
  house: ['Haus', 'n'],
  detached: ['Einfamilienhaus', 'n'],
  semiDetached: ['Doppelhaushälfte', 'f'],
  terraced: ['Reihenhaus', 'n'],
  endTerrace: ['Reihenendhaus', 'n'],
  linkDetached: ['Kettenhaus', 'n'],
  townhouse: ['Stadthaus', 'n'],
  villa: ['Villa', 'f'],
  bungalow: ['Bungalow', 'm'],
  cottage: ['Landhäuschen', 'n'],
  chalet: ['Chalet', 'n'],
  countryHouse: ['Landhaus', 'n'],
  farmhouse: ['Bauernhaus', 'n'],
  castle: ['Schloss', 'n'],
  mansion: ['Herrenhaus', 'n'],
  cabin: ['Ferienhaus', 'n'],
  mobileHome: ['Mobilheim', 'n'],
  houseboat: ['Hausboot', 'n'],
  ruin: ['Abbruchhaus', 'n'],
  multiFamily: ['Mehrfamilienhaus', 'n'],
  apartmentBlock: ['Wohn- und Geschäftshaus', 'n'],
  development: ['Baugrundstück mit Planung', 'n'],
  plotResidential: ['Baugrundstück', 'n'],
  plotAgricultural: ['Stück Ackerland', 'n'],
  plotCommercial: ['Gewerbegrundstück', 'n'],
  farm: ['Hof', 'm'],
  garage: ['Garage', 'f'],
  parkingSpace: ['Stellplatz', 'm'],
  storage: ['Lagerraum', 'm'],
  office: ['Bürofläche', 'f'],
  coworking: ['Coworking-Fläche', 'f'],
  shop: ['Ladenlokal', 'n'],
  showroom: ['Ausstellungsfläche', 'f'],
  restaurantBar: ['Restaurant', 'n'],
  hotel: ['Hotel', 'n'],
  guestHouse: ['Pension', 'f'],
  warehouse: ['Lagerhalle', 'f'],
  factory: ['Produktionshalle', 'f'],
  workshop: ['Werkstatt', 'f'],
  medical: ['Praxis', 'f'],
  school: ['Schulgebäude', 'n'],
  businessForSale: ['Betrieb', 'm'],
  room: ['Zimmer', 'n'],
}

/** Swiss texts know no ß. */
export const swiss = (home: Home, text: string): string =>
  home.city.market.country === 'CH' ? text.replaceAll('ß', 'ss') : text

export const noun = ({ type }: Home): string => nouns[type]?.[0] ?? 'Haus'
const gender = ({ type }: Home): Gender => nouns[type]?.[1] ?? 'n'
export const ein = (home: Home): string => (gender(home) === 'f' ? 'eine' : 'ein')
export const Ein = (home: Home): string => (gender(home) === 'f' ? 'Eine' : 'Ein')
export const dies = (home: Home): string => ({ m: 'Dieser', f: 'Diese', n: 'Dieses' })[gender(home)]
/** "hell" → heller, helle, helles: after "ein". */
export const adj = (home: Home, stem: string): string => stem + { m: 'er', f: 'e', n: 'es' }[gender(home)]

const numbers = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn']
export const count = (n: number): string => numbers[n] ?? String(n)
export const bedrooms = (n: number): string => (n === 1 ? 'ein Schlafzimmer' : `${count(n)} Schlafzimmer`)
export const baths = (n: number): string => (n === 1 ? 'ein Bad' : `${count(n)} Bäder`)

/** German homes are counted in rooms: the bedrooms and the living room. */
export function sized(home: Home): string {
  if (!home.beds || home.kind === 'workplace') return noun(home)
  if (home.kind === 'flat' && gender(home) === 'f' && home.type !== 'triplex')
    return `${home.beds + 1}-Zimmer-${noun(home)}`
  return `${noun(home)} mit ${count(home.beds + 1)} Zimmern`
}

const number = (n: number): string => grouped(n, '.')
export const metres = (n: number): string => `${number(n)} m²`
export const land = (n: number): string => (n >= 10_000 ? `${tenths(n / 10_000, ',')} Hektar` : metres(n))

const ordinals = [
  '',
  'ersten',
  'zweiten',
  'dritten',
  'vierten',
  'fünften',
  'sechsten',
  'siebten',
  'achten',
  'neunten',
  'zehnten',
]
/** "im dritten Stock". */
export function onFloor(home: Home): string | null {
  if (home.floor === null || home.floor < 0) return null
  if (home.floor === 0) return 'im Erdgeschoss'
  if (home.floor === home.floors && home.floor > 1) return 'im obersten Stock'
  return `im ${ordinals[home.floor] ?? `${home.floor}.`} Stock`
}

export const town = (home: Home): string => placeName(home.city.place.name, 'de')
export const where = (home: Home): string => `in ${home.spot.district?.[0] ?? town(home)}`
export const placeTitle = (home: Home, long: boolean): string => {
  const quarter = home.spot.district?.[0]
  return quarter ? (long ? `${town(home)}-${quarter}` : quarter) : town(home)
}

/** "drei Minuten zu Fuß"; never one, which would need another verb. */
export const minutes = (home: Home, { minutes: n, by }: Near): string =>
  `${count(Math.max(2, n))} Minuten ${by === 'foot' ? swiss(home, 'zu Fuß') : 'mit dem Auto'}`

const views: Partial<Record<string, string>> = {
  seaView: 'aufs Meer',
  lakeView: 'auf den See',
  riverView: 'auf den Fluss',
  mountainView: 'auf die Berge',
  cityView: 'über die Stadt',
  panoramicView: 'über die ganze Stadt',
  openView: 'ins Freie',
  parkView: 'in den Park',
  countryView: 'über die Felder',
}
/** "Blick auf den See". */
export const viewWords = (home: Home): string | null => {
  const onto = home.view && views[home.view]
  return onto ? `Blick ${onto}` : null
}
export const outdoorWord = ({ outdoor }: Home): string | null =>
  outdoor &&
  {
    balcony: 'Balkon',
    terrace: 'Terrasse',
    roofTerrace: 'Dachterrasse',
    garden: 'Garten',
    patio: 'Innenhof',
  }[outdoor]
