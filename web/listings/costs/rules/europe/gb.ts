/**
 * web/listings: buying a home in the United Kingdom: SDLT, LBTT and LTT, each in its own part of the country.
 */
import { bands, marginal, share, type CostRule } from '../../rule.ts'

const besides = 'Solicitor, searches, survey and land registry come on top; ask for quotes.'
/** Below this price nobody pays the supplement for an additional home, in all three taxes. */
const supplementFrom = 40_000

const sdlt = bands([125_000, 0], [250_000, 2], [925_000, 5], [1_500_000, 10], [Infinity, 12])
const sdltFirst = bands([300_000, 0], [500_000, 5])
const sdltFirstLimit = 500_000

const lbtt = bands([145_000, 0], [250_000, 2], [325_000, 5], [750_000, 10], [Infinity, 12])
const lbttFirst = bands([175_000, 0], [250_000, 2], [325_000, 5], [750_000, 10], [Infinity, 12])

const ltt = bands([225_000, 0], [400_000, 6], [750_000, 7.5], [1_500_000, 10], [Infinity, 12])
const lttHigher = bands(
  [180_000, 5],
  [250_000, 8.5],
  [400_000, 10],
  [750_000, 12.5],
  [1_500_000, 15],
  [Infinity, 17],
)

export const gb: CostRule[] = [
  {
    country: 'GB',
    regions: ['ENG', 'NIR'],
    currency: 'GBP',
    since: '2025-04-01',
    checked: '2025-12-01',
    source: {
      name: 'GOV.UK, Stamp Duty Land Tax: residential property rates',
      url: 'https://www.gov.uk/stamp-duty-land-tax/residential-property-rates',
    },
    covers: 'a home in England or Northern Ireland bought by a person resident in the United Kingdom',
    besides: `Buyers who live abroad pay 2% more. ${besides}`,
    buyers: ['main', 'first', 'additional'],
    lines: ({ price, buyer }) => [
      ...marginal('Stamp duty', price, buyer === 'first' && price <= sdltFirstLimit ? sdltFirst : sdlt),
      ...(buyer === 'additional' && price >= supplementFrom
        ? [share('Stamp duty for an additional home', price, 5)]
        : []),
    ],
  },
  {
    country: 'GB',
    regions: ['SCT'],
    currency: 'GBP',
    since: '2024-12-05',
    checked: '2025-12-01',
    source: {
      name: 'Revenue Scotland, Land and Buildings Transaction Tax: residential property',
      url: 'https://revenue.scot/taxes/land-buildings-transaction-tax/residential-property',
    },
    covers: 'a home in Scotland bought by a person',
    besides,
    buyers: ['main', 'first', 'additional'],
    lines: ({ price, buyer }) => [
      ...marginal('Land and buildings transaction tax', price, buyer === 'first' ? lbttFirst : lbtt),
      ...(buyer === 'additional' && price >= supplementFrom
        ? [share('Additional dwelling supplement', price, 8)]
        : []),
    ],
  },
  {
    country: 'GB',
    regions: ['WLS'],
    currency: 'GBP',
    since: '2024-12-11',
    checked: '2025-12-01',
    source: {
      name: 'Welsh Government, Land Transaction Tax rates and bands',
      url: 'https://www.gov.wales/land-transaction-tax-rates-and-bands',
    },
    covers: 'a home in Wales bought by a person',
    besides,
    buyers: ['main', 'additional'],
    lines: ({ price, buyer }) =>
      marginal(
        'Land transaction tax',
        price,
        buyer === 'additional' && price >= supplementFrom ? lttHigher : ltt,
      ),
  },
]
