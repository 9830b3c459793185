/**
 * platform: every connection to PostgreSQL begins here, so that none can break without somebody listening.
 */
import { Socket } from 'node:net'
import { Client, Pool, types, type ClientConfig } from 'pg'
import type { Log } from '../settings/log.ts'

/** int8 as a number; a value beyond 2^53 is refused rather than rounded. */
types.setTypeParser(types.builtins.INT8, safeInteger)
/**
 * numeric as a number: we keep rates, areas and coordinates in it,
 * for which 15 digits are plenty. Money is int8.
 */
types.setTypeParser(types.builtins.NUMERIC, Number)
/** date as its text (YYYY-MM-DD): a day has no time zone. */
types.setTypeParser(types.builtins.DATE, String)

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`)
  return value
}

/**
 * A client that always has somebody who listens for its `error`. Whoever waits for a query is told by that
 * query; but a connection also breaks between two statements of a transaction, while it is being closed, or
 * twice, and the pool listens only to idle ones. An `error` nobody listens to would end the program.
 */
class HeardClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config)
    this.on('error', () => undefined)
  }
}

export type PoolOptions = {
  /** Connections at most (20). */
  max?: number
  applicationName?: string
  log?: Log
  /**
   * Milliseconds after which a statement (5,000), a wait for a lock (2,000) or a
   * connection in the making (2,000) ends; 0: never.
   */
  statementTimeoutMs?: number
  lockTimeoutMs?: number
  connectTimeoutMs?: number
}

/**
 * A pool of 20 connections; a statement ends after 5 s, a wait for a
 * lock after 2 s, an idle transaction after 10 s.
 */
export function createPool(url: string, options: PoolOptions = {}): Pool {
  const sockets = new Set<Socket>()
  const pool = new Pool({
    Client: HeardClient,
    stream: () => noted(sockets),
    connectionString: url,
    max: options.max ?? 20,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 2_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeoutMs ?? 5_000,
    lock_timeout: options.lockTimeoutMs ?? 2_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: options.applicationName ?? 'meridian',
    keepAlive: true,
  })
  // The pool tells of idle connections; each is replaced at the next query.
  pool.on('error', (error) => options.log?.warn({ err: error }, 'a database connection was lost'))
  socketsOf.set(pool, sockets)
  return pool
}

const socketsOf = new WeakMap<Pool, ReadonlySet<Socket>>()

function noted(sockets: Set<Socket>): Socket {
  const socket = new Socket()
  sockets.add(socket)
  return socket.once('close', () => sockets.delete(socket))
}

/**
 * Ends every connection of a server that hangs: whoever waits there is told
 * so, instead of waiting as long as it hangs.
 */
export function cutOff(pool: Pool): void {
  for (const socket of socketsOf.get(pool) ?? []) socket.destroy()
}

export type ClientOptions = {
  applicationName?: string
  /** Milliseconds; without it as long as the network takes. */
  connectTimeoutMs?: number
  /** Hears that an open connection broke. */
  onLost?: (error: Error) => void
}

/**
 * One connection, not yet opened, for what a pool cannot do: LISTEN, locks of
 * a session, a look whether a server is there.
 */
export function createClient(
  url: string,
  { applicationName, connectTimeoutMs, onLost }: ClientOptions = {},
): Client {
  const client = new HeardClient({
    connectionString: url,
    keepAlive: true,
    ...(applicationName && { application_name: applicationName }),
    ...(connectTimeoutMs && { connectionTimeoutMillis: connectTimeoutMs }),
  })
  if (onLost) client.on('error', onLost)
  return client
}
