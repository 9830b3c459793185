/** alerts: the only SQL of when and where somebody is told. */
import type { Db } from '#server/platform/database/db.ts'

/** The web feed begins with it, before anything was saved. */
export const firstFeedNumber = 1

export type StoredSettings = {
  hour: number
  weekday: number
  /** Null until a browser has told it. */
  timeZone: string | null
  byMail: boolean
  feedNumber: number
}

export async function findSettings(db: Db, userId: string): Promise<StoredSettings | undefined> {
  return db
    .selectFrom('alert_settings')
    .select(['hour', 'weekday', 'time_zone as timeZone', 'by_mail as byMail', 'feed_number as feedNumber'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Writes all of them; where there are none yet, they begin. */
export async function keepSettings(tx: Db, userId: string, settings: StoredSettings): Promise<void> {
  const row = {
    hour: settings.hour,
    weekday: settings.weekday,
    time_zone: settings.timeZone,
    by_mail: settings.byMail,
    feed_number: settings.feedNumber,
  }
  await tx
    .insertInto('alert_settings')
    .values({ user_id: userId, ...row })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(row))
    .execute()
}

export async function endMails(db: Db, userId: string): Promise<void> {
  await db.updateTable('alert_settings').set({ by_mail: false }).where('user_id', '=', userId).execute()
}

/** Where mails go; undefined for an account that is gone. */
export async function findAddress(db: Db, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
  return row?.email
}
