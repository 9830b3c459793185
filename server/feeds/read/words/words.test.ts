/** feeds: words of many languages mean one thing each, and the thing people mean. */
import { describe, expect, it } from 'vitest'
import { featureOfWords } from '../feature-words.rules.ts'
import { typeOfWords } from '../type-words.rules.ts'
import { conditionOfWords } from './conditions.rules.ts'
import { isAtOnce } from './date-words.rules.ts'
import { featureWordsOfLanguages } from './feature-words-of-languages.rules.ts'
import { periodOfWords, purposeOfWords } from './terms.rules.ts'
import { standingOfWords } from './status-words.rules.ts'
import { typeWordsOfLanguages } from './type-words-of-languages.rules.ts'
import { unitOfWords } from './units.rules.ts'
import { saysYes } from './yes-no.rules.ts'

it.each([
  ['types', typeWordsOfLanguages],
  ['features', featureWordsOfLanguages],
])('no word of the tables of %s means two things', (_name, table) => {
  const meanings = Map.groupBy(table as readonly (readonly [string, string])[], ([word]) => word)
  const double = [...meanings].filter(([, list]) => new Set(list.map(([, code]) => code)).size > 1)
  expect(double.map(([word]) => word)).toEqual([])
  expect(table.length).toBeGreaterThan(300)
})

it.each([
  ['Квартира', 'apartment'],
  ['коттедж', 'cottage'],
  ['земельный участок', 'plotResidential'],
  ['Conjunto Comercial/Sala', 'office'],
  ['Galpão', 'warehouse'],
  ['Chácara', 'countryHouse'],
  ['شقة', 'apartment'],
  ['فيلا', 'villa'],
  ['Mieszkanie', 'apartment'],
  ['Müstakil Ev', 'house'],
  ['Rijtjeshuis', 'terraced'],
  ['Capannone industriale', 'warehouse'],
  ['Residential / Land Lot', 'plotResidential'],
  ['moon base', null],
])('%s is a type: %s', (words, type) => expect(typeOfWords(words)).toBe(type))

it.each([
  ['Churrasqueira', 'barbecue'],
  ['кондиционер', 'airConditioning'],
  ['Lift', 'lift'],
  ['مسبح', 'pool'],
  ['Quadra de tênis', 'tennisCourt'],
  ['vista mare', 'seaView'],
  ['moon deck', null],
])('%s is a feature: %s', (words, feature) => expect(featureOfWords(words)).toBe(feature))

describe('terms', () => {
  it.each([
    ['For Sale', 'sale'],
    ['продажа', 'sale'],
    ['Alquiler', 'rent'],
    ['Аренда', 'rent'],
    ['للإيجار', 'rent'],
    ['Aluguel por temporada', 'rentShort'],
    ['swap', null],
  ])('%s offers: %s', (words, purpose) => expect(purposeOfWords(words)).toBe(purpose))

  it.each([
    ['pcm', 'month'],
    ['per annum', 'year'],
    ['сутки', 'day'],
    ['Mensual', 'month'],
    ['now and then', null],
  ])('%s is a period: %s', (words, period) => expect(periodOfWords(words)).toBe(period))

  it.each([
    ['кв. м', 1],
    ['sq. ft.', 0.09290304],
    ['сот', 100],
    ['squareMeter', 1],
    ['hectares', 10_000],
    ['square metres', 1],
    ['пядь', null],
    ['marla', null],
  ])('%s has %s square metres', (words, m2) => expect(unitOfWords(words)?.m2 ?? null).toBe(m2))

  it.each([
    ['ottimo', 'excellent'],
    ['Да', null],
    ['a reformar', 'toRenovate'],
  ])('%s is a state: %s', (words, state) => expect(conditionOfWords(words)).toBe(state))
})

/** Words as vendors send them, by what people mean by them. */
const meant: [name: string, read: (word: string) => unknown, table: Record<string, string>][] = [
  [
    'types',
    typeOfWords,
    {
      apartment: 'Lejlighed|Квартира в новостройке|公寓|マンション|Etasjeleilighet',
      studio: '1+kk|Monolocal|Garsoniera',
      detached: 'Freistehendes Einfamilienhaus|Friliggende enebolig',
      semiDetached: 'DHH|Tomannsbolig|Twee-onder-een-kapwoning',
      terraced: 'Mid terrace|RMH|Rækkehus',
      townhouse: 'Townhome',
      villa: 'Villa indipendente',
      groundFloorFlat: 'Piso bajo',
      plotResidential: 'Solar urbano|Baugrundstück',
      plotAgricultural: 'Ackerland|Landwirtschaftliche Fläche',
      plotCommercial: 'Gewerbegrundstück',
      apartmentBlock: 'Mietshaus|Multifamily building',
      parkingSpace: 'Parcheggio|Lugar de garagem',
      shop: 'Winkelpand|Einzelhandel',
      warehouse: 'Loods|Hangar',
      room: 'Camera singola',
      medical: 'Arztpraxis',
      businessForSale: 'Trespasse',
      cabin: 'Hytte|Stuga|Blockhaus',
      houseboat: 'Péniche',
    },
  ],
  [
    'standings',
    standingOfWords,
    {
      active: 'Til salgs|Do sprzedania|Back on Market|New Instruction|Active - New',
      underOffer: 'Bajo oferta|Pending Sale',
      reserved: 'Onder voorbehoud|Reserveret',
      sold: 'Solgt|Såld|Myyty',
      leased: 'Udlejet|Uthyrd',
      comingSoon: 'Bientôt|Binnenkort|Скоро в продаже',
      gone: 'Снято с продажи|Inattivo|Archivado|Entwurf',
    },
  ],
  [
    'conditions',
    conditionOfWords,
    {
      excellent: 'Vollständig renoviert|Kernsaniert|Remodelado',
      good: 'Segunda mano/buen estado|Косметический ремонт|Dobry',
      toRenovate: 'Needs modernisation|Fixer upper|Do remontu|Rénovation à prévoir',
      shell: 'Allo stato grezzo|Gros œuvre|Stan deweloperski',
    },
  ],
  [
    'periods',
    periodOfWords,
    { month: 'aylık|cad. mese|mnd.', week: 'p.w.|wk', year: 'annuo|yr', day: 'notte|nuit|por noche' },
  ],
  ['units', (word) => unitOfWords(word)?.unit, { m2: '㎡|平方メートル', sqft: 'sf|ft^2', ha: 'hectare(s)' }],
  ['yes and no', saysYes, { true: 'sì|igen|kyllä', false: 'nej|nei|ei' }],
  ['at once', isAtOnce, { true: 'ASAP|disponibile subito|straks', false: 'libre|by arrangement' }],
]

it.each(meant)('%s in the words of vendors', (_, read, table) => {
  const wrong = Object.entries(table).flatMap(([meaning, words]) =>
    words.split('|').flatMap((word) => (String(read(word)) === meaning ? [] : [`${word}: ${read(word)}`])),
  )
  expect(wrong).toEqual([])
})
