/**
 * feeds: step "stream records" for Rightmove's BLM: sections between # marks,
 * fields and records ended by declared characters.
 */
import { finding, type Finding } from '../../findings/findings.ts'
import type { Element, Header, RecordReader, SourceRecord } from '../../records/record.ts'
import { lacksPart, namesNoMarks } from './findings.ts'

const longestHeader = 256 * 1024
const longestRecord = 16 * 1024 * 1024
const mostFields = 2_000

/** A reader of the records between #DATA# and #END#. */
export function createBlmReader({ line = 1 }: { line?: number } = {}): RecordReader {
  const reader = new BlmRecords(line)
  return {
    write: (text) => reader.write(text),
    end: () => reader.end(),
    stopped: () => reader.stopped,
    header: reader.header,
    remarks: reader.remarks,
  }
}

/** Reads one record again from its raw text with the definition of a header. */
export function parseBlmRecord(
  raw: string,
  at: { line: number; column: number },
  header: Header,
): SourceRecord {
  const mark = header.get('EOF') ?? '^'
  const names = header.get('DEFINITION')?.split(mark) ?? []
  const values = raw.split(mark)
  const whole =
    values.length === names.length || (values.length === names.length + 1 && !values.at(-1)?.trim())
  const element: Element = { name: 'record', attributes: {}, children: [], text: '', ...at }
  let { line, column } = at
  for (const [position, value] of values.entries()) {
    const name = names[position]
    if (name && value.trim() !== '')
      element.children.push({ name, attributes: {}, children: [], text: value, line, column })
    const breaks = value.split('\n').length - 1
    column = breaks > 0 ? value.length - value.lastIndexOf('\n') + 1 : column + value.length + 1
    line += breaks
  }
  // A mark inside a text moves all later values one field on, so only what
  // stands before anything can go wrong is kept.
  if (!whole)
    element.children = element.children.filter(({ name }) => name === names[0] && name === 'AGENT_REF')
  return { element, raw, ...at, repairs: [], refused: whole ? null : 'record.fields' }
}

/** Without the line ends at its end, in one step back per character. */
function withoutLastBreaks(text: string): string {
  let end = text.length
  while (end > 0 && (text[end - 1] === '\n' || text[end - 1] === '\r')) end--
  return text.slice(0, end)
}

class BlmRecords {
  readonly header: Header = new Map()
  readonly remarks: Finding[] = []
  stopped: Finding | null = null

  private buffer = ''
  /** How much of the buffer was searched for the end of a record already. */
  private searched = 0
  private line: number
  private column = 1
  private inData = false
  private ended = false

  constructor(line: number) {
    this.line = line
  }

  write(text: string): SourceRecord[] {
    if (this.stopped || this.ended) return []
    this.buffer += text.replaceAll('\0', '')
    if (!this.inData && !this.open()) return []
    return this.split()
  }

  end(): SourceRecord[] {
    if (this.stopped || this.ended) return []
    if (!this.inData) {
      this.structure(
        ['#HEADER#', '#DEFINITION#', '#DATA#'].find((part) => !this.buffer.includes(part)) ?? '#DATA#',
      )
      return []
    }
    const rest = this.buffer.trim()
    const value = rest === '' ? 'no #END#' : rest.slice(0, 100)
    this.stopped = finding('file.truncated', { line: this.line, column: this.column, value, excerpt: rest })
    return []
  }

  /** Reads header and definition once both are there; the records follow. */
  private open(): boolean {
    const data = this.buffer.indexOf('#DATA#')
    if (data === -1) {
      if (this.buffer.length > longestHeader) this.structure('#DATA#')
      return false
    }
    const start = this.buffer.slice(0, data)
    const definition = start.indexOf('#DEFINITION#')
    if (definition === -1 || !start.includes('#HEADER#')) {
      this.structure(definition === -1 ? '#DEFINITION#' : '#HEADER#')
      return false
    }
    this.readHeader(start.slice(0, definition))
    this.readDefinition(start.slice(definition + '#DEFINITION#'.length))
    this.advance(data + '#DATA#'.length)
    this.inData = true
    return this.stopped === null
  }

  private structure(missing: string): void {
    this.stopped = finding(lacksPart, {
      line: this.line,
      value: `no ${missing}`,
      excerpt: this.buffer.slice(0, 200).trim(),
    })
  }

  private readHeader(text: string): void {
    for (const row of text.split('\n').slice(0, 200)) {
      const colon = row.indexOf(':')
      const key = row.slice(0, Math.max(0, colon)).trim()
      const value = row.slice(colon + 1).trim()
      if (value === '' || value.length > 200 || !/^[A-Za-z][A-Za-z _]{0,40}$/.test(key)) continue
      this.header.set(key.toUpperCase(), /^(['"])(.+)\1$/.exec(value)?.[2] ?? value)
    }
  }

  private readDefinition(text: string): void {
    const declared = this.header.get('EOF')
    const mark = declared ?? (['^', '|', '\t', ','].find((one) => text.includes(one)) || '^')
    const end = this.header.get('EOR') ?? '~'
    if (!declared || !this.header.has('EOR'))
      this.remarks.push(
        finding(namesNoMarks, { line: this.line, value: `EOF ${mark}, EOR ${end} were assumed` }),
      )
    const names = (text.split(end)[0] ?? '').split(mark).map((name) => name.trim().toUpperCase())
    while (names.at(-1) === '') names.pop()
    this.header.set('EOF', mark)
    this.header.set('EOR', end)
    this.header.set('DEFINITION', names.join(mark))
    if (names.length < 2 || names.length > mostFields)
      this.stopped = finding(lacksPart, {
        line: this.line,
        value: 'no field names in #DEFINITION#',
        excerpt: text.trim().slice(0, 200),
      })
  }

  /** Cuts whole records off the buffer. */
  private split(): SourceRecord[] {
    const end = this.header.get('EOR') ?? '~'
    const records: SourceRecord[] = []
    let from = 0
    for (let at = this.buffer.indexOf(end, this.searched); at !== -1; at = this.buffer.indexOf(end, from)) {
      const record = this.recordAt(this.buffer.slice(from, at))
      if (this.ended) return records
      if (record) records.push(record)
      this.pass(this.buffer.slice(from, at + end.length))
      from = at + end.length
    }
    this.buffer = this.buffer.slice(from)
    this.searched = Math.max(0, this.buffer.length - end.length + 1)
    if (this.buffer.slice(0, 4_096).trimStart().startsWith('#END#')) this.ended = true
    else if (this.buffer.length > longestRecord)
      this.stopped = finding('file.limits', { line: this.line, value: 'one record that never ends' })
    return records
  }

  private recordAt(text: string): SourceRecord | null {
    const blank = /^\s*/.exec(text)?.[0] ?? ''
    const raw = text.slice(blank.length)
    if (raw.startsWith('#END#')) this.ended = true
    if (raw === '' || this.ended) return null
    const breaks = blank.split('\n').length - 1
    const column = breaks > 0 ? blank.length - blank.lastIndexOf('\n') : this.column + blank.length
    return parseBlmRecord(withoutLastBreaks(raw), { line: this.line + breaks, column }, this.header)
  }

  private advance(length: number): void {
    this.pass(this.buffer.slice(0, length))
    this.buffer = this.buffer.slice(length)
  }

  /** Counts lines and columns of text that is done with. */
  private pass(text: string): void {
    const breaks = text.split('\n').length - 1
    this.line += breaks
    this.column = breaks > 0 ? text.length - text.lastIndexOf('\n') : this.column + text.length
  }
}
