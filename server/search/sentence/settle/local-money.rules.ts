/**
 * search: which money is meant where a sentence does not say, or
 * says a name of several: by where the homes are.
 */
import type { Reading } from '../reading.rules.ts'
import { perMonthOf, strong } from './purposes.rules.ts'
import type { Piece } from '../sentence.rules.ts'

/** Where the homes are, which decides how rooms and money are counted there. */
export const countryOf = ({ place, landscape }: Pick<Reading, 'place' | 'landscape'>): string | undefined =>
  place?.country ?? landscape?.countries[0]

/** What "$", "kr", "pesos" and other names of several currencies are where the place is. */
const locally: Record<string, Record<string, string>> = {
  USD: { AU: 'AUD', CA: 'CAD', NZ: 'NZD', SG: 'SGD', HK: 'HKD' },
  SEK: { NO: 'NOK', DK: 'DKK', IS: 'ISK' },
  MXN: { AR: 'ARS', CL: 'CLP', CO: 'COP', PH: 'PHP', UY: 'UYU', DO: 'DOP' },
  JPY: { CN: 'CNY' },
  GBP: { EG: 'EGP' },
  EGP: { SD: 'SDG' },
  AED: { MA: 'MAD' },
  SAR: { QA: 'QAR', OM: 'OMR', YE: 'YER' },
  JOD: { KW: 'KWD', BH: 'BHD', TN: 'TND', DZ: 'DZD', IQ: 'IQD', LY: 'LYD' },
  TRY: { LB: 'LBP', SY: 'SYP' },
  INR: { PK: 'PKR', LK: 'LKR', NP: 'NPR', BD: 'BDT' },
}

/** Countries where homes cost millions and rents many thousands of their own money. */
const small: Record<string, string> = {
  AR: 'ARS',
  CL: 'CLP',
  CO: 'COP',
  MX: 'MXN',
  UY: 'UYU',
  CR: 'CRC',
  DO: 'DOP',
  PY: 'PYG',
  JP: 'JPY',
  KR: 'KRW',
  ID: 'IDR',
  VN: 'VND',
  PH: 'PHP',
  TH: 'THB',
  IN: 'INR',
  PK: 'PKR',
  LK: 'LKR',
  TR: 'TRY',
  RU: 'RUB',
  HU: 'HUF',
  IQ: 'IQD',
  EG: 'EGP',
  DZ: 'DZD',
  KE: 'KES',
  TZ: 'TZS',
  UG: 'UGX',
  NG: 'NGN',
  AO: 'AOA',
}

/** More than this nobody pays in euros, dollars or pounds. */
const mostStrong = { sale: 40_000_000, month: 15_000 }

/** "Arriendo Chapinero hasta 2,5 millones": no rent in euros, but one in the money of the country. */
function absurdElsewhere(pieces: readonly Piece[], fallback: string, country: string): string | undefined {
  const own = small[country]
  if (!own || !strong.has(fallback)) return undefined
  const isRent = pieces.some(
    ({ parameters: { purpose, period } }) => (purpose ?? 'sale') !== 'sale' || period,
  )
  const most = Math.max(...pieces.map((piece) => (isRent ? perMonthOf(piece) : priceOf(piece))))
  return most > (isRent ? mostStrong.month : mostStrong.sale) ? own : undefined
}

const priceOf = ({ parameters }: Piece): number => Number(parameters.maxPrice ?? parameters.minPrice ?? 0)

/** The money of a sentence, by its word and by where the homes are; `fallback` is the visitor's. */
export function localMoney(pieces: readonly Piece[], fallback: string, reading: Reading): string {
  const country = countryOf(reading)
  const said = pieces.find(({ parameters }) => parameters.currency)?.parameters.currency
  if (said) return (country && locally[said]?.[country]) ?? said
  return (country && absurdElsewhere(pieces, fallback, country)) ?? fallback
}
