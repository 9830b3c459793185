/** feeds: dates as feeds write them, and the zone of those that name none. */

type Parts = { year: number; month: number; day: number; hour: number; minute: number; second: number }

const time = String.raw`(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?`
const iso = new RegExp(
  String.raw`^(\d{4})[-/](\d{1,2})[-/](\d{1,2})${time}\s*(Z|UTC|[+-]\d{2}:?\d{2})?$`,
  'i',
)
/** Day first, as everywhere these formats are used. */
const dayFirst = new RegExp(String.raw`^(\d{1,2})[./-](\d{1,2})[./-](\d{4})${time}$`)
const compact = /^(\d{4})(\d{2})(\d{2})$/

/**
 * The moment a text means. A time without zone is read in `timeZone` (IANA); a day without time is its first moment
 * there. Null when it is no date.
 */
export function readInstant(text: string, timeZone: string): Date | null {
  const trimmed = text.trim()
  const parts = partsOf(trimmed)
  if (!parts) return null
  const asUtc = Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second)
  const zone = iso.exec(trimmed)?.[7]
  if (zone) return new Date(asUtc - offsetOf(zone))
  return new Date(asUtc - zoneOffset(asUtc, timeZone))
}

/** The day a text means as YYYY-MM-DD, without any zone. */
export function readDay(text: string): string | null {
  const parts = partsOf(text.trim())
  return (
    parts &&
    `${String(parts.year).padStart(4, '0')}-${String(parts.month).padStart(2, '0')}-${String(parts.day).padStart(2, '0')}`
  )
}

function partsOf(text: string): Parts | null {
  if (text.length > 40) return null
  const a = iso.exec(text) ?? compact.exec(text)
  const b = a ? null : dayFirst.exec(text)
  const found = a ?? b
  if (!found) return null
  const number = (at: number) => Number(found[at] ?? 0)
  const [year, month, day] = a ? [number(1), number(2), number(3)] : [number(3), number(2), number(1)]
  const parts = { year, month, day, hour: number(4), minute: number(5), second: number(6) }
  return isReal(parts) ? parts : null
}

function isReal({ year, month, day, hour, minute, second }: Parts): boolean {
  if (year < 1000 || year > 9999 || hour > 24 || minute > 59 || second > 60) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

function offsetOf(zone: string): number {
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d{2}):?(\d{2})/.exec(zone) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

const offsets = new Map<string, number>()
const formats = new Map<string, Intl.DateTimeFormat>()

/** Milliseconds that `timeZone` is ahead of UTC at a local time. Kept per zone and hour, because formatting is slow. */
function zoneOffset(localAsUtc: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0
  const key = `${timeZone} ${Math.floor(localAsUtc / 3_600_000)}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  // The first guess may lie on the other side of a change of the clock; the second is right.
  const first = offsetAt(localAsUtc, timeZone)
  const offset = offsetAt(localAsUtc - first, timeZone)
  if (offsets.size > 50_000) offsets.clear()
  offsets.set(key, offset)
  return offset
}

function offsetAt(instant: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset', year: 'numeric' })
  formats.set(timeZone, format)
  const name = format.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT'
  return offsetOf(name.replace('GMT', ''))
}
