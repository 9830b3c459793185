/** search: streets, houses and quarters of loaded regions in plain sentences. */
import { expect, test } from 'vitest'
import type { Place } from '#contract/search/places.ts'
import type { FindPlace, SpelledPlace, Spot } from './sentence.rules.ts'
import { spotsIn, understand } from './understand.ts'

const monaco: Place = {
  id: 'geonames:2993458',
  kind: 'city',
  name: 'Monaco',
  region: null,
  country: 'MC',
  lat: 43.7333,
  lon: 7.4167,
  box: { west: 7.4, south: 43.7, east: 7.45, north: 43.76 },
  population: 38_000,
}
const town: SpelledPlace = {
  entry: 1,
  kind: 'city',
  country: 'MC',
  worth: 4.6,
  byName: true,
  population: 38_000,
  homes: 100,
}
const find: FindPlace = {
  spelled: (name) => (/^(monaco|mayor)$/i.test(name) ? [town] : []),
  coded: () => [],
  isWithin: () => false,
  view: () => monaco,
  get: () => null,
  called: () => null,
  landscape: () => null,
  isOfEurope: () => true,
  mayBeLandscape: () => false,
  twinsOf: () => [],
  guessed: () => null,
  quarterLike: () => null,
  postalArea: () => null,
  postalNear: () => null,
  isOnlyCode: () => false,
  postalCircle: () => null,
  isPartOf: () => false,
  regionAt: () => null,
}

const spot = (name: string, lat: number, lon: number, more: Partial<Spot> = {}): Spot => ({
  name,
  isStreet: true,
  lat,
  lon,
  radiusM: 400,
  area: null,
  houses: [],
  ...more,
})
/** An outline as addresses write it. */
const outline = '_p~iF~ps|U_ulLnnqC_mqNvxq`@'
const known = new Map([
  [
    'rue grimaldi',
    [spot('Rue Grimaldi', 43.735, 7.42, { houses: [{ number: '12', lat: 43.7351, lon: 7.4202 }] })],
  ],
  [
    'calle mayor',
    [
      spot('Calle Mayor', 40.4, -3.7, { houses: [{ number: '5', lat: 40.4155, lon: -3.7085 }] }),
      spot('Calle Mayor', 43.74, 7.43, { radiusM: 300 }),
    ],
  ],
  ['la condamine', [spot('La Condamine', 43.736, 7.42, { isStreet: false, radiusM: 600, area: outline })]],
  ['rue de monaco', [spot('Rue de Monaco', 43.7, 7.4)]],
  ['garden', [spot('Garden', 43.7, 7.4)]],
])
const asked = (q: string, language: 'en' | 'es' | 'fr' | 'de' | 'it' | 'pt' | 'ar' = 'en') => {
  const { question, unused } = understand(
    { forSentences: () => find },
    { q, currency: 'EUR', language },
    { spots: known },
  )
  const { near, radius, called, area, travel, place } = question
  return [near, radius, area, travel, place && 'in Monaco', called, ...unused.map(({ text }) => `[${text}]`)]
    .filter(Boolean)
    .join(' ')
}

test.each([
  ['flat near Calle Mayor 5', '40.41550,-3.70850 300 Calle Mayor 5'],
  ['flat near Calle Mayor 2 bedrooms', '40.40000,-3.70000 400 Calle Mayor'],
  ['2 bed flat at 12 Rue Grimaldi', '43.73510,7.42020 300 Rue Grimaldi 12'],
  ['2 bed flat near rue grimaldi under 500k', '43.73500,7.42000 400 Rue Grimaldi'],
  ["2 bed within 20 minutes' walk of Rue Grimaldi", '20,foot,43.73500,7.42000,Rue Grimaldi'],
  ['within 20 minutes of Rue Grimaldi 12 by bicycle', '20,bicycle,43.73510,7.42020,Rue Grimaldi 12'],
  ['within 20 minutes of Rue Grimaldi, Monaco by bicycle', '20,bicycle,43.73500,7.42000,Rue Grimaldi'],
  ['flat within 500 m of Rue Grimaldi', '43.73500,7.42000 500 Rue Grimaldi'],
  ['flat in La Condamine', `${outline} La Condamine`],
  ['flat near La Condamine', '43.73600,7.42000 1000 La Condamine'],
  ['flat near Rue de Monaco', '43.70000,7.40000 400 Rue de Monaco'],
] as const)('%s', (sentence, expected) => expect(asked(sentence)).toBe(expected))

test.each([
  ['piso cerca de la Calle Mayor, 5', 'es', '40.41550,-3.70850 300 Calle Mayor 5'],
  ['appartement à 10 minutes à pied de la Rue Grimaldi', 'fr', '10,foot,43.73500,7.42000,Rue Grimaldi'],
  ['Wohnung nahe Rue Grimaldi', 'de', '43.73500,7.42000 400 Rue Grimaldi'],
  ['appartamento vicino a Rue Grimaldi 12', 'it', '43.73510,7.42020 300 Rue Grimaldi 12'],
  ['apartamento perto da Rue Grimaldi', 'pt', '43.73500,7.42000 400 Rue Grimaldi'],
  ['شقة بالقرب من Rue Grimaldi', 'ar', '43.73500,7.42000 400 Rue Grimaldi'],
] as const)('%s', (sentence, language, expected) => expect(asked(sentence, language)).toBe(expected))

test('of several streets of a name that in the town which is said is meant, and none far from it', () => {
  expect(asked('flat in Monaco near Calle Mayor')).toBe('43.74000,7.43000 300 in Monaco Calle Mayor')
  expect(asked('flat near Rue Grimaldi, Monaco')).toContain('43.73500,7.42000 400')
})

test('words of the language name no street, and a second street is said not to be asked for', () => {
  expect(asked('flat with garden')).toBe('')
  expect(asked('flat near Rue Grimaldi or near Calle Mayor 5')).toContain('43.73500,7.42000 400')
})

test('only what may be a name is looked up, of a long text too', () => {
  expect(spotsIn({ q: '3 bed house with garden under 400k', language: 'en' })).toEqual([])
  expect(spotsIn({ q: 'flat near Calle Mayor 5', language: 'en' })).toContainEqual({
    key: 'calle mayor',
    numbers: ['5'],
  })
  const long = 'Alpha Beta Gamma Delta, '.repeat(8)
  expect(spotsIn({ q: long, language: 'en' }).length).toBeLessThanOrEqual(70)
})
