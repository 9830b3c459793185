/** accounts: wrong tries in a row and the pauses after them: one statement counts, decides and answers. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'

/**
 * After `free` wrong tries in a row a pause of 1, 2, 4 … seconds follows each further one;
 * after `closesAt` nothing helps but a reset.
 */
export type Ladder = { key: string; free: number; closesAt?: number }

/** Seconds of the longest pause: a quarter of an hour. */
const longestPause = 900
const never = 2 ** 31 - 1

/**
 * Counts a try as wrong on all ladders before anybody knows, begins the pauses that follow it, and
 * answers how many there were in a row on the last of them. Null: not now, and nothing was counted. One
 * statement, and only while all rows are held: so of any number of tries at once no more are looked at
 * than one after the other. A row that two make at the same moment cannot be held before: what was
 * counted of the other ladders is then taken back.
 */
export async function climb(db: Db, ladders: readonly Ladder[], now: Date): Promise<number | null> {
  const column = <K extends keyof Ladder>(name: K) => ladders.map((ladder) => ladder[name])
  const pause = sql`make_interval(secs => case when login_failures.count < asked.free then 0
    else least(${longestPause}::int, power(2, least(login_failures.count - asked.free, 20))) end)`
  const { rows } = await sql<{ key: string; count: number }>`
    with asked as (
      select * from unnest(
        ${column('key')}::text[], ${column('free')}::int[], ${ladders.map(({ closesAt }) => closesAt ?? never)}::int[]
      ) as asked (key, free, closes_at)
    ), seen as (
      select from login_failures join asked using (key) where blocked_until > ${now} or count >= closes_at
    ), held as materialized (
      select blocked_until > ${now} or count >= closes_at as is_closed
      from login_failures join asked using (key)
      where not exists (select from seen)
      order by key for update of login_failures
    )
    insert into login_failures (key, count, blocked_until, last_at)
      select key, 1, ${now}::timestamptz, ${now}::timestamptz from asked
      where not exists (select from seen) and not exists (select from held where is_closed)
      order by key
    on conflict (key) do update set
      count = login_failures.count + 1,
      blocked_until = ${now}::timestamptz + (select ${pause} from asked where asked.key = excluded.key),
      last_at = excluded.last_at
      where login_failures.blocked_until <= excluded.last_at
        and login_failures.count < (select closes_at from asked where asked.key = excluded.key)
    returning key, count`.execute(db)
  const counts = new Map(rows.map(({ key, count }) => [key, count]))
  if (counts.size === ladders.length) return counts.get(ladders.at(-1)?.key ?? '') ?? 0
  if (counts.size > 0) await stepDown(db, [...counts.keys()])
  return null
}

/** Wrong tries in a row of one key, and until when the next one waits. */
export type Failures = { key: string; count: number; blockedUntil: Date }

export const findFailures = (db: Db, keys: readonly string[]): Promise<Failures[]> =>
  db
    .selectFrom('login_failures')
    .select(['key', 'count', 'blocked_until as blockedUntil'])
    .where('key', 'in', keys)
    .execute()

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
