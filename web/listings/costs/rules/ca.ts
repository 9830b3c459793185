/**
 * web/listings: buying a home in Canada: land transfer tax of Ontario
 * and property transfer tax of British Columbia.
 */
import { bands, marginal, type CostRule } from '../rule.ts'

const ontario = bands([55_000, 0.5], [250_000, 1], [400_000, 1.5], [2_000_000, 2], [Infinity, 2.5])
const ontarioRefund = 4_000
const columbia = bands([200_000, 1], [2_000_000, 2], [3_000_000, 3], [Infinity, 5])

export const ca: CostRule[] = [
  {
    country: 'CA',
    regions: ['08'],
    currency: 'CAD',
    since: '2017-01-01',
    checked: '2025-12-01',
    source: {
      name: 'Government of Ontario, Calculating land transfer tax',
      url: 'https://www.ontario.ca/document/land-transfer-tax/calculating-land-transfer-tax',
    },
    covers: 'land with one or two homes in Ontario, outside Toronto',
    besides: `Toronto asks a tax of its own on top. A first-time buyer may get up to $${ontarioRefund.toLocaleString('en')} back. Legal fees come on top.`,
    buyers: ['main'],
    lines: ({ price }) => marginal('Land transfer tax', price, ontario),
  },
  {
    country: 'CA',
    regions: ['02'],
    currency: 'CAD',
    since: '2018-02-21',
    checked: '2025-12-01',
    source: {
      name: 'Government of British Columbia, Property transfer tax',
      url: 'https://www2.gov.bc.ca/gov/content/taxes/property-taxes/property-transfer-tax',
    },
    covers: 'a home in British Columbia',
    besides:
      'Exemptions for first-time buyers and new homes, and the additional tax on foreign buyers, are not counted.',
    buyers: ['main'],
    lines: ({ price }) => marginal('Property transfer tax', price, columbia),
  },
]
