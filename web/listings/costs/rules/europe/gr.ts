/** web/listings: buying an existing home in Greece: transfer tax. */
import { share, type CostRule } from '../../rule.ts'

export const gr: CostRule[] = [
  {
    country: 'GR',
    regions: null,
    currency: 'EUR',
    since: '2014-01-01',
    checked: '2025-12-01',
    source: {
      name: 'AADE, Property transfer tax (Law 1587/1950)',
      url: 'https://www.aade.gr/',
    },
    covers: 'an existing home, where the price is above the objective value',
    besides: 'Relief for a first home is not counted. Notary, lawyer and land registry come on top.',
    buyers: ['main'],
    lines: ({ price, isNew }) =>
      isNew ? null : [share('Transfer tax', price, 3), share('Municipal duty, 3% of the tax', price, 0.09)],
  },
]
