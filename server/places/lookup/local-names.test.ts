/** places: what towns are called in English, where that is not the gazetteer's own name. */
import { beforeAll, expect, test } from 'vitest'
import { englishNames } from '#contract/search/english-names.ts'
import { gazetteerFolder } from '#tests/support/gazetteer.ts'
import { createPlaces, type Places } from '../create-places.ts'
import { loadGazetteer } from '../gazetteer/load-gazetteer.ts'
import { regionNamesOf, renamedRegions } from './region-names.ts'

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
  const words = places.localWords(paris, 'en')
  expect([words.get('paris'), words.get('isla de francia')]).toEqual([undefined, 'Île-de-France'])
  expect(places.localWords(seville, 'de').get('andalucia')).toBe('Andalusien')
})

test('every English name stands beside the gazetteer’s own, which no other city has', () => {
  const table = Object.entries(englishNames)
  expect(table.map(([id]) => places.nameOf(`geonames:${id}`))).toEqual(table.map(([, [own]]) => own))
  const ids = new Map(table.map(([id, [own]]) => [own, `geonames:${id}`]))
  // Maps know towns by their names alone.
  const namesakes = places.populated(100_000).filter(({ id, name }) => (ids.get(name) ?? id) !== id)
  expect(namesakes).toEqual([])
})

test('a region is called as each language calls it, as a place and beside its towns', () => {
  const said = (id: string) =>
    (['es', 'fr', 'de', 'pt', 'it', 'ar'] as const).map((one) => places.get(id, one)?.name)
  expect(said('admin1:ES.51')).toEqual([
    'Andalucía',
    'Andalousie',
    'Andalusien',
    'Andaluzia',
    'Andalusia',
    'أندلوسيا',
  ])
  expect(said('admin1:DE.02')).toEqual(['Baviera', 'Bavière', 'Bayern', 'Baviera', 'Baviera', 'بافاريا'])
  expect(places.get('admin1:DE.08', 'en')?.name).toBe('Rhineland-Palatinate')
  expect(places.get('admin1:US.TX', 'fr')?.name).toBe('Texas')
  expect(places.get('geonames:2867714', 'it')).toMatchObject({ name: 'Monaco di Baviera', region: 'Baviera' })
  expect(places.crumbs(['admin1:IT.16'], 'de')).toEqual([{ id: 'admin1:IT.16', name: 'Toskana' }])
})

test('every name of a region belongs to one, in its language’s letters, and no two regions of a land share it', () => {
  const astray: string[] = []
  const taken = new Map<string, string>()
  for (const code of renamedRegions()) {
    const region = places.get(`admin1:${code}`)
    if (region?.kind !== 'region') astray.push(code)
    for (const [at, name] of regionNamesOf(code).entries()) {
      const isArabic = at === 6
      if (name && !(isArabic ? /^[\p{Script=Arabic}\s-]+$/u : /^[\p{Script=Latin}\s’.-]+$/u).test(name))
        astray.push(name)
      const key = `${code.slice(0, 2)} ${at} ${name}`
      if (name && taken.has(key)) astray.push(`${code} ${taken.get(key)} ${name}`)
      taken.set(key, code)
      if (name === region?.name) astray.push(`${code} ${name}`)
    }
  }
  expect(astray).toEqual([])
})
