/** accounts: second factors, their recovery codes, and sign-ins that wait for a code. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'

export type SecondFactor = { sealedSecret: string; confirmedAt: Date | null }

export const findSecondFactor = (db: Db, userId: string): Promise<SecondFactor | undefined> =>
  db
    .selectFrom('second_factors')
    .select(['sealed_secret as sealedSecret', 'confirmed_at as confirmedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

/**
 * Keeps a secret that waits for its first code, in place of an earlier one; false when one is in use already.
 */
export async function putPendingFactor(
  db: Db,
  userId: string,
  sealedSecret: string,
  now: Date,
): Promise<boolean> {
  const done = await db
    .insertInto('second_factors')
    .values({ user_id: userId, sealed_secret: sealedSecret, created_at: now })
    .onConflict((oc) =>
      oc
        .column('user_id')
        .doUpdateSet({ sealed_secret: sealedSecret, created_at: now, last_step: 0 })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return (done.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Puts the waiting secret to use; true for exactly one of any number of parallel calls. */
export async function confirmFactor(db: Db, userId: string, step: number, now: Date): Promise<boolean> {
  const done = await db
    .updateTable('second_factors')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Uses up a step and all before it; false when a code of it, or of a later one, was taken already. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const done = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Its recovery codes go with it. */
export async function removeFactor(db: Db, userId: string): Promise<boolean> {
  const done = await db.deleteFrom('second_factors').where('user_id', '=', userId).executeTakeFirst()
  await db.deleteFrom('second_factor_challenges').where('user_id', '=', userId).execute()
  return done.numDeletedRows > 0n
}

export async function replaceRecoveryCodes(
  db: Db,
  userId: string,
  hashes: string[],
  now: Date,
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, created_at: now })))
    .execute()
}

/** Uses a recovery code; true for exactly one of any number of parallel calls. */
export async function takeRecoveryCode(db: Db, userId: string, hash: string, now: Date): Promise<boolean> {
  const done = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

export async function recoveryCodesLeft(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

/**
 * Takes away what was switched on, and recovery codes that were made, after `since`; older
 * ones stay. Answers whether there was something.
 */
export async function removeFactorsSince(tx: Db, userId: string, since: Date): Promise<boolean> {
  const factor = await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where(sql`coalesce(confirmed_at, created_at)`, '>', since)
    .executeTakeFirst()
  const codes = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirst()
  return factor.numDeletedRows > 0n || codes.numDeletedRows > 0n
}

type NewChallenge = {
  tokenHash: string
  userId: string
  userEpoch: number
  binding: string
  now: Date
  expiresAt: Date
}

export const putChallenge = (db: Db, c: NewChallenge) =>
  db
    .insertInto('second_factor_challenges')
    .values({
      token_hash: c.tokenHash,
      user_id: c.userId,
      user_epoch: c.userEpoch,
      binding: c.binding,
      created_at: c.now,
      expires_at: c.expiresAt,
    })
    .execute()

type Try = { tokenHash: string; bindings: string[]; most: number; now: Date }

/**
 * Counts a try and answers whose it is; undefined when the challenge is unknown,
 * another browser's, used, too old or tried out.
 */
export async function tryChallenge(
  db: Db,
  { tokenHash, bindings, most, now }: Try,
): Promise<string | undefined> {
  const row = await db
    .updateTable('second_factor_challenges')
    .set({ attempts: sql`attempts + 1` })
    .where('token_hash', '=', tokenHash)
    .where('binding', 'in', bindings)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', now)
    .where('attempts', '<', most)
    .where('user_epoch', '=', (eb) =>
      eb.selectFrom('users').select('epoch').whereRef('users.id', '=', 'second_factor_challenges.user_id'),
    )
    .returning('user_id as userId')
    .executeTakeFirst()
  return row?.userId
}

/** Uses the challenge; true for exactly one of any number of parallel calls. */
export async function useChallenge(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const done = await db
    .updateTable('second_factor_challenges')
    .set({ consumed_at: now })
    .where('token_hash', '=', tokenHash)
    .where('consumed_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Challenges that have ended. */
export const dropOldChallenges = (db: Db, before: Date) =>
  db.deleteFrom('second_factor_challenges').where('expires_at', '<', before).execute()

/** Secrets nobody confirmed. */
export const dropUnconfirmedFactors = (db: Db, before: Date) =>
  db.deleteFrom('second_factors').where('confirmed_at', 'is', null).where('created_at', '<', before).execute()
