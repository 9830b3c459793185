/** feeds: the tags of Inmovilla's exports. */
import type { Feature } from '#contract/vocabulary/features.ts'
import type { Period, Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { Standing } from '../../read/words/status-words.rules.ts'

/** Flags of 0 and 1, one tag for each. */
export const flags: Readonly<Record<string, Feature>> = {
  adaptadominus: 'wheelchairAccess',
  aire_con: 'airConditioning',
  airecentral: 'airConditioning',
  alarma: 'alarm',
  alarmaincendio: 'fireAlarm',
  alarmarobo: 'alarm',
  apartseparado: 'annexe',
  arma_empo: 'builtInWardrobes',
  ascensor: 'lift',
  balcon: 'balcony',
  barbacoa: 'barbecue',
  bombafriocalor: 'heatPump',
  buhardilla: 'attic',
  cajafuerte: 'safe',
  calefaccion: 'centralHeating',
  calefacentral: 'centralHeating',
  centros_comerciales: 'nearShops',
  centros_medicos: 'nearHospital',
  cerca_de_universidad: 'nearSchool',
  chimenea: 'fireplace',
  colegios: 'nearSchool',
  conserje: 'concierge',
  costa: 'nearSea',
  despensa: 'pantry',
  esquina: 'cornerUnit',
  galeria: 'conservatory',
  garajedoble: 'doubleGarage',
  gimnasio: 'gym',
  golf: 'nearGolf',
  habjuegos: 'gamesRoom',
  hidromasaje: 'jacuzzi',
  hospitales: 'nearHospital',
  jacuzzi: 'jacuzzi',
  jardin: 'garden',
  lavanderia: 'laundryRoom',
  metro: 'nearTransport',
  mirador: 'panoramicView',
  montana: 'mountainView',
  muebles: 'furnished',
  parking: 'parking',
  parques: 'nearPark',
  patio: 'patio',
  piscina_com: 'communalPool',
  piscina_prop: 'privatePool',
  plaza_gara: 'garage',
  primera_line: 'beachfront',
  puerta_blin: 'armouredDoor',
  sauna: 'sauna',
  satelite: 'satelliteTv',
  solarium: 'roofTerrace',
  sotano: 'cellar',
  tenis: 'tennisCourt',
  terraza: 'terrace',
  terrazaacris: 'conservatory',
  trastero: 'storageRoom',
  urbanizacion: 'gatedCommunity',
  vallado: 'fenced',
  video_port: 'videoEntry',
  vistasalmar: 'seaView',
  vistasdespejadas: 'openView',
  zonas_infantiles: 'playground',
}

/** The languages of titulo1, titulo2 and so on, in the order of the software. */
export const languages: readonly string[] = [
  'es',
  'en',
  'de',
  'fr',
  'nl',
  'no',
  'ru',
  'pt',
  'sv',
  'fi',
  'zh',
  'ca',
  'ar',
  'it',
]

/** accion. */
export const ways: Readonly<Record<string, readonly Purpose[]>> = {
  vender: ['sale'],
  venta: ['sale'],
  alquilar: ['rent'],
  alquiler: ['rent'],
  'vender alquilar': ['sale', 'rent'],
  'vender y alquilar': ['sale', 'rent'],
  'alquiler opcion compra': ['rent'],
  traspaso: ['sale'],
  'alquiler vacacional': ['rentShort'],
  vacacional: ['rentShort'],
}

/** tipomensual. */
export const periods: Readonly<Record<string, Period>> = {
  mes: 'month',
  m: 'month',
  sem: 'week',
  semana: 'week',
  dia: 'day',
  día: 'day',
  quincena: 'fortnight',
  año: 'year',
  temporada: 'season',
}

/** estadoficha, where it is a number; words are read as in any format. */
export const states: Readonly<Record<string, Standing>> = { '1': 'active', '0': 'gone' }
