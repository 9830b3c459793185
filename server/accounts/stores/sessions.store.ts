/**
 * accounts: sessions, the counter that renews them, reset grants, known
 * browsers and ways back from an e-mail change.
 */
import { sql } from 'kysely'
import type { Duty } from '#contract/http/duties.ts'
import type { Role } from '#contract/http/person.ts'
import type { Db } from '#server/platform/database/db.ts'

export type NewSession = {
  id: string
  /** As it was read. */
  user: { id: string; epoch: number }
  bindingHash: string | null
  /** The browser, from now on a known one; null for programs. */
  deviceHash: string | null
  userAgent: string
  network: string
  now: Date
}
/**
 * Notes a sign-in, opens its session and knows its browser, in one statement. False, and nothing is done,
 * when the account changed since it was read, for instance while its password was compared.
 */
export async function insertSession(db: Db, { id, user, now, ...s }: NewSession): Promise<boolean> {
  const { rows } = await sql`
    with noted as (
      update users set last_sign_in_at = ${now} where id = ${user.id} and epoch = ${user.epoch} returning id
    ), known as (
      insert into known_devices (user_id, device_hash, last_seen_at)
        select id, ${s.deviceHash}::text, ${now}::timestamptz from noted where ${s.deviceHash}::text is not null
      on conflict (user_id, device_hash) do update set last_seen_at = excluded.last_seen_at
    )
    insert into sessions (id, user_id, binding_hash, user_agent, network, created_at, refreshed_at, used_at)
      select ${id}::uuid, id, ${s.bindingHash}, ${s.userAgent}, ${s.network}, at, at, at
      from noted, (values (${now}::timestamptz)) as moment (at)
    returning id`.execute(db)
  return rows.length > 0
}

/** Whether a session is still live; it cannot end before the transaction does. */
export const holdSession = async (tx: Db, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()) !== undefined

/** Who a live session belongs to, as of now: role and state come from here, never from a token. */
export const sessionOwner = (db: Db, sessionId: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .leftJoin('acting_sessions', 'acting_sessions.session_id', 'sessions.id')
    .leftJoin('users as staff', 'staff.id', 'acting_sessions.staff_id')
    .select((eb) => [
      'users.id as userId',
      'users.role',
      'users.approval',
      'users.name',
      'users.agency_id as agencyId',
      'users.suspended_at as suspendedAt',
      'users.duties',
      'sessions.created_at as createdAt',
      eb('second_factors.confirmed_at', 'is not', null).as('hasSecondFactor'),
      'acting_sessions.until as actingUntil',
      'staff.id as staffId',
      'staff.name as staffName',
      'staff.role as staffRole',
      'staff.duties as staffDuties',
      'staff.suspended_at as staffSuspendedAt',
    ])
    .$narrowType<{ role: Role; duties: Duty[]; staffDuties: Duty[] | null }>()
    .where('sessions.id', '=', sessionId)
    .where('sessions.ended_at', 'is', null)
    .executeTakeFirst()

/** Locks the row, so that parallel refreshes of one session come one after the other. */
export const lockSession = (tx: Db, id: string) =>
  tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.user_id as userId',
      'sessions.counter',
      'sessions.binding_hash as bindingHash',
      'sessions.created_at as createdAt',
      'sessions.refreshed_at as refreshedAt',
      'sessions.used_at as usedAt',
      'sessions.ended_at as endedAt',
      'users.role',
      'users.approval',
      'users.suspended_at as suspendedAt',
    ])
    .where('sessions.id', '=', id)
    .forUpdate('sessions')
    .executeTakeFirst()
export const stepSession = (tx: Db, id: string, counter: number, now: Date) =>
  tx.updateTable('sessions').set({ counter, refreshed_at: now, used_at: now }).where('id', '=', id).execute()

export const touchSession = (tx: Db, id: string, now: Date) =>
  tx.updateTable('sessions').set({ used_at: now }).where('id', '=', id).execute()

export const endSession = (db: Db, id: string, reason: string, now: Date) =>
  db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
/** Ends the sessions of a person, all or all but one. */
export const endSessions = (db: Db, userId: string, reason: string, now: Date, but?: string) =>
  db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(but !== undefined, (q) => q.where('id', '!=', but as string))
    .execute()
export const liveSessions = (db: Db, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_agent as userAgent', 'network', 'created_at as createdAt', 'used_at as usedAt'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    // Those of somebody who acts as the person are told apart, and end by themselves.
    .where('id', 'not in', (eb) => eb.selectFrom('acting_sessions').select('session_id'))
    .orderBy('used_at', 'desc')
    .limit(100)
    .execute()
export const dropOldSessions = (db: Db, before: Date) =>
  db
    .deleteFrom('sessions')
    .where(sql`coalesce(ended_at, used_at)`, '<', before)
    .execute()

/** `userEpoch` is that of the code which opened it: a grant is never newer than what proved it. */
export const putGrant = (
  db: Db,
  { userId, userEpoch, ...grant }: { userId: string; userEpoch: number; binding: string; expiresAt: Date },
) => {
  const values = { user_epoch: userEpoch, binding: grant.binding, expires_at: grant.expiresAt, used_at: null }
  return db
    .insertInto('reset_grants')
    .values({ user_id: userId, ...values })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(values))
    .execute()
}
/** Whether there is a grant to use; it stays. */
export const hasGrant = async (db: Db, userId: string, bindings: string[], now: Date): Promise<boolean> =>
  (await db
    .selectFrom('reset_grants')
    .innerJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'reset_grants.user_id')
        .onRef('users.epoch', '=', 'reset_grants.user_epoch'),
    )
    .select('user_id')
    .where('user_id', '=', userId)
    .where('binding', 'in', bindings)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()) !== undefined
/** Uses the grant; true for exactly one of any number of parallel calls. */
export async function useGrant(db: Db, userId: string, bindings: string[], now: Date): Promise<boolean> {
  const done = await db
    .updateTable('reset_grants')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('binding', 'in', bindings)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

export const isKnownDevice = async (db: Db, userId: string, deviceHash: string): Promise<boolean> =>
  (await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst()) !== undefined
export const rememberDevice = (db: Db, userId: string, deviceHash: string, now: Date) =>
  db
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: deviceHash, last_seen_at: now })
    .onConflict((oc) => oc.columns(['user_id', 'device_hash']).doUpdateSet({ last_seen_at: now }))
    .execute()
export const forgetDevices = (db: Db, userId: string) =>
  db.deleteFrom('known_devices').where('user_id', '=', userId).execute()

/** A way back to an address. `userEpoch` is the epoch the account came to by leaving it. */
export type Revert = {
  userId: string
  oldEmail: string
  movedAt: Date
  userEpoch: number
  /** The password at that moment. */
  passwordHash: string | null
}
export const putRevert = (db: Db, tokenHash: string, r: Revert & { expiresAt: Date }) =>
  db
    .insertInto('email_reverts')
    .values({
      token_hash: tokenHash,
      user_id: r.userId,
      old_email: r.oldEmail,
      moved_at: r.movedAt,
      expires_at: r.expiresAt,
      user_epoch: r.userEpoch,
      password_hash: r.passwordHash,
    })
    .execute()
export const findRevert = (db: Db, tokenHash: string, now: Date): Promise<Revert | undefined> =>
  db
    .selectFrom('email_reverts')
    .select([
      'user_id as userId',
      'old_email as oldEmail',
      'moved_at as movedAt',
      'user_epoch as userEpoch',
      'password_hash as passwordHash',
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
/** Ends a way back and every later one of the account. False when it was used meanwhile. */
export async function takeRevert(
  tx: Db,
  tokenHash: string,
  { userId, userEpoch }: Pick<Revert, 'userId' | 'userEpoch'>,
): Promise<boolean> {
  const ended = await tx
    .deleteFrom('email_reverts')
    .where('user_id', '=', userId)
    .where('user_epoch', '>=', userEpoch)
    .returning('token_hash')
    .execute()
  return ended.some((row) => row.token_hash === tokenHash)
}

export const dropOldReverts = (db: Db, before: Date) =>
  db.deleteFrom('email_reverts').where('expires_at', '<', before).execute()
