/** privacy: how long each table with data of people keeps it, and what was removed last. */
import type { KeptTable } from '#contract/accounts/privacy.ts'
import type { Db } from '#server/platform/database/db.ts'
import { readRetentionRuns, type RetentionPeriod } from '#server/platform/jobs/retention.ts'
import { personalTables, withAnother } from './kept-tables.rules.ts'

export async function readKeptTables(
  db: Db,
  retentionPeriods: readonly RetentionPeriod[],
): Promise<KeptTable[]> {
  const runs = new Map((await readRetentionRuns(db)).map((run) => [run.table, run]))
  const periods = new Map(retentionPeriods.map(({ table, seconds }) => [table, seconds]))
  return [...personalTables]
    .map(([table, kept]) => {
      const swept = withAnother[table] ?? table
      const run = runs.get(swept)
      return {
        table,
        kept,
        seconds: kept === 'period' ? (periods.get(swept) ?? null) : null,
        lastRun:
          kept === 'period' && run
            ? { at: run.lastAt.toISOString(), removed: run.removed, removedInAll: run.removedInAll }
            : null,
      }
    })
    .toSorted((a, b) => (a.table < b.table ? -1 : 1))
}
