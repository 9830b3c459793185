/** web/listings: buying in Hong Kong: ad valorem stamp duty, scale 2, with its marginal relief. */
import { fixed, share, type CostLine, type CostRule } from '../rule.ts'

/**
 * Up to `upTo` either a rate on the whole price or, between two rates, a
 * base and a share of what lies above `over`.
 */
type Step = { upTo: number; rate: number } | { upTo: number; base: number; over: number; share: number }

const steps: Step[] = [
  { upTo: 4_000_000, base: 100, over: 0, share: 0 },
  { upTo: 4_323_780, base: 100, over: 4_000_000, share: 20 },
  { upTo: 4_500_000, rate: 1.5 },
  { upTo: 4_935_480, base: 67_500, over: 4_500_000, share: 10 },
  { upTo: 6_000_000, rate: 2.25 },
  { upTo: 6_642_860, base: 135_000, over: 6_000_000, share: 10 },
  { upTo: 9_000_000, rate: 3 },
  { upTo: 10_080_000, base: 270_000, over: 9_000_000, share: 10 },
  { upTo: 20_000_000, rate: 3.75 },
  { upTo: 21_739_120, base: 750_000, over: 20_000_000, share: 10 },
  // Above this bound the rate was to change in 2026, so the rule stops here.
  { upTo: 100_000_000, rate: 4.25 },
]

function duty(price: number): CostLine[] | null {
  const step = steps.find(({ upTo }) => price <= upTo)
  if (!step) return null
  if ('rate' in step) return [share('Ad valorem stamp duty', price, step.rate)]
  return [fixed('Ad valorem stamp duty', step.base + ((price - step.over) * step.share) / 100)]
}

export const hk: CostRule[] = [
  {
    country: 'HK',
    regions: null,
    currency: 'HKD',
    since: '2025-02-26',
    checked: '2025-12-01',
    source: {
      name: 'Inland Revenue Department, Stamp duty rates',
      url: 'https://www.ird.gov.hk/eng/tax/sdu.htm',
    },
    covers: 'property of up to HK$100 million',
    besides: 'Solicitor and agent come on top.',
    buyers: ['main'],
    lines: ({ price }) => duty(price),
  },
]
