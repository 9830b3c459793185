/** web/listings: buying an existing home in Belgium: registration duties of the three regions. */
import { bands, marginal, share, type CostRule } from '../../rule.ts'

const besides = 'Notary, deed and land registry come on top, and the same again for a mortgage deed.'
const buyersKnown = ['main', 'additional'] as const

/** Brussels leaves the first part of the price of an only home free, up to a limit of price. */
const brusselsFree = 200_000
const brusselsLimit = 600_000

export const be: CostRule[] = [
  {
    country: 'BE',
    regions: ['VLG'],
    currency: 'EUR',
    since: '2025-01-01',
    checked: '2025-12-01',
    source: {
      name: 'Vlaamse Belastingdienst, Verkooprecht',
      url: 'https://www.vlaanderen.be/belastingen-en-begroting/vlaamse-belastingen/registratiebelasting/verkooprecht',
    },
    covers: 'an existing home in Flanders; the lower rate is for an only home to live in',
    besides,
    buyers: buyersKnown,
    lines: ({ price, buyer, isNew }) =>
      isNew ? null : [share('Registration duty', price, buyer === 'additional' ? 12 : 2)],
  },
  {
    country: 'BE',
    regions: ['WAL'],
    currency: 'EUR',
    since: '2025-01-01',
    checked: '2025-12-01',
    source: {
      name: 'SPW Finances, Droits d’enregistrement',
      url: 'https://finances.wallonie.be/',
    },
    covers: 'an existing home in Wallonia; the lower rate is for an only home to live in',
    besides,
    buyers: buyersKnown,
    lines: ({ price, buyer, isNew }) =>
      isNew ? null : [share('Registration duty', price, buyer === 'additional' ? 12.5 : 3)],
  },
  {
    country: 'BE',
    regions: ['BRU'],
    currency: 'EUR',
    since: '2023-04-01',
    checked: '2025-12-01',
    source: {
      name: 'Bruxelles Fiscalité, Droits d’enregistrement: abattement',
      url: 'https://fiscalite.brussels/',
    },
    covers: 'an existing home in Brussels; the first €200,000 of an only home of up to €600,000 are free',
    besides,
    buyers: buyersKnown,
    lines: ({ price, buyer, isNew }) => {
      if (isNew) return null
      const free = buyer !== 'additional' && price <= brusselsLimit ? brusselsFree : 0
      return marginal('Registration duty', price, bands([free, 0], [Infinity, 12.5]))
    },
  },
]
