/**
 * feeds: descriptions as sources send them, plain, as HTML or escaped
 * once too often, become HTML that may be stored.
 */
import { cleanHtml } from '#server/listings/plain.ts'
import type { Note } from './format.ts'
import type { Element } from '../records/record.ts'
import { decodeEntities, hasEntities } from '../texts/text-repair.rules.ts'

/** Characters; what is longer is cut. */
const longest = 50_000

const escapedMarkup = /&(?:amp;)?lt;\/?(?:p|br|div|span|b|i|u|strong|em|ul|ol|li|h[1-6]|table|font)\b/i
/** What begins with a tag is markup already: escaped signs in it are signs that somebody wrote. */
const begins = /^\s*<(?:p|ul|ol|div|br|strong|em|b|h[1-6])\b[^>]{0,400}>/i
const markup = /<\/?[a-z][^>]{0,400}>/i

/**
 * HTML or plain text → clean HTML; null when nothing is left. `escapes`:
 * character names in plain text are no fault.
 */
export function describe(
  text: string | null,
  { note, at, field, escapes = false }: { note: Note; at: Element | null; field: string; escapes?: boolean },
): string | null {
  if (text === null) return null
  if (text.length > longest)
    note('text.tooLong', at, { field, value: `${at?.text.length ?? text.length} characters` })
  const cut = text.slice(0, longest)
  const given = cut.includes('\r') ? cut.replaceAll(/\r\n?/g, '\n') : cut
  if (!given.includes('&')) return cleanHtml(given)
  const isEscaped = escapedMarkup.test(given) && !begins.test(given)
  const twice = isEscaped || (!markup.test(given) && hasEntities(given))
  if (twice && !escapes) note('text.escapedTwice', at, { field, value: given.slice(0, 100) })
  return cleanHtml(twice ? decodeEntities(decodeEntities(given)) : given)
}
