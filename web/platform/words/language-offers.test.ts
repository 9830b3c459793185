/** web/platform: which browsers are offered another language. */
import { describe, expect, it } from 'vitest'
import { languageToOffer } from './language-offers.ts'
import { offerWords } from './offer-words.ts'
import { languages } from './languages.ts'

const reviewed = (code: string) => ['es', 'fr', 'de', 'pt', 'it', 'ar'].includes(code)

describe('the language to offer', () => {
  it.each([
    [['es'], 'es'],
    [['es-MX', 'en-US', 'en'], 'es'],
    [['pt-BR', 'pt', 'en'], 'pt'],
    [['AR-eg'], 'ar'],
    // One that pages do not exist in gives way to the next that they do.
    [['ca', 'es', 'en'], 'es'],
    [['ja', 'en', 'fr'], null],
    [['en-GB', 'es'], null],
    [['xx', 'zz-ZZ'], null],
    [[], null],
  ] as const)('of %j is %s', (preferred, offered) => {
    expect(languageToOffer(preferred, reviewed)).toBe(offered)
  })
})

it('every language but English asks in its own words, and names Meridian', () => {
  const codes = languages.map(({ code }) => code).filter((code) => code !== 'en')
  expect(Object.keys(offerWords).toSorted()).toEqual(codes.toSorted())
  const words = Object.values(offerWords)
  expect(words.filter(({ question, yes, no }) => !question.includes('Meridian') || !yes || !no)).toEqual([])
  expect(new Set(words.map(({ question }) => question)).size).toBe(codes.length)
})
