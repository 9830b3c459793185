/** web/platform: every code of the vocabulary has words, and the words are fit to print. */
import { describe, expect, it } from 'vitest'
import { categories } from '#contract/vocabulary/categories.ts'
import { featureGroups, features } from '#contract/vocabulary/feature-codes.ts'
import * as vocabulary from '#contract/vocabulary/vocabulary.ts'
import { featureGroupWords, featureWords } from './feature-words.ts'
import * as words from './words.ts'

const lists: [string, readonly string[], Record<string, string>][] = [
  ['purposes', vocabulary.purposes, words.purposeWords],
  ['categories', categories, words.categoryWords],
  ['type groups', Object.keys(vocabulary.typeGroups), words.typeGroupWords],
  ['types, one', vocabulary.propertyTypes, pick('one')],
  ['types, many', vocabulary.propertyTypes, pick('many')],
  ['statuses', vocabulary.listingStatuses, words.statusWords],
  ['use classes', vocabulary.useClasses, words.useClassWords],
  ['tenures', vocabulary.tenures, words.tenureWords],
  ['conditions', vocabulary.conditions, words.conditionWords],
  ['completions', vocabulary.completions, words.completionWords],
  ['furnishings', vocabulary.furnishings, words.furnishingWords],
  ['energy classes', vocabulary.energyClasses, words.energyClassWords],
  ['area kinds', vocabulary.areaKinds, words.areaKindWords],
  ['media kinds', vocabulary.mediaKinds, words.mediaKindWords],
  ['cost kinds', vocabulary.costKinds, words.costKindWords],
  ['features', features, featureWords],
  ['feature groups', Object.keys(featureGroups), featureGroupWords],
]

function pick(form: 'one' | 'many'): Record<string, string> {
  return Object.fromEntries(Object.entries(words.typeWords).map(([code, word]) => [code, word[form]]))
}

describe('words', () => {
  it.each(lists)('of %s: one for every code and none besides', (_, codes, spoken) => {
    expect(Object.keys(spoken).toSorted()).toEqual([...new Set(codes)].toSorted())
    for (const word of Object.values(spoken)) expect(word).toMatch(/^\p{Lu}|^\d/u)
  })

  it('of periods follow an amount, and what is paid once needs none', () => {
    expect(Object.keys(words.periodWords)).toEqual(vocabulary.periods)
    expect(words.periodWords.once).toBe('')
    expect(words.periodWords.month).toBe('a month')
  })

  it('of price modes are silent where the amount says all', () => {
    expect(Object.keys(words.priceModeWords)).toEqual(vocabulary.priceModes)
    expect(words.priceModeWords.fixed).toBe('')
    expect(words.priceModeWords.onRequest).toBe('Price on request')
  })
})
