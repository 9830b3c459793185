/** web/listings: buying a home in Norway: document duty on freehold homes. */
import { share, type CostRule } from '../../rule.ts'

export const no: CostRule[] = [
  {
    country: 'NO',
    regions: null,
    currency: 'NOK',
    since: '2004-01-01',
    checked: '2025-12-01',
    source: {
      name: 'Kartverket, Dokumentavgift',
      url: 'https://www.kartverket.no/eiendom',
    },
    covers: 'an existing freehold home; shares in a cooperative (borettslag) are free of it',
    besides: 'Registration fees come on top.',
    buyers: ['main'],
    lines: ({ price, isNew, isCoop }) => {
      if (isNew) return null
      return isCoop ? [] : [share('Document duty', price, 2.5)]
    },
  },
]
