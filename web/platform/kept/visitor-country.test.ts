/** web/platform: the visitor's country, from choices and the browser's languages. */
import { expect, it } from 'vitest'
import { languagesOf, visitorCountry } from './visitor-country.ts'

it.each([
  ['GBP', 'de-AT,de;q=0.9', 'GB'],
  ['EUR', 'en-AU,en;q=0.9', 'AU'],
  ['EUR', 'de,de-AT;q=0.8', 'AT'],
  ['XOF', 'fr-SN', 'SN'],
  ['EUR', 'zh-Hant-TW', 'TW'],
  ['EUR', 'en', null],
  ['EUR', '', null],
  ['EUR', '*', null],
])('%s and "%s" tell %s', (currency, header, country) => {
  expect(visitorCountry({ currency }, languagesOf(header))).toBe(country)
})

it('needs no header', () => {
  expect(visitorCountry({ currency: 'EUR' }, languagesOf(null))).toBeNull()
})
