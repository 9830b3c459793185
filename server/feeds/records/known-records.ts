/** feeds: records of an XML file that are letter by letter known are passed over without a parser, a tenth of its work. */
import { linesBefore } from '../texts/excerpts.rules.ts'
import type { SourceRecord } from './record.ts'
import { skimmed } from './skim.ts'
import type { Tidied, TidyNote } from './xml-tidy.ts'

/** The hash of a record whose very text was read before, to its end and without a fault; null for any other. */
export type KnownRecords = (raw: string) => string | null

/** The parser as it is seen from here. */
type Parser = {
  /** Reads on; places of notes count what was given to it. */
  parse: (text: string, notes: TidyNote[]) => void
  /** Name, as it is spelt, of the last record, and whether that ended with the last character that was given to it. */
  last: () => { name: string; isBehind: boolean }
  /** So many line ends were kept from it, and so many characters of the line that it is in. */
  passOver: (lines: number, columns: number) => void
  push: (record: SourceRecord) => void
}

export type Passing = { write: (tidied: Tidied) => void; end: () => void }

type Options = { known: KnownRecords; only: ReadonlySet<string>; line: number; column: number }

/** Characters that may wait for the end of a record; a longer one is given to the parser as it comes. */
const longestWait = 1024 * 1024

/**
 * Stands before the parser. Right behind a record, and there alone, it is certain that no comment or text is open: if
 * what follows is the whole of a known record, the parser never sees it. What is not known is parsed as ever.
 */
export const createPassing = (options: Options, parser: Parser): Passing => new KnownPassing(options, parser)

class KnownPassing implements Passing {
  private readonly known: KnownRecords
  private readonly only: ReadonlySet<string>
  private readonly parser: Parser
  private waiting = ''
  private notes: TidyNote[] = []
  /** Characters of the document that the parser was given, and that it was not. */
  private given = 0
  private passed = 0
  /** Where the next character stands in the document, and in which column the parser believes it to be. */
  private readonly place: { line: number; column: number; parsed: number }

  constructor({ known, only, line, column }: Options, parser: Parser) {
    this.known = known
    this.only = only
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
    const hash = mayPass ? this.known(waiting.slice(blank, upTo)) : null
    if (hash === null) this.give(upTo)
    else this.pass(blank, upTo, hash)
    return true
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

  /** Passes over what begins the waiting text: blanks, and from `blank` on a known record. */
  private pass(blank: number, length: number, hash: string): void {
    const { place, parser } = this
    this.notesUpTo(length)
    const text = this.takeText(length)
    this.passed += length
    const raw = text.slice(blank)
    const before = linesBefore(text, blank)
    const line = place.line + before
    const column = before > 0 ? columnAfter(text.slice(0, blank)) : place.column + blank
    const lines = linesBefore(text, Infinity)
    place.line += lines
    place.column = lines > 0 ? columnAfter(text) : place.column + length
    parser.passOver(lines, place.column - place.parsed)
    const element = skimmed(raw, { line, column }, this.only)
    parser.push({ element, raw, line, column, repairs: [], refused: null, hash })
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
