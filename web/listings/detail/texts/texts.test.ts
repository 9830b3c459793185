/** web/listings: which of a home's texts is shown, and what the home is called. */
import { namesInARow } from '#web/platform/formats/names.ts'
import { describe, expect, it } from 'vitest'
import { sampleListing } from '#tests/pages/sample-listing.ts'
import { languageName } from '#web/platform/words/language-name.ts'
import { chooseText, directionOf, originWords, placeLine, titleOf } from './texts.ts'

const text = (lang: string, origin: 'human' | 'machine' | 'unknown' = 'unknown') => ({
  lang,
  title: lang,
  description: lang,
  origin,
})
const chosen = (texts: ReturnType<typeof text>[], asked: string | null, language: string) =>
  chooseText(texts, asked, language)?.lang ?? null

describe('the text of a home', () => {
  it('is the one asked for, also when a machine made it', () => {
    expect(chosen([text('es', 'human'), text('en', 'machine')], 'en', 'es')).toBe('en')
  })
  it('is in the visitor’s language where a person wrote one', () => {
    expect(chosen([text('es'), text('pt-BR'), text('en')], null, 'pt')).toBe('pt-BR')
  })
  it('is the original rather than a machine’s translation', () => {
    expect(chosen([text('en', 'machine'), text('es', 'human')], null, 'en')).toBe('es')
  })
  it('is English, then the first, where the visitor’s language is missing', () => {
    expect(chosen([text('ca'), text('en')], null, 'ar')).toBe('en')
    expect(chosen([text('ca'), text('da')], 'xx', 'ar')).toBe('ca')
  })
  it('is a machine’s where there is no other', () => {
    expect(chosen([text('de', 'machine'), text('fr', 'machine')], null, 'fr')).toBe('fr')
    expect(chosen([], null, 'en')).toBeNull()
  })
})

describe('words about a home', () => {
  it('name its language, direction and origin', () => {
    expect(languageName('pt-BR')).toBe('Brazilian Portuguese')
    expect(languageName('not a tag')).toBe('not a tag')
    expect([directionOf('ar-EG'), directionOf('en')]).toEqual(['rtl', 'ltr'])
    expect(originWords(text('fr', 'machine'))).toBe('Translated into French by a machine')
  })
  it('name it and its place without saying anything twice', () => {
    const { place } = sampleListing()
    expect(titleOf(sampleListing(), null)).toBe('Terraced house in Deal')
    expect(
      placeLine(
        { ...place, name: 'London', region: 'London' },
        { country: () => 'United Kingdom', names: (names) => namesInARow(names, 'ltr', ', ') },
      ),
    ).toBe('Middle Street, London, United Kingdom')
  })
})
