/** contract: moments by the clocks of time zones (IANA). Moments are milliseconds since 1970. */
import { dayMs } from '#contract/vocabulary/spans.ts'

/** What a clock shows: a day (ISO 8601) and hours with minutes. */
export type ClockTime = { date: string; time: string }

/** Whether the tables of time zones know the name (IANA). */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The moment as if the clock were UTC's. */
export const asUtc = ({ date, time }: ClockTime): number => Date.parse(`${date}T${time}:00Z`)

/** Making a clock takes a thousand times as long as reading it. */
const clocks = new Map<string, Intl.DateTimeFormat>()
/** There are fewer zones; names in odd capitals are no reason to keep more. */
const mostClocks = 600

function clockOf(timeZone: string): Intl.DateTimeFormat {
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
  if (clocks.size >= mostClocks) clocks.clear()
  clocks.set(timeZone, made)
  return made
}

type Shown = { year: number; month: number; day: number; hour: number; minute: number; second: number }

/** What a zone's clock and calendar show at a moment (milliseconds); January is 1. */
export function shownAt(at: number, timeZone: string): Shown {
  const parts = clockOf(timeZone).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  }
}

/** How far a zone's clock is ahead of UTC at a moment; milliseconds. */
export function aheadAt(at: number, timeZone: string): number {
  const whole = Math.floor(at / 1_000) * 1_000
  const { year, month, day, hour, minute, second } = shownAt(whole, timeZone)
  return Date.UTC(year, month - 1, day, hour, minute, second) - whole
}

/**
 * The moment at which a zone's clock shows what UTC's shows at `shown` (milliseconds). An hour that is
 * skipped in spring means the hour after it; one that comes twice in autumn means the first.
 */
export function whenShown(shown: number, timeZone: string): number {
  const candidates = [shown - aheadAt(shown - dayMs, timeZone), shown - aheadAt(shown + dayMs, timeZone)]
  const fits = candidates.filter((at) => at + aheadAt(at, timeZone) === shown)
  return fits.length > 0 ? Math.min(...fits) : Math.max(...candidates)
}

/** The moment at which a zone's clock shows this; see `whenShown`. */
export const momentOf = (slot: ClockTime, timeZone: string): Date =>
  new Date(whenShown(asUtc(slot), timeZone))
