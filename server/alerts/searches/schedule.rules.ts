/** alerts: pure: when the clock of a zone shows an hour the next time, clock changes and all. */

import type { Frequency } from '#contract/alerts/alert-codes.ts'
import { hourMs } from '#contract/vocabulary/spans.ts'

const dayMs = 24 * hourMs

type Wall = { year: number; month: number; day: number; hour: number; minute: number; second: number }

/** Making a clock takes a thousand times as long as reading it. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function dialOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(timeZone, made)
  return made
}

function wallAt(at: number, timeZone: string): Wall {
  const parts = dialOf(timeZone).formatToParts(at)
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  }
}

const asUtc = ({ year, month, day, hour, minute, second }: Wall): number =>
  Date.UTC(year, month - 1, day, hour, minute, second)

/** How far the clock of the zone is ahead of UTC; milliseconds. */
const ahead = (at: number, timeZone: string): number => {
  const second = Math.floor(at / 1_000) * 1_000
  return asUtc(wallAt(second, timeZone)) - second
}

/**
 * The moment at which the clock shows this, the first where it comes twice. An hour that is left out when clocks are put
 * forward is met as much later.
 */
function momentOf(shown: number, timeZone: string): number {
  const guesses = [shown - ahead(shown - dayMs, timeZone), shown - ahead(shown + dayMs, timeZone)]
  const right = guesses.filter((at) => at + ahead(at, timeZone) === shown)
  return right.length > 0 ? Math.min(...right) : Math.max(...guesses)
}

export type Pace = { hour: number; timeZone: string }

/** Where nobody has said by which clock, it is that of the world. */
export const clockOf = <S extends { timeZone: string | null }>(
  settings: S,
): Omit<S, 'timeZone'> & { timeZone: string } => ({ ...settings, timeZone: settings.timeZone ?? 'UTC' })

/** The first moment after `after` at which the clock of the zone shows the full hour. */
export function nextAt({ hour, timeZone }: Pace, after: Date): Date {
  const today = wallAt(after.getTime(), timeZone)
  for (let days = 0; days < 3; days++) {
    const shown = Date.UTC(today.year, today.month - 1, today.day + days, hour)
    const moment = momentOf(shown, timeZone)
    if (moment > after.getTime()) return new Date(moment)
  }
  return new Date(after.getTime() + dayMs)
}

/** 1 is Monday (ISO 8601), by the calendar of the zone. */
export function weekdayAt(at: Date, timeZone: string): number {
  const { year, month, day } = wallAt(at.getTime(), timeZone)
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7
}

/** When the next digest comes; null for searches that have none. */
export function nextDigestAt(
  frequency: Frequency,
  { weekday, ...pace }: Pace & { weekday: number },
  after: Date,
): Date | null {
  if (frequency !== 'daily' && frequency !== 'weekly') return null
  const first = nextAt(pace, after)
  if (frequency === 'daily') return first
  let at = first
  for (let days = 0; days < 7 && weekdayAt(at, pace.timeZone) !== weekday; days++) at = nextAt(pace, at)
  return at
}
