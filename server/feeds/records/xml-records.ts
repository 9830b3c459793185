/**
 * feeds: step "stream records" for XML: reads on behind a record whose markup is
 * broken, and behind the end of a first document.
 */
import { literally } from '#contract/words/literally.ts'
import { linesBefore } from '../texts/excerpts.rules.ts'
import { finding, type Finding } from '../findings/findings.ts'
import { emptyElement, type RecordReader, type SourceRecord } from './record.ts'
import type { XmlOptions } from './xml-options.ts'
import { XmlRecords } from './xml-parsing.ts'
import type { Unread } from './xml-unread.ts'
import { xmlLimits } from './xml-limits.ts'

export { xmlLimits, type XmlLimits } from './xml-limits.ts'

/** A reader of the records of one XML document. */
export const createXmlReader = (options: XmlOptions): RecordReader => new RecoveringReader(options)

/** Reads one record again from its raw text. */
export function parseXmlRecord(raw: string, at: { line: number; column: number }): SourceRecord | null {
  const reader = new XmlRecords({ isRecord: (path) => path.length === 1, ...at })
  return reader.write(raw)[0] ?? reader.end()[0] ?? null
}

/** Faults of one file behind which reading goes on; a file with more is wrong as a whole. */
const mostFaults = 200
/** Characters of one file that are read a second time behind faults. */
const mostReread = 64 * 1024 * 1024

/** A record that is broken, until its end has come. */
type Lost = { unread: Unread; fault: Finding; text: string; isEnd: RegExp }

class RecoveringReader implements RecordReader {
  readonly remarks: Finding[] = []
  private readonly options: XmlOptions
  private inner: XmlRecords
  private lost: Lost | null = null
  private faults = 0
  private reread = 0

  constructor(options: XmlOptions) {
    this.options = options
    this.inner = new XmlRecords(options)
  }

  get header(): RecordReader['header'] {
    return this.inner.outside.header
  }

  isPartial(): boolean {
    return this.faults > 0
  }

  stopped(): Finding | null {
    return this.lost ? null : this.inner.stopped
  }

  write(text: string): SourceRecord[] {
    if (this.lost) return this.seek(text)
    return this.recovered(this.inner.write(text))
  }

  end(): SourceRecord[] {
    const { lost } = this
    if (!lost) return this.recovered(this.inner.end(), true)
    this.lost = null
    return []
  }

  /** What was read, and what comes behind a fault. */
  private recovered(records: SourceRecord[], isEnd = false): SourceRecord[] {
    const { inner } = this
    const fault = inner.stopped
    if (fault?.code !== 'xml.malformed' || this.faults >= mostFaults) return records
    const unread = inner.unread()
    this.reread += unread.text.length
    if (this.reread > mostReread) return records
    if (unread.broken === null) return [...records, ...this.nextDocument(unread, isEnd)]
    this.faults += 1
    const { tag } = unread.broken
    this.lost = { unread, fault, text: '', isEnd: endOf(tag) }
    const more = this.seek(unread.text)
    return [...records, ...more, ...(isEnd && !this.lost ? this.end() : [])]
  }

  /**
   * Looks for the end of a broken record, or the beginning of the next,
   * whichever comes first, and reads on there.
   */
  private seek(text: string): SourceRecord[] {
    const { lost } = this
    if (!lost) return []
    lost.text += text
    const { unread, fault, isEnd } = lost
    const found = isEnd.exec(lost.text.slice(1))
    const { record = xmlLimits.record } = this.options.limits ?? {}
    if (!found && lost.text.length <= record) return []
    this.lost = null
    if (!found) return []
    const { index } = found
    const upTo = 1 + index + (found[0].startsWith('</') ? found[0].length : 0)
    const records = this.goOn(lost.text, upTo, unread)
    return [brokenRecord(unread, fault), ...records]
  }

  private goOn(text: string, upTo: number, { line, column, open }: Unread): SourceRecord[] {
    const passed = text.slice(0, upTo)
    const breaks = linesBefore(passed, Infinity)
    this.inner = new XmlRecords({
      ...this.options,
      line: line + breaks,
      column: breaks > 0 ? passed.length - passed.lastIndexOf('\n') : column + passed.length,
      after: { open, outside: this.inner.outside },
    })
    return this.recovered(this.inner.write(text.slice(upTo)))
  }

  /** Behind the end of a document a second one may stand, as where exports were joined. */
  private nextDocument(unread: Unread, isEnd: boolean): SourceRecord[] {
    const next = /<[A-Za-z_]/.exec(unread.text)
    if (unread.open.length > 0 || !next || this.header.size === 0) return []
    this.faults += 1
    const { line, column } = unread
    this.remarks.push(finding('file.severalRoots', { line, column, excerpt: unread.text.slice(0, 100) }))
    const records = this.goOn(unread.text, next.index, unread)
    return [...records, ...(isEnd ? this.end() : [])]
  }
}

/** The end of an element of this name, or the beginning of the next. */
const endOf = (tag: string): RegExp => new RegExp(`</${literally(tag)}\\s*>|<${literally(tag)}(?=[\\s/>])`)

/** A record that cannot be read, but that may say which home it is about. */
function brokenRecord({ broken, line, column }: Unread, { value, excerpt, ...fault }: Finding): SourceRecord {
  const place = { line, column }
  const element =
    broken?.element ?? emptyElement({ name: '', attributes: {}, children: [], text: '', ...place })
  return {
    element,
    raw: '',
    ...place,
    repairs: [],
    refused: 'record.malformed',
    fault: { line: fault.line, column: fault.column, value, excerpt },
  }
}
