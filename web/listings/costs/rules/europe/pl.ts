/** web/listings: buying a home in Poland: the tax on civil-law transactions. */
import { share, type CostRule } from '../../rule.ts'

export const pl: CostRule[] = [
  {
    country: 'PL',
    regions: null,
    currency: 'PLN',
    since: '2024-01-01',
    checked: '2025-12-01',
    source: {
      name: 'podatki.gov.pl, Podatek od czynności cywilnoprawnych',
      url: 'https://www.podatki.gov.pl/',
    },
    covers:
      'a home; from a previous owner 2%, nothing for a first home, nothing from a builder who charges VAT',
    besides: 'Notary and land register come on top. A sixth flat in one development costs 6%.',
    buyers: ['main', 'first'],
    lines: ({ price, buyer, isNew }) =>
      isNew || buyer === 'first' ? [] : [share('Tax on civil-law transactions (PCC)', price, 2)],
  },
]
