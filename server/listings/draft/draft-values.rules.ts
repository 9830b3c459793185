/** listings: single values of a draft, cleaned and held against what a column can keep. */

/** Trimmed, without NUL and broken characters, at most `max` UTF-16 units; null when nothing is left. */
export function text(value: string | null | undefined, max: number): string | null {
  const trimmed = value?.replaceAll('\0', '').trim()
  if (!trimmed) return null
  // A cut through a character of two units leaves its first half.
  const cut =
    trimmed.length > max
      ? trimmed
          .slice(0, max)
          .replace(/[\uD800-\uDBFF]$/, '')
          .trimEnd()
      : trimmed
  return cut.toWellFormed() || null
}

/** From 0 to `max`, rounded to `digits`; anything else is not said. */
export function decimal(value: number | null, max: number, digits: number): number | null {
  if (value === null || !(value >= 0 && value <= max)) return null
  return Math.round(value * 10 ** digits) / 10 ** digits
}

/** A whole number in the range; anything else is not said. */
export const whole = (value: number | null, min: number, max: number): number | null =>
  value !== null && Number.isInteger(value) && value >= min && value <= max ? value : null

/** A positive amount of minor units, at most 10^15 so that sums stay exact; anything else is not said. */
export const money = (value: number | null): number | null => whole(value, 1, 1e15)

/** A day that exists (ISO 8601); anything else is not said. */
export function day(value: string | null): string | null {
  if (!value || !/^\d{4}-\d\d-\d\d$/.test(value)) return null
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : null
}

/** A time of day, HH:MM; anything else is not said. */
export const clock = (value: string | null): string | null =>
  value !== null && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : null

/** BCP 47; `und` is its word for a language that nobody stated. */
export const languageTag = (value: string): string =>
  /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(value.trim()) ? value.trim() : 'und'

/** An address that a visitor's browser may safely open. */
export function webAddress(value: string | null): string | null {
  const address = text(value, 2_001)
  return address && address.length <= 2_000 && isWebAddress(address) ? address : null
}

/**
 * An address that is right beyond doubt, as nearly all are: names of
 * letters, a path in which nothing must be escaped.
 */
const isPlainAddress = (value: string): boolean =>
  /^https?:\/\/(?:(?!xn--)[a-z\d](?:[a-z\d-]{0,62}[a-z\d])?\.)+[a-z]{2,24}\/[\w./~+-]*$/i.test(value)

export const isWebAddress = (value: string): boolean => isPlainAddress(value) || isParsedAddress(value)

const isParsedAddress = (value: string): boolean =>
  /^https?:\/\/[^\s"<>\\]+$/i.test(value) && URL.canParse(value)

export const webAddresses = (values: string[]): string[] =>
  dedupe(
    values.map(webAddress).filter((value) => value !== null),
    String,
  ).slice(0, 20)

/** The first of every key, in order. */
export function dedupe<T>(values: T[], key: (value: T) => string): T[] {
  if (values.length < 2) return values
  const seen = new Set<string>()
  return values.filter((value) => {
    const before = seen.size
    return seen.add(key(value)).size > before
  })
}
