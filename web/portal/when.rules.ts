/**
 * web/portal: moments as a colleague would say them, in the
 * Admin's own time zone; spans in hours and minutes.
 */
import { dayWritten } from '#contract/words/written.ts'
import { dayMs, hourMs, minuteMs } from '#contract/vocabulary/spans.ts'

type Where = { locale: string; timeZone?: string | undefined }

const parts = (options: Intl.DateTimeFormatOptions, { locale, timeZone }: Where) =>
  new Intl.DateTimeFormat(locale, { timeZone, ...options })

/** Calendar days from `then` to `now` where the reader is. */
function daysApart(then: number, now: number, where: Where): number {
  const dayOf = (at: number) =>
    Date.parse(`${parts({ dateStyle: 'short' }, { ...where, locale: 'en-CA' }).format(at)}T00:00:00Z`)
  return Math.round((dayOf(now) - dayOf(then)) / dayMs)
}

const clockTime = (at: number, where: Where) =>
  parts({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, where).format(at)

function dayWords(at: number, now: number, where: Where): string {
  const sameYear =
    parts({ year: 'numeric' }, where).format(at) === parts({ year: 'numeric' }, where).format(now)
  const day = parts({ day: 'numeric', month: 'short', ...(!sameYear && { year: 'numeric' }) }, where)
  return dayWritten(day.format(at), where.locale)
}

/** `now`, `12 min ago`, `2 h ago`, `today, 08:12`, `yesterday`, `9 Nov`, `28 Sept 2024`. translate="yes" */
export function sayWhen(iso: string, now: number, where: Where): string {
  const at = Date.parse(iso)
  const ago = now - at
  const days = daysApart(at, now, where)
  if (ago < minuteMs) return 'now'
  if (ago < hourMs) return `${Math.floor(ago / minuteMs)} min ago`
  if (ago < 4 * hourMs) return `${Math.floor(ago / hourMs)} h ago`
  if (days === 0) return `today, ${clockTime(at, where)}`
  if (days === 1) return 'yesterday'
  return dayWords(at, now, where)
}

/** `Today, 09:31`, `11 Nov, 17:22`: for logs, where the minute matters. */
export function sayMoment(iso: string, now: number, where: Where): string {
  const at = Date.parse(iso)
  const first = daysApart(at, now, where) === 0 ? 'Today' : dayWords(at, now, where)
  return `${first}, ${clockTime(at, where)}`
}

/** `today, 09:31`, `11 Nov, 17:22`: the same within a sentence. */
export function sayMomentWithin(iso: string, now: number, where: Where): string {
  const at = Date.parse(iso)
  const first = daysApart(at, now, where) === 0 ? 'today' : dayWords(at, now, where)
  return `${first}, ${clockTime(at, where)}`
}

/** `Tue 10 Nov, 14:05`. */
export const sayAppointment = (iso: string, where: Where): string => {
  const at = Date.parse(iso)
  return `${parts({ weekday: 'short' }, where).format(at)} ${parts({ day: 'numeric', month: 'short' }, where).format(at)}, ${clockTime(at, where)}`
}

/** `43 h 36 min`, `12 min`; whole minutes, rounded down. Takes milliseconds. */
export function saySpan(span: number): string {
  const minutes = Math.max(0, Math.floor(span / minuteMs))
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
