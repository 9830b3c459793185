/** alerts: pure: when the clock of a zone shows an hour the next time, clock changes and all. */
import type { Frequency } from '#contract/alerts/alert-codes.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'
import { shownAt, whenShown } from '#contract/vocabulary/time-zones.ts'

export type Pace = { hour: number; timeZone: string }

/** Where nobody has said by which clock, it is that of the world. */
export const clockOf = <S extends { timeZone: string | null }>(
  settings: S,
): Omit<S, 'timeZone'> & { timeZone: string } => ({ ...settings, timeZone: settings.timeZone ?? 'UTC' })

/** The first moment after `after` at which the clock of the zone shows the full hour. */
export function nextAt({ hour, timeZone }: Pace, after: Date): Date {
  const today = shownAt(after.getTime(), timeZone)
  for (let days = 0; days < 3; days++) {
    const shown = Date.UTC(today.year, today.month - 1, today.day + days, hour)
    const moment = whenShown(shown, timeZone)
    if (moment > after.getTime()) return new Date(moment)
  }
  return new Date(after.getTime() + dayMs)
}

/** 1 is Monday (ISO 8601), by the calendar of the zone. */
export function weekdayAt(at: Date, timeZone: string): number {
  const { year, month, day } = shownAt(at.getTime(), timeZone)
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
