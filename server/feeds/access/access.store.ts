/** feeds: the SQL of keys and passwords of feeds. What agents change is bound to their agency. */
import type { Db } from '#server/platform/database/db.ts'

type Own = { agencyId: string; feedId: string }
type Access = {
  push_key_hash?: string | null
  push_key_at?: Date | null
  credentials?: string | null
  credentials_kind?: string | null
  credentials_origin?: string | null
}

/** False when there is no such feed of the agency. */
export async function writeAccess(db: Db, { agencyId, feedId }: Own, access: Access): Promise<boolean> {
  const done = await db
    .updateTable('feeds')
    .set(access)
    .where('id', '=', feedId)
    .where('agency_id', '=', agencyId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

export type PushedFeed = {
  id: string
  agencyId: string
  pausedAt: Date | null
  lastGoodRunId: string | null
}

/** The feed whose push address has this key; null when there is none. */
export async function readPushed(db: Db, keyHash: string): Promise<PushedFeed | null> {
  const found = await db
    .selectFrom('feeds')
    .select(['id', 'agency_id as agencyId', 'paused_at as pausedAt', 'last_good_run_id as lastGoodRunId'])
    .where('push_key_hash', '=', keyHash)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return found ?? null
}
