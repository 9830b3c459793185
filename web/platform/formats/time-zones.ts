/** web/platform: clocks of other places in the reader's words. Moments are milliseconds since 1970. */
import { dateFormatter, dayIn } from '../intl/formatters.ts'

/** `14:30` by the clock of a zone. */
export const clockAt = (moment: number, timeZone: string, locale: string): string =>
  dateFormatter(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment)

/** `Monday 23 November` by the calendar of a zone. */
export const dayAt = (moment: number, timeZone: string, locale: string): string =>
  dayIn(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' }, moment)

/** The zone of this browser; UTC where it does not say. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
