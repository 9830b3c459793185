/** platform: PostgreSQL: one pool for writing, any number of replicas for reading, and LISTEN. */
import { Kysely, PostgresDialect, type KyselyConfig, type Logger } from 'kysely'
import type { Pool } from 'pg'
import { createPool, cutOff, type PoolOptions as Options } from './connections.ts'
import { CopyIn } from './copy-in.ts'
import type { DB } from './db-types.ts'
import { refuseCommon, type AppError } from '../refusals/app-error.ts'
import { createFreshness } from './freshness.ts'
import { createReplicas, type Replicas } from './replicas.ts'
import type { Lsn } from './server-state.ts'

/** What a store takes first: the pool or a transaction, it need not know which. */
export type Db = Kysely<DB>
/** As `Db`, for what must be inside a transaction. */
export type { Transaction as Tx } from 'kysely'
export type Database = ReturnType<typeof createDatabase>

/** Kysely over a pool of its own. `db.destroy()` closes it. */
export function createDb(url: string, options: Options = {}): Db {
  return dbOf(createPool(url, options))
}

function dbOf(pool: Pool, config: Partial<KyselyConfig> = {}): Db {
  const db = new Kysely<DB>({ ...config, dialect: new PostgresDialect({ pool, cursor: CopyIn }) })
  pools.set(db, pool)
  return db
}

const pools = new WeakMap<Db, Pool>()

/** The pool under a `Db` (not a transaction), for what Kysely has no words for, such as COPY. */
export function poolOf(db: Db): Pool {
  const pool = pools.get(db)
  if (!pool) throw new Error('this is a transaction, or not made by createDb')
  return pool
}

export type ReadAsk = {
  /** Listings that the read is about: what this node knows to have changed of them is contained. */
  about?: readonly string[]
}

type DatabaseOptions = Options & {
  lagLimitMs?: number
  lookEveryMs?: number
  lookWithinMs?: number
  /** Hears of every statement when it has ended. */
  onQuery?: Logger
}

/** The primary and its replicas. */
export function createDatabase(url: string, replicaUrls: string[] = [], options: DatabaseOptions = {}) {
  const { lagLimitMs, lookEveryMs, lookWithinMs, onQuery, ...connections } = options
  const pool = createPool(url, connections)
  const heard = onQuery && { log: onQuery }
  const db = dbOf(pool, heard)
  const freshness = createFreshness()
  const server = (address: string, own = dbOf(createPool(address, connections), heard)) => ({
    db: own,
    looking: createDb(address, { ...connections, max: 1, applicationName: 'meridian watch' }),
    name: new URL(address).host,
  })
  const replicaServers = replicaUrls.map((address) => {
    const one = server(address)
    const both = [one.db, one.looking].map(poolOf)
    return { ...one, cut: () => both.forEach(cutOff) }
  })
  const replicas =
    replicaServers.length === 0
      ? null
      : createReplicas({
          primary: server(url, db),
          replicas: replicaServers,
          log: options.log,
          lagLimitMs,
          lookEveryMs,
          lookWithinMs,
        })

  return {
    url,
    db,
    pool,
    freshness,
    replicas,
    /**
     * Runs reads that may be a moment old: on a replica that has all that the visitor wrote
     * and all that is known of the listings, on the primary otherwise, and on whatever
     * replica still answers while the primary is away.
     */
    read: <T>(work: (db: Db) => Promise<T>, { about }: ReadAsk = {}): Promise<T> =>
      replicas ? readOn({ db, replicas, atLeast: () => freshness.needed(about) }, work) : work(db),
    close: async () => {
      await replicas?.close()
      await Promise.all([db, ...replicaServers.map((one) => one.db)].map((one) => one.destroy()))
    },
  }
}

type Servers = { db: Db; replicas: Replicas; atLeast: () => Lsn }

async function readOn<T>({ db, replicas, atLeast }: Servers, work: (db: Db) => Promise<T>): Promise<T> {
  await replicas.looked()
  const replica = replicas.choose(atLeast())
  const attempt = { work, reason: undefined as unknown }
  if (replica) {
    const read = await attemptOn(replica.db, attempt)
    if (read) return read.answer
    replicas.rest(replica)
  }
  // A primary that is known to be away is asked last: otherwise every visitor would wait for it.
  const primaryAnswers = replicas.primary() !== null
  const primary = primaryAnswers ? await attemptOn(db, attempt) : null
  if (primary) return primary.answer
  // One that is merely busy is not replaced: what a replica that was passed over knows may be too old.
  if (primaryAnswers && !isAway(attempt.reason)) throw attempt.reason
  for (const spare of replicas.spares()) {
    const read = await attemptOn(spare.db, attempt)
    if (read) return read.answer
  }
  if (primaryAnswers) throw attempt.reason
  return work(db)
}

/**
 * The answer of one server; null when it could not answer, with the reason
 * noted. What the read itself did wrong is thrown.
 */
async function attemptOn<T>(
  db: Db,
  attempt: { work: (db: Db) => Promise<T>; reason: unknown },
): Promise<{ answer: T } | null> {
  try {
    return { answer: await attempt.work(db) }
  } catch (error) {
    if (!isUnavailable(error) && !isRecoveryConflict(error)) throw error
    attempt.reason = error
    return null
  }
}

/**
 * Runs `work` in one transaction; repeats it up to three times when PostgreSQL asks for that
 * (serialisation failure or deadlock). Inside a transaction it joins that one.
 */
export const transaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  repeated(db, () => (db.isTransaction ? work(db) : db.transaction().execute(work)))

/**
 * As `transaction`, for work that is a single statement, which PostgreSQL makes whole or not at
 * all by itself: begin and commit would be two more journeys to the database. What it answers
 * is committed, unless `db` is a transaction.
 */
export const atomic = <T>(db: Db, statement: (db: Db) => Promise<T>): Promise<T> =>
  repeated(db, () => statement(db))

async function repeated<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const attempts = db.isTransaction ? 1 : 3
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === attempts || !['40001', '40P01'].includes(codeOf(error))) throw error
    }
  }
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '')

/** Whether the server cannot be reached, is starting or is ending. */
function isAway(error: unknown): boolean {
  if (
    /^(08...|57P0[1-5]|ECONN(REFUSED|RESET|ABORTED)|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE)$/.test(
      codeOf(error),
    )
  )
    return true
  const message = error instanceof Error ? error.message : ''
  return /^(Connection terminated|Client has encountered a connection error)/.test(message)
}

/**
 * Whether the database, not the request, is the reason: away, starting, full, too slow, or (25006) for
 * the moment a replica that cannot be written.
 */
export function isUnavailable(error: unknown): boolean {
  if (isAway(error)) return true
  if (/^(53...|57014|55P03|25P03|25006|ETIMEDOUT|ENOENT)$/.test(codeOf(error))) return true
  return error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect')
}

/** A replica ends a read that stands in the way of what it must replay; the primary knows no such thing. */
const isRecoveryConflict = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error))

/** What a caller hears when the database cannot answer. */
export const unavailable = (cause: unknown): AppError =>
  refuseCommon('common.unavailable', { retryAfter: 5, cause })
