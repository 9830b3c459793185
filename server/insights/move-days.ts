/**
 * insights: takes the counts of days that are over to ClickHouse, and away
 * from PostgreSQL. Broken off, it is begun again.
 */
import type { Clickhouse } from '#server/platform/clickhouse/client.ts'
import type { Db } from '#server/platform/database/db.ts'
import { forgetMonthsBefore, keepDays, openHistory, type DayCounts } from './history.ts'
import { closeDays, dropMoved, noteMoved, readClosed } from './moves.store.ts'

const rowsATime = 20_000

/** `before`: the first day that stays; `oldest`: months that were over before it are forgotten. */
export async function moveDays(
  db: Db,
  clickhouse: Clickhouse,
  { before, oldest }: { before: string; oldest: string },
): Promise<void> {
  await openHistory(clickhouse)
  const closed = await closeDays(db, before)
  let after: DayCounts | null = null
  for (;;) {
    const rows: DayCounts[] = await readClosed(db, { before: closed, after, limit: rowsATime })
    if (rows.length > 0) await keepDays(clickhouse, rows)
    if (rows.length < rowsATime) break
    after = rows.at(-1) ?? null
  }
  await noteMoved(db, closed)
  while ((await dropMoved(db, rowsATime)) === rowsATime);
  await forgetMonthsBefore(clickhouse, oldest)
}
