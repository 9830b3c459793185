/** places: what towns are called in English, where that is not the gazetteer's own name. */
import { beforeAll, expect, test } from 'vitest'
import { englishNames } from '#contract/search/english-names.ts'
import { gazetteerFolder } from '#tests/support/gazetteer.ts'
import { createPlaces, type Places } from '../create-places.ts'
import { loadGazetteer } from '../gazetteer/load-gazetteer.ts'

let places: Places
beforeAll(async () => {
  places = createPlaces(await loadGazetteer(gazetteerFolder))
})

const cologne = 'geonames:2886242'
const seville = 'geonames:2510911'
const paris = 'geonames:2988507'

test('a town is called in English as English does', () => {
  expect(places.get(cologne, 'en')?.name).toBe('Cologne')
  expect(places.get(seville, 'en')?.name).toBe('Seville')
  expect(places.get(seville)?.name).toBe('Sevilla')
  expect(places.get(paris, 'en')?.name).toBe('Paris')
  expect(places.crumbs([cologne], 'en')).toEqual([{ id: cologne, name: 'Cologne' }])
})

test('what an agent wrote is said so too, and nothing else is touched', () => {
  expect([...places.localWords(cologne, 'en')]).toContainEqual(['koln', 'Cologne'])
  expect([...places.localWords(paris, 'en')]).toEqual([])
})

test('every English name stands beside the gazetteer’s own, which no other city has', () => {
  const table = Object.entries(englishNames)
  expect(table.map(([id]) => places.nameOf(`geonames:${id}`))).toEqual(table.map(([, [own]]) => own))
  const ids = new Map(table.map(([id, [own]]) => [own, `geonames:${id}`]))
  // Maps know towns by their names alone.
  const namesakes = places.populated(100_000).filter(({ id, name }) => (ids.get(name) ?? id) !== id)
  expect(namesakes).toEqual([])
})
