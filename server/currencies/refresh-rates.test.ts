/** currencies: the bank's XML, what is believed of it, and the refresh against a server of our own. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { afterFile } from '#tests/support/cleanup.ts'
import { isDue, isStale } from './currencies.rules.ts'
import { currenciesRoutes, forgetRates, latestRates } from './index.ts'
import { readPublished } from './read-published.ts'
import { refreshRates } from './refresh-rates.ts'

const now = new Date('2025-01-24T16:00:00Z')
const { platform, api } = await createTestApp({ routes: (platform) => [currenciesRoutes(platform)], now })
const { db } = platform

const answers = new Map<string, { status: number; body: string }>()
const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  const answer = answers.get(request.url ?? '')
  response.writeHead(answer?.status ?? 404, { 'content-type': 'text/xml' }).end(answer?.body)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterFile(async () => void server.close())
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const addresses = { daily: `${origin}/daily.xml`, days90: `${origin}/90.xml` }

type Day = [date: string, rates: Record<string, number | string>]
const xml = (...days: Day[]) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject><Cube>${days
  .map(
    ([date, rates]) =>
      `<Cube time='${date}'>${Object.entries(rates)
        .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
        .join('')}</Cube>`,
  )
  .join('')}</Cube></gesmes:Envelope>`

describe('the published document', () => {
  test('is read by day, oldest first', () => {
    expect(
      readPublished(xml(['2025-01-24', { USD: 1.0472, JPY: 163.9 }], ['2025-01-23', { USD: '1.0404' }])),
    ).toEqual([
      { date: '2025-01-23', perEuro: new Map([['USD', 1.0404]]) },
      {
        date: '2025-01-24',
        perEuro: new Map([
          ['USD', 1.0472],
          ['JPY', 163.9],
        ]),
      },
    ])
  })

  test.each([
    ['no rates', xml()],
    ['not XML', 'Sorry, we are closed'],
    ['a rate that is none', xml(['2025-01-24', { USD: '-1' }])],
    ['a rate in words', xml(['2025-01-24', { USD: 'N/A' }])],
    ['a day that is none', xml(['24.1.2025', { USD: 1 }])],
    ['a document type', `<!DOCTYPE x [<!ENTITY a "b">]>${xml(['2025-01-24', { USD: 1 }])}`],
    ['half of a document', xml(['2025-01-24', { USD: 1 }]).slice(0, -20)],
  ])('is refused when it holds %s', (_, text) => {
    expect(() => readPublished(text)).toThrow(expect.objectContaining({ name: 'RatesUnreadable' }))
  })
})

test('a rate is old after seven days', () => {
  expect(isStale('2025-01-17', now)).toBe(false)
  expect(isStale('2025-01-16', now)).toBe(true)
})

test.each([
  // Friday afternoon, before and after the bank publishes; the weekend; Monday morning.
  ['2025-01-24T15:00:00Z', '2025-01-23', false],
  ['2025-01-24T15:20:00Z', '2025-01-23', true],
  ['2025-01-24T15:20:00Z', '2025-01-24', false],
  ['2025-01-26T20:00:00Z', '2025-01-24', false],
  ['2025-01-27T09:00:00Z', '2025-01-24', false],
  ['2025-01-27T09:00:00Z', '2025-01-23', true],
  ['2025-01-27T16:00:00Z', '2025-01-24', true],
])('at %s rates of %s are due to be asked for: %s', (at, newest, due) => {
  expect(isDue(newest, new Date(at))).toBe(due)
})

describe('the refresh', () => {
  beforeEach(() => {
    asked.length = 0
    answers.clear()
    forgetRates()
  })

  test('after a gap takes the last 90 days, with the euro and what follows from the dollar, and tells others', async () => {
    const before = await api.currencies.list({})
    expect(before).toMatchObject({ date: '2024-12-31', stale: true })
    const heard: number[] = []
    platform.events.subscribe('rates.added', async (_tx, { added }) => void heard.push(added))
    answers.set('/90.xml', {
      status: 200,
      body: xml(
        ['2025-01-22', { USD: 1.0443, GBP: 0.846 }],
        ['2025-01-20', { USD: 1.04, GBP: 0.84 }],
        ['2024-12-31', { USD: 9 }],
      ),
    })
    // Two days of dollar, pound, euro, lev and six pegs; the last day of 2024 is known.
    expect(await refreshRates(platform, addresses)).toBe(20)
    expect(asked).toEqual(['/90.xml'])
    expect(heard).toEqual([20])
    const rates = await latestRates(db)
    expect(rates.get('USD')).toMatchObject({ perEuro: 1.0443, date: '2025-01-22' })
    expect(rates.get('AED')?.perEuro).toBeCloseTo(3.6725 * 1.0443, 10)
    expect(rates.get('BGN')).toMatchObject({ perEuro: 1.95583, source: 'irrevocable conversion rate' })
    const list = await api.currencies.list({})
    expect(list).toMatchObject({ date: '2025-01-22', stale: false })
    expect(list.rates.filter(({ stale }) => stale).map(({ currency }) => currency)).toContain('JPY')
    expect(list.rates.find(({ currency }) => currency === 'GBP')?.stale).toBe(false)
  })

  test('next time takes the day alone, adds nothing twice and leaves out what cannot be true', async () => {
    answers.set('/daily.xml', {
      status: 200,
      body: xml(['2025-01-24', { USD: 1.0472, GBP: 84.6, JPY: 163.9, XXX: 3 }]),
    })
    expect(await refreshRates(platform, addresses)).toBe(10)
    expect(asked).toEqual(['/daily.xml'])
    const rates = await latestRates(db)
    expect(rates.get('JPY')).toMatchObject({ perEuro: 163.9, date: '2025-01-24' })
    expect(rates.get('GBP')).toMatchObject({ perEuro: 0.846, date: '2025-01-22' })
    expect(rates.has('XXX')).toBe(false)
    expect(await refreshRates(platform, addresses)).toBe(0)
    answers.set('/daily.xml', { status: 200, body: xml(['2025-02-24', { USD: 1.05 }]) })
    expect(await refreshRates(platform, addresses)).toBe(0)
  })

  test.each([
    ['the server is broken', 500, 'no'],
    ['the answer is a page', 200, '<html><body>moved</body></html>'],
    ['the answer is too large', 200, ' '.repeat(3 * 1024 * 1024)],
  ])('changes nothing when %s', async (_, status, body) => {
    answers.set('/daily.xml', { status, body })
    await expect(refreshRates(platform, addresses)).rejects.toMatchObject({
      name: expect.stringMatching(/Unreadable|Refused/),
    })
    expect((await latestRates(db)).get('USD')?.date).toBe('2025-01-24')
  })
})

describe('the history', () => {
  test('is of month ends and of what was added since, in any pair', async () => {
    const { points } = await api.currencies.history({
      query: { from: 'USD', to: 'GBP', since: '2024-11-01' },
    })
    expect(points.map(({ date }) => date)).toEqual(['2024-11-29', '2024-12-31', '2025-01-20', '2025-01-22'])
    expect(points[1]?.rate).toBeCloseTo(0.82918 / 1.0389, 10)
    const dirham = await api.currencies.history({ query: { from: 'EUR', to: 'AED' } })
    expect(dirham.points[0]?.date).toBe('2015-01-30')
    expect(dirham.points.at(-1)?.rate).toBeCloseTo(3.6725 * 1.0472, 10)
  })

  test('of a currency without a rate is not found', async () => {
    await expect(api.currencies.history({ query: { from: 'EUR', to: 'XXX' } })).rejects.toMatchObject({
      status: 404,
      problem: { code: 'currencies.unknown' },
    })
  })
})
