/**
 * feeds: records of an XML file that are known letter by letter, or plainly
 * well-formed, need no parser: a tenth of its work.
 */
import { linesBefore } from '../texts/excerpts.rules.ts'
import { isPlainRecord } from './plain-record.ts'
import type { SourceRecord } from './record.ts'
import { skimmed } from './skim.ts'
import type { XmlLimits } from './xml-limits.ts'
import type { Tidied, TidyNote } from './xml-tidy.ts'

/**
 * The hash of a record whose very text was read before, to its end and without a fault; null for any other.
 */
export type KnownRecords = (raw: string) => string | null

/** The parser as it is seen from here. */
type Parser = {
  /** Reads on; places of notes count what was given to it. */
  parse: (text: string, notes: TidyNote[]) => void
  /**
   * Name, as it is spelt, of the last record, and whether that ended
   * with the last character that was given to it.
   */
  last: () => { name: string; isBehind: boolean }
  /** So many line ends were kept from it, and so many characters of the line that it is in. */
  passOver: (lines: number, columns: number) => void
  push: (record: SourceRecord) => void
}

export type Passing = { write: (tidied: Tidied) => void; end: () => void; unread: () => string }

type Options = {
  known: KnownRecords | undefined
  only: ReadonlySet<string>
  limits: XmlLimits
  line: number
  column: number
}

/** Characters that may wait for the end of a record; a longer one is given to the parser as it comes. */
const longestWait = 1024 * 1024

/**
 * Stands before the parser. Right behind a record, and there alone, it is certain that no
 * comment or text is open: if what follows is the whole of a record that is known, or that
 * nothing is odd about, the parser never sees it.
 */
export const createPassing = (options: Options, parser: Parser): Passing => new KnownPassing(options, parser)

class KnownPassing implements Passing {
  private readonly known: KnownRecords | undefined
  private readonly only: ReadonlySet<string>
  private readonly limits: XmlLimits
  private readonly parser: Parser
  private waiting = ''
  private notes: TidyNote[] = []
  /** Characters of the document that the parser was given, and that it was not. */
  private given = 0
  private passed = 0
  /** Where the next character stands in the document, and in which column the parser believes it to be. */
  private readonly place: { line: number; column: number; parsed: number }

  constructor({ known, only, limits, line, column }: Options, parser: Parser) {
    this.known = known
    this.only = only
    this.limits = limits
    this.parser = parser
    this.place = { line, column, parsed: column }
  }

  write({ text, notes }: Tidied): void {
    this.waiting += text
    this.notes.push(...notes)
    let goesOn = true
    while (goesOn) goesOn = this.waiting !== '' && this.step()
  }

  end(): void {
    this.give(this.waiting.length)
  }

  /** What waits for the end of a record. */
  unread(): string {
    return this.waiting
  }

  /** Whether something was done about the waiting text; otherwise more of it must come. */
  private step(): boolean {
    const { waiting } = this
    const { name, isBehind } = this.parser.last()
    const end = `</${name}>`
    const found = name === '' ? -1 : waiting.indexOf(end)
    if (found === -1) {
      const mayWait = name !== '' && isBehind && waiting.length < longestWait
      if (!mayWait) this.give(waiting.length)
      return false
    }
    const upTo = found + end.length
    const blank = blanksBefore(waiting)
    const mayPass = isBehind && isStart(waiting, blank, name)
    if (!mayPass || !this.passes(waiting.slice(blank, upTo), { blank, upTo })) this.give(upTo)
    return true
  }

  /** Passes over a record that is known, or of which nothing is to be told. */
  private passes(raw: string, { blank, upTo }: { blank: number; upTo: number }): boolean {
    const hash = this.known?.(raw) ?? undefined
    if (hash === undefined && (this.isMended(upTo) || !isPlainRecord(raw, this.limits))) return false
    this.pass(raw, blank, upTo, hash)
    return true
  }

  /** Whether anything was mended in the next so many characters. */
  private isMended(length: number): boolean {
    const [first] = this.notes
    return first !== undefined && first.at < this.given + this.passed + length
  }

  private give(length: number): void {
    const { place } = this
    const own = this.notesUpTo(length).map((note) => ({ ...note, at: note.at - this.passed }))
    const text = this.takeText(length)
    this.given += length
    const lines = linesBefore(text, Infinity)
    place.line += lines
    place.column = lines > 0 ? columnAfter(text) : place.column + length
    place.parsed = lines > 0 ? columnAfter(text) : place.parsed + length
    this.parser.parse(text, own)
  }

  /** Passes over what begins the waiting text: blanks, and from `blank` on a record. */
  private pass(raw: string, blank: number, length: number, hash: string | undefined): void {
    const { place, parser } = this
    this.notesUpTo(length)
    const text = this.takeText(length)
    this.passed += length
    const before = linesBefore(text, blank)
    const line = place.line + before
    const column = before > 0 ? columnAfter(text.slice(0, blank)) : place.column + blank
    const lines = linesBefore(text, Infinity)
    place.line += lines
    place.column = lines > 0 ? columnAfter(text) : place.column + length
    parser.passOver(lines, place.column - place.parsed)
    const element = skimmed(raw, { line, column }, this.only)
    parser.push({
      element,
      raw,
      line,
      column,
      repairs: [],
      refused: null,
      ...(hash !== undefined && { hash }),
    })
  }

  private takeText(length: number): string {
    const text = this.waiting.slice(0, length)
    this.waiting = this.waiting.slice(length)
    return text
  }

  /** Takes the notes about the next so many characters. */
  private notesUpTo(length: number): TidyNote[] {
    const upTo = this.given + this.passed + length
    const own = this.notes.filter(({ at }) => at < upTo)
    if (own.length > 0) this.notes = this.notes.filter(({ at }) => at >= upTo)
    return own
  }
}

const columnAfter = (text: string): number => text.length - text.lastIndexOf('\n')

function blanksBefore(text: string): number {
  let at = 0
  while (text.charCodeAt(at) <= 32) at++
  return at
}

const isStart = (text: string, at: number, name: string): boolean =>
  text.charCodeAt(at) === 60 &&
  text.startsWith(name, at + 1) &&
  /[\s>]/.test(text[at + 1 + name.length] ?? '')
