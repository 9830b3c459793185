/**
 * feeds: records whose text is known to be well-formed, because the parser has been
 * through it, read again in a tenth of the time.
 */
import { emptyElement, type Element, type SourceRecord } from './record.ts'

type Place = { line: number; column: number }

/**
 * The record as the parser gives it; with `only` as it does when it keeps elements of these names alone,
 * inside of each other. `raw` must be a whole record that was parsed before, with nothing left to be mended.
 */
export function skimmed(raw: string, at: Place, only?: ReadonlySet<string>): Element {
  return new Skimming(raw, at, only).read()
}

/** One record again from its raw text. */
export const rereadXml = (raw: string, { line, column }: Place): SourceRecord => ({
  element: skimmed(raw, { line, column }),
  raw,
  line,
  column,
  repairs: [],
  refused: null,
})

const exclamation = 33
const question = 63
const slash = 47
const greater = 62
const colon = 58

class Skimming {
  private readonly raw: string
  private readonly only: ReadonlySet<string> | undefined
  private readonly stack: Element[] = []
  private root: Element | null = null
  /** Elements open within one that is not kept, itself included. */
  private aside = 0
  private line: number
  /** Column of the character at position 0, if the line it is in began there. */
  private shift: number
  private nextBreak: number

  constructor(raw: string, { line, column }: Place, only: ReadonlySet<string> | undefined) {
    this.raw = raw
    this.only = only
    this.line = line
    this.shift = column
    this.nextBreak = raw.indexOf('\n')
  }

  read(): Element {
    const { raw } = this
    let at = 0
    for (let open = raw.indexOf('<'); open !== -1; open = raw.indexOf('<', at)) {
      if (this.aside === 0 && open > at) this.say(decoded(raw.slice(at, open)))
      const mark = raw.charCodeAt(open + 1)
      at = mark === exclamation || mark === question ? this.section(open) : this.tag(open, mark)
    }
    return this.root ?? emptyElement({ name: '', attributes: {}, children: [], text: '', line: 0, column: 0 })
  }

  private say(text: string): void {
    const top = this.stack.at(-1)
    if (!top || text === '') return
    if (top.text !== '') top.text += text
    else if (text.trim() !== '') top.text = text
  }

  /** CDATA, a comment, or an instruction; answers where it ends. */
  private section(open: number): number {
    const { raw } = this
    const isText = raw.startsWith('<![CDATA[', open)
    const end = isText ? ']]>' : raw.startsWith('<!--', open) ? '-->' : '>'
    const from = isText ? open + '<![CDATA['.length : open + 2
    const to = raw.indexOf(end, from)
    if (to === -1) return raw.length
    if (isText && this.aside === 0) this.say(withLineEnds(raw.slice(from, to)))
    return to + end.length
  }

  private tag(open: number, mark: number): number {
    const { raw } = this
    const close = tagEnd(raw, open)
    if (mark === slash) {
      if (this.aside > 0) this.aside -= 1
      else this.stack.pop()
    } else this.begin(open, close, raw.charCodeAt(close - 1) === slash)
    return close + 1
  }

  private begin(open: number, close: number, isClosed: boolean): void {
    const { raw, only } = this
    const name = this.aside > 0 ? '' : nameAt(raw, open + 1)
    if (this.aside > 0 || (this.root && only && !only.has(name))) {
      if (!isClosed) this.aside += 1
      return
    }
    const attributes = attributesOf(raw, open, close)
    const element: Element = { name, attributes, children: [], text: '', ...this.placeOf(open) }
    this.stack.at(-1)?.children.push(element)
    this.root ??= element
    if (!isClosed) this.stack.push(element)
  }

  private placeOf(at: number): Place {
    while (this.nextBreak !== -1 && this.nextBreak < at) {
      this.line += 1
      this.shift = -this.nextBreak
      this.nextBreak = this.raw.indexOf('\n', this.nextBreak + 1)
    }
    return { line: this.line, column: at + this.shift }
  }
}

const reference = /&(?:(amp|lt|gt|quot|apos)|#(\d+)|#x([\da-f]+));/gi
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decoded(text: string): string {
  const lines = withLineEnds(text)
  if (!lines.includes('&')) return lines
  return lines.replace(reference, (_, name?: string, decimal?: string, hex?: string) =>
    name
      ? (named[name] ?? '')
      : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)),
  )
}

const withLineEnds = (text: string): string => (text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text)

/** Where a tag ends: at a `>` that stands in no value. */
function tagEnd(raw: string, open: number): number {
  let quote = 0
  for (let at = open + 1; at < raw.length; at++) {
    const mark = raw.charCodeAt(at)
    if (quote !== 0) {
      if (mark === quote) quote = 0
    } else if (mark === greater) return at
    else if (mark === 34 || mark === 39) quote = mark
  }
  return raw.length
}

/** The name without its prefix. */
function nameAt(raw: string, from: number): string {
  let start = from
  let at = from
  for (; at < raw.length; at++) {
    const mark = raw.charCodeAt(at)
    if (mark <= 32 || mark === greater || mark === slash) break
    if (mark === colon && start === from) start = at + 1
  }
  return raw.slice(start, at)
}

const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

function attributesOf(raw: string, open: number, close: number): Record<string, string> {
  const said: Record<string, string> = {}
  const tag = raw.slice(open, close)
  if (!tag.includes('=')) return said
  for (const [, name = '', one, other] of tag.slice(tag.search(/\s/)).matchAll(attribute))
    said[name] = decoded((one ?? other ?? '').replaceAll(/\r\n|[\t\n\r]/g, ' '))
  return said
}
