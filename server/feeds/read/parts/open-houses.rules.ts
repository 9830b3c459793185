/** feeds: open houses and auctions as records write them: a day and a time of day where the home is. */
import type { OpenHouseDraft } from '#server/listings/index.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `21-Jan-2009`, `21 January 2009`, `2009-01-21`, `21/01/2009`. */
const dayPatterns = {
  iso: /\b(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/,
  named: /\b(\d{1,2})(?:st|nd|rd|th)?[-\s]([a-z]{3})[a-z]{0,6}[-\s,]{1,2}(\d{4})\b/i,
  dayFirst: /\b(\d{1,2})[./](\d{1,2})[./](\d{4})\b/,
}
/** `11:00am`, `3pm`, `15:30`, `T18:30:00`. */
const time = /(?:^|[\sT-])(\d{1,2})(?::(\d{2})(?::\d{2}(?:\.\d+)?)?\s*(am|pm)?|\s*(am|pm))(?![\d:])/gi
const longest = 120

/** One of them from a text such as `21-Jan-2009 11:00am to 1:00pm`; null for a text without a day. */
export function openHouseFrom(kind: OpenHouseDraft['kind'], text: string): OpenHouseDraft | null {
  const said = text.trim().slice(0, longest)
  const found = dayIn(said)
  if (!found) return null
  const times = [...said.replace(found.text, ' ').matchAll(time)].map(timeOf)
  return { kind, date: found.date, from: times[0] ?? null, until: times[1] ?? null }
}

/** Several of them, with semicolons, bars or line ends between them. */
export const openHousesIn = (kind: OpenHouseDraft['kind'], text: string | null): OpenHouseDraft[] =>
  (text ?? '')
    .split(/[;|\n]/)
    .map((one) => openHouseFrom(kind, one))
    .filter((one) => one !== null)

function dayIn(said: string): { date: string; text: string } | null {
  const iso = dayPatterns.iso.exec(said)
  if (iso) return { date: dateOf(iso[1], iso[2], iso[3]), text: iso[0] }
  const named = dayPatterns.named.exec(said)
  const month = months.indexOf(named?.[2]?.toLowerCase() ?? '') + 1
  if (named && month > 0) return { date: dateOf(named[3], String(month), named[1]), text: named[0] }
  const first = dayPatterns.dayFirst.exec(said)
  return first && { date: dateOf(first[3], first[2], first[1]), text: first[0] }
}

const dateOf = (year = '', month = '', date = ''): string =>
  `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`

function timeOf([, hours = '', minutes = '00', late, alone]: RegExpMatchArray): string {
  const half = (late ?? alone)?.toLowerCase()
  const hour = half ? (Number(hours) % 12) + (half === 'pm' ? 12 : 0) : Number(hours)
  return `${String(hour).padStart(2, '0')}:${minutes}`
}
