/**
 * contract: how many digits the minor unit of each currency has, and
 * money between its minor and its whole units.
 */
import type { Money } from '../vocabulary/common.ts'

/**
 * The currencies in use, by the digits of their minor unit: ISO 4217, list one, as of 1 January 2026
 * (https://www.six-group.com/en/products-services/financial-information/data-standards.html), without
 * metals, testing codes and units of account that have no minor unit. This is the only place that
 * knows. Intl does not: it answers how people write a currency (a forint, a rupiah or a lek has no
 * digits there), and that differs between browsers.
 */
const inUse: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  2:
    'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY COP ' +
    'COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR ' +
    'JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN ' +
    'NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL ' +
    'THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}

const digitsOf = new Map(
  Object.entries(inUse).flatMap(([digits, codes]) =>
    codes.split(' ').map((code) => [code, Number(digits)] as const),
  ),
)

/** ISO 4217 codes of the currencies in use, in alphabetical order. */
export const currenciesInUse: readonly string[] = [...digitsOf.keys()].toSorted()

/** Whether homes can be priced in it today. */
export const isInUse = (currency: string): boolean => digitsOf.has(currency)

/** Most currencies have hundredths, those that are no longer in use among them (the lev and its like). */
export const usualDigits = 2

/** Digits of a currency's minor unit (ISO 4217): 2 for EUR and HUF, 0 for JPY, 3 for KWD, 4 for CLF. */
export const minorDigits = (currency: string): number => digitsOf.get(currency) ?? usualDigits

/** Minor units → whole units: 12345 cents → 123.45. */
export const wholeUnits = ({ amount, currency }: Money): number => amount / 10 ** minorDigits(currency)

/** Whole units → money in minor units, rounded to the nearest one: 123.45 → 12345 cents. */
export const moneyOf = (whole: number, currency: string): Money => ({
  amount: Math.round(whole * 10 ** minorDigits(currency)),
  currency,
})
