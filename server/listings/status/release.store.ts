/** listings: the SQL of homes that leave their feed. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'

export async function releaseRows(
  tx: Db,
  { feedId, most }: { feedId: string; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update listings set feed_id = null, source_id = feed_id || '/' || source_id
    where id in (select id from listings where feed_id = ${feedId} limit ${most} for update)
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}
