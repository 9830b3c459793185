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
export function createPassing({ known, only, ...start }: Options, parser: Parser): Passing {
  let waiting = ''
  let notes: TidyNote[] = []
  /** Characters of the document that the parser was given, and that it was not. */
  let given = 0
  let passed = 0
  /** Where the next character stands in the document, and where the parser believes it to be in its line. */
  const place = { ...start, parsed: start.column }

  function give(length: number): void {
    const text = waiting.slice(0, length)
    const upTo = given + passed + length
    const own = notes.filter(({ at }) => at < upTo).map((note) => ({ ...note, at: note.at - passed }))
    notes = notes.filter(({ at }) => at >= upTo)
    waiting = waiting.slice(length)
    given += length
    const lines = linesBefore(text, Infinity)
    place.line += lines
    place.column = lines > 0 ? columnAfter(text) : place.column + length
    place.parsed = lines > 0 ? columnAfter(text) : place.parsed + length
    parser.parse(text, own)
  }

  /** Passes over what begins the waiting text: `blank` characters and a known record of `length`. */
  function pass(blank: number, length: number, hash: string): void {
    const raw = waiting.slice(blank, blank + length)
    const text = waiting.slice(0, blank + length)
    const before = linesBefore(text, blank)
    const line = place.line + before
    const column = before > 0 ? columnAfter(text.slice(0, blank)) : place.column + blank
    const element = skimmed(raw, { line, column }, only)
    const upTo = given + passed + text.length
    notes = notes.filter(({ at }) => at >= upTo)
    waiting = waiting.slice(text.length)
    passed += text.length
    const lines = linesBefore(text, Infinity)
    place.line += lines
    place.column = lines > 0 ? columnAfter(text) : place.column + text.length
    parser.passOver(lines, place.column - place.parsed)
    parser.push({ element, raw, line, column, repairs: [], refused: null, hash })
  }

  /** Whether something was done about the waiting text; otherwise more of it must come. */
  function step(): boolean {
    const { name, isBehind } = parser.last()
    if (name === '') {
      give(waiting.length)
      return false
    }
    const end = `</${name}>`
    const found = waiting.indexOf(end)
    if (found === -1) {
      if (isBehind && waiting.length < longestWait) return false
      give(waiting.length)
      return false
    }
    const upTo = found + end.length
    const blank = blanksBefore(waiting)
    const mayPass = isBehind && isStart(waiting, blank, name)
    const hash = mayPass ? known(waiting.slice(blank, upTo)) : null
    if (hash === null) give(upTo)
    else pass(blank, upTo - blank, hash)
    return waiting !== ''
  }

  return {
    write(tidied): void {
      waiting += tidied.text
      notes.push(...tidied.notes)
      while (waiting !== '' && step());
    },
    end: (): void => give(waiting.length),
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
