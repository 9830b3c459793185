/**
 * insights: what can be told of counts in ClickHouse from outside, for whoever looks after the installation.
 */
import { createClickhouse } from '#server/platform/clickhouse/client.ts'
import type { Db } from '#server/platform/database/db.ts'
import { readMovedBefore, readOldestHere } from './moves.store.ts'

/** Days as ISO 8601. `oldestHere`: of the counts in PostgreSQL; null where there are none. */
export type HistoryState = { version: string; movedBefore: string; oldestHere: string | null }

/** @throws Error when the server does not answer. */
export async function lookAtHistory(address: string, db: Db): Promise<HistoryState> {
  const clickhouse = createClickhouse(address)
  try {
    const version = (await clickhouse.ask('select version()')).trim()
    return { version, movedBefore: await readMovedBefore(db), oldestHere: await readOldestHere(db) }
  } finally {
    await clickhouse.close()
  }
}
