/** web/platform: clocks of other places, by Intl's own time zones. Instants are milliseconds since 1970. */
import { dayMs } from '#contract/vocabulary/spans.ts'
import { dateFormatter, dayIn } from '../intl/formatters.ts'

type Wall = { year: number; month: number; day: number; hour: number; minute: number }

/** What the clock and the calendar of a zone say at an instant; `month` counts from 1. */
export function wallAt(instant: number, timeZone: string): Wall {
  const parts = dateFormatter('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant)
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
  }
}

const asUtc = ({ year, month, day, hour, minute }: Wall) => Date.UTC(year, month - 1, day, hour, minute)

/** Minutes the clock of a zone is ahead of UTC at an instant. */
export const minutesAhead = (instant: number, timeZone: string): number => {
  const minute = Math.floor(instant / 60_000) * 60_000
  return (asUtc(wallAt(minute, timeZone)) - minute) / 60_000
}

/**
 * The instant at which the clock of a zone shows this. In the hour that is skipped in spring it is the one as
 * long after the change; of the hour that comes twice in autumn it is the first.
 */
export function instantOf(wall: Wall, timeZone: string): number {
  const wanted = asUtc(wall)
  const guesses = [-1, 1].map((day) => wanted - minutesAhead(wanted + day * dayMs, timeZone) * 60_000)
  const right = guesses.filter((guess) => asUtc(wallAt(guess, timeZone)) === wanted)
  return right.length > 0 ? Math.min(...right) : Math.max(...guesses)
}

/** `14:30` by the clock of a zone. */
export const clockAt = (instant: number, timeZone: string, locale: string): string =>
  dateFormatter(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant)

/** `Monday 23 November` by the calendar of a zone. */
export const dayAt = (instant: number, timeZone: string, locale: string): string =>
  dayIn(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' }, instant)

/** The zone of this browser; UTC where it does not say. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
