/** translation: the SQL of limits and of the log of keys. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/db.ts'

const startOf = (now: Date, seconds: number): Date =>
  new Date(Math.floor(now.getTime() / 1000 / seconds) * seconds * 1000)

/** Adds to the current window of `seconds` and answers what it holds now; one statement, so nobody slips between. */
export async function addUse(db: Db, key: string, amount: number, { seconds, now }: { seconds: number; now: Date }) {
  const row = await db
    .insertInto('translation_uses')
    .values({ key: `${key}/${seconds}`, window_start: startOf(now, seconds), amount })
    .onConflict((oc) =>
      oc.columns(['key', 'window_start']).doUpdateSet({ amount: sql`translation_uses.amount + excluded.amount` }),
    )
    .returning('amount')
    .executeTakeFirstOrThrow()
  return row.amount
}

/** Seconds until the current window ends. */
export const secondsLeft = (seconds: number, now: Date): number =>
  Math.max(1, Math.ceil((startOf(now, seconds).getTime() + seconds * 1000 - now.getTime()) / 1000))

/** One row per device and day, however often it is told. */
export const logKey = (db: Db, { deviceHash, keyName, now }: { deviceHash: string; keyName: string; now: Date }) =>
  db
    .insertInto('translation_key_log')
    .values({ device_hash: deviceHash, key_name: keyName, on_date: now.toISOString().slice(0, 10), last_at: now })
    .onConflict((oc) =>
      oc
        .columns(['on_date', 'device_hash', 'key_name'])
        .doUpdateSet({ times: sql`translation_key_log.times + 1`, last_at: now }),
    )
    .execute()

export const dropOldUses = (db: Db, before: Date) =>
  db.deleteFrom('translation_uses').where('window_start', '<', before).execute()

export const dropOldLog = (db: Db, before: string) =>
  db.deleteFrom('translation_key_log').where('on_date', '<', before).execute()
