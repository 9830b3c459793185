/** web/listings: buying a home in Czechia, which gave up its acquisition tax in 2020. */
import { fixed, type CostRule } from '../../rule.ts'

export const cz: CostRule[] = [
  {
    country: 'CZ',
    regions: null,
    currency: 'CZK',
    since: '2020-09-26',
    checked: '2025-12-01',
    source: {
      name: 'Finanční správa, Daň z nabytí nemovitých věcí (abolished by Act 386/2020)',
      url: 'https://financnisprava.gov.cz/',
    },
    covers: 'any home; there is no tax on buying, only the fee of the land register',
    besides: 'Lawyer and escrow come on top.',
    buyers: ['main'],
    lines: () => [fixed('Entry in the land register', 2_000)],
  },
]
