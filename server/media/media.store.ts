/** media: the SQL of stored pictures, and of those that still wait to be fetched. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'

export type StoredPicture = { sha256: string; width: number; height: number; thumbhash: string | null }

export async function readPicture(db: Db, sha256: string): Promise<StoredPicture | null> {
  const row = await db
    .selectFrom('media_files')
    .select(['sha256', 'width', 'height', 'thumbhash'])
    .where('sha256', '=', sha256)
    .where('type', '=', 'picture')
    .$narrowType<{ width: number; height: number }>()
    .executeTakeFirst()
  return row ?? null
}

/** Two who store the same picture at once both find it stored. */
export async function insertPicture(
  db: Db,
  picture: StoredPicture & { bytes: number; fingerprint: string | null },
): Promise<void> {
  await db
    .insertInto('media_files')
    .values(picture)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function insertPaper(db: Db, paper: { sha256: string; bytes: number }): Promise<void> {
  await db
    .insertInto('media_files')
    .values({ ...paper, type: 'paper' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Pictures of which nobody has reckoned yet what they look like. */
export async function picturesWithoutFingerprint(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('media_files')
    .select('sha256')
    .where('fingerprint', 'is', null)
    .where('type', '=', 'picture')
    .orderBy('sha256')
    .limit(limit)
    .execute()
  return rows.map(({ sha256 }) => sha256)
}

export async function keepFingerprint(db: Db, sha256: string, fingerprint: string): Promise<void> {
  await db.updateTable('media_files').set({ fingerprint }).where('sha256', '=', sha256).execute()
}

export type WaitingPicture = { id: number; source_url: string; source_host: string; attempts: number }

/**
 * Pictures whose time has come, `perHost` of up to `hosts` hosts, taken for ten minutes so that
 * no other worker fetches them too; a worker that dies gives them back by that. `attempts`
 * counts this one. The hosts are walked by the index and drawn by lot, so that one with a
 * million pictures does not keep the others waiting.
 */
export async function claimWaiting(
  db: Db,
  { hosts, perHost, now }: { hosts: number; perHost: number; now: Date },
): Promise<WaitingPicture[]> {
  const { rows } = await sql<WaitingPicture>`
    with recursive every_host as (
      (select source_host from listing_media where state = 'waiting' order by source_host limit 1)
      union all
      select (
        select m.source_host from listing_media m
        where m.state = 'waiting' and m.source_host > h.source_host order by m.source_host limit 1)
      from every_host h where h.source_host is not null
    ), due as (
      select source_host from every_host h
      where source_host is not null and exists (
        select from listing_media m where m.state = 'waiting' and m.source_host = h.source_host
          and (m.next_attempt_at is null or m.next_attempt_at <= ${now}))
      order by random() limit ${hosts}
    ), picked as materialized (
      select one.id from due h cross join lateral (
        select m.id from listing_media m
        where m.state = 'waiting' and m.source_host = h.source_host
          and (m.next_attempt_at is null or m.next_attempt_at <= ${now})
        order by m.next_attempt_at nulls first, m.id limit ${perHost} for update skip locked) one
    )
    update listing_media set attempts = attempts + 1, next_attempt_at = ${now}::timestamptz + interval '10 minutes'
    where id in (select id from picked)
    returning id, source_url, source_host, attempts`.execute(db)
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

/** Gives back what was claimed and not tried, to be tried at `again`, or at once. */
export async function releaseClaimed(db: Db, ids: number[], again: Date | null): Promise<void> {
  await db
    .updateTable('listing_media')
    .set((eb) => ({ attempts: eb('attempts', '-', 1), next_attempt_at: again }))
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .execute()
}
