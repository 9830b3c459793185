/** web/listings: buying a home in New Zealand, which asks no tax of buyers. */
import type { CostRule } from '../rule.ts'

export const nz: CostRule[] = [
  {
    country: 'NZ',
    regions: null,
    currency: 'NZD',
    since: '1999-05-20',
    checked: '2025-12-01',
    source: {
      name: 'Inland Revenue, Property',
      url: 'https://www.ird.govt.nz/property',
    },
    covers: 'any home; New Zealand has no stamp duty and no transfer tax',
    besides: 'Lawyer, building report and registration come on top; not everybody from abroad may buy.',
    buyers: ['main'],
    lines: () => [],
  },
]
