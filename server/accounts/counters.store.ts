/** accounts: the counters behind every limit: one statement counts and answers. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/db.ts'

type Window = { seconds: number; most: number }

const startOf = (now: Date, seconds: number): Date =>
  new Date(Math.floor(now.getTime() / 1000 / seconds) * seconds * 1000)

/** Adds one and answers the count of the current window. */
export async function count(db: Db, key: string, seconds: number, now: Date): Promise<number> {
  const row = await db
    .insertInto('auth_counters')
    .values({ key: `${key}/${seconds}`, window_start: startOf(now, seconds), count: 1 })
    .onConflict((oc) => oc.columns(['key', 'window_start']).doUpdateSet({ count: sql`auth_counters.count + 1` }))
    .returning('count')
    .executeTakeFirstOrThrow()
  return row.count
}

/** The count of the current window. */
export async function counted(db: Db, key: string, seconds: number, now: Date): Promise<number> {
  const row = await db
    .selectFrom('auth_counters')
    .select('count')
    .where('key', '=', `${key}/${seconds}`)
    .where('window_start', '=', startOf(now, seconds))
    .executeTakeFirst()
  return row?.count ?? 0
}

/** Seconds until the current window ends. */
export const secondsLeft = (seconds: number, now: Date): number =>
  (startOf(now, seconds).getTime() + seconds * 1000 - now.getTime()) / 1000

/** Whether any of the windows is full already. */
export async function anyFull(db: Db, key: string, windows: readonly Window[], now: Date): Promise<boolean> {
  const counts = await Promise.all(windows.map((w) => counted(db, key, w.seconds, now)))
  return windows.some((w, i) => (counts[i] ?? 0) >= w.most)
}

/** Adds one to each window. */
export async function countAll(db: Db, key: string, windows: readonly Window[], now: Date): Promise<void> {
  for (const w of windows) await count(db, key, w.seconds, now)
}

export const dropOldCounters = (db: Db, before: Date) =>
  db.deleteFrom('auth_counters').where('window_start', '<', before).execute()

export const dropOldFailures = (db: Db, before: Date) =>
  db.deleteFrom('login_failures').where('last_at', '<', before).execute()

/** Wrong passwords in a row under one key. */
export const loginFailures = (db: Db, key: string) =>
  db.selectFrom('login_failures').selectAll().where('key', '=', key).executeTakeFirst()

/** Adds a wrong password and answers how many there were in a row. `wait` is the pause in seconds for the new count. */
export async function addLoginFailure(db: Db, key: string, now: Date, wait: (n: number) => number): Promise<number> {
  const { count: failures } = await db
    .insertInto('login_failures')
    .values({ key, count: 1, blocked_until: now, last_at: now })
    .onConflict((oc) => oc.column('key').doUpdateSet({ count: sql`login_failures.count + 1`, last_at: now }))
    .returning('count')
    .executeTakeFirstOrThrow()
  const seconds = wait(failures)
  if (seconds > 0)
    await db
      .updateTable('login_failures')
      .set({ blocked_until: new Date(now.getTime() + seconds * 1000) })
      .where('key', '=', key)
      .execute()
  return failures
}

export const clearLoginFailures = (db: Db, keys: string[]) =>
  db.deleteFrom('login_failures').where('key', 'in', keys).execute()
