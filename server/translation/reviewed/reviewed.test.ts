/**
 * translation: the reviewed catalogue: whole in every language,
 * covering every text there is, and holding no other.
 */
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { brand } from '#contract/content/brand.ts'
import { reviewedLanguages as inContract } from '#contract/content/translation-codes.ts'
import { intlName } from '#contract/words/intl-names.ts'
import { shapeOf } from '#contract/words/reviewed-words.ts'
import { fillTemplate, pluralOf, templateOf, toTemplate } from '#contract/words/template.rules.ts'
import { contentRoutes } from '#server/content/index.ts'
import { createTestApp } from '#tests/support/app.ts'
import { contentTexts } from '#tests/support/content/content-words.ts'
import { collectWords } from '#tests/support/words/interface-words.ts'
import { findReviewed, readCatalogue, reviewedLanguages } from './reviewed.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const texts = collectWords(root, ['web', 'contract', 'server', 'main'])
const shapes = new Set(texts.map(({ text }) => shapeOf(text)))
const app = await createTestApp({ routes: (platform) => [contentRoutes(platform)] })
let content: ReadonlySet<string>
beforeAll(async () => {
  content = await contentTexts(app)
})

const placeholders = (text: string) => [...new Set(text.match(/\{\w\}/g) ?? [])].toSorted()

test('the catalogue exists for es, fr, de, pt, it and ar', () => {
  expect(reviewedLanguages).toEqual(['ar', 'de', 'es', 'fr', 'it', 'pt'])
  expect([...inContract]).toEqual(reviewedLanguages)
})

test('no text is in it that nobody reads any more', () => {
  const dead = [...readCatalogue('es').keys()].filter(
    (key) => !shapes.has(shapeOf(key)) && !content.has(shapeOf(key)),
  )
  expect(dead).toEqual([])
})

describe.each(reviewedLanguages)('%s', (language) => {
  const catalogue = readCatalogue(language)
  const entries = [...catalogue]

  test('says every text of pages, dialogs, mails and refusals', () => {
    const said = new Set([...catalogue.keys()].map(shapeOf))
    const missing = texts.filter(
      ({ text }) => !said.has(shapeOf(text)) && text !== brand.name && intlName(text, language) === null,
    )
    expect(missing.map(({ file, text }) => `${file}: ${text}`)).toEqual([])
  })

  test('has the same texts as every other language, by the alphabet', () => {
    const keys = entries.map(([key]) => key)
    expect(keys).toEqual([...readCatalogue('es').keys()])
    expect(keys).toEqual(keys.toSorted())
  })

  test('keeps every number and name of the English text, and makes up none', () => {
    const lost = entries.filter(([key, value]) => {
      const forms = typeof value === 'string' ? [value] : Object.values(value)
      return forms.some(
        (form) => form.trim() === '' || placeholders(form).some((one) => !placeholders(key).includes(one)),
      )
    })
    expect(lost).toEqual([])
    const forgotten = entries.flatMap(([key, value]) => {
      if (typeof value !== 'string') return []
      const left = placeholders(key).filter((one) => !value.includes(one))
      // One of something a language may say in a word.
      return left.some((one) => !singular(one).test(key)) ? [[key, value]] : []
    })
    expect(forgotten).toEqual([])
  })

  test('has a form for every number its language tells apart', () => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const open = entries.filter(
      ([, value]) =>
        typeof value !== 'string' && value.other === undefined && wanted.some((one) => !value[one]),
    )
    expect(open).toEqual([])
  })
})

/** `{0} home`, `{0} new home`: a count of one. */
const singular = (count: string): RegExp =>
  new RegExp(String.raw`\{${count.slice(1, -1)}\} (?:new |recovery )?\w*[^s\W]\b`, 'u')

const say = (text: string, language: string) => findReviewed(text, language)

test('a limit of a rent is one sentence with its period', () => {
  expect(say('Up to 5 k € a month', 'fr')).toBe('Jusqu’à 5 k € par mois')
  expect(say('From £300 a week', 'de')).toBe('Ab £300 pro Woche')
  expect(say('€1k to €2k a month', 'es')).toBe('€1k a €2k al mes')
})

test('numbers decide the plural as the language has it', () => {
  expect(['2 homes', '5 homes', '25 homes', '100 homes'].map((text) => say(text, 'ar'))).toEqual([
    'منزلان',
    '5 منازل',
    '25 منزلًا',
    '100 منزل',
  ])
  expect(say('1.204 homes', 'es')).toBe('1.204 viviendas')
  expect([pluralOf('٣', 'ar'), pluralOf('1,5', 'de'), pluralOf('1.000', 'es')]).toEqual([
    'few',
    'other',
    'other',
  ])
})

test('names of countries come from CLDR, with or without their telephone code, and names of homes stay', () => {
  expect(['Spain', 'Spain +34', 'Compare Casa Alegre'].map((text) => say(text, 'de'))).toEqual([
    'Spanien',
    'Spanien +34',
    'Casa Alegre vergleichen',
  ])
})

test('sentences around sentences are said in their order, numbers and days included', () => {
  expect(say('214 homes for sale in Kent, England', 'de')).toBe('214 Immobilien zum Kauf in Kent, England')
  expect(say('Compare Flat by the park in Queenstown', 'de')).toBe(
    'Flat by the park in Queenstown vergleichen',
  )
  expect(say('Confirmed by Pellow as still available', 'fr')).toBe(
    'Pellow confirme qu’il est toujours disponible',
  )
  expect(say('3 bedrooms · Lisbon · 2 bathrooms', 'es')).toBe('3 dormitorios · Lisbon · 2 baños')
  expect(say('Since 2. Oktober 2026. Its page and its price history stay here.', 'de')).toBe(
    'Seit 2. Oktober 2026. Seite und Preisverlauf bleiben hier.',
  )
})

test('names stay in lists that end with a country or a price, before the number of a picture, and beside a count', () => {
  expect(say('Lisbon, Portugal', 'ar')).toBe('Lisbon، البرتغال')
  expect(say('13 homes for sale in Ciudad Nueva, Dominican Republic', 'es')).toBe(
    '13 viviendas en venta en Ciudad Nueva, República Dominicana',
  )
  expect(say('Haus mit Garten, Berlin, From €330,000', 'es')).toBe('Haus mit Garten, Berlin, Desde €330,000')
  expect(say('Haus mit Garten, Berlin, photo 2', 'es')).toBe('Haus mit Garten, Berlin, foto 2')
  expect([say('Offices (22)', 'es'), say('Per m²', 'es')]).toEqual(['Oficinas (22)', 'Por m²'])
  expect(say('we like it, in Spain', 'es')).toBeNull()
  expect(say('427 homes to rent · Meridian', 'es')).toBe('427 viviendas en alquiler · Meridian')
})

test('amounts and days stand in any sentence', () => {
  expect(say('£350k to £900k', 'de')).toBe('£350k bis £900k')
  expect(say('From 80 m²', 'fr')).toBe('À partir de 80 m²')
  expect(say('10\u202F494 homes for sale in 118 countries', 'fr')).toBe(
    '10\u202F494 biens à vendre dans 118 pays',
  )
  expect(say('Under offer since 3. Mai 2026', 'de')).toBe('Angebot liegt vor seit 3. Mai 2026')
})

test('a word at the beginning of a line is the word it is elsewhere', () => {
  expect(say('3 days ago', 'es')).toBe('hace 3 días')
  expect(say('Yesterday', 'es')).toBe('Ayer')
})

test('a few letters between names are not taken for a sentence', () => {
  expect(say('We live in hope', 'de')).toBeNull()
  expect(say('Nobody is at home', 'de')).toBeNull()
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
