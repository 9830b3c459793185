/** alerts: the only SQL of whose feed this is. */
import { sql } from 'kysely'
import type { AreaUnit } from '#contract/vocabulary/area-units.ts'
import type { Db } from '#server/platform/database/db.ts'
import { firstFeedNumber } from '../searches/settings.store.ts'

export type FeedReader = { language: string; currency: string; areaUnit: AreaUnit }

/** Undefined where the number is not the person's any more, or the account is gone or suspended. */
export async function findFeedReader(
  db: Db,
  userId: string,
  feedNumber: number,
): Promise<FeedReader | undefined> {
  const { rows } = await sql<FeedReader>`
    select u.language, u.currency, u.area_unit as "areaUnit"
    from users u left join alert_settings a on a.user_id = u.id
    where u.id = ${userId}::uuid and coalesce(a.feed_number, ${firstFeedNumber}) = ${feedNumber}::int
      and u.suspended_at is null`.execute(db)
  return rows[0]
}
