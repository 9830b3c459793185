/**
 * search: what can be told of the homes in ClickHouse from outside, for whoever looks after the installation.
 */
import type { Db } from '#server/platform/database/db.ts'
import { readFed } from './feed/feeding.store.ts'
import { nameOf } from './feed/elect-feeder.ts'
import { createClickhouse } from '#server/platform/clickhouse/client.ts'
import { tablesOf } from './ground/tables.rules.ts'

export type ClickhouseState = {
  version: string
  /**
   * Null while nobody has fed these very servers. `lagSeconds`: since when
   * the homes may be older than the database's.
   */
  fed: { homes: number; lagSeconds: number } | null
}

/** Asks for the homes of every shard. @throws Error when the server, or some shard, does not answer. */
export async function lookAtClickhouse(address: string, db: Db): Promise<ClickhouseState> {
  const clickhouse = createClickhouse(address)
  try {
    const version = (await clickhouse.ask('select version()')).trim()
    const fed = await readFed(db)
    if (fed?.server !== nameOf(address)) return { version, fed: null }
    const { homes } = tablesOf(fed.build)
    const count = await clickhouse.ask(`select count() from ${homes} final where dead = 0`)
    return { version, fed: { homes: Number(count), lagSeconds: fed.lag } }
  } finally {
    await clickhouse.close()
  }
}
