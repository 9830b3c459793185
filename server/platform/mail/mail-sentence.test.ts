/**
 * platform: sentences of mails: whole in English by themselves, in another
 * voice with its order, forms, numbers and days.
 */
import { expect, test } from 'vitest'
import { english, known, say, spoken, type Voice } from './mail-sentence.ts'

const german: Voice = {
  language: 'de',
  find: (sentence) =>
    ({
      'Dear {}, {} homes are new since {}.': {
        text: { one: '{a}: seit {c} ist {b} Haus neu.', other: '{a}: seit {c} sind {b} Häuser neu.' },
        places: ['a', 'b', 'c'],
      },
      Flats: { text: 'Wohnungen', places: [] },
    })[sentence] ?? null,
}
const news = (count: number) =>
  say`Dear ${'Ann'}, ${count} homes are new since ${{ at: new Date('2026-11-02T00:00:00Z'), style: { dateStyle: 'long', timeZone: 'UTC' } }}.`

test('a voice has its own order, its form for the number, and its days', () => {
  expect(spoken(news(1), german)).toBe('Ann: seit 2. November 2026 ist 1 Haus neu.')
  expect(spoken(news(1_200), german)).toBe('Ann: seit 2. November 2026 sind 1.200 Häuser neu.')
  expect(spoken(news(1_200), english)).toBe('Dear Ann, 1,200 homes are new since 2 November 2026.')
})

test('sentences inside sentences are said too, names are not, and what nobody knows stays English', () => {
  expect(spoken(say`${known('Flats')}: ${'Flats'}`, german)).toBe('Wohnungen: Flats')
  expect(spoken(say`Nobody knows ${[known('Flats'), known('Lofts')]}`, german)).toBe(
    'Nobody knows Wohnungen, Lofts',
  )
})

test('in Arabic each thing of a list keeps its own direction', () => {
  const arabic: Voice = { language: 'ar', find: () => null }
  expect(spoken(say`${[say`${118} m²`, say`${'Lisbon'}`]}`, arabic)).toBe(
    '\u2068118 m²\u2069، \u2068Lisbon\u2069',
  )
})
