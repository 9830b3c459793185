/** web/listings: buying in Germany: Grunderwerbsteuer, whose rate each Land sets. */
import { share, type CostRule } from '../../rule.ts'

/** Per cent, by GeoNames' code of the Land. */
const rates: Record<string, number> = {
  '01': 5, // Baden-Württemberg
  '02': 3.5, // Bayern
  '16': 6, // Berlin
  '11': 6.5, // Brandenburg
  '03': 5.5, // Bremen
  '04': 5.5, // Hamburg
  '05': 6, // Hessen
  '12': 6, // Mecklenburg-Vorpommern
  '06': 5, // Niedersachsen
  '07': 6.5, // Nordrhein-Westfalen
  '08': 5, // Rheinland-Pfalz
  '09': 6.5, // Saarland
  '13': 5.5, // Sachsen
  '14': 5, // Sachsen-Anhalt
  '10': 6.5, // Schleswig-Holstein
  '15': 5, // Thüringen
}

export const de: CostRule[] = [
  {
    country: 'DE',
    regions: Object.keys(rates),
    currency: 'EUR',
    since: '2025-07-01',
    checked: '2025-12-01',
    source: {
      name: 'Grunderwerbsteuergesetz § 11 and the laws of the Länder',
      url: 'https://www.gesetze-im-internet.de/grestg_1983/__11.html',
    },
    covers: 'land with everything built on it',
    besides:
      'Notary and land register, set by the scale of the GNotKG, and an agent’s commission where agreed come on top.',
    buyers: ['main'],
    lines: ({ price, region }) => {
      const rate = region ? rates[region] : undefined
      return rate === undefined ? null : [share('Property transfer tax', price, rate)]
    },
  },
]
