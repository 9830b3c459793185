/** web/listings: buying a home in Australia: transfer duty of New South Wales, Victoria and Queensland. */
import { fixed, share, type CostLine, type CostRule } from '../rule.ts'

/**
 * Above `over` the duty is `base` and `rate` (per cent) on the rest;
 * thresholds and bases as each state prints them.
 */
type Step = { over: number; base: number; rate: number }

const nsw: Step[] = [
  { over: 0, base: 0, rate: 1.25 },
  { over: 17_000, base: 212, rate: 1.5 },
  { over: 37_000, base: 512, rate: 1.75 },
  { over: 99_000, base: 1_597, rate: 3.5 },
  { over: 372_000, base: 11_152, rate: 4.5 },
  { over: 1_240_000, base: 50_212, rate: 5.5 },
]
/** From here on New South Wales asks a premium on homes whose table this file does not hold. */
const nswLimit = 3_500_000

const victoria: Step[] = [
  { over: 0, base: 0, rate: 1.4 },
  { over: 25_000, base: 350, rate: 2.4 },
  { over: 130_000, base: 2_870, rate: 6 },
]
const victoriaOwnHome: Step[] = [
  { over: 0, base: 0, rate: 1.4 },
  { over: 25_000, base: 350, rate: 2.4 },
  { over: 130_000, base: 2_870, rate: 5 },
  { over: 440_000, base: 18_370, rate: 6 },
]
const victoriaTop: Step = { over: 2_000_000, base: 110_000, rate: 6.5 }

const queensland: Step[] = [
  { over: 0, base: 0, rate: 0 },
  { over: 5_000, base: 0, rate: 1.5 },
  { over: 75_000, base: 1_050, rate: 3.5 },
  { over: 540_000, base: 17_325, rate: 4.5 },
  { over: 1_000_000, base: 38_025, rate: 5.75 },
]
const queenslandOwnHome: Step[] = [
  { over: 0, base: 0, rate: 1 },
  { over: 350_000, base: 3_500, rate: 3.5 },
  { over: 540_000, base: 10_150, rate: 4.5 },
  { over: 1_000_000, base: 30_850, rate: 5.75 },
]

/** States count every hundred dollars or part of it. */
const duty = (price: number, steps: readonly Step[]): CostLine[] => {
  const step = steps.findLast(({ over }) => price > over)
  return step
    ? [fixed('Transfer duty', step.base + (Math.ceil((price - step.over) / 100) * 100 * step.rate) / 100)]
    : []
}

function victorianDuty(price: number, isOwnHome: boolean): CostLine[] {
  if (price > victoriaTop.over) return duty(price, [victoriaTop])
  if (price > 960_000) return [share('Land transfer duty', price, 5.5)]
  return duty(price, isOwnHome && price <= 550_000 ? victoriaOwnHome : victoria)
}

const besides =
  'First-home concessions and the surcharge for foreign buyers are not counted. Legal fees come on top.'

export const au: CostRule[] = [
  {
    country: 'AU',
    regions: ['02'],
    currency: 'AUD',
    since: '2025-07-01',
    until: '2026-06-30',
    checked: '2025-12-01',
    source: {
      name: 'Revenue NSW, Transfer duty',
      url: 'https://www.revenue.nsw.gov.au/taxes-duties-levies-royalties/transfer-duty',
    },
    covers: 'a home in New South Wales of up to $3.5 million',
    besides,
    buyers: ['main'],
    lines: ({ price }) => (price > nswLimit ? null : duty(price, nsw)),
  },
  {
    country: 'AU',
    regions: ['07'],
    currency: 'AUD',
    since: '2021-07-01',
    checked: '2025-12-01',
    source: {
      name: 'State Revenue Office Victoria, Land transfer duty: current rates',
      url: 'https://www.sro.vic.gov.au/land-transfer-duty-current-rates',
    },
    covers: 'a home in Victoria; the lower scale is for a home to live in',
    besides,
    buyers: ['main', 'additional'],
    lines: ({ price, buyer }) => victorianDuty(price, buyer !== 'additional'),
  },
  {
    country: 'AU',
    regions: ['04'],
    currency: 'AUD',
    since: '2012-07-01',
    checked: '2025-12-01',
    source: {
      name: 'Queensland Revenue Office, Transfer duty rates',
      url: 'https://qro.qld.gov.au/duties/transfer-duty/',
    },
    covers: 'a home in Queensland; the lower scale is for a home to live in',
    besides,
    buyers: ['main', 'additional'],
    lines: ({ price, buyer }) => duty(price, buyer === 'additional' ? queensland : queenslandOwnHome),
  },
]
