/** media: the SQL of stored pictures, and of those that still wait to be fetched. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'

export type StoredPicture = { sha256: string; width: number; height: number; thumbhash: string | null }

export async function readPicture(db: Db, sha256: string): Promise<StoredPicture | null> {
  const columns = ['sha256', 'width', 'height', 'thumbhash'] as const
  return (
    (await db.selectFrom('media_files').select(columns).where('sha256', '=', sha256).executeTakeFirst()) ??
    null
  )
}

/** Two who store the same picture at once both find it stored. */
export async function insertPicture(db: Db, picture: StoredPicture & { bytes: number }): Promise<void> {
  await db
    .insertInto('media_files')
    .values(picture)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export type WaitingPicture = { id: number; source_url: string; attempts: number }

/**
 * Pictures whose time has come, taken for ten minutes so that no other worker fetches them too; a worker that dies
 * gives them back by that. `attempts` counts this one.
 */
export async function claimWaiting(db: Db, limit: number, now: Date): Promise<WaitingPicture[]> {
  const { rows } = await sql<WaitingPicture>`
    update listing_media set attempts = attempts + 1, next_attempt_at = ${now}::timestamptz + interval '10 minutes'
    where id in (
      select id from listing_media
      where state = 'waiting' and (next_attempt_at is null or next_attempt_at <= ${now})
      order by next_attempt_at nulls first, id limit ${limit} for update skip locked)
    returning id, source_url, attempts`.execute(db)
  return rows
}

export async function settleFetched(db: Db, ids: number[], sha256: string): Promise<void> {
  await db
    .updateTable('listing_media')
    .set({ sha256, state: 'ready', failure: null, next_attempt_at: null })
    .where('id', 'in', ids)
    .execute()
}

/** `again` null gives the picture up. */
export async function settleFailed(
  db: Db,
  ids: number[],
  failure: string,
  again: Date | null,
): Promise<void> {
  await db
    .updateTable('listing_media')
    .set({ state: again ? 'waiting' : 'failed', failure, next_attempt_at: again })
    .where('id', 'in', ids)
    .execute()
}

/** Gives back what was claimed and not tried. */
export async function releaseClaimed(db: Db, ids: number[]): Promise<void> {
  await db
    .updateTable('listing_media')
    .set((eb) => ({ attempts: eb('attempts', '-', 1), next_attempt_at: null }))
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .execute()
}
