/** web/listings: buying an existing home in Croatia: property transfer tax. */
import { share, type CostRule } from '../../rule.ts'

export const hr: CostRule[] = [
  {
    country: 'HR',
    regions: null,
    currency: 'EUR',
    since: '2019-01-01',
    checked: '2025-12-01',
    source: {
      name: 'Porezna uprava, Porez na promet nekretnina',
      url: 'https://porezna-uprava.gov.hr/',
    },
    covers: 'an existing home sold without VAT',
    besides: 'Notary, lawyer and land registry come on top.',
    buyers: ['main'],
    lines: ({ price, isNew }) => (isNew ? null : [share('Property transfer tax', price, 3)]),
  },
]
