/** catalogue/texts/es: words and small phrases of Spanish texts, for Spain and for the Americas. */
import type { PropertyType } from '../../../../contract/vocabulary/vocabulary.ts'
import type { Home, Near } from '../../homes/home.ts'
import { placeName } from '../../world/place-words.ts'
import { grouped, tenths } from '../voice.ts'

type Gender = 'm' | 'f'

const inSpain = new Set(['ES', 'AD'])
export const isSpain = ({ city }: Home): boolean => inSpain.has(city.market.country)
const flatWord = (home: Home): string =>
  isSpain(home)
    ? 'piso'
    : ['MX', 'AR', 'CL', 'PE', 'EC', 'GT'].includes(home.city.market.country)
      ? 'departamento'
      : 'apartamento'

const nouns: Partial<Record<PropertyType, [string, Gender]>> = {
  studio: ['estudio', 'm'],
  loft: ['loft', 'm'],
  penthouse: ['ático', 'm'],
  duplex: ['dúplex', 'm'],
  triplex: ['tríplex', 'm'],
  maisonette: ['dúplex', 'm'],
  groundFloorFlat: ['bajo', 'm'],
  servicedApartment: ['apartamento con servicios', 'm'],
  hotelApartment: ['apartamento hotelero', 'm'],
  house: ['casa', 'f'],
  detached: ['casa independiente', 'f'],
  semiDetached: ['casa pareada', 'f'],
  terraced: ['casa adosada', 'f'],
  endTerrace: ['casa adosada de esquina', 'f'],
  linkDetached: ['casa pareada', 'f'],
  townhouse: ['casa de pueblo', 'f'],
  villa: ['villa', 'f'],
  bungalow: ['casa de una planta', 'f'],
  cottage: ['casita', 'f'],
  chalet: ['chalet', 'm'],
  countryHouse: ['casa de campo', 'f'],
  farmhouse: ['casa rústica', 'f'],
  finca: ['finca', 'f'],
  caveHouse: ['casa cueva', 'f'],
  castle: ['castillo', 'm'],
  mansion: ['casa señorial', 'f'],
  cabin: ['cabaña', 'f'],
  mobileHome: ['casa móvil', 'f'],
  houseboat: ['casa flotante', 'f'],
  ruin: ['casa en ruinas', 'f'],
  multiFamily: ['casa de varias viviendas', 'f'],
  apartmentBlock: ['edificio de viviendas', 'm'],
  development: ['solar con proyecto', 'm'],
  plotResidential: ['terreno', 'm'],
  plotAgricultural: ['terreno rústico', 'm'],
  plotCommercial: ['suelo comercial', 'm'],
  farm: ['explotación agrícola', 'f'],
  garage: ['garaje', 'm'],
  parkingSpace: ['plaza de aparcamiento', 'f'],
  storage: ['trastero', 'm'],
  office: ['oficina', 'f'],
  coworking: ['espacio de coworking', 'm'],
  shop: ['local comercial', 'm'],
  showroom: ['local de exposición', 'm'],
  restaurantBar: ['restaurante', 'm'],
  hotel: ['hotel', 'm'],
  guestHouse: ['casa de huéspedes', 'f'],
  warehouse: ['nave', 'f'],
  factory: ['nave industrial', 'f'],
  workshop: ['taller', 'm'],
  medical: ['consultorio', 'm'],
  school: ['edificio escolar', 'm'],
  businessForSale: ['negocio en traspaso', 'm'],
  room: ['habitación', 'f'],
}

export function noun(home: Home): string {
  if (home.type === 'apartment') return flatWord(home)
  if (!isSpain(home) && home.type === 'penthouse') return 'penthouse'
  if (!isSpain(home) && home.type === 'townhouse') return 'casa en conjunto'
  if (!isSpain(home) && home.type === 'parkingSpace') return 'cajón de estacionamiento'
  if (!isSpain(home) && ['warehouse', 'factory'].includes(home.type)) return 'bodega'
  return nouns[home.type]?.[0] ?? 'casa'
}

const gender = (home: Home): Gender => {
  const word = noun(home)
  if (['piso', 'departamento', 'apartamento', 'penthouse'].includes(word) || word.startsWith('cajón'))
    return 'm'
  return word === 'bodega' ? 'f' : (nouns[home.type]?.[1] ?? 'f')
}

export const un = (home: Home): string => (gender(home) === 'm' ? 'un' : 'una')
export const Un = (home: Home): string => (gender(home) === 'm' ? 'Un' : 'Una')
export const este = (home: Home): string => (gender(home) === 'm' ? 'este' : 'esta')
/** "luminos" → luminoso, luminosa. */
export const adj = (home: Home, stem: string): string => `${stem}${gender(home) === 'm' ? 'o' : 'a'}`

const numbers = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez']
export const count = (n: number): string => numbers[n] ?? String(n)

/** "dos dormitorios", "una recámara". */
export function bedrooms(home: Home, n: number): string {
  const { country } = home.city.market
  const [one, many, isFemale] =
    country === 'MX'
      ? ['recámara', 'recámaras', true]
      : ['ES', 'AR', 'CL', 'UY', 'PE', 'AD', 'PY'].includes(country)
        ? ['dormitorio', 'dormitorios', false]
        : ['habitación', 'habitaciones', true]
  return n === 1 ? `${isFemale ? 'una' : 'un'} ${one}` : `${count(n)} ${many}`
}
export const baths = (n: number): string => (n === 1 ? 'un baño' : `${count(n)} baños`)
export const sized = (home: Home): string =>
  home.beds && home.kind !== 'workplace' ? `${noun(home)} de ${bedrooms(home, home.beds)}` : noun(home)

export const metres = (n: number): string => `${grouped(n, '.')} m²`
export const land = (n: number): string => (n >= 10_000 ? `${tenths(n / 10_000, ',')} hectáreas` : metres(n))

const ordinals = [
  '',
  'primera',
  'segunda',
  'tercera',
  'cuarta',
  'quinta',
  'sexta',
  'séptima',
  'octava',
  'novena',
  'décima',
]
/** "tercera planta"; in the Americas "piso 3". */
export function floorName(home: Home): string | null {
  if (home.floor === null || home.floor < 0) return null
  if (home.floor === 0) return isSpain(home) ? 'planta baja' : 'planta baja'
  if (home.floor === home.floors && home.floor > 1) return isSpain(home) ? 'última planta' : 'último piso'
  if (!isSpain(home)) return `piso ${home.floor}`
  return ordinals[home.floor] ? `${ordinals[home.floor]} planta` : `planta ${home.floor}`
}
/** "en la tercera planta", "en el piso 3". */
export const onFloor = (home: Home): string | null => {
  const floor = floorName(home)
  return floor && `en ${/piso/.test(floor) ? 'el' : 'la'} ${floor}`
}

export const town = (home: Home): string => placeName(home.city.place.name, 'es')
export const where = (home: Home): string => home.spot.district?.[0] ?? town(home)
export const whereLong = (home: Home): string =>
  home.spot.district ? `${home.spot.district[0]}, ${town(home)}` : town(home)

/** "a tres minutos a pie". */
export const minutes = (home: Home, { minutes: n, by }: Near): string =>
  `a ${n === 1 ? 'un minuto' : `${count(n)} minutos`} ${by === 'foot' ? 'a pie' : ['ES', 'AD', 'MX'].includes(home.city.market.country) ? 'en coche' : 'en auto'}`
export const lift = (home: Home): string => (home.city.market.country === 'MX' ? 'elevador' : 'ascensor')

const views: Partial<Record<string, string>> = {
  seaView: 'al mar',
  lakeView: 'al lago',
  riverView: 'al río',
  mountainView: 'a las montañas',
  cityView: 'a la ciudad',
  panoramicView: 'a toda la ciudad',
  openView: 'despejadas',
  parkView: 'al parque',
  countryView: 'al campo',
}
/** "vistas al mar". */
export const viewWords = (home: Home): string | null => {
  const onto = home.view && views[home.view]
  return onto ? `vistas ${onto}` : null
}
export const outdoorWord = ({ outdoor }: Home): string | null =>
  outdoor &&
  { balcony: 'balcón', terrace: 'terraza', roofTerrace: 'azotea', garden: 'jardín', patio: 'patio' }[outdoor]
