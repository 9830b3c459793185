/** web/content: when a desk can call: half hours in its opening hours, on its next working days. */
import type { Office } from '#contract/content/content.ts'
import { dayMs, hourMs, minuteMs } from '#contract/vocabulary/spans.ts'
import { aheadAt, shownAt, whenShown } from '#contract/vocabulary/time-zones.ts'

const halfHour = 30 * minuteMs
/** Somebody needs this long to get ready for a call. */
const notice = hourMs

const minutesOf = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return hour * 60 + minute
}

/**
 * Moments (milliseconds) at which calls may begin, on so many working
 * days (Monday to Friday by the desk's calendar).
 */
export function callTimes(office: Office, now: number, days: number): number[] {
  const times: number[] = []
  let found = 0
  for (let ahead = 0; found < days && ahead < days + 14; ahead++) {
    const { year, month, day: date } = shownAt(now + ahead * dayMs, office.timeZone)
    const weekday = new Date(Date.UTC(year, month - 1, date)).getUTCDay()
    if (weekday === 0 || weekday === 6) continue
    const open = timesOfDay(office, { year, month, day: date }).filter((time) => time >= now + notice)
    if (open.length > 0) found++
    times.push(...open)
  }
  return times
}

function timesOfDay(office: Office, date: { year: number; month: number; day: number }): number[] {
  const opens = minutesOf(office.opens)
  const closes = minutesOf(office.closes)
  const count = Math.floor((closes - opens) / 30)
  const midnight = Date.UTC(date.year, date.month - 1, date.day)
  const first = whenShown(midnight + opens * minuteMs, office.timeZone)
  return Array.from({ length: count }, (_, index) => first + index * halfHour)
}

/** Whether somebody sits at the desk now. */
export function isOpen(office: Office, now: number): boolean {
  const { year, month, day: date, hour, minute } = shownAt(now, office.timeZone)
  const weekday = new Date(Date.UTC(year, month - 1, date)).getUTCDay()
  const time = hour * 60 + minute
  return weekday !== 0 && weekday !== 6 && time >= minutesOf(office.opens) && time < minutesOf(office.closes)
}

/** The desk whose clock is nearest to that of a zone. */
export function nearestDesk(offices: readonly Office[], now: number, timeZone: string): Office | undefined {
  const here = aheadAt(now, timeZone)
  const apart = (office: Office) => {
    const span = Math.abs(aheadAt(now, office.timeZone) - here)
    return Math.min(span, dayMs - span)
  }
  return offices.toSorted((a, b) => apart(a) - apart(b))[0]
}
