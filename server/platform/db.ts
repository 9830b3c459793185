/** platform: PostgreSQL: one pool for writing, any number of replicas for reading, and LISTEN. */
import { Kysely, PostgresDialect, type KyselyConfig } from 'kysely'
import type { Pool } from 'pg'
import { createPool, type PoolOptions as Options } from './connections.ts'
import type { DB } from './db-types.ts'
import { refuse, type AppError } from './errors.ts'

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
  const db = new Kysely<DB>({ ...config, dialect: new PostgresDialect({ pool }) })
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

/** The primary and its replicas. */
export function createDatabase(url: string, replicaUrls: string[] = [], options: Options = {}) {
  const pool = createPool(url, options)
  const db = dbOf(pool)
  const replicas = replicaUrls.map((replica) => ({ db: createDb(replica, options), restUntil: 0 }))
  let turn = 0

  /**
   * Runs reads that need not see the caller's own last write, on a replica when there is one that answers,
   * on the primary otherwise. A replica that fails rests for five seconds.
   */
  async function read<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const ready = replicas.filter((replica) => replica.restUntil <= Date.now())
    const replica = ready[turn++ % (ready.length || 1)]
    if (!replica) return work(db)
    try {
      return await work(replica.db)
    } catch (error) {
      if (!isUnavailable(error)) throw error
      replica.restUntil = Date.now() + 5_000
      return work(db)
    }
  }

  return {
    url,
    db,
    pool,
    read,
    close: async () => {
      await Promise.all([db.destroy(), ...replicas.map((replica) => replica.db.destroy())])
    },
  }
}

/**
 * Runs `work` in one transaction; repeats it up to three times when PostgreSQL asks for that
 * (serialisation failure or deadlock). Inside a transaction it joins that one.
 */
export async function transaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === 3 || !['40001', '40P01'].includes(codeOf(error))) throw error
    }
  }
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '')

/** Whether the database, not the request, is the reason: away, starting, full, or too slow. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error)
  if (/^(08...|57P0[1-4]|53...|57014|55P03|25P03|ECONN(REFUSED|RESET)|ENOTFOUND|ETIMEDOUT|EPIPE|ENOENT)$/.test(code))
    return true
  const message = error instanceof Error ? error.message : ''
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
    message,
  )
}

/** What a caller hears when the database cannot answer. */
export const unavailable = (cause: unknown): AppError => refuse('common.unavailable', { retryAfter: 5, cause })
