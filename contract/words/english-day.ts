/**
 * contract: words: days that stand in English texts of ours, such as what an enquiry asks for, as a language
 * writes them.
 */
import { dayWritten, localeOf } from './written.ts'

const months = /^(?:(\p{Lu}\p{Ll}{2}), )?(\d{1,2}) (\p{Lu}\p{Ll}+) (\d{4})$/u

/**
 * `Wed, 2 December 2026`, with or without the day of the week, in a language; null for what is no such day.
 */
export function englishDay(text: string, language: string): string | null {
  const [, weekday, day, month, year] = months.exec(text) ?? []
  if (!day) return null
  const at = Date.parse(`${day} ${month} ${year} UTC`)
  if (Number.isNaN(at) || written('en-GB', at, weekday) !== text) return null
  const locale = localeOf(language)
  return dayWritten(written(locale, at, weekday), locale)
}

const written = (locale: string, at: number, weekday: string | undefined): string =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    ...(weekday && { weekday: 'short' }),
  }).format(at)
