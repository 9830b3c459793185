/** alerts: mails say all that a search asks for, in the language of their reader. */
import { expect, test } from 'vitest'
import { alertWords } from '#main/alert-words.ts'
import { english, say, spoken } from '#server/platform/mail/mail-sentence.ts'
import { voiceOf } from '#server/translation/index.ts'
import { priceLine } from './alerts.mails.ts'
import { wishesOf } from './wishes.ts'

const wordsIn = (language: string) => ({ ...alertWords, units: alertWords.unitsIn(language) })

const told = (question: Record<string, string>, voice = english) =>
  spoken(
    say`${wishesOf({ question, placeName: null, language: voice.language, words: wordsIn(voice.language) })}`,
    voice,
  )

test('travel times are told as the pages tell them, with whether all are meant', () => {
  const travel = '25,bicycle,42.5063,1.5218,Andorra la Vella;10,foot,school;15,car,42.5,1.5,'
  expect(told({ travel, travelMatch: 'any' })).toBe(
    'Within 25 min of Andorra la Vella by bicycle, School: within 10 min on foot, ' +
      'Within 15 min of a point on the map by car, Any of the travel times is enough',
  )
  expect(told({ travel }, voiceOf('de'))).toBe(
    'Höchstens 25 Min. mit dem Fahrrad bis Andorra la Vella, Schule: höchstens 10 Min. zu Fuß, ' +
      'Höchstens 15 Min. mit dem Auto bis zu einem Punkt auf der Karte',
  )
})

test('a place is told as the language says where one is', () => {
  const inLand = (placeName: string, language: string) => {
    const wishes = wishesOf({
      question: { place: 'country:GB' },
      placeName,
      language,
      words: wordsIn(language),
    })
    return spoken(say`${wishes}`, language === 'en' ? english : voiceOf(language))
  }
  expect(inLand('United Kingdom', 'en')).toBe('in United Kingdom')
  expect(inLand('Vereinigtes Königreich', 'de')).toBe('im Vereinigten Königreich')
  expect(inLand('المملكة المتحدة', 'ar')).toContain('في المملكة المتحدة')
})

test('areas have the signs of the language', () => {
  expect(told({ minArea: '80' })).toContain('80 m²')
  expect(told({ minArea: '80' }, voiceOf('ar'))).toContain('80 م²')
})

test('an area and a circle are told by their names where they have any', () => {
  expect(told({ area: '_p~iF', called: 'Alfama' })).toBe('Inside Alfama')
  expect(told({ area: '_p~iF' })).toBe('inside the area you drew')
  expect(told({ near: '1,2', radius: '5000', called: 'Rossio' })).toBe('within 5 km of Rossio')
})

test('one agency, a monthly cost, the sea and an age are told as the pages tell them', () => {
  const question = { agency: 'x', maxMonthly: '1500', currency: 'GBP', sea: '2000', since: '7' }
  expect(told(question)).toBe(
    'Up to £1,500 a month with charges, Within 2 km of the sea, Listed within 7 days, One agency',
  )
  expect(told(question, voiceOf('de'))).toBe(
    'Bis 1.500\u00A0£ im Monat mit Nebenkosten, Höchstens 2 km zum Meer, In den letzten 7 Tagen eingestellt, ' +
      'Ein Maklerbüro',
  )
  expect(told({ minPlot: '500' })).toBe('your further wishes: 1')
})

test('a price in another currency is told as roughly as the rate is', () => {
  const price = { mode: 'fixed', amount: 36_860_000, max: null, currency: 'GBP', period: 'once' } as const
  const line = (amount: number) =>
    spoken(
      priceLine({ price, converted: { amount, currency: 'EUR' } } as never, { periods: {} } as never),
      english,
    )
  expect(line(44_453_557)).toBe('£368,600 (about €444,500)')
  expect(line(147_235)).toBe('£368,600 (about €1,472)')
})

test('kinds are told where they are not homes alone', () => {
  expect(told({ category: 'homes', minBeds: '2' })).toBe('at least 2 bedrooms')
  expect(told({ category: 'commercial,land' })).toBe('Commercial property, Land')
})
