/** web/portal/settings: values in words. */
import { expect, test } from 'vitest'
import { defaultSettings } from '#contract/settings/settings.ts'
import { valueWords } from './setting-words.ts'

test('values are short, and long lists say how many more there are', () => {
  expect(valueWords('limits', defaultSettings.limits)).toBe('10 / 5 / 3')
  expect(valueWords('currencies', null)).toBe('all')
  expect(valueWords('currencies', ['EUR', 'GBP'])).toBe('EUR, GBP')
  expect(valueWords('markets', [...'ABCDEFGHIJ'])).toBe('A, B, C, D, E, F, G, H + 2')
  expect(valueWords('banners', [{}, {}])).toBe('2')
})
