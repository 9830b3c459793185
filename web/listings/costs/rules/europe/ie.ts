/** web/listings: buying a home in Ireland: stamp duty. */
import { bands, between, marginal, total, type CostRule } from '../../rule.ts'

const scale = bands([1_000_000, 1], [1_500_000, 2], [Infinity, 6])
/** The highest rate of VAT that a new home's price may hold; duty is on the price without it. */
const vat = 0.135

export const ie: CostRule[] = [
  {
    country: 'IE',
    regions: null,
    currency: 'EUR',
    since: '2024-10-02',
    checked: '2025-12-01',
    source: {
      name: 'Revenue, Stamp duty on property: residential rates',
      url: 'https://www.revenue.ie/en/property/stamp-duty/index.aspx',
    },
    covers: 'a single home in Ireland',
    besides: 'Solicitor, survey and registration come on top; ask for quotes.',
    buyers: ['main'],
    lines: ({ price, isNew }) => {
      const duty = marginal('Stamp duty', price, scale)
      if (!isNew) return duty
      const least = total(marginal('', price / (1 + vat), scale)).amount
      return [between('Stamp duty', least, total(duty).amount, 'It is due on the price without VAT.')]
    },
  },
]
