/** feeds: step "stream records" for tables as text: CSV of any delimiter, one row in memory at a time. */
import { parse, type CsvError, type Parser } from 'csv-parse'
import { parse as parseWhole } from 'csv-parse/sync'
import { finding, type Finding } from '../findings/findings.ts'
import { linesBefore } from '../texts/excerpts.rules.ts'
import type { Element, Header, RecordReader, Repair, SourceRecord } from './record.ts'

export type CsvLimits = {
  columns: number
  /** Characters of one row, and of the headings. */
  row: number
}

export const csvLimits: CsvLimits = { columns: 2_000, row: 1024 * 1024 }

/** Keys of the header: how cells are parted, and the headings as a list. */
const delimiterKey = 'DELIMITER'
const columnsKey = 'COLUMNS'

const delimiters = [';', '\t', ',', '|']

type Heading = {
  delimiter: string
  names: string[]
  /** Characters above the row of headings: how cells are parted, a title, blank rows. */
  above: number
}

/** Rows above the headings that are looked past: the title of an export, its day. */
const mostAbove = 8

const options = ({ delimiter }: Pick<Heading, 'delimiter'>, limits: CsvLimits, breaks = ['\r\n', '\n']) => ({
  delimiter,
  record_delimiter: breaks,
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: limits.row,
})

/**
 * The first row with more than one cell as headings; null when it is no
 * table. Some programs write `sep=;` above it.
 */
export function readHeadings(text: string): Heading | null {
  const [said = '', delimiter] = /^sep=(.)(?:\r\n|\r|\n)/i.exec(text) ?? []
  let above = said.length
  for (let row = 0; row <= mostAbove; row++) {
    const [line = '', end = ''] =
      /^[^\r\n]*(\r\n|\r|\n|$)/.exec(text.slice(above, above + csvLimits.row)) ?? []
    const heading = headingsIn(line.slice(0, line.length - end.length), delimiter)
    if (heading) return { ...heading, above }
    if (end === '') return null
    above += line.length
  }
  return null
}

function headingsIn(line: string, delimiter: string | undefined): Omit<Heading, 'above'> | null {
  const likely =
    delimiter ?? delimiters.toSorted((a, b) => line.split(b).length - line.split(a).length)[0] ?? ','
  const names = cellsOf(line, { delimiter: likely })?.map((name) => name.trim()) ?? []
  const isTable = names.filter(Boolean).length > 1 && names.length <= csvLimits.columns
  return isTable ? { delimiter: likely, names } : null
}

/** The cells of one row; null when its quotes are not closed. */
function cellsOf(row: string, heading: Pick<Heading, 'delimiter'>): string[] | null {
  try {
    const [cells] = parseWhole(row, options(heading, csvLimits))
    return (cells as string[] | undefined) ?? []
  } catch {
    return null
  }
}

/** A reader of the rows below the headings. */
export function createCsvReader({
  line = 1,
  limits = csvLimits,
}: {
  line?: number
  limits?: CsvLimits
}): RecordReader {
  const reader = new CsvRecords(line, limits)
  return {
    write: (text) => reader.write(text),
    end: () => reader.end(),
    stopped: () => reader.stopped,
    header: reader.header,
    remarks: [],
  }
}

/** Reads one row again from its raw text with the headings of a header. */
export function parseCsvRecord(
  raw: string,
  at: { line: number; column: number },
  header: Header,
): SourceRecord | null {
  const heading = {
    delimiter: header.get(delimiterKey) ?? ',',
    names: JSON.parse(header.get(columnsKey) ?? '[]') as string[],
  }
  const cells = cellsOf(raw, heading)
  return cells && recordOf(cells, raw, at, heading)
}

function recordOf(
  cells: string[],
  raw: string,
  at: { line: number; column: number },
  { names }: Pick<Heading, 'names'>,
): SourceRecord {
  const element: Element = { name: 'row', attributes: {}, children: [], text: '', ...at }
  // A mark inside of a cell that is not in quotes moves all later cells on, so only the first can be trusted.
  const isWhole = cells.slice(names.length).every((cell) => cell.trim() === '')
  const placeOf = createPlaces(raw, at)
  const repairs: Repair[] =
    cells.length < names.length
      ? [{ code: 'record.short', line: at.line, value: `${cells.length} of ${names.length} cells` }]
      : []
  for (const [position, cell] of cells.slice(0, isWhole ? names.length : 1).entries()) {
    const place = placeOf(cell)
    // Spreadsheets are told so that a number is a text.
    const text = /^="(.*)"$/s.exec(cell)?.[1] ?? cell
    const name = names[position]
    if (name && text.trim() !== '') element.children.push({ ...element, children: [], name, text, ...place })
  }
  return { element, raw, ...at, repairs, refused: isWhole ? null : 'record.fields' }
}

/** Finds the cells of a row in its text, one after the other, so that the text is gone through once. */
function createPlaces(raw: string, start: { line: number; column: number }) {
  const place = { offset: 0, ...start }
  const moveTo = (offset: number): void => {
    const passed = raw.slice(place.offset, offset)
    const breaks = linesBefore(passed, Infinity)
    place.line += breaks
    place.column = breaks === 0 ? place.column + passed.length : passed.length - passed.lastIndexOf('\n')
    place.offset = offset
  }
  return (text: string): { line: number; column: number } => {
    // Between two cells there is only a mark, and perhaps quotes.
    const near = raw.slice(place.offset, place.offset + text.length + 80)
    const found = near.indexOf(text.slice(0, 40))
    if (found !== -1) moveTo(place.offset + found)
    const { line, column } = place
    if (found !== -1) moveTo(place.offset + text.length)
    return { line, column }
  }
}

/** The parser gives a row with the end of its line, of one character or two. */
function withoutLastBreak(text: string): string {
  let end = text.length
  while (end > 0 && (text[end - 1] === '\n' || text[end - 1] === '\r')) end--
  return text.slice(0, end)
}

/** Whether the row of headings is there, with whatever stands above it; a long row comes in pieces. */
function isEnough(text: string): boolean {
  const rows = text.split('\n', mostAbove + 4).length
  return rows > mostAbove + 3 || (rows > 2 && text.length > 32 * 1024)
}

/** A row of blanks, or the headings again. */
const saysNothing = (cells: string[], { names }: Heading): boolean =>
  cells.every((cell) => cell.trim() === '') || cells.every((cell, at) => cell.trim() === names[at])

type Row = { record: string[]; raw: string; info: { lines: number } }

class CsvRecords {
  readonly header: Header = new Map()
  stopped: Finding | null = null

  private readonly limits: CsvLimits
  private readonly firstLine: number
  private heading: Heading | null = null
  private parser: Parser | null = null
  /** Text before the headings are whole. */
  private opening = ''
  private isFirstRow = true
  /** Lines above the headings. */
  private skipped = 0

  constructor(line: number, limits: CsvLimits) {
    this.firstLine = line
    this.limits = limits
  }

  write(text: string): SourceRecord[] {
    if (this.stopped) return []
    if (this.parser) return this.feed(text)
    this.opening += text
    if (isEnough(this.opening)) return this.begin()
    return this.opening.length > this.limits.row ? this.stop('one row that never ends') : []
  }

  end(): SourceRecord[] {
    if (this.stopped) return []
    const before = this.parser ? [] : this.begin()
    const { parser } = this
    if (!parser) return before
    parser.end()
    return [...before, ...this.take()]
  }

  private begin(): SourceRecord[] {
    const heading = readHeadings(this.opening)
    if (!heading) return this.stop('no headings')
    this.heading = heading
    this.header.set(delimiterKey, heading.delimiter)
    this.header.set(columnsKey, JSON.stringify(heading.names))
    // Old programs of Apple's end their lines so; anywhere else it is a mark inside of a cell.
    const breaks = this.opening.includes('\n') ? undefined : ['\r']
    this.parser = parse({ ...options(heading, this.limits, breaks), raw: true, info: true })
    // What is wrong is looked up after each piece; the same is not told a second time.
    this.parser.on('error', () => undefined)
    const { above } = heading
    return this.feed(this.opening.slice(above), linesBefore(this.opening.slice(0, above), Infinity))
  }

  private feed(text: string, skipped = 0): SourceRecord[] {
    this.skipped += skipped
    this.parser?.write(text)
    return this.take()
  }

  /** The parser works while it is written to, so its rows are there at once. */
  private take(): SourceRecord[] {
    const { parser, heading } = this
    const records: SourceRecord[] = []
    if (!parser || !heading) return records
    for (let row = parser.read() as Row | null; row !== null; row = parser.read() as Row | null) {
      const raw = withoutLastBreak(row.raw)
      const line = this.firstLine + this.skipped + row.info.lines - 1 - linesBefore(raw, Infinity)
      if (this.isFirstRow) this.isFirstRow = false
      else if (!saysNothing(row.record, heading))
        records.push(recordOf(row.record, raw, { line, column: 1 }, heading))
    }
    const error = parser.errored as CsvError | null
    if (error) this.stopped = this.faultOf(error)
    return records
  }

  private faultOf(error: CsvError): Finding {
    const line = typeof error.lines === 'number' ? this.firstLine + this.skipped + error.lines - 1 : null
    if (error.code === 'CSV_MAX_RECORD_SIZE')
      return finding('file.limits', { line, value: 'one row that never ends' })
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED'
    return finding(isOpen ? 'file.truncated' : 'csv.malformed', { line, value: error.message })
  }

  private stop(value: string): SourceRecord[] {
    this.stopped = finding('file.limits', { line: this.firstLine, value })
    return []
  }
}
