/**
 * feeds: step "stream records" for JSON: one record in memory at a
 * time, as the same small tree that XML becomes.
 */
import { finding, type Finding, type FindingCode } from '../findings/findings.ts'
import { createJsonTokens, type JsonToken } from './json-tokens.ts'
import { emptyElement, type Element, type Header, type Repair, type SourceRecord } from './record.ts'

export type JsonLimits = {
  depth: number
  /** Values of one record. */
  elements: number
  /** Bytes of one record. */
  record: number
  /** Bytes of one name, number or text. */
  token: number
  /** Values remembered from outside of records. */
  header: number
}

export const jsonLimits: JsonLimits = {
  depth: 40,
  elements: 20_000,
  record: 16 * 1024 * 1024,
  token: 16 * 1024 * 1024,
  header: 300,
}

export type JsonOptions = {
  /**
   * Whether an object at this path of names is a record; lists add
   * nothing to a path, but it may have to be in one.
   */
  isRecord: (path: readonly string[], isListed: boolean) => boolean
  /** Whether an object that stands alone and has these names is a record. */
  alone?: (names: readonly string[]) => boolean
  limits?: JsonLimits
  /** Where the text begins in the file, from 1. */
  line?: number
  column?: number
}

/** In the header of a file whose outermost value is a list. */
export const listMark = '[]'

/** Reads one record again from its raw text. */
export function parseJsonRecord(raw: string, at: { line: number; column: number }): SourceRecord | null {
  const reader = new JsonRecords({ isRecord: (path) => path.length === 0, ...at })
  return reader.write(raw)[0] ?? reader.end()[0] ?? null
}

/**
 * An object or list that is open. `element` is null outside of records,
 * and inside of lists that of the object around.
 */
type Frame = {
  isList: boolean
  name: string
  names: Set<string>
  element: Element | null
  expects: Expectation
}
type Expectation = 'name' | 'firstName' | 'colon' | 'value' | 'firstValue' | 'comma'
type Open = {
  start: number
  depth: number
  elements: number
  element: Element
  repairs: Repair[]
  refused: FindingCode | null
}

class Stop extends Error {
  readonly finding: Finding
  constructor(reason: Finding) {
    super(reason.code)
    this.finding = reason
  }
}

/** Reads the records of one text, until something is wrong with it. */
export class JsonRecords {
  readonly header: Header = new Map()
  stopped: Finding | null = null

  private readonly isRecord: JsonOptions['isRecord']
  private readonly limits: JsonLimits
  private readonly tokens: ReturnType<typeof createJsonTokens>
  private readonly frames: Frame[] = []
  private open: Open | null = null
  private isDone = false
  /** Of a text in which objects stand one behind the other: what they stand in. */
  private sequence: Frame | null = null
  private records: SourceRecord[] = []

  constructor({ isRecord, limits = jsonLimits, line = 1, column = 1 }: JsonOptions) {
    this.isRecord = isRecord
    this.limits = limits
    this.tokens = createJsonTokens({ line, column, onToken: (token) => this.take(token) })
  }

  /** Takes what comes for the values of a list that has neither beginning nor end, nor commas. */
  beginSequence(): void {
    this.note(listMark, '')
    this.sequence = { isList: true, name: '', names: new Set(), element: null, expects: 'firstValue' }
    this.frames.push(this.sequence)
  }

  write(text: string): SourceRecord[] {
    return this.guarded(() => {
      this.tokens.write(text, this.open?.refused ? null : (this.open?.start ?? null))
      if (this.tokens.pending() > this.limits.token) this.stop('file.limits', 'one text that never ends')
      const { open } = this
      if (open && !open.refused && this.tokens.position() - open.start > this.limits.record) this.refuse(open)
    })
  }

  end(): SourceRecord[] {
    return this.guarded(() => {
      const isBetween = this.sequence !== null && this.frames.length === 1
      const isWhole = this.tokens.end() && (this.isDone || isBetween)
      if (!isWhole) this.stop('file.truncated', 'the list is not closed')
    })
  }

  /** Records that were whole before the reader had to stop are kept. */
  private guarded(work: () => void): SourceRecord[] {
    if (this.stopped) return []
    try {
      work()
    } catch (error) {
      const { line, column } = this.tokens.place()
      const excerpt = this.tokens.around()
      this.stopped =
        error instanceof Stop
          ? error.finding
          : finding('json.malformed', {
              line,
              column,
              value: (error as Error).message.slice(0, 150),
              excerpt,
            })
    }
    const { records } = this
    this.records = []
    return records
  }

  private stop(code: FindingCode, value: string): never {
    throw new Stop(finding(code, { ...this.tokens.place(), value, excerpt: this.tokens.around() }))
  }

  /** Holds every token against what may stand there: the tokens themselves know no order. */
  private take(token: JsonToken): void {
    if (this.isDone) throw new Error('something stands behind the end')
    const frame = this.frames.at(-1)
    if (!frame) return this.begin(token)
    if (frame === this.sequence && frame.expects === 'comma') frame.expects = 'firstValue'
    const { expects } = frame
    if (frame === this.sequence && token.kind === ',') return
    const mayName = expects === 'name' || expects === 'firstName'
    if (token.kind === 'text' && mayName) {
      frame.name = token.text.slice(0, 200)
      frame.expects = 'colon'
    } else if (token.kind === ':' && expects === 'colon') frame.expects = 'value'
    else if (token.kind === ',' && expects === 'comma') frame.expects = frame.isList ? 'value' : 'name'
    else if (isEnd(token.kind, frame) && ['comma', 'firstName', 'firstValue'].includes(expects))
      this.close(token)
    else if (isValue(token.kind) && (expects === 'value' || expects === 'firstValue')) {
      frame.expects = 'comma'
      this.begin(token)
    } else throw new Error(`${JSON.stringify(token.text.slice(0, 20))} stands where something else has to`)
  }

  private begin(token: JsonToken): void {
    if (token.kind === '{' || token.kind === '[') return this.openFrame(token)
    if (this.frames.length === 0) throw new Error('it is neither an object nor a list')
    this.scalar(token)
  }

  private path(): string[] {
    return this.frames.filter(({ isList }) => !isList).map(({ name }) => name)
  }

  private openFrame(token: JsonToken): void {
    const { frames, open } = this
    if (frames.length >= this.limits.depth)
      this.stop('file.limits', `deeper than ${this.limits.depth} levels`)
    const isList = token.kind === '['
    const parent = frames.at(-1)
    if (frames.length === 0 && isList) this.note(listMark, '')
    const starts = !open && !isList && this.isRecord(this.path(), parent?.isList === true)
    const element = starts
      ? elementOf('record', token)
      : isList
        ? (parent?.element ?? null)
        : this.child(token, '')
    if (starts && element)
      this.open = {
        start: token.start,
        depth: frames.length,
        elements: 1,
        element,
        repairs: [],
        refused: null,
      }
    frames.push({
      isList,
      names: new Set(),
      name: isList ? (parent?.name ?? '') : '',
      element,
      expects: isList ? 'firstValue' : 'firstName',
    })
  }

  private scalar(token: JsonToken): void {
    if (token.kind === 'null') return
    if (this.open) this.child(token, token.text)
    else this.note(this.path().join('/'), token.text)
  }

  /** A value of the record as an element of its object; null outside of records. */
  private child(token: JsonToken, text: string): Element | null {
    const parent = this.frames.at(-1)
    const { open } = this
    if (!parent?.element || !open || open.refused) return null
    if (++open.elements > this.limits.elements) {
      this.refuse(open)
      return null
    }
    const isRepeated = !parent.isList && parent.names.has(parent.name)
    parent.names.add(parent.name)
    // The first counts; the other keeps the place of what stands in it, and is not looked at.
    if (isRepeated) {
      open.repairs.push({ code: 'field.repeated', line: token.line, value: parent.name })
      return elementOf(parent.name, token)
    }
    const element = { ...elementOf(parent.name, token), text }
    parent.element.children.push(element)
    return element
  }

  private refuse(open: Open): void {
    open.refused = 'record.tooLarge'
    open.element = emptyElement(open.element)
  }

  private close(token: JsonToken): void {
    this.frames.pop()
    this.isDone = this.frames.length === 0
    const { open } = this
    if (!open || this.frames.length > open.depth) return
    const { element, repairs, refused, start } = open
    const raw = refused ? '' : this.tokens.textBetween(start, token.start + 1)
    this.open = null
    this.records.push({ element, raw, line: element.line, column: element.column, repairs, refused })
  }

  private note(key: string, value: string): void {
    if (this.header.has(key) || this.header.size >= this.limits.header) return
    this.header.set(key, value.slice(0, 500))
  }
}

const isEnd = (kind: JsonToken['kind'], { isList }: Frame): boolean => kind === (isList ? ']' : '}')

const isValue = (kind: JsonToken['kind']): boolean =>
  ['{', '[', 'text', 'number', 'flag', 'null'].includes(kind)

const elementOf = (name: string, { line, column }: JsonToken): Element => ({
  name,
  attributes: {},
  children: [],
  text: '',
  line,
  column,
})
