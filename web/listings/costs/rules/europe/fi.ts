/**
 * web/listings: buying a home in Finland: transfer tax on real property and on shares of housing companies.
 */
import { between, isFlat, share, type CostRule } from '../../rule.ts'

/** Per cent. */
const property = 3
const shares = 1.5

export const fi: CostRule[] = [
  {
    country: 'FI',
    regions: null,
    currency: 'EUR',
    since: '2024-01-01',
    checked: '2025-12-01',
    source: {
      name: 'Vero, Transfer tax',
      url: 'https://www.vero.fi/en/',
    },
    covers: 'flats, which are shares of a housing company, and houses, which may be either',
    besides: 'Registration comes on top.',
    buyers: ['main'],
    lines: ({ price, type }) =>
      isFlat(type)
        ? [share('Transfer tax', price, shares)]
        : [
            between(
              'Transfer tax',
              (price * shares) / 100,
              (price * property) / 100,
              '1.5% on shares of a housing company, 3% on real property.',
            ),
          ],
  },
]
