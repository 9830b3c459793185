/** feeds: dates as feeds write them, and the zone of those that name none. */

import { hourMs } from '#contract/vocabulary/spans.ts'
import { hoursOfZone, isNoDate, monthOfWord } from './words/date-words.rules.ts'

type Day = { year: number; month: number; day: number }
type Time = { hour: number; minute: number; second: number }
/** `ahead`: milliseconds before UTC, where the text names a zone. */
type Parts = Day & Time & { ahead: number | null }

/** Where day and month are both numbers that could be either. */
export type DateOrder = 'dayFirst' | 'monthFirst'

const weekday = String.raw`(?:\p{L}{2,12}\.?,?\s+)?`
/** Each at the beginning of a text; the time follows. */
const days: readonly RegExp[] = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)/,
  /^(?<first>\d{1,2})[./-](?<second>\d{1,2})[./-](?<year>\d{4}|\d{2})(?!\d)/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?!\d(?!\d{3,5}$))/,
  new RegExp(
    String.raw`^${weekday}(?<day>\d{1,2})(?:st|nd|rd|th|º)?[\s.-]+(?:de\s)?(?<name>\p{L}{3,12})[\s.,-]+(?:de\s)?(?<year>\d{4})(?!\d)(?:\s?г\.?)?`,
    'iu',
  ),
  new RegExp(
    String.raw`^${weekday}(?<name>\p{L}{3,12})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})(?!\d)`,
    'iu',
  ),
]
const time =
  /^(?:[T ,]+|)(?<hour>\d{2}|(?<=[ ,T])\d):?(?<minute>\d{2})(?::?(?<second>\d{2})(?:[.,:]\d+)?)?(?:\s*(?<half>[ap])\.?m\.?)?/i
const zone = /^\s*(?:(?<letters>[A-Z]{1,4}))?(?<ahead>[+-]\d{2}(?::?\d{2})?)?(?:\s*\([^)]*\))?\s*$/i

/** Seconds since 1970, of 2001 to 2286, or milliseconds; some programs put `/Date(…)/` around them. */
const epoch = /^(?:\/Date\()?(\d{10}|\d{13})(?:[+-]\d{4})?(?:\)\/)?$/

/**
 * The moment a text means. A time without zone is read in `timeZone` (IANA); a day without time is its
 * first moment there. Null when it is no date.
 */
export function readInstant(text: string, timeZone: string, order?: DateOrder): Date | null {
  const stamp = epoch.exec(text.trim())?.[1]
  if (stamp) return new Date(Number(stamp) * (stamp.length === 10 ? 1_000 : 1))
  const parts = partsOf(text.trim(), order)
  if (!parts) return null
  const asUtc = Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second)
  return new Date(asUtc - (parts.ahead ?? zoneOffset(asUtc, timeZone)))
}

/** The day a text means as YYYY-MM-DD, without any zone. */
export function readDay(text: string, order?: DateOrder): string | null {
  if (epoch.test(text.trim())) return readInstant(text, 'UTC')?.toISOString().slice(0, 10) ?? null
  const parts = partsOf(text.trim(), order)
  return (
    parts &&
    `${String(parts.year).padStart(4, '0')}-${String(parts.month).padStart(2, '0')}-${String(parts.day).padStart(2, '0')}`
  )
}

function partsOf(text: string, order: DateOrder = 'dayFirst'): Parts | null {
  if (text.length > 60 || isNoDate(text)) return null
  for (const pattern of days) {
    const found = pattern.exec(text)
    const day = found && dayOf(found.groups ?? {}, order)
    const rest = day && timeOf(text.slice(found[0].length))
    if (day && rest) return { ...day, ...rest }
  }
  return null
}

type Groups = Record<string, string | undefined>

function dayOf({ year = '', month, day, first, second, name }: Groups, order: DateOrder): Day | null {
  const full = year.length === 2 ? 2_000 + Number(year) : Number(year)
  if (name !== undefined) {
    const named = monthOfWord(name)
    return named === null ? null : realDay({ year: full, month: named, day: Number(day) })
  }
  if (first === undefined) return realDay({ year: full, month: Number(month), day: Number(day) })
  const dayFirst = realDay({ year: full, month: Number(second), day: Number(first) })
  const monthFirst = realDay({ year: full, month: Number(first), day: Number(second) })
  // Of 03/14/2025 there is no doubt, whatever the order of the others.
  return order === 'dayFirst' ? (dayFirst ?? monthFirst) : (monthFirst ?? dayFirst)
}

function realDay(day: Day): Day | null {
  if (day.year < 1000 || day.year > 9999) return null
  const date = new Date(Date.UTC(day.year, day.month - 1, day.day))
  return date.getUTCMonth() === day.month - 1 && date.getUTCDate() === day.day ? day : null
}

/** What stands behind the day: nothing, or a time with or without a zone; null for anything else. */
function timeOf(text: string): (Time & { ahead: number | null }) | null {
  const found = time.exec(text)
  const { letters = '', ahead = '' } = zone.exec(found ? text.slice(found[0].length) : text)?.groups ?? {
    letters: '?',
  }
  const hours = letters === '' ? 0 : hoursOfZone(letters)
  if (hours === undefined) return null
  const { hour = '0', minute = '0', second = '0', half } = found?.groups ?? {}
  const read = { hour: hourOf(Number(hour), half), minute: Number(minute), second: Number(second) }
  if (read.hour > 24 || read.minute > 59 || read.second > 60) return null
  const isNamed = letters !== '' || ahead !== ''
  return { ...read, ahead: isNamed ? hours * hourMs + (ahead === '' ? 0 : offsetOf(ahead)) : null }
}

/** Twelve at noon and at midnight begin their half of the day. */
const hourOf = (hour: number, half: string | undefined): number =>
  half === undefined ? hour : (hour % 12) + (/p/i.test(half) ? 12 : 0)

function offsetOf(ahead: string): number {
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d{2}):?(\d{2})?/.exec(ahead) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

const offsets = new Map<string, number>()
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Milliseconds that `timeZone` is ahead of UTC at a local time. Kept
 * per zone and hour, because formatting is slow.
 */
function zoneOffset(localAsUtc: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0
  const key = `${timeZone} ${Math.floor(localAsUtc / hourMs)}`
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
