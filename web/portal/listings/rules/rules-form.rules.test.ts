/** web/portal/listings: typed rules. */
import { expect, test } from 'vitest'
import { usualRules } from '#contract/moderation/moderation-rules.ts'
import { rulesOf, typedOf } from './rules-form.rules.ts'

const typed = typedOf(usualRules)

test('rules that are typed as they are come back as they were', () => {
  expect(rulesOf(typed)).toEqual({ rules: usualRules })
})

test('a comma parts tenths; words are one in each line, each once', () => {
  const read = rulesOf({
    ...typed,
    numbers: { ...typed.numbers, 'price.radiusKm': ' 2,5 ' },
    words: { de: 'eins\n\n zwei \neins' },
  })
  expect(read).toMatchObject({
    rules: { price: { radiusKm: 2.5 }, words: { lists: { de: ['eins', 'zwei'] } } },
  })
})

test('what is out of bounds is named with its bounds, all at once', () => {
  const numbers = { ...typed.numbers, 'price.z': '1', 'relisted.days': '9.5', 'farFromTown.km': '' }
  expect(rulesOf({ ...typed, numbers, words: { en: 'x' } })).toEqual({
    errors: {
      'price.z': { min: 2, max: 20 },
      'relisted.days': { min: 1, max: 730, isWhole: true },
      'farFromTown.km': { min: 2, max: 500 },
      'words.en': 'words',
    },
  })
})
