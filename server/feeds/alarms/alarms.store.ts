/** feeds: the SQL of what agencies were told of their feeds. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import type { ToldState } from './alarms.rules.ts'

/** Notes what is so now; answers what was told before. Null when the feed is gone. */
export async function changeTold(tx: Db, feedId: string, now: ToldState): Promise<ToldState | null> {
  const { rows } = await sql<{ before: ToldState }>`
    update feeds f set told_state = ${now} from (select id, told_state from feeds where id = ${feedId} for update) old
    where f.id = old.id and f.deleted_at is null returning old.told_state as before`.execute(tx)
  return rows[0]?.before ?? null
}
