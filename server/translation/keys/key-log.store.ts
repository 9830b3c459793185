/** translation: the SQL of the log of keys. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'

/** One row per device and day, however often it is told. */
export const logKey = (
  db: Db,
  { deviceHash, keyName, now }: { deviceHash: string; keyName: string; now: Date },
) =>
  db
    .insertInto('translation_key_log')
    .values({
      device_hash: deviceHash,
      key_name: keyName,
      on_date: now.toISOString().slice(0, 10),
      last_at: now,
    })
    .onConflict((oc) =>
      oc
        .columns(['on_date', 'device_hash', 'key_name'])
        .doUpdateSet({ times: sql`translation_key_log.times + 1`, last_at: now }),
    )
    .execute()

export const dropOldLog = (db: Db, before: string) =>
  db.deleteFrom('translation_key_log').where('on_date', '<', before).execute()
