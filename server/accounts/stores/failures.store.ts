/** accounts: wrong tries in a row and the pauses after them: one statement counts, decides and answers. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'

/** After `free` wrong tries in a row a pause of 1, 2, 4 … seconds follows each further one; after `closesAt` nothing helps but a reset. */
export type Ladder = { key: string; free: number; closesAt?: number }

/** Seconds of the longest pause: a quarter of an hour. */
const longestPause = 900
const never = 2 ** 31 - 1

/**
 * Counts a try as wrong before anybody knows, begins the pause that follows it, and answers how many there were in a row.
 * Null: not now. So of any number of tries at once no more are looked at than one after the other.
 */
export async function climb(db: Db, { key, free, closesAt = never }: Ladder, now: Date): Promise<number | null> {
  const pause = sql`make_interval(secs => case when login_failures.count < ${free}::int then 0
    else least(${longestPause}::int, power(2, least(login_failures.count - ${free}::int, 20))) end)`
  const row = await db
    .insertInto('login_failures')
    .values({ key, count: 1, blocked_until: now, last_at: now })
    .onConflict((oc) =>
      oc
        .column('key')
        .doUpdateSet({
          count: sql`login_failures.count + 1`,
          blocked_until: sql`${now}::timestamptz + ${pause}`,
          last_at: now,
        })
        .where('login_failures.blocked_until', '<=', now)
        .where('login_failures.count', '<', closesAt),
    )
    .returning('count')
    .executeTakeFirst()
  return row?.count ?? null
}

export const findFailures = (db: Db, key: string) =>
  db
    .selectFrom('login_failures')
    .select(['count', 'blocked_until as blockedUntil'])
    .where('key', '=', key)
    .executeTakeFirst()

/** A try was right: nothing wrong in a row any more. */
export const clearFailures = (db: Db, keys: readonly string[]) =>
  db.deleteFrom('login_failures').where('key', 'in', keys).execute()

/** As above, for every key that begins so. */
export const clearFailuresOf = (db: Db, prefix: string) =>
  db
    .deleteFrom('login_failures')
    .where(sql<boolean>`starts_with(key, ${prefix})`)
    .execute()

/** A try was not looked at after all. Its pause stays, for others may have been counted meanwhile. */
export const stepDown = (db: Db, keys: readonly string[]) =>
  db
    .updateTable('login_failures')
    .set({ count: sql`greatest(0, count - 1)` })
    .where('key', 'in', keys)
    .execute()

export const dropOldFailures = (db: Db, before: Date) =>
  db.deleteFrom('login_failures').where('last_at', '<', before).execute()
