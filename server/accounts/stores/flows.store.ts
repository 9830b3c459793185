/** accounts: codes on their way: one row is one code; a resend gives the row a new one. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import type { Purpose } from '../ground/codes.rules.ts'
import { linkLife, triesPerCode } from '../ground/codes.rules.ts'

export type Flow = {
  id: string
  email: string
  purpose: Purpose
  userId: string | null
  signupId: string | null
  newEmail: string | null
  cookieHash: string | null
  programBinding: string | null
  fromBrowser: boolean
  /** The epoch of the account when the flow began; it dies with it. */
  userEpoch: number
  /** Who set, or typed, the password of the sign-up: bindings of visitors. */
  provenBy: string[]
  decoy: boolean
  attempts: number
  sentAt: Date
  expiresAt: Date
  consumedAt: Date | null
  linkRequired: boolean
  /** As `linkRequired`, but no answer may say so. */
  linkAlways: boolean
  linkConfirmedAt: Date | null
}

const columns = [
  'id',
  'email',
  'purpose',
  'user_id as userId',
  'signup_id as signupId',
  'new_email as newEmail',
  'cookie_hash as cookieHash',
  'program_binding as programBinding',
  'from_browser as fromBrowser',
  'user_epoch as userEpoch',
  'proven_by as provenBy',
  'decoy',
  'attempts',
  'sent_at as sentAt',
  'expires_at as expiresAt',
  'consumed_at as consumedAt',
  'link_required as linkRequired',
  'link_always as linkAlways',
  'link_confirmed_at as linkConfirmedAt',
] as const

export type NewFlow = Pick<
  Flow,
  | 'id'
  | 'email'
  | 'purpose'
  | 'userId'
  | 'userEpoch'
  | 'signupId'
  | 'newEmail'
  | 'cookieHash'
  | 'programBinding'
  | 'fromBrowser'
  | 'provenBy'
  | 'decoy'
  | 'expiresAt'
  | 'linkRequired'
  | 'linkAlways'
> & { codeMac: string; linkHash: string | null; now: Date }

export async function insertFlow(db: Db, f: NewFlow): Promise<void> {
  await db
    .insertInto('auth_flows')
    .values({
      id: f.id,
      email: f.email,
      purpose: f.purpose,
      user_id: f.userId,
      user_epoch: f.userEpoch,
      signup_id: f.signupId,
      new_email: f.newEmail,
      cookie_hash: f.cookieHash,
      program_binding: f.programBinding,
      from_browser: f.fromBrowser,
      proven_by: f.provenBy,
      decoy: f.decoy,
      code_mac: f.codeMac,
      created_at: f.now,
      sent_at: f.now,
      expires_at: f.expiresAt,
      link_required: f.linkRequired,
      link_always: f.linkAlways,
      link_hash: f.linkHash,
    })
    .execute()
}

/** A flow of an account dies when the account changes, with its code and its link. */
const ofThisEpoch = sql<boolean>`(user_id is null or user_epoch = (select epoch from users where users.id = user_id))`

/**
 * The flow a code of this address belongs to: the visitor's own one first (see `isOwnFlow`),
 * else the newest, among those not used up whose account has not changed since. Expired ones
 * count too, for a resend gives them a new code.
 */
export async function findFlow(
  db: Db,
  email: string,
  purposes: readonly Purpose[],
  bindings: readonly string[],
): Promise<Flow | undefined> {
  const row = await db
    .selectFrom('auth_flows')
    .select(columns)
    .where('email', '=', email)
    .where('purpose', 'in', [...purposes])
    .where('consumed_at', 'is', null)
    .where(ofThisEpoch)
    .orderBy(
      sql`case when cookie_hash = any(${bindings}::text[]) or program_binding = any(${bindings}::text[])
        or proven_by && ${bindings}::text[] then 0 else 1 end`,
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row as Flow | undefined
}

/**
 * Looks at a code and consumes it in one statement, so that parallel tries cannot win twice;
 * `isCounted` also takes one of the tries the code has. The code of a decoy is never right.
 * False: wrong, expired, used or tried too often.
 * The compared values are MACs, which a guesser cannot steer.
 */
export async function tryCode(
  db: Db,
  id: string,
  codeMac: string,
  { isCounted, now }: { isCounted: boolean; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('auth_flows')
    .set({
      attempts: sql`attempts + ${isCounted ? 1 : 0}::int`,
      consumed_at: sql`case when code_mac = ${codeMac} and not decoy then ${now}::timestamptz end`,
    })
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', now)
    .where('attempts', '<', triesPerCode)
    .returning('consumed_at')
    .executeTakeFirst()
  return row !== undefined && row.consumed_at !== null
}

type Renewal = { codeMac: string; expiresAt: Date; now: Date; linkHash: string | null; linkRequired: boolean }

/**
 * Gives the flow a new code; the old one is dead from this moment. False when the flow was used up meanwhile.
 */
export async function renewFlow(db: Db, id: string, r: Renewal): Promise<boolean> {
  const done = await db
    .updateTable('auth_flows')
    .set({
      code_mac: r.codeMac,
      attempts: 0,
      sent_at: r.now,
      expires_at: r.expiresAt,
      link_hash: r.linkHash,
      link_required: r.linkRequired,
      link_confirmed_at: null,
    })
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** The newest unused flow of a sign-up. */
export async function findFlowOfSignup(db: Db, signupId: string): Promise<Flow | undefined> {
  const row = await db
    .selectFrom('auth_flows')
    .select(columns)
    .where('signup_id', '=', signupId)
    .where('consumed_at', 'is', null)
    .orderBy(sql`proven_by = '{}'`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row as Flow | undefined
}

/** Lets a visitor who has just typed the password finish the flow with it, beside those who did before. */
export const addProof = (db: Db, id: string, bindings: readonly string[]) =>
  db
    .updateTable('auth_flows')
    .set({ proven_by: sql`array(select distinct unnest(proven_by || ${bindings}::text[]))` })
    .where('id', '=', id)
    .execute()

/**
 * Notes that whoever has the mailbox asked for this, and gives the code its tries back. The
 * link of a reset opens for a day, others as long as their code. Undefined: unknown, used
 * up, too old, or the account has changed since.
 */
export async function confirmLink(db: Db, linkHash: string, now: Date): Promise<Flow | undefined> {
  const row = await db
    .updateTable('auth_flows')
    .set({ link_confirmed_at: now, attempts: 0 })
    .where('link_hash', '=', linkHash)
    .where('consumed_at', 'is', null)
    .where(ofThisEpoch)
    .where((eb) =>
      eb.or([
        eb('expires_at', '>', now),
        eb.and([
          eb('purpose', '=', 'forgotpass'),
          eb('sent_at', '>', new Date(now.getTime() - linkLife * 1000)),
        ]),
      ]),
    )
    .returning(columns)
    .executeTakeFirst()
  return row as Flow | undefined
}

/** Everything pending for an address, once somebody has proved to own it. */
export async function dropFlows(db: Db, email: string, but: string): Promise<void> {
  await db.deleteFrom('auth_flows').where('email', '=', email).where('id', '!=', but).execute()
}
export const dropFlowsOfUser = (db: Db, userId: string, purpose: Purpose) =>
  db.deleteFrom('auth_flows').where('user_id', '=', userId).where('purpose', '=', purpose).execute()
export const dropOldFlows = (db: Db, before: Date) =>
  db.deleteFrom('auth_flows').where('expires_at', '<', before).execute()

/** One transaction at a time for an address, on every node. */
export const lockAddress = async (tx: Db, email: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`address:${email}`}, 0))`.execute(tx)
}
