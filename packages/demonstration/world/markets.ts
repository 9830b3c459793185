/**
 * demonstration/world: the countries with homes: how many, in which language
 * and currency, and what a square metre costs.
 */

/** Ways of building and living that countries share. */
export const styles = [
  'british',
  'french',
  'germanic',
  'iberian',
  'italian',
  'hellenic',
  'nordic',
  'eastern',
  'american',
  'caribbean',
  'latin',
  'gulf',
  'maghreb',
  'african',
  'indian',
  'japanese',
  'asianCity',
  'tropical',
  'oceanian',
] as const
export type Style = (typeof styles)[number]
export type Language = 'en' | 'es' | 'fr' | 'de' | 'pt' | 'it' | 'ar'

export type Market = {
  country: string
  /** Share of all homes. */
  weight: number
  /** Euros a square metre of a flat costs in an ordinary large town. */
  level: number
  currency: string
  language: Language
  style: Style
  /** Sources state areas in square feet here. */
  feet: boolean
}

/**
 * Weight, euros per m², currency, language, style. Where no exchange
 * rate is kept, portals ask in dollars or euros.
 */
const rows: Record<string, [number, number, string, Language, Style]> = {
  GB: [10, 4200, 'GBP', 'en', 'british'],
  IE: [2.2, 4000, 'EUR', 'en', 'british'],
  FR: [8, 3400, 'EUR', 'fr', 'french'],
  MC: [0.3, 44_000, 'EUR', 'fr', 'french'],
  BE: [1.6, 2900, 'EUR', 'fr', 'french'],
  LU: [0.4, 8200, 'EUR', 'fr', 'french'],
  NL: [2, 4400, 'EUR', 'en', 'germanic'],
  DE: [6, 3500, 'EUR', 'de', 'germanic'],
  AT: [1.7, 4200, 'EUR', 'de', 'germanic'],
  CH: [2, 9800, 'CHF', 'de', 'germanic'],
  ES: [8, 2400, 'EUR', 'es', 'iberian'],
  AD: [0.2, 3700, 'EUR', 'es', 'iberian'],
  PT: [6, 2700, 'EUR', 'pt', 'iberian'],
  IT: [6.5, 2400, 'EUR', 'it', 'italian'],
  MT: [0.5, 3100, 'EUR', 'en', 'italian'],
  GR: [2.3, 2100, 'EUR', 'en', 'hellenic'],
  CY: [1, 2300, 'EUR', 'en', 'hellenic'],
  HR: [1.4, 2800, 'EUR', 'en', 'hellenic'],
  SI: [0.5, 3000, 'EUR', 'en', 'eastern'],
  ME: [0.5, 2200, 'EUR', 'en', 'hellenic'],
  AL: [0.4, 1500, 'EUR', 'en', 'hellenic'],
  RS: [0.4, 2000, 'EUR', 'en', 'eastern'],
  BG: [0.9, 1300, 'EUR', 'en', 'eastern'],
  RO: [1, 1600, 'EUR', 'en', 'eastern'],
  HU: [1, 2100, 'HUF', 'en', 'eastern'],
  CZ: [1.2, 3500, 'CZK', 'en', 'eastern'],
  SK: [0.6, 2400, 'EUR', 'en', 'eastern'],
  PL: [2.2, 2500, 'PLN', 'en', 'eastern'],
  DK: [1, 4200, 'DKK', 'en', 'nordic'],
  SE: [1.5, 3900, 'SEK', 'en', 'nordic'],
  NO: [1.3, 4700, 'NOK', 'en', 'nordic'],
  FI: [0.9, 2900, 'EUR', 'en', 'nordic'],
  IS: [0.3, 4800, 'ISK', 'en', 'nordic'],
  EE: [0.4, 2600, 'EUR', 'en', 'nordic'],
  LV: [0.4, 1600, 'EUR', 'en', 'eastern'],
  LT: [0.5, 2200, 'EUR', 'en', 'eastern'],
  UA: [0.3, 1100, 'USD', 'en', 'eastern'],
  TR: [2.4, 1200, 'TRY', 'en', 'hellenic'],
  GE: [0.5, 1250, 'USD', 'en', 'eastern'],
  AM: [0.15, 1400, 'USD', 'en', 'eastern'],
  KZ: [0.2, 1200, 'USD', 'en', 'eastern'],
  IL: [0.9, 7500, 'ILS', 'en', 'hellenic'],
  AE: [4, 3400, 'AED', 'en', 'gulf'],
  SA: [1, 1400, 'SAR', 'ar', 'gulf'],
  QA: [0.6, 3200, 'QAR', 'ar', 'gulf'],
  BH: [0.4, 1900, 'BHD', 'ar', 'gulf'],
  OM: [0.4, 1500, 'OMR', 'ar', 'gulf'],
  KW: [0.3, 2400, 'USD', 'ar', 'gulf'],
  JO: [0.4, 900, 'JOD', 'ar', 'gulf'],
  LB: [0.2, 1400, 'USD', 'ar', 'gulf'],
  EG: [1, 800, 'USD', 'ar', 'maghreb'],
  MA: [1.4, 1300, 'USD', 'fr', 'maghreb'],
  TN: [0.5, 800, 'USD', 'fr', 'maghreb'],
  SN: [0.3, 1100, 'USD', 'fr', 'african'],
  CI: [0.3, 1000, 'USD', 'fr', 'african'],
  GH: [0.6, 1100, 'USD', 'en', 'african'],
  NG: [0.7, 1200, 'USD', 'en', 'african'],
  KE: [1, 1200, 'USD', 'en', 'african'],
  TZ: [0.5, 1100, 'USD', 'en', 'african'],
  UG: [0.2, 900, 'USD', 'en', 'african'],
  RW: [0.2, 950, 'USD', 'en', 'african'],
  ET: [0.15, 1000, 'USD', 'en', 'african'],
  ZA: [3.2, 1000, 'ZAR', 'en', 'african'],
  NA: [0.2, 1000, 'USD', 'en', 'african'],
  BW: [0.15, 850, 'USD', 'en', 'african'],
  ZM: [0.15, 850, 'USD', 'en', 'african'],
  MU: [0.6, 1900, 'USD', 'en', 'tropical'],
  SC: [0.2, 3300, 'USD', 'en', 'tropical'],
  RE: [0.3, 2700, 'EUR', 'fr', 'tropical'],
  MZ: [0.2, 1000, 'USD', 'pt', 'african'],
  AO: [0.2, 1400, 'USD', 'pt', 'african'],
  CV: [0.3, 1200, 'USD', 'pt', 'african'],
  US: [12, 3000, 'USD', 'en', 'american'],
  CA: [4.6, 3600, 'CAD', 'en', 'american'],
  MX: [2.5, 1300, 'MXN', 'es', 'latin'],
  GT: [0.25, 1300, 'USD', 'es', 'latin'],
  BZ: [0.2, 1700, 'USD', 'en', 'caribbean'],
  CR: [0.8, 1600, 'USD', 'es', 'latin'],
  PA: [0.8, 1800, 'USD', 'es', 'latin'],
  DO: [1, 1400, 'USD', 'es', 'caribbean'],
  PR: [0.5, 2300, 'USD', 'es', 'caribbean'],
  JM: [0.4, 1600, 'USD', 'en', 'caribbean'],
  BS: [0.4, 4000, 'USD', 'en', 'caribbean'],
  BB: [0.4, 2800, 'USD', 'en', 'caribbean'],
  TC: [0.2, 4500, 'USD', 'en', 'caribbean'],
  KY: [0.3, 5600, 'USD', 'en', 'caribbean'],
  AG: [0.2, 2900, 'USD', 'en', 'caribbean'],
  LC: [0.15, 2400, 'USD', 'en', 'caribbean'],
  CW: [0.2, 2100, 'USD', 'en', 'caribbean'],
  MQ: [0.2, 2600, 'EUR', 'fr', 'caribbean'],
  GP: [0.2, 2600, 'EUR', 'fr', 'caribbean'],
  BR: [4.2, 1300, 'BRL', 'pt', 'latin'],
  AR: [1.5, 1800, 'USD', 'es', 'latin'],
  UY: [0.7, 2100, 'USD', 'es', 'latin'],
  CL: [1.2, 1900, 'USD', 'es', 'latin'],
  PE: [0.8, 1400, 'USD', 'es', 'latin'],
  CO: [1.3, 1100, 'USD', 'es', 'latin'],
  EC: [0.5, 1000, 'USD', 'es', 'latin'],
  PY: [0.3, 1050, 'USD', 'es', 'latin'],
  JP: [3.6, 3600, 'JPY', 'en', 'japanese'],
  KR: [1.2, 4600, 'KRW', 'en', 'asianCity'],
  CN: [1, 3200, 'CNY', 'en', 'asianCity'],
  HK: [0.9, 16_500, 'HKD', 'en', 'asianCity'],
  TW: [0.5, 5000, 'USD', 'en', 'asianCity'],
  SG: [1.3, 15_500, 'SGD', 'en', 'asianCity'],
  MY: [1.4, 1400, 'MYR', 'en', 'tropical'],
  TH: [2.3, 1900, 'THB', 'en', 'tropical'],
  VN: [0.8, 1800, 'USD', 'en', 'tropical'],
  KH: [0.4, 1400, 'USD', 'en', 'tropical'],
  PH: [1.2, 1700, 'PHP', 'en', 'tropical'],
  ID: [1.7, 1300, 'IDR', 'en', 'tropical'],
  IN: [3.2, 1100, 'INR', 'en', 'indian'],
  LK: [0.4, 1000, 'USD', 'en', 'indian'],
  NP: [0.15, 900, 'USD', 'en', 'indian'],
  MV: [0.2, 3300, 'USD', 'en', 'tropical'],
  AU: [5.2, 5200, 'AUD', 'en', 'oceanian'],
  NZ: [1.8, 4300, 'NZD', 'en', 'oceanian'],
  FJ: [0.3, 1700, 'USD', 'en', 'oceanian'],
  PF: [0.15, 3300, 'USD', 'fr', 'tropical'],
}

/** Where homes are measured in square feet. */
const feetCountries = new Set([
  'US',
  'GB',
  'IN',
  'AE',
  'HK',
  'SG',
  'MY',
  'BS',
  'BB',
  'KY',
  'TC',
  'JM',
  'AG',
  'LC',
  'BZ',
])

export const markets: readonly Market[] = Object.entries(rows).map(
  ([country, [weight, level, currency, language, style]]) => ({
    country,
    weight,
    level,
    currency,
    language,
    style,
    feet: feetCountries.has(country),
  }),
)

const byCountry = new Map(markets.map((market) => [market.country, market]))

export function marketOf(country: string): Market {
  const market = byCountry.get(country)
  if (!market) throw new RangeError(`no market for ${country}`)
  return market
}

export const hasMarket = (country: string): boolean => byCountry.has(country)

/** What an agent writes in: regions with a language of their own before the country's. */
export function languageOf(country: string, region: string): Language {
  const own: Record<string, Language> = {
    'CH.GE': 'fr',
    'CH.VD': 'fr',
    'CH.NE': 'fr',
    'CH.JU': 'fr',
    'CH.FR': 'fr',
    'CH.TI': 'it',
    'CA.10': 'fr',
    'BE.VLG': 'en',
    'IT.17': 'de',
  }
  return own[region] ?? marketOf(country).language
}

/** Units of a currency for a euro, for making prices up; close to the rates of migration 0008. */
const perEuro: Record<string, number> = {
  EUR: 1,
  GBP: 0.83,
  USD: 1.04,
  CHF: 0.94,
  AED: 3.815,
  SAR: 3.9,
  QAR: 3.78,
  BHD: 0.391,
  OMR: 0.399,
  JOD: 0.737,
  HUF: 411,
  CZK: 25.2,
  PLN: 4.28,
  DKK: 7.46,
  SEK: 11.46,
  NOK: 11.8,
  ISK: 144,
  TRY: 36.7,
  ILS: 3.79,
  ZAR: 19.6,
  CAD: 1.495,
  MXN: 21.55,
  BRL: 6.43,
  JPY: 163,
  KRW: 1532,
  CNY: 7.58,
  HKD: 8.07,
  SGD: 1.416,
  MYR: 4.65,
  THB: 35.7,
  PHP: 60.3,
  IDR: 16_820,
  INR: 88.9,
  AUD: 1.677,
  NZD: 1.853,
}

/** Units of a currency for one euro. */
export function rateOf(currency: string): number {
  const rate = perEuro[currency]
  if (rate === undefined) throw new RangeError(`no rate for ${currency}`)
  return rate
}
