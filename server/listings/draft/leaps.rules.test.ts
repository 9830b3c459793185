/** listings: which changes of a price or an area are leaps. */
import { expect, test } from 'vitest'
import { leapsOf } from './leaps.rules.ts'

type Home = Parameters<typeof leapsOf>[0]
type Terms = { currency?: string; period?: Home['offers'][number]['period']; valueM2?: number }

const home = (
  amountMinor: number | null,
  { currency = 'EUR', period = 'once', valueM2 = 100 }: Terms = {},
): Home => ({
  offers: [{ purpose: 'sale', amountMinor, currency, period }],
  areas: [{ kind: 'living', valueM2, value: valueM2, unit: 'm2' }],
})

const by = (before: Home, after: Home) => leapsOf(before, after).map((leap) => leap.by)

test.each([
  ['cents for units', home(25_000_000), home(2_500_000_000), ['price ×100']],
  ['units for cents', home(25_000_000), home(250_000), ['price ÷100']],
  ['thousands', home(25_000), home(25_000_000), ['price ×1000']],
  ['another currency for the same number', home(900), home(900, { currency: 'USD' }), ['EUR → USD']],
  [
    'another period for the same number',
    home(900, { period: 'week' }),
    home(900, { period: 'month' }),
    ['week → month'],
  ],
  ['square feet for square metres', home(9), home(9, { valueM2: 1076 }), ['area ×11']],
  ['a price that is halved', home(30_000_000), home(15_000_000), []],
  ['a price that is translated', home(100_000), home(108_000, { currency: 'USD' }), []],
  ['no price any more', home(25_000_000), home(null), []],
  [
    'yen have no cents',
    home(250_000, { currency: 'JPY' }),
    home(25_000_000, { currency: 'JPY' }),
    ['price ×100'],
  ],
])('%s', (_what, before, after, leaps) => {
  expect(by(before, after)).toEqual(leaps)
})
