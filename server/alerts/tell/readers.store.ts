/** alerts: the only SQL of who is told: whose digest is due, and how somebody reads. */
import { sql } from 'kysely'
import type { Schedule } from '#contract/alerts/alerts.ts'
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
 * How this person reads, and nobody else writes to them until the transaction ends.
 * Undefined for accounts that are suspended or gone.
 */
export async function lockReader(tx: Db, userId: string): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select u.id as "userId", u.email, u.language, u.currency, u.area_unit as "areaUnit", a.by_mail as "byMail"
    from alert_settings a join users u on u.id = a.user_id
    where a.user_id = ${userId}::uuid and u.suspended_at is null
    for update of a`.execute(tx)
  return rows[0]
}

const isDue = (now: Date) =>
  sql`s.next_digest_at <= ${now}::timestamptz and s.removed_at is null and not s.paused`

export async function isAnybodyDue(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`
    select exists (select from saved_searches s where ${isDue(now)}) as any`.execute(db)
  return rows[0]?.any ?? false
}

/**
 * Somebody of whose searches one is due, and whom nobody else is busy with, the longest waiting first; with
 * the times of the searches that have none of their own.
 */
export async function takeDue(tx: Db, now: Date): Promise<({ userId: string } & Schedule) | undefined> {
  const { rows } = await sql<{ userId: string } & Schedule>`
    select a.user_id as "userId", a.hour, a.weekday, coalesce(a.time_zone, 'UTC') as "timeZone"
    from saved_searches s join alert_settings a on a.user_id = s.user_id
    where ${isDue(now)}
    order by s.next_digest_at limit 1 for update of a skip locked`.execute(tx)
  return rows[0]
}
