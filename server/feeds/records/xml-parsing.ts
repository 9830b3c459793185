/** feeds: a push parser of XML that keeps one record in memory and refuses what no feed needs. */
import { SaxesParser } from 'saxes'
import { lineAround } from '../texts/excerpts.rules.ts'
import { finding, type Finding, type FindingCode } from '../findings/findings.ts'
import { emptyElement, type Element, type SourceRecord } from './record.ts'
import { createPassing, type Passing } from './known-records.ts'
import { createHeaderKeeper, localName } from './xml-header.ts'
import type { HeaderKeeper, XmlOptions } from './xml-options.ts'
import { mostJoined, xmlLimits, type XmlLimits } from './xml-limits.ts'
import { repairsWithin } from './xml-repairs.ts'
import { reasonOf, Stop } from './xml-stop.ts'
import { unreadOf, type Open, type Place, type Unread } from './xml-unread.ts'
import { createXmlTidy, type Tidied, type TidyNote } from './xml-tidy.ts'

/** Characters kept before a tag that may have begun in the piece before. */
const lookBack = 512

export class XmlRecords {
  readonly outside: HeaderKeeper
  stopped: Finding | null = null

  private readonly parser = new SaxesParser({ xmlns: false, position: true })
  private readonly tidy = createXmlTidy()
  private readonly isRecord: XmlOptions['isRecord']
  private readonly limits: XmlLimits
  private readonly only: ReadonlySet<string> | undefined
  private readonly mayName: (text: string) => boolean
  private readonly mayJoin: boolean
  private joined = 0
  /** Depth of the outermost element that is not kept; 0 when everything is. */
  private skipping = 0
  private readonly firstLine: number
  private readonly firstColumn: number
  private readonly path: string[] = []
  /** The same names as they are spelt. */
  private readonly spelt: string[] = []
  private stack: Element[] = []
  private open: Open | null = null
  private records: SourceRecord[] = []
  private notes: TidyNote[] = []
  private buffer = ''
  private bufferStart = 0
  private lastEvent = 0
  private inTag = false
  private opening: Place & { name: string } = { start: 0, line: 1, column: 1, name: '' }
  /** Characters that the parser was given before the text began. */
  private readonly ahead: number
  private ending = false
  /** What text comes to first. */
  private readonly taker: Passing
  private ended = { at: -1, name: '' }
  /** What the parser does not know of the line it is in. */
  private unseen = { line: 0, columns: 0 }

  constructor(options: XmlOptions) {
    const { isRecord, limits = xmlLimits, only, known, doctype = () => false, line = 1, column = 1 } = options
    const straight = {
      write: (tidied: Tidied) => this.feed(tidied),
      end: () => undefined,
      unread: () => '',
    }
    this.taker = only ? this.passingBy({ known, only, limits, line, column }) : straight
    this.mayJoin = options.joinedAttributes ?? false
    this.only = only
    this.mayName = doctype
    this.isRecord = isRecord
    this.limits = limits
    this.outside = options.after?.outside ?? createHeaderKeeper(limits.header)
    this.ahead = this.reopen(options.after?.open ?? [])
    this.firstLine = line
    this.firstColumn = column - this.ahead
    this.parser.line = line
    this.listen()
  }

  /** Tells the parser which elements are open; answers the characters that this took. */
  private reopen(open: readonly string[]): number {
    const tags = open.map((name) => `<${name}>`).join('')
    this.parser.write(tags)
    this.spelt.push(...open)
    this.path.push(...open.map(localName))
    this.bufferStart = tags.length
    return tags.length
  }

  /** What is left after a fault of the markup. */
  unread(): Unread {
    const { open, opening, spelt, path, buffer, bufferStart, parser } = this
    const rest = this.taker.unread() + this.tidy.held()
    const isTag = this.inTag && this.isRecord([...path, localName(opening.name)])
    return unreadOf({ open, opening: isTag ? opening : null, spelt, buffer, bufferStart, rest, parser })
  }

  write(text: string): SourceRecord[] {
    if (this.stopped) return []
    return this.guarded(() => this.taker.write(this.tidy.write(text)))
  }

  end(): SourceRecord[] {
    if (this.stopped) return []
    return this.guarded(() => {
      this.taker.write(this.tidy.end())
      this.taker.end()
      this.ending = true
      this.parser.close()
    })
  }

  /** Records that were whole before the parser had to stop are kept. */
  private guarded(work: () => void): SourceRecord[] {
    try {
      work()
    } catch (error) {
      if (!(error instanceof Stop)) throw error
      this.stopped = error.finding
    }
    const { records } = this
    this.records = []
    return records
  }

  private passingBy(options: Parameters<typeof createPassing>[0]): Passing {
    return createPassing(options, {
      parse: (text, notes) => this.feed({ text, notes }),
      last: () => ({ name: this.ended.name, isBehind: this.ended.at === this.fed() }),
      passOver: (lines, columns) => {
        this.parser.line += lines
        this.unseen = { line: this.parser.line, columns }
      },
      push: (record) => void this.records.push(record),
    })
  }

  private feed({ text, notes }: Tidied): void {
    for (const one of notes) this.notes.push(this.ahead > 0 ? { ...one, at: one.at + this.ahead } : one)
    this.buffer += text
    this.parser.write(text)
    const { open, limits } = this
    const silence = this.inTag ? limits.tag : limits.silence
    if (this.fed() - this.lastEvent > silence) this.stop('file.limits', 'one text that never ends')
    if (open && this.fed() - open.start > limits.record) this.refuse(open)
    this.forget()
  }

  /** Characters given to the parser so far. Its own `position` is only right while it is working. */
  private fed(): number {
    return this.bufferStart + this.buffer.length
  }

  /** Lets go of what no record needs any more. */
  private forget(): void {
    const { open } = this
    const keepFrom = open && !open.refused ? open.start : this.fed() - lookBack
    const drop = Math.max(0, keepFrom - this.bufferStart)
    this.buffer = this.buffer.slice(drop)
    this.bufferStart += drop
    if (!open) this.notes = []
  }

  /**
   * Seven handlers and no more: with an eighth V8 keeps the parser as a
   * dictionary, and it runs at a fifth of the speed.
   */
  private listen(): void {
    const { parser } = this
    parser.ENTITIES = Object.assign(Object.create(null), { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" })
    parser.on('doctype', (text) => this.nameFormat(text))
    parser.on('error', (error) => this.faultOf(reasonOf(error)))
    parser.on('opentagstart', ({ name }) => this.begin(name))
    parser.on('opentag', (tag) => this.openElement(tag))
    parser.on('text', (text) => this.addText(text))
    parser.on('cdata', (text) => this.addText(text))
    parser.on('closetag', () => this.closeElement())
  }

  /** A missing blank between two attributes leaves no doubt about them; everything else does. */
  private faultOf(reason: string): void {
    if (!this.mayJoin || reason !== 'no whitespace between attributes.')
      this.stop(this.ending ? 'file.truncated' : 'xml.malformed', reason)
    if (++this.joined > mostJoined) return
    const { parser, notes, buffer, bufferStart } = this
    const at = parser.position
    const next = notes.findIndex((note) => note.at > at)
    const value = lineAround(buffer, at - bufferStart).slice(0, 100)
    notes.splice(next === -1 ? notes.length : next, 0, { code: 'text.attributes', at, value })
  }

  private nameFormat(text: string): void {
    this.heard()
    if (!this.mayName(text)) this.stop('xml.doctype', `<!DOCTYPE${text}`)
  }

  private heard(): void {
    this.lastEvent = this.parser.position
  }

  private stop(code: FindingCode, value: string): never {
    const { parser, buffer, bufferStart } = this
    const excerpt = lineAround(buffer, parser.position - bufferStart)
    const { line, column } = this.shifted({ start: 0, line: parser.line, column: parser.columnIndex + 1 })
    throw new Stop(finding(code, { line, column, value, excerpt }))
  }

  private begin(name: string): void {
    this.heard()
    this.inTag = true
    if (this.path.length >= this.limits.depth)
      this.stop('file.limits', `deeper than ${this.limits.depth} elements`)
    this.opening = { ...this.placeOf(name), name }
  }

  /** Where the tag began whose name has just been read, up to the character after the name. */
  private placeOf(name: string): Place {
    const { parser, buffer, bufferStart } = this
    const start = parser.position - name.length - 2
    const column = parser.columnIndex - name.length - 1
    if (column > 0) return this.shifted({ start, line: parser.line, column })
    // The name ended with the line, so the parser counts from the next one.
    const lineStart = buffer.lastIndexOf('\n', start - bufferStart - 1)
    return this.shifted({ start, line: parser.line - 1, column: start - bufferStart - lineStart })
  }

  private shifted(seen: Place): Place {
    const unseen = seen.line === this.unseen.line ? this.unseen.columns : 0
    const place = { ...seen, column: seen.column + unseen }
    return place.line === this.firstLine ? { ...place, column: place.column + this.firstColumn - 1 } : place
  }

  private openElement(tag: { name: string; attributes: Record<string, string> }): void {
    this.heard()
    this.inTag = false
    if (Object.keys(tag.attributes).length > this.limits.attributes)
      this.stop('file.limits', `more than ${this.limits.attributes} attributes`)
    const name = localName(tag.name)
    this.path.push(name)
    this.spelt.push(tag.name)
    const { open, opening } = this
    if (!open && !this.isRecord(this.path)) return this.outside.element(this.path, tag.attributes)
    if (open && (open.refused || this.skipping > 0)) return
    if (open && name === open.element.name && this.path.length === open.depth + 1)
      this.stop('xml.malformed', 'a record begins before the one before it is closed')
    if (open && ++open.elements > this.limits.elements) return this.refuse(open)
    if (open && this.only && !this.only.has(name)) {
      this.skipping = this.path.length
      return
    }
    const { line, column } = opening
    const element: Element = { name, attributes: tag.attributes, children: [], text: '', line, column }
    if (!open) this.open = { ...opening, element, depth: this.path.length, elements: 1, refused: null }
    this.stack.at(-1)?.children.push(element)
    this.stack.push(element)
  }

  private refuse(open: Open): void {
    open.refused = 'record.tooLarge'
    open.element = emptyElement(open.element)
    this.stack = []
  }

  private addText(text: string): void {
    this.heard()
    if (this.skipping > 0) return
    const element = this.stack.at(-1)
    if (element) {
      if (element.text !== '') element.text += text
      else if (text.trim() !== '') element.text = text
    } else if (!this.open && text.trim() !== '') this.outside.text(this.path, text)
  }

  private closeElement(): void {
    this.heard()
    const { open } = this
    const depth = this.path.length
    this.path.pop()
    this.spelt.pop()
    if (!open) return
    if (this.skipping === 0) this.stack.pop()
    else if (this.skipping === depth) this.skipping = 0
    if (this.path.length < open.depth) this.finish(open)
  }

  private finish({ element, start, line, column, refused }: Open): void {
    const raw = refused
      ? ''
      : this.buffer.slice(start - this.bufferStart, this.parser.position - this.bufferStart)
    const { repairs, later } = repairsWithin(this.notes, { raw, start, end: this.parser.position, line })
    this.notes = later
    this.open = null
    this.stack = []
    this.skipping = 0
    this.records.push({ element, raw, line, column, repairs, refused })
    this.ended = { at: this.parser.position, name: /^<([^\s/>]+)/.exec(raw)?.[1] ?? '' }
  }
}
