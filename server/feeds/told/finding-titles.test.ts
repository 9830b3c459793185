/** feeds: every kind of finding is told in every language, with its number as the language writes it. */
import { describe, expect, it, test } from 'vitest'
import { english, spoken } from '#server/platform/mail/mail-sentence.ts'
import { findReviewed, reviewedLanguages, voiceAsked, voiceOf } from '#server/translation/index.ts'
import { adviceFor, findingCodes, groupTitle, sayAdvice, sayTitle } from './finding-titles.ts'

const counts = [1, 2, 5, 11, 1204]

describe.each(reviewedLanguages)('%s', (language) => {
  const voice = voiceOf(language)

  it.each(findingCodes)('has title and advice of %s', (code) => {
    for (const homes of counts) {
      const title = spoken(sayTitle({ code, homes }), voice)
      expect(title).not.toBe(groupTitle({ code, homes }))
      expect(title).not.toMatch(/[{}]|\bhomes?\b/)
      // On a page the same sentence is found by what it reads, wherever the number comes from.
      expect(findReviewed(groupTitle({ code, homes: 2 }), language)).toBe(
        spoken(sayTitle({ code, homes: 2 }), voice),
      )
    }
    expect(spoken(sayAdvice(code), voice)).not.toBe(adviceFor(code))
    expect(findReviewed(adviceFor(code), language)).toBe(spoken(sayAdvice(code), voice))
  })
})

test('the number decides the form, and other numbers stay where they are', () => {
  const say = (language: string, code: string, homes: number) =>
    spoken(sayTitle({ code, homes }), voiceOf(language))
  expect(say('de', 'price.missing', 1)).toBe('1 Immobilie ohne Preis')
  expect(say('de', 'pictures.many', 1204)).toBe('1.204 Immobilien mit mehr als 100 Bildern')
  expect(say('ar', 'price.missing', 2)).toBe('عقاران بلا سعر')
  expect(say('es', 'price.zero', 3)).toBe('3 viviendas con un precio de 0 o 1')
  expect(say('it', 'file.empty', 1)).toBe('Il file è vuoto')
  expect(spoken(sayTitle({ code: 'price.missing', homes: 1204 }), english)).toBe(
    '1,204 homes without a price',
  )
})

test('whoever asks is answered in the first language that people reviewed, else in English', () => {
  const asked = (accept: string | null) => voiceAsked(accept).language
  expect(['de', 'de-AT,de;q=0.9', 'nl, fr;q=0.8', 'en-GB, de', 'ja', '', null].map(asked)).toEqual([
    'de',
    'de',
    'fr',
    'en',
    'en',
    'en',
    'en',
  ])
})
