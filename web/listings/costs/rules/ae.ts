/** web/listings: buying in Dubai: the Land Department's transfer fee. Other emirates have no rule here. */
import { share, type CostRule } from '../rule.ts'

export const ae: CostRule[] = [
  {
    country: 'AE',
    regions: ['03'],
    currency: 'AED',
    since: '2013-10-06',
    checked: '2025-12-01',
    source: {
      name: 'Dubai Land Department, Executive Council Resolution 30 of 2013',
      url: 'https://dubailand.gov.ae/',
    },
    covers: 'property in Dubai where, as is usual, the buyer bears the whole fee',
    besides: 'Trustee, title deed and, where agreed, the agent’s commission come on top.',
    buyers: ['main'],
    lines: ({ price }) => [share('Transfer fee of the Land Department', price, 4)],
  },
]
