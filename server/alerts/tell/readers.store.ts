/** alerts: the only SQL of who is told: whose digest is due, and how somebody reads. */
import { sql } from 'kysely'
import type { AreaUnit } from '#contract/vocabulary/area-units.ts'
import type { Db } from '#server/platform/database/db.ts'

export type Reader = {
  userId: string
  email: string
  language: string
  currency: string
  areaUnit: AreaUnit
  byMail: boolean
}

/**
 * How this person reads, and nobody else writes to them until the transaction ends. Undefined for accounts that are
 * suspended or gone.
 */
export async function lockReader(tx: Db, userId: string): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select u.id as "userId", u.email, u.language, u.currency, u.area_unit as "areaUnit", a.by_mail as "byMail"
    from alert_settings a join users u on u.id = a.user_id
    where a.user_id = ${userId}::uuid and u.suspended_at is null
    for update of a`.execute(tx)
  return rows[0]
}

export type Due = { userId: string; hour: number; weekday: number; timeZone: string; dueAt: Date }

/** Somebody whose digest is due and whom nobody else is busy with, the longest waiting first. */
export async function takeDue(tx: Db, now: Date): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    select user_id as "userId", hour, weekday, time_zone as "timeZone", next_digest_at as "dueAt"
    from alert_settings where next_digest_at <= ${now}::timestamptz
    order by next_digest_at limit 1 for update skip locked`.execute(tx)
  return rows[0]
}

export async function setNextDigest(tx: Db, userId: string, at: Date): Promise<void> {
  await tx.updateTable('alert_settings').set({ next_digest_at: at }).where('user_id', '=', userId).execute()
}
