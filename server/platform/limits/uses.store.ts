/** platform: the SQL of limits: what was used of which budget in the present window. */
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

/** Uses of one key in one window; `most` is how many there may be. */
export type Use = { key: string; windowStart: Date; endsAt: Date; used: number; most: number }

const column = <K extends keyof Use>(uses: readonly Use[], name: K): Use[K][] => uses.map((use) => use[name])

/** What came of a wish for uses: the new count of each that was added, and the keys that had no room. */
export type Added = { counts: Map<string, number>; full: string[] }

/**
 * Adds all uses or none, in one statement. Rows are locked in one order, so nobody waits in a
 * circle, and counted only while all of them are held and have room, so of any number at once no
 * more get in than fit. Only a row that two make at the same moment cannot be held before: then
 * some may be added while another, in `full`, is not.
 */
export async function addUses(db: Db, uses: readonly Use[]): Promise<Added> {
  const { rows } = await sql<{ key: string; used: number | null }>`
    with asked as (
      select * from unnest(
        ${column(uses, 'key')}::text[], ${column(uses, 'windowStart')}::timestamptz[], ${column(uses, 'endsAt')}::timestamptz[],
        ${column(uses, 'used')}::bigint[], ${column(uses, 'most')}::bigint[]
      ) as asked (key, window_start, ends_at, used, most)
    ), held as materialized (
      select key, limit_uses.used + asked.used > asked.most as is_full
      from limit_uses join asked using (key, window_start)
      order by key, window_start for update of limit_uses
    ), refused as materialized (
      select key from held where is_full union select key from asked where used > most
    ), added as (
      insert into limit_uses (key, window_start, ends_at, used, most)
        select key, window_start, ends_at, used, most from asked
        where not exists (select from refused)
        order by key, window_start
      on conflict (key, window_start) do update
        set used = limit_uses.used + excluded.used, most = excluded.most
        where limit_uses.used + excluded.used <= excluded.most
      returning key, used
    )
    select key, used from added union all select key, null from refused`.execute(db)
  const counts = new Map(rows.flatMap(({ key, used }) => (used === null ? [] : [[key, used]])))
  const isRefused = rows.some(({ used }) => used === null)
  const full = isRefused ? rows : uses.filter(({ key }) => !counts.has(key))
  return { counts, full: full.map(({ key }) => key) }
}

/** Takes uses back, in the order in which `addUses` locks. */
export async function takeUsesBack(db: Db, uses: readonly Use[]): Promise<void> {
  await sql`
    with given as (
      select * from unnest(
        ${column(uses, 'key')}::text[], ${column(uses, 'windowStart')}::timestamptz[], ${column(uses, 'used')}::bigint[]
      ) as asked (key, window_start, back)
    ), held as (
      select key, window_start, back from limit_uses join given using (key, window_start)
      order by key, window_start for update of limit_uses
    )
    update limit_uses set used = greatest(0, limit_uses.used - held.back)
    from held where limit_uses.key = held.key and limit_uses.window_start = held.window_start`.execute(db)
}

/** Keys whose window has no room for what is asked; reads only. */
export async function fullKeys(db: Db, uses: readonly Use[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from limit_uses join unnest(
      ${column(uses, 'key')}::text[], ${column(uses, 'windowStart')}::timestamptz[], ${column(uses, 'used')}::bigint[],
      ${column(uses, 'most')}::bigint[]
    ) as asked (key, window_start, more, at_most) using (key, window_start)
    where limit_uses.used + more > at_most`.execute(db)
  return rows.map(({ key }) => key)
}

/** Removes windows that have ended. */
export const dropEndedUses = (db: Db, now: Date) =>
  db.deleteFrom('limit_uses').where('ends_at', '<=', now).execute()

/** Begins to hold something; false when it was begun in this very window of time already. */
export async function beginHold(db: Db, key: string, from: Date, until: Date): Promise<boolean> {
  const done = await db
    .insertInto('limit_uses')
    .values({ key, window_start: from, ends_at: until, used: 1, most: 1 })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst()
  return (done.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const isHeldNow = async (db: Db, key: string, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('limit_uses')
    .select('key')
    .where('key', '=', key)
    .where('window_start', '<=', now)
    .where('ends_at', '>', now)
    .executeTakeFirst()) !== undefined
