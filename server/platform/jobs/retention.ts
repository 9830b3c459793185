/**
 * platform: how long rows are kept: each domain says it of its tables, removes
 * what is older, and it is noted how many went.
 */
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import type { Clock } from '../settings/clock.ts'
import type { Log } from '../settings/log.ts'

/** What deleting answers. */
type Deleted = readonly { numDeletedRows: bigint }[]

/** What sweeping needs of the platform. */
export type Sweeping = { db: Db; clock: Clock; log: Log }

export type RetentionPeriod = {
  table: string
  /** Seconds a row is kept, from what its domain counts from. */
  seconds: number
  /** Removes what is older. */
  drop: (before: Date) => Promise<Deleted>
}

/**
 * Removes what was kept long enough, table by table, and notes when and
 * how much. A table that fails spoils no other.
 */
export async function removeOld(
  { db, clock, log }: Sweeping,
  retentionPeriods: readonly RetentionPeriod[],
): Promise<void> {
  const failed: unknown[] = []
  for (const { table, seconds, drop } of retentionPeriods) {
    const now = clock.now()
    try {
      const deleted = await drop(new Date(now.getTime() - seconds * 1_000))
      const removed = deleted.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0)
      await noteRun(db, table, now, removed)
    } catch (error) {
      log.error({ err: error, table }, 'what was kept long enough could not be removed')
      failed.push(error)
    }
  }
  if (failed.length > 0) throw failed[0]
}

const noteRun = (db: Db, table: string, at: Date, removed: number) =>
  db
    .insertInto('retention_runs')
    .values({ table_name: table, last_at: at, removed, removed_in_all: removed })
    .onConflict((oc) =>
      oc.column('table_name').doUpdateSet({
        last_at: at,
        removed,
        removed_in_all: sql`retention_runs.removed_in_all + ${removed}`,
      }),
    )
    .execute()

export type RetentionRun = { table: string; lastAt: Date; removed: number; removedInAll: number }

/** When each table was looked through last, and how many rows went then and since the beginning. */
export async function readRetentionRuns(db: Db): Promise<RetentionRun[]> {
  const rows = await db
    .selectFrom('retention_runs')
    .select(['table_name as table', 'last_at as lastAt', 'removed', 'removed_in_all as removedInAll'])
    .execute()
  return rows.map((row) => ({ ...row, removed: Number(row.removed), removedInAll: Number(row.removedInAll) }))
}
