/** web/listings: buying a home on the Portuguese mainland: IMT and stamp duty. */
import { bands, marginal, share, whole, type CostLine, type CostRule } from '../../rule.ts'

/** IMT, bands of 2026 for the mainland; above the marginal bands one rate holds for the whole price. */
const ownHome = bands([106_346, 0], [145_470, 2], [198_347, 5], [330_539, 7], [660_982, 8])
const otherHome = bands([106_346, 1], [145_470, 2], [198_347, 5], [330_539, 7], [633_931, 8])
const single = bands([1_150_853, 6], [Infinity, 7.5])
/** Buyers up to 35 pay nothing up to the first bound and 8% on what lies above it, up to the second. */
const youngFree = 330_539
const youngLimit = 660_982
const stampDuty = 0.8

/** Autonomous regions have bounds of their own that this file does not hold. */
const islands = ['10', '23']

function transferTax(price: number, scale: typeof ownHome): CostLine[] {
  const last = scale.at(-1)?.upTo ?? 0
  return price <= last
    ? marginal('Property transfer tax (IMT)', price, scale)
    : whole('Property transfer tax (IMT)', price, single)
}

const young = (price: number): CostLine[] => [
  ...marginal('Property transfer tax (IMT)', price, bands([youngFree, 0], [youngLimit, 8])),
  ...marginal('Stamp duty', price, bands([youngFree, 0], [youngLimit, stampDuty])),
]

export const pt: CostRule[] = [
  {
    country: 'PT',
    regions: null,
    currency: 'EUR',
    since: '2026-01-01',
    checked: '2026-01-06',
    source: {
      name: 'Autoridade Tributária, Ofício-circulado 40129/2026: tabelas práticas do IMT',
      url: 'https://info.portaldasfinancas.gov.pt/',
    },
    covers:
      'a home on the mainland bought by a person resident in Portugal, where the price is above the tax value; a first home by a buyer of up to 35',
    besides: 'Notary and land registry come on top, and stamp duty on a mortgage.',
    buyers: ['main', 'first', 'additional'],
    lines: ({ price, buyer, region }) => {
      if (region && islands.includes(region)) return null
      if (buyer === 'first' && price <= youngLimit) return young(price)
      return [
        ...transferTax(price, buyer === 'additional' ? otherHome : ownHome),
        share('Stamp duty', price, stampDuty),
      ]
    },
  },
]
