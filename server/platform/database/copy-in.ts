/** platform: rows poured into a table with COPY, also in the middle of a transaction. */
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { CompiledQuery, type Kysely, type PostgresCursor } from 'kysely'
import type { Connection } from 'pg'

/**
 * Kysely streams through what its dialect calls a cursor: a statement that speaks with the connection itself. Ours takes
 * rows in instead of giving some out, so that COPY is part of whatever transaction it is asked for in.
 */
export class CopyIn implements PostgresCursor<never> {
  private readonly statement: string
  private readonly lines: Iterable<Buffer>
  private readonly done = Promise.withResolvers<void>()
  /** What PostgreSQL, or the way to it, said against it. */
  private failed: Error | null = null

  constructor(statement: string, [lines]: unknown[]) {
    this.statement = statement
    this.lines = lines as Iterable<Buffer>
    this.done.promise.catch(() => undefined)
  }

  /** Called once: answers when everything is poured; there is nothing to read. */
  async read(): Promise<never[]> {
    await this.done.promise
    return []
  }

  close = (): Promise<void> => Promise.resolve()
  submit = (connection: Connection): void => connection.query(this.statement)
  handleCopyInResponse = (connection: Connection): void => void this.pour(connection as Taking)
  handleCommandComplete = (): void => undefined
  handleReadyForQuery = (): void => this.settle()

  handleError = (error: Error): void => {
    this.failed ??= error
    this.settle()
  }

  /** A row that cannot be made ends the statement like one that cannot be stored. */
  private async pour(connection: Taking): Promise<void> {
    let poured = 0
    try {
      for (const piece of this.lines) {
        if (this.failed) return
        connection.sendCopyFromChunk(piece)
        if (connection.stream.writableNeedDrain) await drained(connection.stream)
        else if (++poured % piecesAtOnce === 0) await nextTurn()
      }
      if (!this.failed) connection.endCopyFrom()
    } catch (error) {
      this.failed ??= error as Error
      connection.sendCopyFail(String(error))
    }
  }

  /** Set by pg where a statement has its time: it then waits to be told the end. */
  callback?: () => void

  private settle(): void {
    this.callback?.()
    if (this.failed) this.done.reject(this.failed)
    else this.done.resolve()
  }
}

/** Pieces sent before others get their turn. */
const piecesAtOnce = 16

/** Until more may be written; a connection that breaks tells the statement. */
const drained = (stream: Socket): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      stream.off('drain', go).off('close', go)
      resolve()
    }
    stream.on('drain', go).on('close', go)
  })

/** What the types of pg leave out of a connection. */
type Taking = Connection & {
  stream: Socket
  sendCopyFromChunk: (piece: Buffer) => void
  endCopyFrom: () => void
  sendCopyFail: (reason: string) => void
}

type Copied = {
  table: string
  /** Rows that all have the same members, named as the columns are. They are asked for one by one, and not kept. */
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
