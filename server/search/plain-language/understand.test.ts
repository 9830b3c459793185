/** search: plain sentences as questions: five languages, over the real gazetteer, and the call that answers them. */
import { beforeAll, describe, expect, it } from 'vitest'
import { createPlaces, loadGazetteer, type Places } from '#server/places/index.ts'
import { englishExamples } from '#tests/plain-language/english.ts'
import { frenchExamples } from '#tests/plain-language/french.ts'
import { germanExamples } from '#tests/plain-language/german.ts'
import { portugueseExamples } from '#tests/plain-language/portuguese.ts'
import { said } from '#tests/plain-language/said.ts'
import { spanishExamples } from '#tests/plain-language/spanish.ts'
import { gazetteerFolder } from '#tests/support/gazetteer.ts'
import { understand } from './understand.ts'

let places: Places
beforeAll(async () => {
  places = createPlaces(await loadGazetteer(gazetteerFolder))
})
const read = (q: string, more: { currency?: string } = {}) =>
  understand(places, { q, currency: 'EUR', language: 'en', ...more })

describe.each([
  ['en', englishExamples],
  ['es', spanishExamples],
  ['fr', frenchExamples],
  ['de', germanExamples],
  ['pt', portugueseExamples],
] as const)('%s', (language, examples) => {
  it.each(examples)('%s', (sentence, asks) => {
    const understood = read(sentence)
    expect(said(understood)).toBe(asks)
    expect(understood.language).toBe(language)
  })
})

describe('what was understood', () => {
  it('names the words it was understood from, in their order', () => {
    const { pieces } = read('3 bed house near Porto under 400k with a pool')
    expect(pieces.map(({ text }) => text)).toEqual(['3 bed', 'house', 'near Porto', 'under 400k', 'pool'])
    expect(pieces.map(({ parameters }) => Object.keys(parameters).join())).toEqual([
      'minBeds,maxBeds',
      'types',
      'near,radius',
      'maxPrice',
      'features',
    ])
  })

  it('keeps unknown words as words to look for, each of its own', () => {
    const { pieces, question } = read('quirky cottage in Kent with orchard')
    expect(question.q).toBe('quirky orchard')
    expect(pieces.filter(({ parameters }) => parameters.q).map(({ text }) => text)).toEqual(['quirky', 'orchard'])
  })

  it('takes amounts without a currency in the asked one, and never for two', () => {
    expect(read('house under 400k', { currency: 'GBP' }).question).toMatchObject({
      maxPrice: '400000',
      currency: 'GBP',
    })
    expect(read('house under 400k').question.currency).toBeUndefined()
    expect(read('house from £200,000 to 400k', { currency: 'USD' }).question.currency).toBe('GBP')
  })

  it('has nothing to say about nothing', () => {
    for (const q of ['!!!', '🏠', ' , ', 'the', '+ - /']) expect(read(q).pieces).toEqual([])
  })

  it('drops what cannot be asked, and answers anything within the contract', () => {
    expect(read('900 bed house').question.minBeds).toBeUndefined()
    for (const q of [
      'k'.repeat(200),
      '1'.repeat(200),
      '3 '.repeat(100),
      'in '.repeat(66),
      'under under 5 5 to to 9k+',
    ]) {
      expect(() => read(q)).not.toThrow()
    }
  })
})
