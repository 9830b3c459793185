/** web/listings: buying in Austria: Grunderwerbsteuer and the entry in the land register. */
import { share, type CostRule } from '../../rule.ts'

export const at: CostRule[] = [
  {
    country: 'AT',
    regions: null,
    currency: 'EUR',
    since: '2016-01-01',
    checked: '2025-12-01',
    source: {
      name: 'oesterreich.gv.at, Nebenkosten beim Kauf einer Immobilie',
      url: 'https://www.oesterreich.gv.at/',
    },
    covers: 'land, houses and flats bought outside the family',
    besides: 'Contract, trustee and certification, and an agent’s commission where agreed, come on top.',
    buyers: ['main'],
    lines: ({ price }) => [
      share('Property transfer tax', price, 3.5),
      share('Entry in the land register', price, 1.1),
    ],
  },
]
