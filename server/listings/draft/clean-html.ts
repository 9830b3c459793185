/** listings: descriptions as HTML of a small allowed set, whatever they came as. */
import sanitizeHtml from 'sanitize-html'
import { plainMarkup } from './plain-markup.rules.ts'

const toParagraph = () => ({ tagName: 'p', attribs: {} })
const blocks = [
  'div',
  'section',
  'article',
  'header',
  'footer',
  'blockquote',
  'pre',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]

const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em'],
  allowedAttributes: {},
  nestingLimit: 30,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'svg',
    'math',
    'title',
    'template',
  ],
  transformTags: { b: 'strong', i: 'em', ...Object.fromEntries(blocks.map((tag) => [tag, toParagraph])) },
}

/** A plain text may hold no more than this many characters; a description is not a book. */
const longest = 50_000

/**
 * HTML or plain text → HTML that may be stored: p, br, ul, ol, li, strong, em, without attributes.
 * Blocks and headings become paragraphs; blank lines of plain text begin one. Links, telephone and
 * e-mail links are reduced to their text: nothing in a description can be clicked, and no word of the
 * agent is taken away. Null when no text is left.
 */
export function cleanHtml(source: string): string | null {
  const given = source.slice(0, longest).replaceAll('\0', '').toWellFormed()
  const html = /[<>&]/.test(given)
    ? fromHtml(/<[a-z!/]/i.test(given) ? given : fromText(given))
    : fromText(given)
  if (html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '') return null
  return html.includes('<') ? html : `<p>${html}</p>`
}

/**
 * More tags than any description has. A parser looks through all elements that are open at every end tag, so
 * beyond this only the words between the tags are kept.
 */
const mostTags = 5_000

const fromHtml = (html: string): string =>
  countOf(html, '<') > mostTags ? fromText(wordsOf(html)) : fromMarkup(html)

function countOf(text: string, mark: string): number {
  let count = 0
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1)) count++
  return count
}

/** What stands outside of tags. A tag that never ends takes the rest with it, as it would in a browser. */
function wordsOf(html: string): string {
  const words: string[] = []
  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at)
    words.push(html.slice(at, open === -1 ? undefined : open))
    const close = open === -1 ? -1 : html.indexOf('>', open)
    if (close === -1) break
    at = close + 1
  }
  return words.join(' ')
}

const fromMarkup = (html: string): string =>
  withoutEmpty(plainMarkup(html) ?? sanitizeHtml(html, options).replaceAll('<br />', '<br>'))
    .replace(/(?:<br>\s*){3,}/g, '<br><br>')
    .replace(/<p>(?:\s*<p>)+/g, '<p>')
    .replace(/<\/p>(?:\s*<\/p>)+/g, '</p>')
    .trim()

/** Leaving out one empty element may leave the one around it empty. */
function withoutEmpty(html: string): string {
  const fuller = html.replace(/<(p|ul|ol|li|strong|em)>(?:\s|&nbsp;|<br>)*<\/\1>/g, '')
  return fuller === html ? html : withoutEmpty(fuller)
}

function fromText(text: string): string {
  const escaped = text
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
  const paragraphs = escaped.split(/\r?\n\s*\r?\n/).map((paragraph) => paragraph.trim())
  return paragraphs
    .filter(Boolean)
    .map((paragraph) => `<p>${linesOf(paragraph).join('<br>')}</p>`)
    .join('')
}

/**
 * Cut at the line ends and trimmed one by one: a pattern with blanks
 * before the line end would try each blank again.
 */
const linesOf = (paragraph: string): string[] => paragraph.split('\n').map((line) => line.trim())
