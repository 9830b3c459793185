/** web/listings: the life line in words. */
import { describe, expect, it } from 'vitest'
import type { LifeEvent } from '#contract/listings/listings.ts'
import { entriesOf } from './life-words.ts'

const event = (day: string, kind: LifeEvent['kind'], more: Partial<LifeEvent> = {}): LifeEvent => ({
  at: `${day}T09:00:00.000Z`,
  kind,
  purpose: 'sale',
  before: null,
  after: null,
  agency: 'Saltmarsh',
  ...more,
})
const gbp = (amount: number | null) => ({ amount, currency: 'GBP' })
const read = (...life: LifeEvent[]) =>
  entriesOf(life, { purpose: 'sale', agency: 'Saltmarsh' }).map(({ text, price, change }) => [
    text,
    price?.amount ?? null,
    change,
  ])

describe('the life line in words', () => {
  it('tells the newest first, with prices and steps', () => {
    expect(
      read(
        event('2026-02-03', 'firstSeen', { after: { ...gbp(875), status: 'active' } }),
        event('2026-04-16', 'priceChanged', { before: gbp(875), after: gbp(849) }),
        event('2026-05-08', 'statusChanged', {
          before: { status: 'active' },
          after: { status: 'underOffer' },
        }),
        event('2026-08-30', 'statusChanged', { before: { status: 'underOffer' }, after: { status: 'sold' } }),
      ),
    ).toEqual([
      ['Marked as sold', 849, null],
      ['Under offer', null, null],
      ['Price reduced', 849, -26],
      ['First seen on Meridian', 875, null],
    ])
  })

  it('joins what happened at one moment', () => {
    expect(
      read(
        event('2026-02-03', 'firstSeen', { after: gbp(849) }),
        event('2026-07-24', 'statusChanged', {
          before: { status: 'underOffer' },
          after: { status: 'active' },
        }),
        event('2026-07-24', 'priceChanged', { before: gbp(849), after: gbp(835) }),
      )[0],
    ).toEqual(['Back on the market · Price reduced', 835, -14])
  })

  it('tells only the latest of several confirmations', () => {
    const days = ['2026-03-01', '2026-03-08', '2026-03-15']
    expect(
      read(
        event('2026-02-03', 'firstSeen', { after: gbp(1) }),
        ...days.map((day) => event(day, 'confirmed')),
      ),
    ).toHaveLength(2)
  })

  it('names prices raised, on request, published and in another currency', () => {
    const start = event('2026-01-01', 'firstSeen', { after: gbp(100) })
    const then = (after: LifeEvent['after'], before: LifeEvent['before'] = gbp(100)) =>
      read(start, event('2026-02-01', 'priceChanged', { before, after }))[0]
    expect(then(gbp(110))).toEqual(['Price raised', 110, 10])
    expect(then(gbp(null))).toEqual(['Price now on request', null, null])
    expect(then({ amount: 130, currency: 'EUR' })).toEqual(['Price now in EUR', 130, null])
    expect(
      read(
        event('2026-01-01', 'firstSeen', { after: gbp(null) }),
        event('2026-02-01', 'priceChanged', { after: gbp(90) }),
      )[0],
    ).toEqual(['Price published', 90, null])
  })

  it('names other agencies, and does not mix their prices with this one’s', () => {
    expect(
      read(
        event('2019-03-14', 'firstSeen', { after: gbp(585), agency: 'Pellow' }),
        event('2026-02-03', 'relisted', { after: gbp(875) }),
        event('2026-03-03', 'priceChanged', { after: gbp(860), agency: 'Pellow' }),
        event('2026-04-03', 'withdrawn', { agency: 'Pellow' }),
      ),
    ).toEqual([
      ['Withdrawn, by Pellow', null, null],
      ['Price raised', 860, 275],
      ['Listed again, by Saltmarsh', 875, null],
      ['First seen on Meridian, by Pellow', 585, null],
    ])
  })

  it('keeps visitors’ reports and other purposes to itself', () => {
    expect(
      read(
        event('2026-01-01', 'reported'),
        event('2026-01-02', 'priceChanged', { purpose: 'rent', after: gbp(1) }),
      ),
    ).toEqual([])
  })
})
