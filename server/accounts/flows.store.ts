/** accounts: codes on their way: one row is one code; a resend gives the row a new one. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/db.ts'
import type { Purpose } from './codes.rules.ts'
import { linkLife, triesPerCode } from './codes.rules.ts'

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
  /** Begun by whoever set, or just typed, the password of the sign-up. */
  provesPassword: boolean
  decoy: boolean
  attempts: number
  sentAt: Date
  expiresAt: Date
  consumedAt: Date | null
  linkRequired: boolean
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
  'proves_password as provesPassword',
  'decoy',
  'attempts',
  'sent_at as sentAt',
  'expires_at as expiresAt',
  'consumed_at as consumedAt',
  'link_required as linkRequired',
  'link_confirmed_at as linkConfirmedAt',
] as const

export type NewFlow = Pick<
  Flow,
  | 'id'
  | 'email'
  | 'purpose'
  | 'userId'
  | 'signupId'
  | 'newEmail'
  | 'cookieHash'
  | 'programBinding'
  | 'fromBrowser'
  | 'provesPassword'
  | 'decoy'
  | 'expiresAt'
  | 'linkRequired'
> & { codeMac: string; linkHash: string | null; now: Date }

export async function insertFlow(db: Db, f: NewFlow): Promise<void> {
  await db
    .insertInto('auth_flows')
    .values({
      id: f.id,
      email: f.email,
      purpose: f.purpose,
      user_id: f.userId,
      signup_id: f.signupId,
      new_email: f.newEmail,
      cookie_hash: f.cookieHash,
      program_binding: f.programBinding,
      from_browser: f.fromBrowser,
      proves_password: f.provesPassword,
      decoy: f.decoy,
      code_mac: f.codeMac,
      created_at: f.now,
      sent_at: f.now,
      expires_at: f.expiresAt,
      link_required: f.linkRequired,
      link_hash: f.linkHash,
    })
    .execute()
}

/** By what a flow's own visitor is known; see `isOwnFlow`. */
type Asker = { cookieHash: string | null; programBinding: string | null }

/**
 * The flow a code of this address belongs to: the visitor's own one first, else the newest,
 * among those not used up. Expired ones count too, for a resend gives them a new code.
 */
export async function findFlow(
  db: Db,
  email: string,
  purposes: readonly Purpose[],
  { cookieHash, programBinding }: Asker,
): Promise<Flow | undefined> {
  const row = await db
    .selectFrom('auth_flows')
    .select(columns)
    .where('email', '=', email)
    .where('purpose', 'in', [...purposes])
    .where('consumed_at', 'is', null)
    .orderBy((eb) =>
      eb
        .case()
        .when('cookie_hash', '=', cookieHash ?? '')
        .then(0)
        .when('program_binding', '=', programBinding ?? '')
        .then(1)
        .else(2)
        .end(),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row as Flow | undefined
}

/**
 * Looks at a code and consumes it in one statement, so that parallel tries cannot win twice; `isCounted` also takes one of
 * the tries the code has. The code of a decoy is never right. False: wrong, expired, used or tried too often.
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

/** Gives the flow a new code; the old one is dead from this moment. False when the flow was used up meanwhile. */
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
    .orderBy('proves_password', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row as Flow | undefined
}

/** Lets this browser continue a flow it has just proved the password for. */
export const bindFlow = (db: Db, id: string, cookieHash: string, fromBrowser: boolean) =>
  db
    .updateTable('auth_flows')
    .set({ cookie_hash: cookieHash, from_browser: fromBrowser, proves_password: true })
    .where('id', '=', id)
    .execute()

/**
 * Notes that whoever has the mailbox asked for this, and gives the code its tries back. The link of a reset opens for a
 * day, others as long as their code. Undefined: unknown, used up or too old.
 */
export async function confirmLink(db: Db, linkHash: string, now: Date): Promise<Flow | undefined> {
  const row = await db
    .updateTable('auth_flows')
    .set({ link_confirmed_at: now, attempts: 0 })
    .where('link_hash', '=', linkHash)
    .where('consumed_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('expires_at', '>', now),
        eb.and([eb('purpose', '=', 'forgotpass'), eb('sent_at', '>', new Date(now.getTime() - linkLife * 1000))]),
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
