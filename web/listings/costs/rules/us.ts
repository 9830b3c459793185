/**
 * web/listings: buying a home in the United States: only New York's
 * tax falls on buyers by law; others are custom.
 */
import { between, share, type CostRule } from '../rule.ts'

/** Tax Law § 1402-a: due when the price is a million dollars or more, on the whole price. */
const mansionFrom = 1_000_000
/** New York City's supplement by price from two million on, per cent; other places have none. */
const citySupplement: [from: number, perCent: number][] = [
  [2_000_000, 0.25],
  [3_000_000, 0.5],
  [5_000_000, 1.25],
  [10_000_000, 2.25],
  [15_000_000, 2.5],
  [20_000_000, 2.75],
  [25_000_000, 2.9],
]

export const us: CostRule[] = [
  {
    country: 'US',
    regions: ['NY'],
    currency: 'USD',
    since: '2019-07-01',
    checked: '2025-12-01',
    source: {
      name: 'New York State, Real estate transfer tax',
      url: 'https://www.tax.ny.gov/bus/transfer/rptidx.htm',
    },
    covers: 'a home in the State of New York',
    besides: 'Title insurance, the lender’s costs, mortgage recording tax and legal fees come on top.',
    buyers: ['main'],
    lines: ({ price }) => {
      if (price < mansionFrom) return []
      const supplement = citySupplement.findLast(([from]) => price >= from)?.[1] ?? 0
      if (supplement === 0) return [share('Transfer tax on homes from $1 million', price, 1)]
      const most = (price * (1 + supplement)) / 100
      return [
        between(
          'Transfer tax on homes from $1 million',
          price / 100,
          most,
          'The higher sum is for New York City.',
        ),
      ]
    },
  },
]
