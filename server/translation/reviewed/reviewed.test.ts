/** translation: the reviewed catalogue: whole in every language, and covering what people read on pages. */
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { collectWords } from '#tests/support/interface-words.ts'
import { findReviewed, readCatalogue, reviewedLanguages } from './reviewed.ts'
import { fillTemplate, pluralOf, templateOf, toTemplate } from '../engines/template.rules.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const staff = ['web/portal/people', 'web/portal/audit']
const placeholders = (text: string) => [...new Set(text.match(/\{[a\d]\}/g) ?? [])].toSorted()

test('the catalogue exists for es, fr, de, pt, it and ar', () => {
  expect(reviewedLanguages).toEqual(['ar', 'de', 'es', 'fr', 'it', 'pt'])
})

describe.each(reviewedLanguages)('%s', (language) => {
  const entries = [...readCatalogue(language)]

  test('has the same texts as every other language', () => {
    expect(entries.map(([key]) => key)).toEqual([...readCatalogue('es').keys()])
  })

  test('keeps every number and name of the English text', () => {
    const lost = entries.filter(([key, value]) => {
      const forms = typeof value === 'string' ? [value] : Object.values(value)
      return forms.some(
        (form) => form.trim() === '' || placeholders(form).some((one) => !placeholders(key).includes(one)),
      )
    })
    expect(lost).toEqual([])
    const forgotten = entries.filter(
      ([key, value]) => typeof value === 'string' && placeholders(key).length > placeholders(value).length,
    )
    // Where the number is one, or two, a language may say it in words.
    expect(forgotten.filter(([key]) => !/\{\d\} (home|country|reduction)\b/.test(key)).map(([key]) => key)).toEqual([])
  })

  test.each([
    ['frame, home and dialogs', ['web/frame', 'web/home', 'web/accounts', 'web/ui', 'contract/http/person.ts'], 0.75],
    ['saved homes, people, audit and feeds', [...staff, 'web/saved', 'web/feeds'], 0.6],
    ['words of the vocabulary', ['web/platform/words/words.ts', 'contract/listings/home-title.ts'], 0.5],
  ])('covers the %s', (_, places, share) => {
    const texts = [...new Set(collectWords(root, places).map(({ text }) => text.replaceAll('{}', '7')))]
    const missing = texts.filter((text) => findReviewed(text, toTemplate(text, language), language) === null)
    // The list of what is missing is what a failure shows.
    expect(missing.length / texts.length <= 1 - share ? [] : missing).toEqual([])
  })
})

test('numbers decide the plural as the language has it', () => {
  const say = (text: string, language = 'ar') => findReviewed(text, toTemplate(text, language), language)
  expect([say('2 homes'), say('5 homes'), say('25 homes'), say('100 homes')]).toEqual([
    'منزلان',
    '5 منازل',
    '25 منزلًا',
    '100 منزل',
  ])
  expect(say('1.204 homes', 'es')).toBe('1.204 viviendas')
  expect([pluralOf('٣', 'ar'), pluralOf('1,5', 'de'), pluralOf('1.000', 'es')]).toEqual(['few', 'other', 'other'])
})

test('names of countries come from CLDR, with or without their telephone code, and names of people stay', () => {
  const say = (text: string) => findReviewed(text, toTemplate(text, 'de'), 'de')
  expect([say('Spain'), say('Spain +34'), say('Account of Kim Example')]).toEqual([
    'Spanien',
    'Spanien +34',
    'Konto von Kim Example',
  ])
})

test('dates and prices are one value each', () => {
  expect(toTemplate('Rates of 21 de noviembre de 2026', 'es')).toEqual({
    words: 'Rates of {0}',
    values: ['21 de noviembre de 2026'],
  })
  expect(toTemplate('From €450,000, 12% less, 3D', 'en').words).toBe('From {0}, {1} less, 3D')
  expect(fillTemplate('{1} of {0}', ['a', 'b'])).toBe('b of a')
  expect(fillTemplate('{2}', ['a'])).toBeNull()
  expect(templateOf('De 12, 3', ['3', '12'], 'es')).toBe('De {1}, {0}')
  expect(templateOf('De 12', ['3', '12'], 'es')).toBeNull()
})
