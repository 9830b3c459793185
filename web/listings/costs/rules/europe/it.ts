/** web/listings: buying a home in Italy: registration tax on the cadastral value, or VAT from a builder. */
import { between, fixed, type CostRule } from '../../rule.ts'

/** Per cent. */
const registration = { main: 2, first: 2, additional: 9 }
const leastRegistration = 1_000
const vat = { main: 4, first: 4, additional: 10 }

export const it: CostRule[] = [
  {
    country: 'IT',
    regions: null,
    currency: 'EUR',
    since: '2014-01-01',
    checked: '2025-12-01',
    source: {
      name: 'Agenzia delle Entrate, Guida per l’acquisto della casa',
      url: 'https://www.agenziaentrate.gov.it/',
    },
    covers:
      'a home other than a luxury one (A/1, A/8, A/9), bought by a person; the lower rates are for a “prima casa”',
    besides: 'The notary comes on top.',
    buyers: ['main', 'additional'],
    lines: ({ price, buyer, isNew }) =>
      isNew
        ? [
            between(
              'VAT',
              0,
              (price * vat[buyer]) / 100,
              `${vat[buyer]}%, where the price is quoted without it.`,
            ),
            fixed('Registration, mortgage and cadastral taxes', 600),
          ]
        : [
            between(
              'Registration tax',
              leastRegistration,
              Math.max(leastRegistration, (price * registration[buyer]) / 100),
              `${registration[buyer]}% of the cadastral value, which is mostly well below the price.`,
            ),
            fixed('Mortgage and cadastral taxes', 100),
          ],
  },
]
