/** web/listings: buying a home in Spain: transfer tax by region, VAT and stamp duty on new homes. */
import { bands, marginal, share, whole, type Band, type CostLine, type CostRule } from '../../rule.ts'

/**
 * Transfer tax (ITP, general scale for homes) by GeoNames' code of
 * the region; marginal where there are bands.
 */
const transfer: Record<string, Band[]> = {
  '51': bands([Infinity, 7]), // Andalucía
  '52': bands([400_000, 8], [450_000, 8.5], [500_000, 9], [750_000, 9.5], [Infinity, 10]), // Aragón
  '34': bands([300_000, 8], [500_000, 9], [Infinity, 10]), // Asturias
  '07': bands([400_000, 8], [600_000, 9], [1_000_000, 10], [2_000_000, 12], [Infinity, 13]), // Illes Balears
  '53': bands([Infinity, 6.5]), // Canarias
  '39': bands([Infinity, 9]), // Cantabria
  '54': bands([Infinity, 9]), // Castilla-La Mancha
  '55': bands([250_000, 8], [Infinity, 10]), // Castilla y León
  '56': bands([600_000, 10], [900_000, 11], [1_500_000, 12], [Infinity, 13]), // Catalunya
  '57': bands([360_000, 8], [600_000, 10], [Infinity, 11]), // Extremadura
  '58': bands([Infinity, 8]), // Galicia
  '29': bands([Infinity, 6]), // Madrid
  '31': bands([Infinity, 7.75]), // Murcia
  '32': bands([Infinity, 6]), // Navarra
  '27': bands([Infinity, 7]), // La Rioja
  '59': bands([Infinity, 7]), // Euskadi
}

/**
 * Stamp duty on the deed of a new home (AJD), where we hold a
 * checked rate. Madrid's holds for the whole price.
 */
const deed: Record<string, (price: number) => CostLine[]> = {
  '51': (price) => [share('Stamp duty (AJD)', price, 1.2)],
  '52': (price) => [share('Stamp duty (AJD)', price, 1.5)],
  '56': (price) => [share('Stamp duty (AJD)', price, 1.5)],
  '29': (price) => whole('Stamp duty (AJD)', price, bands([120_000, 0.4], [180_000, 0.5], [Infinity, 0.75])),
  '31': (price) => [share('Stamp duty (AJD)', price, 1.5)],
}

const newHomeVat = (price: number) => share('VAT', price, 10, 'Where the price is quoted without it.')

const besides =
  'Reduced rates for a first home, young buyers and large families are not counted. Notary and land registry come on top.'

export const es: CostRule[] = [
  {
    country: 'ES',
    regions: Object.keys(transfer),
    currency: 'EUR',
    since: '2025-06-27',
    checked: '2026-01-15',
    source: {
      name: 'Agencia Tributaria, Tributación autonómica: impuesto sobre transmisiones patrimoniales',
      url: 'https://www.hacienda.gob.es/',
    },
    covers: 'a home at the region’s general rate, where the price is at least the cadastral reference value',
    besides,
    buyers: ['main'],
    lines: ({ price, region, isNew }) => {
      const scale = region ? transfer[region] : undefined
      if (!region || !scale) return null
      if (!isNew) return marginal('Transfer tax (ITP)', price, scale)
      const stamp = deed[region]
      return stamp ? [newHomeVat(price), ...stamp(price)] : null
    },
  },
  {
    country: 'ES',
    regions: ['60'],
    currency: 'EUR',
    since: '2026-06-01',
    checked: '2026-06-01',
    source: {
      name: 'Generalitat Valenciana, Ley 13/1997 as changed by Ley 5/2025 of 30 May 2025',
      url: 'https://www.boe.es/',
    },
    covers:
      'a home at the general rate of the Comunitat Valenciana, where the price is at least the cadastral reference value; above a million euros the higher rate holds for the whole price',
    besides,
    buyers: ['main'],
    lines: ({ price, isNew }) =>
      isNew
        ? [newHomeVat(price), share('Stamp duty (AJD)', price, 1.4)]
        : whole('Transfer tax (ITP)', price, bands([1_000_000, 9], [Infinity, 11])),
  },
]
