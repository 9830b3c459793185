/**
 * web/listings: one price in every currency there is: page, pin, share card and JSON-LD name the same amount.
 */
import { describe, expect, it } from 'vitest'
import { currenciesInUse, moneyOf } from '#contract/money/minor-units.ts'
import { formatsFor } from '#web/platform/formats/format.tsx'
import { currencySign } from '#web/platform/formats/money.ts'
import { defaultPreferences } from '#web/platform/kept/preferences.ts'
import { sampleListing } from '#tests/pages/sample-listing.ts'
import { homeShareCard } from './detail/page/share-card.ts'
import { structuredData } from './detail/page/structured-data.ts'
import { amountWords } from './price.tsx'

const format = formatsFor(defaultPreferences, '2026-11-20T12:00:00Z')
const words = { format, say: (text: string) => text, direction: 'ltr' as const }
const sample = sampleListing()
const [sale] = sample.offers
if (!sale) throw new Error('the sample is for sale')

const plain = (text: string, currency: string) =>
  text.replace(currencySign(currency, format.locale), '').trim()
const address = 'https://meridian.example'
const page = {
  url: `${address}/1`,
  origin: address,
  lang: 'en',
  title: 'A home',
  description: null,
  images: [],
}

describe.each(currenciesInUse)('115 million %s', (currency) => {
  const price = { ...sale.price, ...moneyOf(115_000_000, currency) }
  const home = { ...sample, offers: [{ ...sale, price }] }

  it('are 115 million on the page, on a pin and in a share card, without digits after the point', () => {
    for (const text of [amountWords(price, format), homeShareCard(home, null, words).figure ?? ''])
      expect(plain(text, currency)).toBe('115,000,000')
    expect(plain(format.about(moneyOf(115_000_000, currency)), currency)).toBe('115,000,000')
    expect(plain(format.short(moneyOf(115_000_000, currency)), currency)).toBe('115m')
  })

  it('are 115 million to machines', () => {
    const said = JSON.stringify(structuredData(home, page))
    expect(Number(/"price":"([\d.]+)"/.exec(said)?.[1])).toBe(115_000_000)
    expect(said).toContain(`"priceCurrency":"${currency}"`)
  })
})
