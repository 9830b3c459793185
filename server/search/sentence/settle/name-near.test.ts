/** search: a question near a town knows what the town is called, and one near anything else what that is. */
import { beforeAll, expect, test } from 'vitest'
import { createPlaces, loadGazetteer, type LocalLanguage, type Places } from '#server/places/index.ts'
import { gazetteerFolder } from '#tests/support/gazetteer.ts'
import { knownPostcodes, understand } from '../understand.ts'
import { withName } from './name-near.rules.ts'

let places: Places
beforeAll(async () => {
  places = createPlaces(await loadGazetteer(gazetteerFolder))
})

const postcodes = knownPostcodes([
  ['10115', [{ code: '10115', country: 'DE', lat: 52.532, lon: 13.385, radiusM: 1_200, count: 3 }]],
])
const read = (q: string, language: LocalLanguage) =>
  withName(understand(places, { q, currency: 'EUR', language }, { postcodes }), places, language)

test.each([
  ['house near Lisbon', 'en', 'Lisbon'],
  ['Haus bei Lissabon', 'de', 'Lissabon'],
  ['maison près de Cologne', 'fr', 'Cologne'],
  ['flat near Köln', 'en', 'Cologne'],
  ['Wohnung in 10115 Berlin', 'de', '10115'],
  ['house near Lake Como', 'en', 'Lake Como'],
] as const)('%s', (q, language, called) => {
  const { question, pieces } = read(q, language)
  expect(question).toMatchObject({ near: expect.any(String), called })
  const near = pieces.filter(({ parameters }) => parameters.near)
  expect(new Set(near.map(({ parameters }) => parameters.called))).toEqual(new Set([called]))
})

test('a place that is searched itself needs no other name', () => {
  expect(read('house in Lisbon', 'en').question.called).toBeUndefined()
})
