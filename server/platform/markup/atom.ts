/**
 * platform: web feeds (Atom, RFC 4287): how they are written, and
 * how a reader who has one already is answered.
 */
import { hasAlready, weakEtagOf } from '../http/answers/etag.ts'
import { escapeXml } from './escape.ts'

/** Addresses are whole, moments are ISO 8601, texts are plain. */
export type AtomFeed = {
  language: string
  self: string
  page: string
  title: string
  author: string
  updated: string
  entries: readonly AtomEntry[]
}
export type AtomEntry = {
  id: string
  page: string
  title: string
  updated: string
  published?: string
  author?: string
  picture?: { address: string; title: string }
  category: { term: string; label: string }
  summary: string
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

function empty(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return `<${name}${written.join('')}/>`
}

const author = (name: string): string => `<author>${element('name', name)}</author>`
const pageLink = (href: string): string => empty('link', { rel: 'alternate', type: 'text/html', href })

/** The feed as an XML document. */
export const atomOf = ({ language, self, page, title, updated, entries, ...feed }: AtomFeed): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    element('id', self),
    element('title', title),
    element('updated', updated),
    empty('link', { rel: 'self', type: 'application/atom+xml', href: self }),
    pageLink(page),
    author(feed.author),
    ...entries.map(entryOf),
    '</feed>\n',
  ].join('\n')

const entryOf = ({ id, title, page, picture, published, updated, category, summary, ...entry }: AtomEntry) =>
  [
    '<entry>',
    element('id', id),
    element('title', title),
    pageLink(page),
    picture ? empty('link', { rel: 'enclosure', title: picture.title, href: picture.address }) : '',
    published ? element('published', published) : '',
    element('updated', updated),
    entry.author ? author(entry.author) : '',
    empty('category', category),
    `<summary type="text">${escapeXml(summary)}</summary>`,
    '</entry>',
  ].join('')

/** The feed as an answer; 304 for a reader who has it. `headers` say who may keep it. */
export function answerWithAtom(request: Request, feed: AtomFeed, headers: Record<string, string>): Response {
  const body = atomOf(feed)
  const etag = weakEtagOf(body)
  const init = { headers: { ...headers, 'content-type': 'application/atom+xml; charset=utf-8', etag } }
  return hasAlready(request, etag) ? new Response(null, { status: 304, ...init }) : new Response(body, init)
}
