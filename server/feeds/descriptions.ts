/** feeds: descriptions as sources send them become clean HTML of the small allowed set. */
import sanitize from 'sanitize-html'
import type { Note } from './format.ts'
import type { Element } from './record.ts'
import { decodeEntities, paragraphs } from './text-repair.rules.ts'

/** Characters; what is longer is cut. */
const longest = 50_000

const escapedMarkup = /&(?:amp;)?lt;\/?(?:p|br|div|span|b|i|u|strong|em|ul|ol|li|h[1-6]|table|font)\b/i
const markup = /<\/?[a-z][^>]{0,400}>/i

/** HTML or plain text → clean HTML; null when nothing is left. `escapes`: character names in plain text are no fault. */
export function describe(
  text: string | null,
  { note, at, field, escapes = false }: { note: Note; at: Element | null; field: string; escapes?: boolean },
): string | null {
  if (text === null) return null
  if (text.length > longest) note('text.tooLong', at, { field, value: `${text.length} characters` })
  const given = text.slice(0, longest)
  if (!given.includes('&') && !given.includes('<')) return paragraphs(given) || null
  const decoded = escapedMarkup.test(given) || (!markup.test(given) && decodeEntities(given) !== given)
  if (decoded && !escapes) note('text.escapedTwice', at, { field, value: given.slice(0, 100) })
  const html = decoded ? decodeEntities(decodeEntities(given)) : given
  return (markup.test(html) ? cleanHtml(html) : paragraphs(html)) || null
}

const toParagraph = () => ({ tagName: 'p', attribs: {} })

/** Only p, br, ul, ol, li, strong and em, without attributes; headings and blocks become paragraphs. */
function cleanHtml(html: string): string {
  const clean = sanitize(html, {
    allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em'],
    allowedAttributes: {},
    nestingLimit: 30,
    transformTags: {
      b: 'strong',
      i: 'em',
      ...Object.fromEntries(
        ['div', 'section', 'article', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, toParagraph]),
      ),
    },
  })
  return tidy(clean)
}

/** Empty paragraphs and rows of line breaks say nothing. */
const tidy = (html: string): string =>
  html
    .replaceAll('<br />', '<br>')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .replaceAll(/(?: ?<br> ?){3,}/g, '<br><br>')
    .replaceAll(/<(p|li|strong|em)>(?: |<br>)*<\/\1>/g, '')
    .replaceAll(/<p>(?: |<br>)+|(?: |<br>)+<\/p>/g, (edge) => (edge.startsWith('<p>') ? '<p>' : '</p>'))
    .replaceAll(/^(?: |<br>)+|(?: |<br>)+$/g, '')
