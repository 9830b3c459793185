/** search: travel times in plain sentences of the seven languages. */
import { beforeAll, expect, test } from 'vitest'
import { createPlaces, loadGazetteer, type Places } from '#server/places/index.ts'
import { gazetteerFolder } from '#tests/support/gazetteer.ts'
import { understand } from './understand.ts'

let places: Places
beforeAll(async () => {
  places = createPlaces(await loadGazetteer(gazetteerFolder))
})

/** Without coordinates, which the gazetteer knows; and whatever else the sentence asks for. */
function travelIn(q: string): string {
  const { question, unused } = understand(places, { q, currency: 'EUR', language: 'en' })
  const { travel = 'none', travelMatch, near, place } = question
  const rest = [
    travelMatch,
    near && 'near',
    place && 'place',
    ...unused.map(({ text }) => `[${text}]`),
  ].filter(Boolean)
  return [travel.replaceAll(/,-?[\d.]+,-?[\d.]+,/g, ','), ...rest].join(' ')
}

test.each([
  ['2 bed flat within 25 minutes of Porto by bicycle', '25,bicycle,Porto'],
  ['house within a 20 min drive of Andorra la Vella', '20,car,Andorra la Vella'],
  ["flat 10 minutes' walk from a school", '10,foot,school'],
  ['flat within 10 min walk of a station and 30 min by car from Lyon', '10,foot,station;30,car,Lyon'],
  ["flat within 10 minutes' walk of a school or 20 minutes by car of Lyon", '10,foot,school;20,car,Lyon any'],
  [
    'piso a 20 minutos en bici de Sevilla o a 10 minutos a pie de una escuela',
    '20,bicycle,Sevilla;10,foot,school any',
  ],
  [
    'Wohnung 20 Minuten mit dem Rad von München oder 10 Gehminuten vom Bahnhof',
    '20,bicycle,Munich;10,foot,station any',
  ],
  [
    'maison à 25 minutes en voiture de Toulouse ou à 10 minutes à pied d’une école',
    '25,car,Toulouse;10,foot,school any',
  ],
  ['piso a 20 minutos en bici de Sevilla', '20,bicycle,Sevilla'],
  ['piso a 10 minutos a pie de una escuela', '10,foot,school'],
  ['maison à 25 minutes en voiture de Toulouse', '25,car,Toulouse'],
  ["appartement à 10 minutes à pied d'une école", '10,foot,school'],
  ['Wohnung 20 Minuten mit dem Rad von München', '20,bicycle,Munich'],
  ['Wohnung 10 Gehminuten vom Bahnhof', '10,foot,station'],
  ['apartamento a 15 minutos de carro do Porto', '15,car,Porto'],
  ['apartamento a 10 minutos a pé de uma escola', '10,foot,school'],
  ['appartamento a 20 minuti in bici da Milano', '20,bicycle,Milan'],
  ['appartamento a 10 minuti a piedi da una scuola', '10,foot,school'],
  ['شقة على بعد 20 دقيقة بالسيارة من دبي', '20,car,Dubai'],
  ['شقة 10 دقائق مشيا من المدرسة', '10,foot,school'],
])('%s', (sentence, expected) => expect(travelIn(sentence)).toBe(expected))

test.each([
  ["flat within 10 minutes' walk of a beach or of a school", '10,foot,beach;10,foot,school any'],
  ['piso a 10 minutos a pie de una playa o de una escuela', '10,foot,beach;10,foot,school any'],
  ['appartement à 10 minutes à pied d’une plage ou d’une école', '10,foot,beach;10,foot,school any'],
  ['Wohnung 10 Gehminuten vom Strand oder von einer Schule', '10,foot,beach;10,foot,school any'],
  [
    "flat 10 minutes' walk of a beach, a school and a station",
    '10,foot,beach;10,foot,school;10,foot,station',
  ],
  ['house 20 minutes by car from Porto or Braga', '20,car,Porto;20,car,Braga any'],
  ['house 20 minutes from Porto or Braga by car', '20,car,Porto;20,car,Braga any'],
  ["flat 10 minutes' walk from a station with a gym", '10,foot,station'],
  ["flat 10 minutes' walk of a school or in Braga", '10,foot,school place'],
  [
    "flat 10 minutes' walk of a school with 2 or 3 beds 20 minutes by car of Lyon",
    '10,foot,school;20,car,Lyon',
  ],
])('several goals of one time: %s', (sentence, expected) => expect(travelIn(sentence)).toBe(expected))

test('the sea is no travel time: of the two the one behind "or" is told as not asked for', () => {
  expect(travelIn("flat by the sea or 10 minutes' walk of a school")).toBe(
    "none [10 minutes' walk of a school]",
  )
  expect(travelIn("flat 10 minutes' walk of a school or by the sea")).toBe('10,foot,school [by the sea]')
  expect(travelIn("flat within 10 minutes' walk of a beach")).toBe('none')
})

test('a walk to a beach is one of two ways to choose from, before the other or behind it', () => {
  const either = ['15,car,', '10,foot,beach', ' any']
  for (const sentence of [
    "flat within 15 minutes of Encamp by car or 10 minutes' walk of a beach",
    "flat 10 minutes' walk of a beach or within 15 minutes of Encamp by car",
  ])
    for (const part of either) expect(travelIn(sentence)).toContain(part)
})

test('a time without a way stays a distance, and so does one that nobody may ask for', () => {
  expect(travelIn('house 20 min from Oxford')).toBe('none near')
  expect(travelIn('house 90 minutes by car from Oxford')).toBe('none near')
})

test('a place to live in and a place to get to are two things', () => {
  expect(travelIn('flat in Escaldes-Engordany within 15 minutes of Encamp by car')).toBe(
    '15,car,Encamp place',
  )
})
