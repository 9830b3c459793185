/** web/search: a sentence beside its question: origins, and what is left when filters go. */
import { describe, expect, it } from 'vitest'
import type { UnderstoodPiece } from '#contract/search/plain-language.ts'
import { isAsked, originOf, stillSaid, withoutPiece, withoutSpans } from './said.rules.ts'

const text = '3 bed house, with a pool and a lift under 400k'
const piece = (words: string, parameters: UnderstoodPiece['parameters']): UnderstoodPiece => {
  const from = text.indexOf(words)
  return { text: words, from, to: from + words.length, parameters }
}
const pieces = [
  piece('3 bed', { minBeds: '3', maxBeds: '3' }),
  piece('house', { types: 'house,villa' }),
  piece('pool', { features: 'pool' }),
  piece('lift', { features: 'lift' }),
  piece('under 400k', { maxPrice: '400000', currency: 'GBP' }),
]
const raw = {
  minBeds: '3',
  maxBeds: '3',
  types: 'house,villa',
  features: 'pool,lift',
  maxPrice: '400000',
  currency: 'GBP',
}

describe('a sentence', () => {
  it('stays as it was while everything is still asked', () => {
    expect(stillSaid(text, pieces, raw)).toBe(text)
  })

  it('loses the words of a filter that was taken away or changed', () => {
    expect(stillSaid(text, pieces, { ...raw, features: 'pool' })).toBe('3 bed house, with a pool under 400k')
    expect(stillSaid(text, pieces, { ...raw, features: 'lift' })).toBe('3 bed house and a lift under 400k')
    expect(stillSaid(text, pieces, { ...raw, maxPrice: '500000', minBeds: '2' })).toBe(
      'house, with a pool and a lift',
    )
  })

  it('leaves nothing hanging', () => {
    expect(withoutSpans('with a pool', [{ from: 7, to: 11 }])).toBe('')
    expect(withoutSpans('casa con piscina, en Faro', [{ from: 9, to: 16 }])).toBe('casa, en Faro')
  })
})

describe('a filter', () => {
  it('knows the words it came from', () => {
    expect(originOf({ without: { features: 'pool' } }, raw, pieces)).toBe('lift')
    expect(originOf({ without: { minBeds: undefined, maxBeds: undefined } }, raw, pieces)).toBe('3 bed')
    expect(originOf({ without: { since: undefined } }, { ...raw, since: '7' }, pieces)).toBeNull()
  })

  it('came from no words once it is another', () => {
    expect(originOf({ without: { maxPrice: undefined } }, { ...raw, maxPrice: '1' }, pieces)).toBeNull()
  })
})

it('a question is freed of what its words asked for, and keeps the rest', () => {
  const left = pieces.reduce(withoutPiece, { ...raw, features: 'pool,lift,garden', since: '7' } as typeof raw)
  expect(left).toEqual({ features: 'garden', since: '7' })
})

it('words of the text are asked one by one', () => {
  expect(isAsked({ parameters: { q: 'sea' } }, { q: 'quiet sea' })).toBe(true)
  expect(isAsked({ parameters: { purpose: 'sale' } }, { purpose: 'rent' })).toBe(false)
})
