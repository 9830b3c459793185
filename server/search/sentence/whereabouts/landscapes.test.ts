/**
 * search: islands, lakes and coasts in plain sentences, and adjectives of places, beside a home or a
 * landscape and nowhere else, over the real gazetteer.
 */
import { beforeAll, expect, it } from 'vitest'
import { createPlaces, loadGazetteer, type Places } from '#server/places/index.ts'
import { gazetteerFolder } from '#tests/support/gazetteer.ts'
import { placeSaid } from '#tests/plain-language/said.ts'
import { adjectivesOf } from '../words/adjectives.rules.ts'
import { understand } from '../understand.ts'

let places: Places
beforeAll(async () => {
  places = createPlaces(await loadGazetteer(gazetteerFolder))
})
const read = (q: string) => understand(places, { q, currency: 'EUR', language: 'en' })
const withinOf = (name = '') => places.forSentences(null).landscape(name)?.within ?? undefined
const around = ({ question: { called, radius } }: ReturnType<typeof read>) => `${called} ${radius}`

it.each([
  ['Haus auf Sylt', 'Sylt 20000'],
  ['villa at Lake Constance', 'Lake Constance 38000'],
  ['house in the Highlands near Loch Ness', 'Loch Ness 42000'],
  ['cottage in the Dales', 'the Dales 32000'],
  ['casa en la Axarquia', 'Axarquía 24000'],
  ['Villa am Wörthersee', 'Wörthersee 18000'],
  ['villa Lake Como Italy', 'Lake Como 24000'],
  ['فيلا في بحيرة كومو', 'بحيرة كومو 24000'],
])('%s is around %s', (sentence, landscape) => {
  const understood = read(sentence)
  expect(around(understood)).toBe(landscape)
  expect(understood.question.place).toBe(withinOf(understood.question.called))
})

it.each([
  ['Finca auf Mallorca', 'Balearic Islands/ES'],
  ['villa Lake Como', 'Como/Lombardy/IT'],
  ['Wohnung am Bodensee', 'Baden-Wurttemberg/DE'],
])('%s is about the region that holds it or is called after it: %s', (sentence, region) =>
  expect(placeSaid(read(sentence))).toBe(region),
)

it('asks for the region that holds all of it, and for none where it lies in several', () => {
  expect(read('finca Mallorca').question.place).toBe('admin1:ES.07')
  expect(read('villa Lake Como').question.place).toBeUndefined()
  expect(read('cottage in the Cotswolds').question).not.toHaveProperty('place')
})

it('a town that lies in one is meant itself, and is told from its namesakes by it', () => {
  expect(placeSaid(read('Wohnung in Westerland auf Sylt'))).toMatch(/^Westerland\/.*DE$/)
  const { place, question, unused } = read('Haus Neustadt Harz')
  expect(place?.name).toBe('Neustadt/Harz')
  expect([question.near, unused]).toEqual([undefined, []])
})

it('is no landscape beside another country, seen from afar, or as part of a longer name', () => {
  expect(read('house in Skye, Australia').question.called).toBeUndefined()
  expect(read('chalet Haute-Savoie vue Mont Blanc').place?.name).toBe('Haute-Savoie')
  expect(placeSaid(read('Haus in Bergen auf Rügen'))).toMatch(/^Bergen auf Rügen\//)
})

it('reaches over the border of its region when somebody says how far', () => {
  const { question } = read('house within 10 km of Lake Garda')
  expect([question.called, question.radius, question.place]).toEqual(['Lake Garda', '40000', undefined])
})

it('says a second place beside it, and asks for the first', () => {
  const { question, unused } = read('Haus auf Sylt oder in Leipzig')
  expect(question).toMatchObject({ called: 'Sylt' })
  expect(unused).toMatchObject([{ text: expect.stringContaining('Leipzig'), reason: 'place' }])
})

it('tells the money and the rooms of its country', () => {
  expect(read('cottage Isle of Skye £300k').question).toMatchObject({
    currency: 'GBP',
    called: 'Isle of Skye',
  })
  expect(read('4 room HDB Tampines').question.minBeds).toBe('3')
  expect(read('5-room HDB Bishan').place?.country).toBe('SG')
})

it.each([
  ['flat near the Eiffel Tower', 'Eiffel Tower', 'Paris'],
  ['Wohnung am Englischen Garten', 'Englischen Garten', 'Munich'],
  ['house near Trinity College Dublin', 'Trinity College', 'Dublin'],
  ['flat near Oxford Street London', 'Oxford Street', 'London'],
  ['Laden Königsallee Düsseldorf', 'Königsallee', 'Düsseldorf'],
])('%s is around %s in %s', (sentence, landmark, town) => {
  const { question, place } = read(sentence)
  expect([question.called, place?.name]).toEqual([landmark, town])
  expect(Number(question.radius)).toBeLessThanOrEqual(2_000)
})

it.each([
  ['Hyde Park Chicago apartment', 'Hyde Park/Chicago/US'],
  ['house in Harvard, Illinois', 'Harvard/Illinois/US'],
  ['flat with louvre shutters in Leeds', 'Leeds/City and Borough of Leeds/GB'],
  ['piso en Gran Vía Bilbao', 'Bilbao/Bizkaia/ES'],
])('%s is about %s, where another landmark of that name does not stand', (sentence, place) => {
  expect(placeSaid(read(sentence))).toBe(place)
  expect(read(sentence).question.near).toBeUndefined()
})

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
