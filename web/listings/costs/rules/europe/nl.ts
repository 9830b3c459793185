/** web/listings: buying a home in the Netherlands: overdrachtsbelasting. */
import { share, type CostRule } from '../../rule.ts'

/** Per cent. */
const ownHome = 2
const otherHome = 8
/** Buyers from 18 to 34 pay nothing for their first home up to this price. */
const starterLimit = 555_000

export const nl: CostRule[] = [
  {
    country: 'NL',
    regions: null,
    currency: 'EUR',
    since: '2026-01-01',
    checked: '2026-01-15',
    source: {
      name: 'Belastingdienst, Overdrachtsbelasting',
      url: 'https://www.belastingdienst.nl/',
    },
    covers: 'an existing home; a first home by a buyer from 18 to 34',
    besides: 'Notary, land registry, survey and adviser come on top.',
    buyers: ['main', 'first', 'additional'],
    lines: ({ price, buyer, isNew }) => {
      if (isNew) return null
      if (buyer === 'first' && price <= starterLimit) return []
      return [share('Transfer tax', price, buyer === 'additional' ? otherHome : ownHome)]
    },
  },
]
