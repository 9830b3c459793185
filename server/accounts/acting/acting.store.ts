/** accounts: sessions in which somebody of the team acts as their person. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'

export type NewActing = {
  id: string
  /** The person, as they were read. */
  user: { id: string; epoch: number }
  staff: { id: string; name: string }
  reason: string
  userAgent: string
  network: string
  at: Date
  until: Date
}

/** Opens the session; it is no sign-in of the person and has no key that could renew it. */
export async function insertActing(tx: Db, a: NewActing): Promise<void> {
  const at = a.at
  await tx
    .insertInto('sessions')
    .values({
      id: a.id,
      user_id: a.user.id,
      binding_hash: null,
      user_agent: a.userAgent,
      network: a.network,
      created_at: at,
      refreshed_at: at,
      used_at: at,
    })
    .execute()
  await tx
    .insertInto('acting_sessions')
    .values({
      session_id: a.id,
      staff_id: a.staff.id,
      staff_name: a.staff.name,
      reason: a.reason,
      until: a.until,
    })
    .execute()
}

/** Ends every session in which somebody acts as others: they do one thing at a time. */
export const endActingsOf = (tx: Db, staffId: string, now: Date) =>
  tx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: 'actingEnded' })
    .where('ended_at', 'is', null)
    .where('id', 'in', (eb) =>
      eb.selectFrom('acting_sessions').select('session_id').where('staff_id', '=', staffId),
    )
    .execute()

/** When somebody acted as a person, newest first. */
export const listActings = (db: Db, userId: string) =>
  db
    .selectFrom('acting_sessions')
    .innerJoin('sessions', 'sessions.id', 'acting_sessions.session_id')
    .select([
      'sessions.id',
      'acting_sessions.staff_name as by',
      'acting_sessions.reason',
      'sessions.created_at as at',
      'acting_sessions.until',
      sql<Date | null>`case when sessions.ended_at < acting_sessions.until then sessions.ended_at end`.as(
        'endedAt',
      ),
    ])
    .where('sessions.user_id', '=', userId)
    .orderBy('sessions.created_at', 'desc')
    .limit(100)
    .execute()
