/** platform: moments by the clock of a time zone; pure. */
import { dayMs, minuteMs } from '#contract/vocabulary/spans.ts'

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

/** How far a zone's clock is ahead of UTC at a moment; milliseconds. */
function ahead(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return shown - Math.floor(at / minuteMs) * minuteMs
}

/**
 * The moment at which a zone's clock shows this. An hour that is skipped in spring means the hour after it; one that
 * comes twice in autumn means the first.
 */
export function momentOf(slot: ClockTime, timeZone: string): Date {
  const shown = asUtc(slot)
  const candidates = [shown - ahead(shown - dayMs, timeZone), shown - ahead(shown + dayMs, timeZone)]
  const fits = candidates.filter((at) => at + ahead(at, timeZone) === shown)
  return new Date(fits.length > 0 ? Math.min(...fits) : Math.max(...candidates))
}
