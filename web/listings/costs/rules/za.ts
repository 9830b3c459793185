/** web/listings: buying a home in South Africa: transfer duty. */
import { bands, marginal, type CostRule } from '../rule.ts'

const scale = bands(
  [1_210_000, 0],
  [1_663_800, 3],
  [2_329_300, 6],
  [2_994_800, 8],
  [13_310_000, 11],
  [Infinity, 13],
)

export const za: CostRule[] = [
  {
    country: 'ZA',
    regions: null,
    currency: 'ZAR',
    since: '2025-04-01',
    checked: '2025-12-01',
    source: { name: 'SARS, Transfer duty', url: 'https://www.sars.gov.za/tax-rates/transfer-duty/' },
    covers: 'a home bought from a seller who does not charge VAT',
    besides: 'Conveyancer and deeds office come on top.',
    buyers: ['main'],
    lines: ({ price, isNew }) => (isNew ? null : marginal('Transfer duty', price, scale)),
  },
]
