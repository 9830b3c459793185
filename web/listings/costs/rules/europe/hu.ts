/** web/listings: buying a home in Hungary: the duty on acquiring property. */
import { bands, fixed, marginal, total, type CostRule } from '../../rule.ts'

const mostAsked = 200_000_000
const scale = bands([1_000_000_000, 4], [Infinity, 2])

export const hu: CostRule[] = [
  {
    country: 'HU',
    regions: null,
    currency: 'HUF',
    since: '2010-01-01',
    checked: '2025-12-01',
    source: {
      name: 'Nemzeti Adó- és Vámhivatal, Visszterhes vagyonátruházási illeték (Act XCIII of 1990)',
      url: 'https://nav.gov.hu/',
    },
    covers: 'one property; no more than 200 million forints are asked',
    besides:
      'Relief for young buyers, new homes and exchanges is not counted. Lawyer and land registry come on top.',
    buyers: ['main'],
    lines: ({ price }) => {
      const lines = marginal('Duty on acquiring property', price, scale)
      return total(lines).amount > mostAsked ? [fixed('Duty on acquiring property', mostAsked)] : lines
    },
  },
]
