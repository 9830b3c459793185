/** web/portal/editing: hours by the clock of a zone, pure. */
import { hourMs } from '#contract/vocabulary/spans.ts'

/** The next full hour but one, as fields of a form take it. */
export function soon(now: number, timeZone: string): { date: string; time: string } {
  const at = new Date(Math.ceil(now / hourMs + 1) * hourMs)
  // The Swedish way to write moments is that of ISO 8601.
  const [date = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(at)
    .split(' ')
  return { date, time }
}

/** `1 Dec 2026, 09:00`, by the clock of that zone. */
export const sayHour = (iso: string, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(Date.parse(iso))
