/** search: adjectives of places, beside a home or a landscape and nowhere else, over the real gazetteer. */
import { beforeAll, expect, it } from 'vitest'
import { createPlaces, loadGazetteer, type Places } from '#server/places/index.ts'
import { placeSaid } from '#tests/plain-language/said.ts'
import { gazetteerFolder } from '#tests/support/gazetteer.ts'
import { adjectivesOf } from '../words/adjectives.rules.ts'
import { understand } from '../understand.ts'

let places: Places
beforeAll(async () => {
  places = createPlaces(await loadGazetteer(gazetteerFolder))
})
const read = (q: string) => understand(places, { q, currency: 'EUR', language: 'en' })
const placeOf = (q: string): string => placeSaid(read(q))

it.each([
  ['Tuscan farmhouse with pool', 'Tuscany/IT'],
  ['cottage in the Welsh countryside', 'Wales/GB'],
  ['villa in the Italian Lakes', 'Italy/IT'],
  ['appartement parisien 2 pièces', 'Paris/Île-de-France/FR'],
  ['maison dans la campagne bordelaise', 'Bordeaux/Gironde/FR'],
  ['casa en la costa gallega', 'Galicia/ES'],
  ['casa in periferia romana', 'Rome/Città metropolitana di Roma Capitale/IT'],
  ['casa no interior paulista', 'São Paulo/BR'],
  ['Wohnung im Wiener Umland', 'Vienna/Wien Stadt/AT'],
  ['spanische Villa mit Pool', 'Spain/ES'],
])('%s is in %s', (sentence, place) => expect(placeOf(sentence)).toBe(place))

it.each([
  ['Swiss chalet in Colorado', 'Colorado/US'],
  ['Swiss chalet in Verbier', 'Verbier/Valais/CH'],
  ['casa española en Bogotá', 'Bogotá/Bogota D.C./CO'],
  ['Spanish style villa in Miami', 'Miami/Florida/US'],
  ['villa with French doors in Austin', 'Austin/Texas/US'],
  ['Wohnung Wiener Neustadt', 'Wiener Neustadt/Lower Austria/AT'],
  ['house in Welsh, Louisiana', 'Welsh/Louisiana/US'],
])('%s is in %s, whatever its style', (sentence, place) => expect(placeOf(sentence)).toBe(place))

it('leads to a place by every adjective', () => {
  const find = places.forSentences(null)
  const lost = (['en', 'es', 'fr', 'de', 'pt', 'it'] as const).flatMap((language) =>
    [...adjectivesOf(language).values()].filter((place) => find.spelled(place).length === 0),
  )
  expect(lost).toEqual([])
})
