/** web/listings: the life line: stretches out of events, and a chart on which nothing covers anything. */
import { array, assert, constantFrom, integer, option, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LifeEvent } from '#contract/listings/listings.ts'
import { listingStatuses } from '#contract/vocabulary/codes.ts'
import { across, amountTicks, chartOf, narrowFrame, wideFrame, type LifeChart } from './life-geometry.ts'
import { lineLabels, timeLabels, type Label, type Speech } from './life-labels.ts'
import { stretchesOf, type Stretch } from './life-line.ts'

const now = '2026-11-21T00:00:00.000Z'
const event = (
  at: string,
  kind: LifeEvent['kind'],
  after: LifeEvent['after'] = null,
  agency: string | null = 'Saltmarsh',
): LifeEvent => ({
  at: `${at}T00:00:00.000Z`,
  kind,
  purpose: 'sale',
  before: null,
  after,
  agency,
})
const gbp = (amount: number) => ({ amount, currency: 'GBP' })
const subject = (life: LifeEvent[], more: Partial<Parameters<typeof stretchesOf>[0]> = {}) => ({
  life,
  purpose: 'sale' as const,
  agency: 'Saltmarsh',
  status: 'active' as const,
  listedAt: '2026-02-03T00:00:00.000Z',
  price: { amount: 79_500_000, currency: 'GBP' },
  now,
  ...more,
})
const short = (stretches: Stretch[]) =>
  stretches.map(({ from, to, state, amount }) => [
    new Date(from).toISOString().slice(0, 10),
    new Date(to).toISOString().slice(0, 10),
    state,
    amount,
  ])

const story = [
  event('2019-03-14', 'firstSeen', { ...gbp(58_500_000), status: 'active' }, 'Other'),
  event('2019-06-01', 'priceChanged', gbp(56_995_000), 'Other'),
  event('2019-07-10', 'statusChanged', { status: 'underOffer' }, 'Other'),
  event('2019-08-30', 'statusChanged', { status: 'sold' }, 'Other'),
  event('2026-02-03', 'relisted', { ...gbp(87_500_000), status: 'active' }),
  event('2026-05-08', 'statusChanged', { status: 'underOffer' }),
  event('2026-07-24', 'statusChanged', { status: 'active' }),
  event('2026-07-24', 'priceChanged', gbp(83_500_000)),
  event('2026-11-18', 'confirmed'),
]

describe('stretches', () => {
  it('follow prices, promises, absences and returns', () => {
    expect(short(stretchesOf(subject(story)))).toEqual([
      ['2019-03-14', '2019-06-01', 'market', 58_500_000],
      ['2019-06-01', '2019-07-10', 'market', 56_995_000],
      ['2019-07-10', '2019-08-30', 'offer', 56_995_000],
      ['2019-08-30', '2026-02-03', 'off', 56_995_000],
      ['2026-02-03', '2026-05-08', 'market', 87_500_000],
      ['2026-05-08', '2026-07-24', 'offer', 87_500_000],
      ['2026-07-24', '2026-11-21', 'market', 83_500_000],
    ])
  })
  it('are one since listing where nothing else is known', () => {
    expect(short(stretchesOf(subject([])))).toEqual([['2026-02-03', '2026-11-21', 'market', 79_500_000]])
  })
  it('leave out what another agency asks at the same time, and keep what one asked before', () => {
    const life = [...story, event('2026-09-01', 'firstSeen', gbp(79_995_000), 'Pellow')]
    expect(stretchesOf(subject(life))).toEqual(stretchesOf(subject(story)))
  })
  it('leave out another purpose', () => {
    const rent: LifeEvent = { ...event('2026-08-01', 'priceChanged', gbp(120_000)), purpose: 'rent' }
    expect(stretchesOf(subject([...story, rent]))).toEqual(stretchesOf(subject(story)))
  })
  it('know prices on request and changes of currency', () => {
    const life = [
      event('2026-03-01', 'firstSeen', { amount: null, currency: 'USD', status: 'active' }),
      event('2026-05-01', 'priceChanged', { amount: 900_000, currency: 'USD' }),
      event('2026-07-01', 'priceChanged', gbp(700_000)),
    ]
    const stretches = stretchesOf(subject(life))
    expect(stretches.map(({ amount, currency }) => [amount, currency])).toEqual([
      [null, 'USD'],
      [900_000, 'USD'],
      [700_000, 'GBP'],
    ])
    const chart = chartOf(stretches, wideFrame)
    expect(chart.currency).toBe('GBP')
    expect(chart.steps).toHaveLength(1)
    expect([...chart.falls, ...chart.rises, ...chart.gaps]).toEqual([])
  })
})

describe('the chart', () => {
  const chart = chartOf(stretchesOf(subject(story)), wideFrame)
  it('draws falls, and dots absences from the last price to the next', () => {
    expect(chart.falls.map(({ x1, x2, y1, y2 }) => x1 === x2 && y2 > y1)).toEqual([true, true])
    expect(chart.rises).toEqual([])
    expect(chart.gaps).toHaveLength(1)
  })
  it('squeezes years in which nothing happened', () => {
    const off = chart.spans.find(({ state }) => state === 'off')
    expect(off?.squeezed).toBe(true)
    expect((off?.to ?? 0) - (off?.from ?? 0)).toBeLessThan(across * 0.2)
  })
  it('ends at the right with the price now', () => {
    expect(chart.dots.at(-1)).toMatchObject({ x: across, isNow: true })
  })
  it('of a home that was never priced has spans and no scale', () => {
    const silent = chartOf(stretchesOf(subject([], { price: { amount: null, currency: 'EUR' } })), wideFrame)
    expect(silent.ticks).toEqual([])
    expect(silent.steps).toEqual([])
    expect(silent.spans).toHaveLength(1)
  })
  it('has a scale of few round steps', () => {
    expect(amountTicks([58_500_000, 87_500_000])).toEqual([
      50_000_000, 60_000_000, 70_000_000, 80_000_000, 90_000_000,
    ])
    expect(amountTicks([120_000]).length).toBeGreaterThan(1)
    for (const ticks of [amountTicks([1]), amountTicks([99, 100]), amountTicks([5, 5_000_000])]) {
      expect(ticks.length).toBeGreaterThan(1)
      expect(ticks.length).toBeLessThan(8)
    }
  })
})

const speech: Speech = {
  money: (amount, currency) => `${currency} ${amount}`,
  less: (amount) => `−${amount}`,
  month: (time, withYear) => new Date(time).toISOString().slice(withYear ? 0 : 5, 7),
  year: (time) => String(new Date(time).getUTCFullYear()),
  length: () => '6 years 5 months',
  today: 'Today',
  state: ({ status }, before) => (before ? status : null),
}

const day = integer({ min: 0, max: 2_500 })
const someEvent = record({
  day,
  kind: constantFrom(
    'firstSeen',
    'priceChanged',
    'statusChanged',
    'relisted',
    'withdrawn',
    'confirmed',
    'textChanged',
  ),
  amount: option(integer({ min: 1, max: 10 ** 10 })),
  currency: constantFrom('GBP', 'GBP', 'GBP', 'EUR'),
  status: constantFrom(...listingStatuses),
})
const someLife = array(someEvent, { maxLength: 300 }).map((all) =>
  all.map(({ day, kind, amount, currency, status }): LifeEvent => {
    const at = new Date(Date.UTC(2019, 0, 1) + day * 86_400_000).toISOString()
    const after =
      kind === 'statusChanged'
        ? { status }
        : kind === 'priceChanged' || kind === 'relisted'
          ? { amount, currency }
          : null
    return { at, kind, purpose: 'sale', before: null, after, agency: 'Saltmarsh' }
  }),
)

describe('any life, however long', () => {
  it('has stretches without holes that end now', () => {
    assert(
      property(someLife, (life) => {
        const stretches = stretchesOf(subject(life))
        expect(stretches.at(-1)?.to).toBe(Date.parse(now))
        for (const [index, one] of stretches.slice(1).entries()) expect(one.from).toBe(stretches[index]?.to)
      }),
    )
  })
  it('is drawn inside the frame, in order, and no label covers another', () => {
    assert(
      property(someLife, constantFrom(wideFrame, narrowFrame), (life, frame) => {
        const stretches = stretchesOf(subject(life))
        const chart = chartOf(stretches, frame)
        inside(chart, frame)
        for (const labels of [
          lineLabels(stretches, chart, frame, speech),
          timeLabels(stretches, chart, frame, speech),
        ])
          apart(labels)
        expect(timeLabels(stretches, chart, frame, speech).map(({ key }) => key)).toContain('today')
      }),
      { numRuns: 60 },
    )
  })
})

function inside(chart: LifeChart, frame: typeof wideFrame) {
  for (const { x1, x2, y1, y2 } of [...chart.steps, ...chart.falls, ...chart.rises, ...chart.gaps]) {
    for (const x of [x1, x2]) expect(x >= -0.001 && x <= across + 0.001).toBe(true)
    for (const y of [y1, y2]) expect(y >= frame.top - 0.001 && y <= frame.bottom + 0.001).toBe(true)
    expect(x2).toBeGreaterThanOrEqual(x1)
  }
  for (const { from, to } of chart.spans) expect(to).toBeGreaterThanOrEqual(from)
}

function apart(labels: readonly Label[]) {
  const seen = new Set(labels.map(({ x, top, align }) => `${x} ${top} ${align}`))
  expect(seen.size).toBe(labels.length)
  expect(new Set(labels.map(({ key }) => key)).size).toBe(labels.length)
}
