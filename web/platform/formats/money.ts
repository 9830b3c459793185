/**
 * web/platform: money as people read it; digits by ISO 4217
 * (contract/money/minor-units.ts), never by what Intl would choose.
 */
import type { Money } from '#contract/vocabulary/common.ts'
import { minorDigits, wholeUnits } from '#contract/money/minor-units.ts'
import { formatter } from '../intl/formatters.ts'

/** Whole units with from `least` to `most` digits after the point. */
const written = (
  whole: number,
  { currency }: Money,
  locale: string,
  [least, most]: readonly [number, number],
) =>
  joined(
    formatter(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    }).formatToParts(whole),
    locale,
  )

const leftToRight = '\u200E'

const runsFromRight = /^(?:ar|fa|he|ur)\b/

/** Where text runs from right to left, the sign of `R$` would move in front of its letter without a mark. */
function joined(parts: readonly Intl.NumberFormatPart[], locale: string): string {
  const isMixed = ({ type, value }: Intl.NumberFormatPart) =>
    type === 'currency' && runsFromRight.test(locale) && /^[A-Z]+\p{Sc}$/u.test(value)
  return parts.map((part) => (isMixed(part) ? part.value + leftToRight : part.value)).join('')
}

/** `£795,000`; minor digits only where the amount has some and is small enough for them to matter. */
export function formatMoney(money: Money, locale: string): string {
  const whole = wholeUnits(money)
  const digits = Math.abs(whole) < 1_000 && !Number.isInteger(whole) ? minorDigits(money.currency) : 0
  return written(whole, money, locale, [digits, digits])
}

/**
 * A converted amount to four significant digits, because the rate is a reference rate: `€926,600`. From a
 * hundred upwards parts of a unit say nothing.
 */
export function formatAbout(money: Money, locale: string): string {
  const about = Number(wholeUnits(money).toPrecision(4))
  const most = Math.abs(about) < 100 && !Number.isInteger(about) ? minorDigits(money.currency) : 0
  return written(about, money, locale, [Math.min(2, most), most])
}

/** For pins and chips: `£795k`, `€1.25m`, `NOK 7.95m`; other languages as Intl shortens. */
export function formatShort(money: Money, locale: string): string {
  const whole = wholeUnits(money)
  if (Math.abs(whole) < 999.5) return formatAbout(money, locale)
  const parts = formatter(locale, {
    style: 'currency',
    currency: money.currency,
    notation: 'compact',
    maximumSignificantDigits: 3,
  }).formatToParts(whole)
  if (!locale.startsWith('en')) return joined(parts, locale)
  return parts
    .map((part) => (part.type === 'compact' ? (short[part.value] ?? part.value) : part.value))
    .join('')
}

const short: Record<string, string> = { K: 'k', M: 'm', B: 'bn', T: 'tn' }

/** What stands before a number in an input: `£`, `NOK`. */
export const currencySign = (currency: string, locale: string): string =>
  formatter(locale, { style: 'currency', currency })
    .formatToParts(0)
    .find((part) => part.type === 'currency')?.value ?? currency
