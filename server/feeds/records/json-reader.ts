/**
 * feeds: reads JSON into records; of objects that stand one behind the
 * other, a broken one costs no other its place.
 */
import type { Finding } from '../findings/findings.ts'
import { linesBefore } from '../texts/excerpts.rules.ts'
import { JsonRecords, type JsonOptions } from './json-records.ts'
import { isSequence } from './json-sequence.ts'
import { emptyElement, type RecordReader, type SourceRecord } from './record.ts'

/** Broken objects of one file behind which reading goes on. */
const mostFaults = 200

/**
 * A reader of the records of one JSON document. Its first piece is the beginning, by which its shape is told.
 */
export function createJsonReader(options: JsonOptions): RecordReader {
  const reader = new JsonReader(options)
  return {
    write: (text) => reader.write(text),
    end: () => reader.end(),
    stopped: () => reader.stopped(),
    isPartial: () => reader.isPartial(),
    header: reader.header,
    remarks: [],
  }
}

class JsonReader {
  readonly header: RecordReader['header']
  private readonly options: JsonOptions
  private inner: JsonRecords
  private isBegun = false
  private isSequence = false
  private faults = 0
  /** The line in which the next piece begins. */
  private line: number
  /** What came since an object was found to be broken, until the next begins. */
  private lost: string | null = null

  constructor(options: JsonOptions) {
    this.options = options
    this.line = options.line ?? 1
    this.inner = new JsonRecords(options)
    this.header = this.inner.header
  }

  isPartial(): boolean {
    return this.faults > 0
  }

  stopped(): Finding | null {
    return this.lost === null ? this.inner.stopped : null
  }

  write(text: string): SourceRecord[] {
    if (!this.isBegun && isSequence(text, this.options.alone ?? (() => false))) {
      this.isSequence = true
      this.inner.beginSequence()
    }
    this.isBegun ||= text.trim() !== ''
    return this.read(text)
  }

  end(): SourceRecord[] {
    if (this.lost === null) return this.inner.end()
    this.lost = null
    this.inner = this.fresh()
    return []
  }

  private read(text: string): SourceRecord[] {
    if (this.lost !== null) return this.seek(text)
    const from = this.line
    const records = this.inner.write(text)
    const fault = this.inner.stopped
    this.line += linesBefore(text, Infinity)
    const goesOn = this.isSequence && fault?.code === 'json.malformed' && this.faults < mostFaults
    if (!goesOn) return records
    this.faults += 1
    this.lost = ''
    this.line = fault.line ?? from
    return [...records, brokenObject(fault), ...this.seek(fromLine(text, this.line - from))]
  }

  /** Looks for the next line that begins with an object, and reads on there. */
  private seek(text: string): SourceRecord[] {
    const lost = (this.lost ?? '') + text
    const next = lost.indexOf('\n{')
    if (next === -1) {
      this.line += linesBefore(lost.slice(0, -1), Infinity)
      this.lost = lost.slice(-1)
      return []
    }
    this.line += linesBefore(lost, next + 1)
    this.lost = null
    this.inner = this.fresh()
    return this.read(lost.slice(next + 1))
  }

  private fresh(): JsonRecords {
    const inner = new JsonRecords({ ...this.options, line: this.line, column: 1 })
    inner.beginSequence()
    return inner
  }
}

/** The text from its n-th line on, from 0. */
function fromLine(text: string, line: number): string {
  let from = 0
  for (let passed = 0; passed < line; passed++) from = text.indexOf('\n', from) + 1
  return text.slice(from)
}

function brokenObject({ line, column, value, excerpt }: Finding): SourceRecord {
  const place = { line: line ?? 1, column: column ?? 1 }
  return {
    element: emptyElement({ name: 'record', attributes: {}, children: [], text: '', ...place }),
    raw: '',
    ...place,
    repairs: [],
    refused: 'record.malformed',
    fault: { line, column, value, excerpt },
  }
}
