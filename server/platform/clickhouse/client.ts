/**
 * platform: statements to a ClickHouse server over HTTP, as every
 * version of it takes them. Half an answer is none.
 */
import { Pool } from 'undici'

/**
 * What the server, or the way to it, said instead of an answer. `code` is the
 * server's number, null when none was reached.
 */
export class ClickhouseError extends Error {
  override name = 'ClickhouseError'
  readonly code: number | null
  constructor(message: string, { code, cause }: { code: number | null; cause?: unknown }) {
    super(message, { cause })
    this.code = code
  }
}

export type Clickhouse = {
  /** The name of the cluster that has the tables; null for one server. */
  cluster: string | null
  /** Text that the statement answers. `patienceMs` is how long it may take. */
  ask: (statement: string, patienceMs?: number) => Promise<string>
  /** Rows in RowBinary; they are stored when this resolves. */
  insert: (table: string, rows: Uint8Array) => Promise<void>
  close: () => Promise<void>
}

/**
 * What no profile of the server may decide otherwise: no shard is left out and no limit cuts an
 * answer short, answers begin when they are whole, replicas far behind are not asked, a busy one is
 * given its second, and what was inserted is there.
 */
const always = {
  wait_end_of_query: '1',
  skip_unavailable_shards: '0',
  max_replica_delay_for_distributed_queries: '10',
  fallback_to_stale_replicas_for_distributed_queries: '0',
  insert_distributed_sync: '1',
  load_balancing: 'in_order',
  connect_timeout_with_failover_ms: '1000',
  read_overflow_mode: 'throw',
  timeout_overflow_mode: 'throw',
  group_by_overflow_mode: 'throw',
  sort_overflow_mode: 'throw',
  result_overflow_mode: 'throw',
  set_overflow_mode: 'throw',
  distinct_overflow_mode: 'throw',
  transfer_overflow_mode: 'throw',
  max_query_size: '16777216',
  max_ast_elements: '1000000',
  max_expanded_ast_elements: '2000000',
}
const questionMs = 10_000
const connectMs = 2_000

/** `http://user:password@host:8123/database?cluster=name`. Opens nothing before it is asked. */
export function createClickhouse(address: string): Clickhouse {
  const url = new URL(address)
  const pool = new Pool(url.origin, {
    connections: 32,
    keepAliveTimeout: 2_000,
    connect: { timeout: connectMs },
    bodyTimeout: 0,
    headersTimeout: 0,
  })
  const headers = signedBy(url)
  const database = decodeURIComponent(url.pathname.slice(1))
  const send = async (query: Record<string, string>, body: string | Uint8Array, patienceMs: number) => {
    const seconds = String(Math.ceil(patienceMs / 1_000))
    const path = `/?${new URLSearchParams({ ...always, max_execution_time: seconds, ...(database && { database }), ...query })}`
    const signal = AbortSignal.timeout(patienceMs + connectMs)
    const { statusCode, body: answer } = await pool.request({ method: 'POST', path, headers, body, signal })
    return { statusCode, text: await answer.text() }
  }
  const checked = async (query: Record<string, string>, body: string | Uint8Array, patienceMs: number) => {
    const once = () => send(query, body, patienceMs)
    const sent = once().catch((error: unknown) => (wasLeft(error) ? once() : Promise.reject(error)))
    const { statusCode, text } = await sent.catch((cause: unknown) => {
      throw new ClickhouseError(`${url.host} does not answer: ${String(cause)}`, { code: null, cause })
    })
    if (statusCode !== 200) throw refusedBy(text)
    return text
  }
  return {
    cluster: url.searchParams.get('cluster') || null,
    ask: (statement, patienceMs = questionMs) => checked({}, statement, patienceMs),
    insert: async (table, rows) => {
      await checked({ query: `insert into ${table} format RowBinary` }, rows, 300_000)
    },
    close: () => pool.close(),
  }
}

/**
 * Whether the server had left a connection that was kept open, which is noticed by using it. Asking again is
 * harmless: rows that are sent twice are there once.
 */
const wasLeft = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['EPIPE', 'ECONNRESET', 'UND_ERR_SOCKET'].includes(String(error.code))

const signedBy = ({ username, password }: URL): Record<string, string> => {
  if (!username) return {}
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
}

function refusedBy(text: string): ClickhouseError {
  const code = /Code: (\d+)/.exec(text)?.[1]
  return new ClickhouseError(text.slice(0, 500).trim(), { code: code === undefined ? null : Number(code) })
}

/** What a server says of a table that is not there. */
export const unknownTable = 60

/** Lines of TabSeparated, each of its fields. */
export const linesOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))
