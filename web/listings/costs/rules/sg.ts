/** web/listings: buying a home in Singapore: buyer's stamp duty and the additional duty. */
import { bands, marginal, share, type CostRule } from '../rule.ts'

const bsd = bands([180_000, 1], [360_000, 2], [1_000_000, 3], [1_500_000, 4], [3_000_000, 5], [Infinity, 6])
/** Additional duty of a citizen's second home, per cent. */
const secondHome = 20

export const sg: CostRule[] = [
  {
    country: 'SG',
    regions: null,
    currency: 'SGD',
    since: '2023-04-27',
    checked: '2025-12-01',
    source: {
      name: 'IRAS, Buyer’s Stamp Duty and Additional Buyer’s Stamp Duty',
      url: 'https://www.iras.gov.sg/taxes/stamp-duty/for-property',
    },
    covers: 'a home bought by a citizen of Singapore; an additional home is a second one',
    besides:
      'Permanent residents pay 5% more for a first home, other foreigners 60% more. Legal fees come on top.',
    buyers: ['main', 'additional'],
    lines: ({ price, buyer }) => [
      ...marginal('Buyer’s stamp duty', price, bsd),
      ...(buyer === 'additional' ? [share('Additional buyer’s stamp duty', price, secondHome)] : []),
    ],
  },
]
