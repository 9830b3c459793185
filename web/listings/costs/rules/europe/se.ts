/** web/listings: buying a home in Sweden: stamp duty on real property; cooperative flats have none. */
import { fixed, isFlat, share, type CostRule } from '../../rule.ts'

export const se: CostRule[] = [
  {
    country: 'SE',
    regions: null,
    currency: 'SEK',
    since: '2011-01-01',
    checked: '2025-12-01',
    source: {
      name: 'Lantmäteriet, Lagfart',
      url: 'https://www.lantmateriet.se/',
    },
    covers: 'a house bought by a person, or a cooperative flat (bostadsrätt), on which no duty is due',
    besides: 'New mortgage deeds cost 2% of their sum.',
    buyers: ['main'],
    lines: ({ price, type, isCoop }) =>
      isCoop || isFlat(type) ? [] : [share('Stamp duty', price, 1.5), fixed('Registration', 825)],
  },
]
