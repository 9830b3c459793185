/** catalogue/texts/pt: words and small phrases of Portuguese texts, for Portugal and for Brazil. */
import type { PropertyType } from '../../../../contract/vocabulary/vocabulary.ts'
import type { Home, Near } from '../../homes/home.ts'
import { placeName } from '../../world/place-words.ts'
import { grouped, tenths } from '../voice.ts'

type Gender = 'm' | 'f'

export const isBrazil = ({ city }: Home): boolean => city.market.country === 'BR'
/** What both countries say, and what Brazil says instead. */
export const br = (home: Home, brazil: string, portugal: string): string =>
  isBrazil(home) ? brazil : portugal

const nouns: Partial<Record<PropertyType, [string, Gender]>> = {
  apartment: ['apartamento', 'm'],
  studio: ['estúdio', 'm'],
  loft: ['loft', 'm'],
  penthouse: ['cobertura', 'f'],
  duplex: ['duplex', 'm'],
  triplex: ['triplex', 'm'],
  maisonette: ['duplex', 'm'],
  groundFloorFlat: ['rés do chão', 'm'],
  servicedApartment: ['apartamento com serviços', 'm'],
  hotelApartment: ['apartamento turístico', 'm'],
  house: ['casa', 'f'],
  detached: ['moradia isolada', 'f'],
  semiDetached: ['moradia geminada', 'f'],
  terraced: ['moradia em banda', 'f'],
  endTerrace: ['moradia de gaveto', 'f'],
  townhouse: ['casa de vila', 'f'],
  villa: ['moradia', 'f'],
  bungalow: ['moradia térrea', 'f'],
  cottage: ['casinha', 'f'],
  chalet: ['chalé', 'm'],
  countryHouse: ['casa de campo', 'f'],
  farmhouse: ['casa rústica', 'f'],
  finca: ['quinta', 'f'],
  castle: ['solar', 'm'],
  mansion: ['palacete', 'm'],
  cabin: ['cabana', 'f'],
  mobileHome: ['casa móvel', 'f'],
  houseboat: ['casa-barco', 'f'],
  ruin: ['ruína', 'f'],
  multiFamily: ['casa com vários fogos', 'f'],
  caveHouse: ['casa na rocha', 'f'],
  apartmentBlock: ['prédio', 'm'],
  development: ['terreno com projeto', 'm'],
  plotResidential: ['terreno', 'm'],
  plotAgricultural: ['terreno rústico', 'm'],
  plotCommercial: ['terreno comercial', 'm'],
  farm: ['herdade', 'f'],
  garage: ['garagem', 'f'],
  parkingSpace: ['lugar de garagem', 'm'],
  storage: ['arrecadação', 'f'],
  office: ['escritório', 'm'],
  coworking: ['espaço de coworking', 'm'],
  shop: ['loja', 'f'],
  showroom: ['espaço de exposição', 'm'],
  restaurantBar: ['restaurante', 'm'],
  hotel: ['hotel', 'm'],
  guestHouse: ['casa de hóspedes', 'f'],
  warehouse: ['armazém', 'm'],
  factory: ['unidade industrial', 'f'],
  workshop: ['oficina', 'f'],
  medical: ['consultório', 'm'],
  school: ['edifício escolar', 'm'],
  businessForSale: ['negócio em trespasse', 'm'],
  room: ['quarto', 'm'],
}
const brazilian: Partial<Record<PropertyType, [string, Gender]>> = {
  studio: ['estúdio', 'm'],
  groundFloorFlat: ['apartamento térreo', 'm'],
  detached: ['casa', 'f'],
  semiDetached: ['casa geminada', 'f'],
  terraced: ['casa geminada', 'f'],
  townhouse: ['casa em condomínio', 'f'],
  villa: ['casa', 'f'],
  bungalow: ['casa térrea', 'f'],
  farmhouse: ['casa de sítio', 'f'],
  finca: ['sítio', 'm'],
  castle: ['casarão', 'm'],
  mansion: ['mansão', 'f'],
  cabin: ['chalé', 'm'],
  farm: ['fazenda', 'f'],
  plotAgricultural: ['terreno rural', 'm'],
  parkingSpace: ['vaga de garagem', 'f'],
  storage: ['depósito', 'm'],
  warehouse: ['galpão', 'm'],
  factory: ['galpão industrial', 'm'],
  guestHouse: ['pousada', 'f'],
  businessForSale: ['ponto comercial', 'm'],
}

const entry = (home: Home): [string, Gender] =>
  (isBrazil(home) ? brazilian[home.type] : undefined) ?? nouns[home.type] ?? ['casa', 'f']
export const noun = (home: Home): string => entry(home)[0]
export const um = (home: Home): string => (entry(home)[1] === 'm' ? 'um' : 'uma')
export const Um = (home: Home): string => (entry(home)[1] === 'm' ? 'Um' : 'Uma')
export const este = (home: Home): string => (entry(home)[1] === 'm' ? 'este' : 'esta')
/** "renovad" → renovado, renovada. */
export const adj = (home: Home, stem: string): string => `${stem}${entry(home)[1] === 'm' ? 'o' : 'a'}`

const numbers = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']
export const count = (n: number): string => numbers[n] ?? String(n)
const female = (n: number): string => (n === 1 ? 'uma' : n === 2 ? 'duas' : count(n))
export const bedrooms = (n: number): string => (n === 1 ? 'um quarto' : `${count(n)} quartos`)
export const baths = (home: Home, n: number): string =>
  isBrazil(home)
    ? n === 1
      ? 'um banheiro'
      : `${count(n)} banheiros`
    : n === 1
      ? 'uma casa de banho'
      : `${female(n)} casas de banho`
/** "apartamento T2" in Portugal, "apartamento de dois quartos" in Brazil. */
export function sized(home: Home): string {
  if (!home.beds || home.kind === 'workplace') return noun(home)
  return !isBrazil(home) && home.city.market.country === 'PT' && home.kind === 'flat'
    ? `${noun(home)} T${home.beds}`
    : `${noun(home)} de ${bedrooms(home.beds)}`
}

export const metres = (n: number): string => `${grouped(n, '.')} m²`
export const land = (n: number): string => (n >= 10_000 ? `${tenths(n / 10_000, ',')} hectares` : metres(n))

const ordinals = [
  '',
  'primeiro',
  'segundo',
  'terceiro',
  'quarto',
  'quinto',
  'sexto',
  'sétimo',
  'oitavo',
  'nono',
  'décimo',
]
/** "no terceiro andar". */
export function onFloor(home: Home): string | null {
  if (home.floor === null || home.floor < 0) return null
  if (home.floor === 0) return br(home, 'no térreo', 'no rés do chão')
  if (home.floor === home.floors && home.floor > 1) return 'no último andar'
  return `no ${ordinals[home.floor] ?? `${home.floor}.º`} andar`
}

export const town = (home: Home): string => placeName(home.city.place.name, 'pt')
const withArticle: Record<string, string> = {
  Porto: 'no Porto',
  'Rio de Janeiro': 'no Rio de Janeiro',
  Funchal: 'no Funchal',
  Recife: 'no Recife',
  Estoril: 'no Estoril',
  'Príncipe Real': 'no Príncipe Real',
  'Parque das Nações': 'no Parque das Nações',
  Bonfim: 'no Bonfim',
  Leblon: 'no Leblon',
  Jardins: 'nos Jardins',
  Ribeira: 'na Ribeira',
  Boavista: 'na Boavista',
  Graça: 'na Graça',
  Estrela: 'na Estrela',
  Tijuca: 'na Tijuca',
  'Foz do Douro': 'na Foz do Douro',
  'Vila Madalena': 'na Vila Madalena',
  'Vila Mariana': 'na Vila Mariana',
  'Barra da Tijuca': 'na Barra da Tijuca',
  Tatuapé: 'no Tatuapé',
}
const at = (name: string): string => withArticle[name] ?? `em ${name}`
export const where = (home: Home): string => at(home.spot.district?.[0] ?? town(home))
/** "de Lisboa", "do Porto". */
export const ofTown = (home: Home): string =>
  at(town(home)).replace(/^em /, 'de ').replace(/^no /, 'do ').replace(/^na /, 'da ')
export const placeTitle = (home: Home, long: boolean): string => {
  const quarter = home.spot.district?.[0]
  return quarter ? (long ? `${quarter}, ${town(home)}` : quarter) : town(home)
}

/** "a três minutos a pé". */
export const minutes = ({ minutes: n, by }: Near): string =>
  `a ${n === 1 ? 'um minuto' : `${count(n)} minutos`} ${by === 'foot' ? 'a pé' : 'de carro'}`

const views: Partial<Record<string, string>> = {
  seaView: 'mar',
  lakeView: 'lago',
  riverView: 'rio',
  mountainView: 'serra',
  cityView: 'a cidade',
  panoramicView: 'toda a cidade',
  openView: 'desafogada',
  parkView: 'o parque',
  countryView: 'o campo',
}
/** "vista mar", "vista sobre a cidade". */
export const viewWords = (home: Home): string | null => {
  const onto = home.view && views[home.view]
  if (!onto) return null
  if (onto === 'desafogada') return 'vista desafogada'
  return onto.includes(' ') ? `vista para ${onto}` : `vista ${onto}`
}
export const outdoorWord = ({ outdoor }: Home): string | null =>
  outdoor &&
  {
    balcony: 'varanda',
    terrace: 'terraço',
    roofTerrace: 'terraço na cobertura',
    garden: 'jardim',
    patio: 'pátio',
  }[outdoor]
