/** feeds: step "recognise": the format of a file from its content, never from its name. */
import { inEnglish, say } from '#server/platform/mail/mail-sentence.ts'
import { finding, type Finding } from '../findings/findings.ts'
import type { FeedFormat, Head } from '../read/format.ts'
import { formats } from '../formats/every-format.ts'
import { readHeadings } from '../records/csv-records.ts'
import { createJsonReader } from '../records/json-reader.ts'
import { listMark } from '../records/json-records.ts'
import { createXmlReader } from '../records/xml-records.ts'
import { isMisspelt, respelled, spellingOf, type Spelling } from './spelling.ts'

export type Recognised = {
  format: FeedFormat
  version: string | null
  /** Where names of elements are in other capitals than the format's: what they are in its own. */
  spelling?: Spelling
}

/** The format of a text that begins with `head`, or why it has none. */
export function recognise(head: string): Recognised | Finding {
  if (head.trim() === '') return finding('file.empty')
  const start = readHead(head)
  if ('code' in start) return start
  for (const format of formats) {
    const version = format.recognise(start)
    if (version !== null) return { format, version: version || null, ...respellingOf(format, head) }
  }
  if (isEmptyList(head)) return finding('file.noRecords', { line: 1, excerpt: head.slice(0, 200) })
  const inCapitals = start.kind === 'xml' ? recogniseRespelled(head) : null
  if (inCapitals) return inCapitals
  const other = otherFile(start)
  const { broken } = start
  if (!other && broken) return broken
  return finding(other ? 'file.notListings' : 'file.unrecognised', {
    value: other ?? describeHead(start),
    line: 1,
    excerpt: head.slice(0, 200),
  })
}

/** A format whose names the file writes in other capitals. */
function recogniseRespelled(head: string): Recognised | null {
  for (const format of formats) {
    const spelling = spellingOf(format)
    const text = spelling && respelled(head, spelling)
    const start = text === null || text === head ? null : readHead(text)
    const version = start === null || 'code' in start ? null : format.recognise(start)
    if (spelling && version !== null) return { format, version: version || null, spelling }
  }
  return null
}

/** The outermost names may be the format's own, and those of records or of some fields in other capitals. */
function respellingOf(format: FeedFormat, head: string): { spelling?: Spelling } {
  const spelling = spellingOf(format)
  if (!spelling || !isMisspelt(head, spelling)) return {}
  return holdsRecords(format, respelled(head, spelling)) ? { spelling } : {}
}

const holdsRecords = (format: FeedFormat, head: string): boolean =>
  format.reader({ line: 1, glancing: true }).write(head).length > 0

/** Reads the first elements; a document type ends everything here already. */
function readHead(text: string): Read | Finding {
  if (/^\s*[[{]/.test(text)) return readJsonHead(text)
  if (!text.trimStart().startsWith('<')) return { text, kind: 'text', root: null, header: new Map() }
  const reader = createXmlReader({ isRecord: () => false, doctype: isNamed })
  reader.write(text)
  const stopped = reader.stopped()
  if (stopped && (stopped.code === 'xml.doctype' || stopped.code === 'file.limits') && !isHtml(text))
    return stopped
  const [first] = reader.header.keys()
  const root = first?.split(/[/@]/)[0] ?? null
  return { text, kind: 'xml', root, header: reader.header }
}

type Read = Head & {
  /** What is wrong with it as JSON, where it ends before anything else is said. */
  broken?: Finding | null
}

/** A list of nothing, perhaps under one name: `[]`, `{"listings": []}`. */
const isEmptyList = (text: string): boolean => /^\s*(?:\{\s*"[^"]{1,60}"\s*:\s*)?\[\s*\]\s*\}?\s*$/.test(text)

function readJsonHead(text: string): Read | Finding {
  const reader = createJsonReader({ isRecord: () => false })
  reader.write(text)
  const stopped = reader.stopped()
  if (stopped?.code === 'file.limits') return stopped
  return { text, kind: 'json', root: null, header: reader.header, broken: brokenBy(stopped) }
}

const brokenBy = (stopped: Finding | null): Finding | null =>
  stopped?.code === 'json.malformed' ? stopped : null

/** Whether a document type only names a format; its reader decides whether it is its own. */
const isNamed = (text: string): boolean => formats.some(({ doctype }) => doctype?.test(text))

/** What may stand before a page: its declaration, remarks of programs. */
const beforePage = String.raw`(?:\s|<\?[^>]{0,300}\?>|<!--(?:(?!-->)[^])*-->)*`
const page = new RegExp(
  String.raw`^${beforePage}<(?:!doctype html|html|head|body|title|meta|h[1-6]|div|p|center|table|script|br|b|pre)\b`,
  'i',
)

const isHtml = (text: string): boolean => page.test(text.slice(0, 20_000))

/** Lists of homes in formats that are not read yet, by their outermost elements. */
const notYet: Readonly<Record<string, string>> = {
  IS24ImmobilienTransfer: 'ImmobilienScout24',
  daft: 'Daft.ie',
  container: 'Casa.it',
  jamesedition_feed: 'JamesEdition',
  hemnet: 'Hemnet',
  RETS: 'a RETS server',
}

const notYetRead = ({ root, text }: Head): string | undefined =>
  /<html/i.test(text) ? undefined : notYet[root ?? '']

/** Outermost elements of the files a spreadsheet consists of. */
const spreadsheet = [
  'worksheet',
  'workbook',
  'sst',
  'styleSheet',
  'Types',
  'Relationships',
  'theme',
  'document-content',
]

/** Files people send by mistake, in words that help them find the right one. */
const others: [(head: Head) => boolean, string][] = [
  [
    ({ text }) => isHtml(text),
    inEnglish(
      say`a web page (HTML): is the address right? It may want a login, or be that of a page and not of a file`,
    ),
  ],
  [
    ({ root, text }) =>
      root === 'rss' || root === 'RDF' || (root === 'feed' && /w3\.org\/2005\/Atom|<entry[\s>]/.test(text)),
    inEnglish(say`a news feed (RSS or Atom)`),
  ],
  [
    isRefusal,
    inEnglish(
      say`a message of the server instead of the file: does the address want a login, a key or another path?`,
    ),
  ],
  [({ text }) => text.startsWith('7z¼¯'), inEnglish(say`a 7-Zip archive: please send ZIP or gzip`)],
  [({ text }) => text.startsWith('Rar!'), inEnglish(say`a RAR archive: please send ZIP or gzip`)],
  [({ text }) => /^BZh\d/.test(text), inEnglish(say`a bzip2 archive: please send ZIP or gzip`)],
  [({ text }) => text.startsWith('ý7zXZ'), inEnglish(say`an xz archive: please send ZIP or gzip`)],
  [({ text }) => text.startsWith('(µ/ý'), inEnglish(say`a Zstandard archive: please send ZIP or gzip`)],
  [
    ({ root }) => root !== null && spreadsheet.includes(root),
    inEnglish(say`a spreadsheet: please save it as CSV, or send the export itself`),
  ],
  [
    ({ text }) => text.startsWith('ÐÏ\u0011à'),
    inEnglish(say`an old spreadsheet or document: please save it as CSV`),
  ],
  [({ root }) => root === 'urlset' || root === 'sitemapindex', inEnglish(say`a sitemap`)],
  [({ root }) => root === 'schema', inEnglish(say`a schema: the description of a format, not a file in it`)],
  [({ text }) => text.startsWith('%PDF'), inEnglish(say`a PDF`)],
  [({ text }) => /^(\u0089PNG|\u00ff\u00d8|GIF8|RIFF|‰PNG|ÿØ)/.test(text), inEnglish(say`a picture`)],
]

/** Short answers that say why there is no file: in JSON, in XML, or in plain words. */
function isRefusal({ kind, root, header, text }: Head): boolean {
  if (text.length > 4_000) return false
  if (kind === 'json')
    return [...header.keys()].some((path) => /^(errors?|error_description|fault|exception)\b/i.test(path))
  if (root !== null)
    return /^(errors?|fault|exception|Envelope)$/i.test(root) && /fault|error|exception/i.test(text)
  const words =
    /\b(denied|forbidden|unauthori[sz]ed|not found|unavailable|error|maintenance|log ?in|expired|timed? ?out)\b/i
  return words.test(text) && text.length < 500 && !/[;,\t|].*[;,\t|].*[;,\t|]/.test(text)
}

const otherFile = (head: Head): string | null =>
  formats.map(({ lookalike }) => lookalike?.(head)).find(Boolean) ??
  others.find(([is]) => is(head))?.[1] ??
  null

function describeHead(head: Head): string {
  const { kind, header, root, text } = head
  const likely = notYetRead(head)
  if (likely) return `it looks like a feed of ${likely}, which we do not read yet`
  if (root !== null) return `XML whose outermost element is <${root}>`
  if (header.has('$schema')) return 'a JSON schema: the description of a format, not a file in it'
  if (kind === 'json') {
    const fields = [...header.keys()].filter((path) => path !== listMark).slice(0, 5)
    return fields.length > 0 ? `JSON whose first fields are ${fields.join(', ')}` : 'JSON without any fields'
  }
  const table = readHeadings(text)
  if (table && table.names.length > 3)
    return `a table of ${table.names.length} columns whose headings we do not know: ${table.names.slice(0, 5).join(', ').slice(0, 80)}`
  return `text that begins with "${text.trim().slice(0, 40)}"`
}
