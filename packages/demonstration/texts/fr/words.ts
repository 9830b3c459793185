/** catalogue/texts/fr: words and small phrases of French texts. */
import type { PropertyType } from '../../../../contract/vocabulary/vocabulary.ts'
import type { Home, Near } from '../../homes/home.ts'
import { placeName } from '../../world/place-words.ts'
import { grouped, tenths } from '../voice.ts'

type Gender = 'm' | 'f'

const nouns: Partial<Record<PropertyType, [string, Gender]>> = {
  apartment: ['appartement', 'm'],
  studio: ['studio', 'm'],
  loft: ['loft', 'm'],
  penthouse: ['appartement au dernier étage', 'm'],
  duplex: ['duplex', 'm'],
  triplex: ['triplex', 'm'],
  maisonette: ['duplex', 'm'],
  groundFloorFlat: ['rez-de-jardin', 'm'],
  servicedApartment: ['appartement avec services', 'm'],
  hotelApartment: ['appartement hôtelier', 'm'],
  house: ['maison', 'f'],
  detached: ['maison individuelle', 'f'],
  semiDetached: ['maison jumelée', 'f'],
  terraced: ['maison mitoyenne', 'f'],
  endTerrace: ['maison de bout de rangée', 'f'],
  townhouse: ['maison de ville', 'f'],
  villa: ['villa', 'f'],
  bungalow: ['maison de plain-pied', 'f'],
  cottage: ['petite maison', 'f'],
  chalet: ['chalet', 'm'],
  countryHouse: ['maison de campagne', 'f'],
  farmhouse: ['corps de ferme', 'm'],
  finca: ['domaine', 'm'],
  castle: ['château', 'm'],
  mansion: ['hôtel particulier', 'm'],
  cabin: ['cabane', 'f'],
  mobileHome: ['mobil-home', 'm'],
  houseboat: ['péniche', 'f'],
  ruin: ['maison à rebâtir', 'f'],
  multiFamily: ['maison divisée en logements', 'f'],
  caveHouse: ['maison troglodyte', 'f'],
  apartmentBlock: ['immeuble', 'm'],
  development: ['terrain avec permis', 'm'],
  plotResidential: ['terrain à bâtir', 'm'],
  plotAgricultural: ['terrain agricole', 'm'],
  plotCommercial: ['terrain d’activité', 'm'],
  farm: ['exploitation agricole', 'f'],
  garage: ['garage', 'm'],
  parkingSpace: ['place de parking', 'f'],
  storage: ['cave', 'f'],
  office: ['plateau de bureaux', 'm'],
  coworking: ['espace de coworking', 'm'],
  shop: ['local commercial', 'm'],
  showroom: ['salle d’exposition', 'f'],
  restaurantBar: ['restaurant', 'm'],
  hotel: ['hôtel', 'm'],
  guestHouse: ['maison d’hôtes', 'f'],
  warehouse: ['entrepôt', 'm'],
  factory: ['usine', 'f'],
  workshop: ['atelier', 'm'],
  medical: ['cabinet médical', 'm'],
  school: ['bâtiment scolaire', 'm'],
  businessForSale: ['fonds de commerce', 'm'],
  room: ['chambre', 'f'],
}

export const noun = ({ type }: Home): string => nouns[type]?.[0] ?? 'maison'
const isMale = ({ type }: Home): boolean => (nouns[type]?.[1] ?? 'f') === 'm'
export const un = (home: Home): string => (isMale(home) ? 'un' : 'une')
export const Un = (home: Home): string => (isMale(home) ? 'Un' : 'Une')
export const ce = (home: Home): string =>
  !isMale(home) ? 'cette' : /^[aeiouéèêhô]/i.test(noun(home)) ? 'cet' : 'ce'
/** "rénové" → rénové, rénovée. */
export const adj = (home: Home, word: string): string => (isMale(home) ? word : `${word}e`)

const numbers = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']
export const count = (n: number): string => numbers[n] ?? String(n)
export const bedrooms = (n: number): string => (n === 1 ? 'une chambre' : `${count(n)} chambres`)
export const baths = (n: number): string => (n === 1 ? 'une salle de bains' : `${count(n)} salles de bains`)
/** French homes are counted in rooms: the bedrooms and the living room. */
export const sized = (home: Home): string => {
  if (!home.beds || home.kind === 'workplace') return noun(home)
  return home.kind === 'flat'
    ? `${noun(home)} de ${count(home.beds + 1)} pièces`
    : `${noun(home)} de ${bedrooms(home.beds)}`
}

const number = (n: number): string => grouped(n, '\u00a0')
export const metres = (n: number): string => `${number(n)}\u00a0m²`
export const land = (n: number): string => (n >= 10_000 ? `${tenths(n / 10_000, ',')} hectares` : metres(n))

const ordinals = [
  '',
  'premier',
  'deuxième',
  'troisième',
  'quatrième',
  'cinquième',
  'sixième',
  'septième',
  'huitième',
  'neuvième',
  'dixième',
]
/** "au troisième étage". */
export function onFloor(home: Home): string | null {
  if (home.floor === null || home.floor < 0) return null
  if (home.floor === 0) return 'au rez-de-chaussée'
  if (home.floor === home.floors && home.floor > 1) return 'au dernier étage'
  return ordinals[home.floor] ? `au ${ordinals[home.floor]} étage` : `au ${home.floor}e étage`
}

export const town = (home: Home): string => placeName(home.city.place.name, 'fr')
/** "à Paris", "au Havre", "aux Sables-d’Olonne". */
export const atTown = (home: Home): string => joined(town(home), 'à', 'au', 'aux')
/** "de Paris", "d’Annecy", "du Havre". */
export const ofTown = (home: Home): string => {
  const name = town(home)
  return /^[AEIOUYÉÈÊH]/.test(name) ? `d’${name}` : joined(name, 'de', 'du', 'des')
}
function joined(name: string, plain: string, masculine: string, plural: string): string {
  if (name.startsWith('Le ')) return `${masculine} ${name.slice(3)}`
  return name.startsWith('Les ') ? `${plural} ${name.slice(4)}` : `${plain} ${name}`
}

/**
 * "dans le quartier des Batignolles" is more than a machine can know;
 * "quartier Batignolles" is right everywhere.
 */
export const where = (home: Home): string => {
  const quarter = home.spot.district?.[0]
  if (!quarter) return atTown(home)
  return quarter.startsWith('Le ') ? `dans le quartier du ${quarter.slice(3)}` : `dans le quartier ${quarter}`
}
export const placeTitle = (home: Home, long: boolean): string => {
  const quarter = home.spot.district?.[0]
  return quarter ? (long ? `${quarter}, ${town(home)}` : quarter) : town(home)
}

/** "à trois minutes à pied". */
export const minutes = ({ minutes: n, by }: Near): string =>
  `à ${n === 1 ? 'une minute' : `${count(n)} minutes`} ${by === 'foot' ? 'à pied' : 'en voiture'}`

const views: Partial<Record<string, string>> = {
  seaView: 'sur la mer',
  lakeView: 'sur le lac',
  riverView: 'sur le fleuve',
  mountainView: 'sur les montagnes',
  cityView: 'sur la ville',
  panoramicView: 'sur toute la ville',
  openView: 'dégagée',
  parkView: 'sur le parc',
  countryView: 'sur la campagne',
}
/** "vue sur la mer". */
export const viewWords = (home: Home): string | null => {
  const onto = home.view && views[home.view]
  return onto ? `vue ${onto}` : null
}
export const outdoorWord = ({ outdoor }: Home): string | null =>
  outdoor &&
  { balcony: 'balcon', terrace: 'terrasse', roofTerrace: 'toit-terrasse', garden: 'jardin', patio: 'patio' }[
    outdoor
  ]
