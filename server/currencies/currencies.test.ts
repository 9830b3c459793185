/** currencies: what the first migration brings, how long rates are kept, and the public list. */
import { describe, expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { currenciesRoutes, forgetRates, latestRates } from './index.ts'

const { platform, api } = await createTestApp({ routes: (platform) => [currenciesRoutes(platform)] })
const { db } = platform

const addRate = (currency: string, date: string, perEuro: number) =>
  db
    .insertInto('currency_rates')
    .values({ currency, on_date: date, per_euro: perEuro, source: 'test' })
    .execute()

describe('the first rates', () => {
  test('hold the euro and every seeded currency, each with its date', async () => {
    const rates = await latestRates(db)
    expect(rates.get('EUR')).toMatchObject({ perEuro: 1, exponent: 2, source: 'by definition' })
    expect(rates.get('USD')).toEqual({
      currency: 'USD',
      name: 'US dollar',
      exponent: 2,
      perEuro: 1.0389,
      date: '2024-12-31',
      source: 'ECB reference rate',
    })
    expect(rates.size).toBe(37)
  })

  test('follow the dollar where the law says so', async () => {
    const rates = await latestRates(db)
    expect(rates.get('AED')?.perEuro).toBeCloseTo(3.6725 * 1.0389, 10)
    expect(rates.get('BHD')?.perEuro).toBeCloseTo(0.376 * 1.0389, 10)
    expect(rates.get('OMR')?.source).toBe('official peg to USD')
  })

  test('know the minor digits of ISO 4217', async () => {
    const rates = await latestRates(db)
    const withDigits = (digits: number) =>
      [...rates.values()].filter((r) => r.exponent === digits).map((r) => r.currency)
    expect(withDigits(0)).toEqual(['ISK', 'JPY', 'KRW'])
    expect(withDigits(3)).toEqual(['BHD', 'JOD', 'OMR'])
    expect(withDigits(1)).toEqual([])
  })
})

describe('rates that are added', () => {
  test('count after forgetRates, and the newest date wins', async () => {
    const before = await latestRates(db)
    await addRate('USD', '2025-02-03', 1.25)
    await addRate('USD', '2023-02-03', 9)
    expect(await latestRates(db)).toBe(before)
    forgetRates()
    expect((await latestRates(db)).get('USD')).toMatchObject({ perEuro: 1.25, date: '2025-02-03' })
  })

  test('count at once inside the transaction that adds them, and only there until it ends', async () => {
    const rollback = new Error('rolled back')
    const work = db.transaction().execute(async (tx) => {
      await tx
        .insertInto('currency_rates')
        .values({ currency: 'GBP', on_date: '2025-03-01', per_euro: 0.5, source: 'test' })
        .execute()
      expect((await latestRates(tx)).get('GBP')?.perEuro).toBe(0.5)
      expect((await latestRates(db)).get('GBP')?.perEuro).toBe(0.82918)
      throw rollback
    })
    await expect(work).rejects.toBe(rollback)
  })
})

test('the list says the date of the newest rate and every rate its own', async () => {
  await addRate('CHF', '2025-02-04', 0.95)
  forgetRates()
  const list = await api.currencies.list({})
  expect(list.reference).toBe('EUR')
  expect(list.date).toBe('2025-02-04')
  expect(list.rates.find((rate) => rate.currency === 'CHF')).toMatchObject({
    perEuro: 0.95,
    date: '2025-02-04',
  })
  expect(list.rates.find((rate) => rate.currency === 'SEK')?.date).toBe('2024-12-31')
})
