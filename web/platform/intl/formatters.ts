/** web/platform: Intl formatters, each made once; making one costs more than using it a thousand times. */
import { dayWritten } from '#contract/words/written.ts'

const kept = new Map<string, Intl.NumberFormat>()

/** A number format, shared by everybody who asks for the same. */
export function formatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = kept.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, options)
  kept.set(key, made)
  return made
}

const keptDates = new Map<string, Intl.DateTimeFormat>()

/** A date format in UTC, so that server and browser write the same day. */
export function dateFormatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = keptDates.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  keptDates.set(key, made)
  return made
}

/** A day as the language writes it, in UTC unless another zone is asked for. */
export const dayIn = (locale: string, options: Intl.DateTimeFormatOptions, instant: Date | number): string =>
  dayWritten(dateFormatter(locale, options).format(instant), locale)

/** A count in little room: `248`, `5.1k`. */
export function formatCount(value: number, locale: string): string {
  if (value < 1_000) return formatter(locale, {}).format(value)
  const short = formatter(locale, { notation: 'compact', maximumSignificantDigits: 2 }).format(value)
  return locale.startsWith('en') ? short.toLowerCase() : short
}
