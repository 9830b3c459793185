/** web/platform: money as people read it, by Intl; amounts are integer minor units (ISO 4217). */
import type { Money } from '#contract/common.ts'
import { formatter } from './formatters.ts'

/** ISO 4217 minor digits of a currency, as ECMA-402 knows them. */
export const minorDigits = (currency: string): number =>
  formatter('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** Minor units → whole units, e.g. 12345 cents → 123.45. */
export const majorUnits = ({ amount, currency }: Money): number => amount / 10 ** minorDigits(currency)

/** `£795,000`; minor digits only where the amount has some and is small enough for them to matter. */
export function formatMoney(money: Money, locale: string): string {
  const major = majorUnits(money)
  const exact = major < 1_000 && !Number.isInteger(major)
  return formatter(locale, {
    style: 'currency',
    currency: money.currency,
    ...(exact ? {} : { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  }).format(major)
}

/** A converted amount to four significant digits, because the rate is a reference rate: `€926,600`. */
export const formatAbout = (money: Money, locale: string): string =>
  formatter(locale, { style: 'currency', currency: money.currency, maximumSignificantDigits: 4 }).format(
    majorUnits(money),
  )

/** For pins and chips: `£795k`, `€1.25m`, `NOK 7.95m`; other languages as Intl shortens. */
export function formatShort(money: Money, locale: string): string {
  const parts = formatter(locale, {
    style: 'currency',
    currency: money.currency,
    notation: 'compact',
    maximumSignificantDigits: 3,
  }).formatToParts(majorUnits(money))
  if (!locale.startsWith('en')) return parts.map((part) => part.value).join('')
  return parts.map((part) => (part.type === 'compact' ? (short[part.value] ?? part.value) : part.value)).join('')
}

const short: Record<string, string> = { K: 'k', M: 'm', B: 'bn', T: 'tn' }

/** What stands before a number in an input: `£`, `NOK`. */
export const currencySign = (currency: string, locale: string): string =>
  formatter(locale, { style: 'currency', currency })
    .formatToParts(0)
    .find((part) => part.type === 'currency')?.value ?? currency
