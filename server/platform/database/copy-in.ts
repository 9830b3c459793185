/** platform: rows poured into a table with COPY, also in the middle of a transaction. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CompiledQuery, type Kysely, type PostgresCursor } from 'kysely'
import type { Connection } from 'pg'
import { from } from 'pg-copy-streams'

/**
 * Kysely streams through what its dialect calls a cursor: a statement that speaks with
 * the connection itself. Ours takes rows in instead of giving some out, so that COPY is
 * part of whatever transaction it is asked for in.
 */
export class CopyIn implements PostgresCursor<never> {
  private readonly into: ReturnType<typeof from> & Spoken
  private readonly lines: Iterable<Buffer>

  constructor(statement: string, [lines]: unknown[]) {
    this.into = from(statement) as ReturnType<typeof from> & Spoken
    this.lines = lines as Iterable<Buffer>
  }

  /** Called once: pours everything; there is nothing to read. */
  async read(): Promise<never[]> {
    await pipeline(Readable.from(this.lines), this.into)
    return []
  }

  close = (): Promise<void> => Promise.resolve()
  submit = (connection: Connection): void => this.into.submit(connection)
  handleError = (error: Error): void => this.into.handleError(error)
  handleCopyInResponse = (connection: Connection): void => this.into.handleCopyInResponse(connection)
  handleCommandComplete = (message: unknown): void => this.into.handleCommandComplete(message)
  handleReadyForQuery = (): void => this.into.handleReadyForQuery()
}

/** What the connection says to a statement under way; the types of pg-copy-streams leave it out. */
type Spoken = {
  handleError: (error: Error) => void
  handleCopyInResponse: (connection: Connection) => void
  handleCommandComplete: (message: unknown) => void
  handleReadyForQuery: () => void
}

type Copied = {
  table: string
  /**
   * Rows that all have the same members, named as the columns are.
   * They are asked for one by one, and not kept.
   */
  rows: Iterable<object>
  /** Columns whose values, lists too, travel as JSON. */
  json?: ReadonlySet<string>
}

/** Adds the rows; all of them or none. */
export async function copyIn<T>(db: Kysely<T>, { table, rows, json = none }: Copied): Promise<void> {
  const coming = rows[Symbol.iterator]() as Iterator<Row>
  const first = coming.next()
  if (first.done) return
  const columns = Object.keys(first.value)
  const named = columns.map((name) => `"${name}"`).join(', ')
  const lines = linesOf(first.value, coming, { columns, json })
  const statement = CompiledQuery.raw(`copy ${table} (${named}) from stdin`, [lines])
  for await (const _ of db.getExecutor().stream(statement, 1)) void _
}

const none: ReadonlySet<string> = new Set()

type Row = Record<string, unknown>

/** Characters of text gathered before they are sent. */
const pieceLength = 64 * 1024

/** Rows in COPY's text format. */
function* linesOf(
  first: Row,
  coming: Iterator<Row>,
  { columns, json }: { columns: readonly string[]; json: ReadonlySet<string> },
): Generator<Buffer> {
  const writers = columns.map((name) => ({ name, write: json.has(name) ? asJson : asText }))
  let piece = ''
  let row: Row | null = first
  while (row) {
    let separator = ''
    for (const { name, write } of writers) {
      piece += separator + write(row[name])
      separator = '\t'
    }
    piece += '\n'
    if (piece.length >= pieceLength) {
      yield Buffer.from(piece)
      piece = ''
    }
    const next: IteratorResult<Row> = coming.next()
    row = next.done ? null : next.value
  }
  if (piece !== '') yield Buffer.from(piece)
}

const nothing = String.raw`\N`

const asJson = (value: unknown): string =>
  value === null || value === undefined ? nothing : escaped(JSON.stringify(value))

function asText(value: unknown): string {
  if (value === null || value === undefined) return nothing
  if (typeof value === 'string') return escaped(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return String.raw`\\x` + value.toString('hex')
  if (Array.isArray(value)) return escaped(`{${value.map(quoted).join(',')}}`)
  return String(value)
}

const quoted = (value: unknown): string => `"${String(value).replace(/["\\]/g, String.raw`\$&`)}"`

const escapes: Record<string, string> = {
  '\\': '\\\\',
  '\t': String.raw`\t`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
}
const escaped = (text: string): string =>
  /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (found) => escapes[found] ?? found) : text
