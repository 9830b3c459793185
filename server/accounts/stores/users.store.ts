/** accounts: verified people, sign-ups waiting for their code, and agents' applications. */
import type { Db } from '#server/platform/database/db.ts'
import type { Duty } from '#contract/http/duties.ts'
import type { Role } from '#contract/http/person.ts'

export type User = {
  id: string
  email: string
  name: string
  role: Role
  /** Of Admins: what they are there for. */
  duties: Duty[]
  approval: 'pending' | 'approved' | 'rejected'
  passwordHash: string | null
  phoneCountry: string | null
  phoneNumber: string | null
  language: string
  currency: string
  areaUnit: string
  avatarSha256: string | null
  agencyId: string | null
  agencyName: string | null
  suspendedAt: Date | null
  /** Counts changes of what the account is known by and signs in with; see `changeAccount`. */
  epoch: number
  /** A password that a take-back made void. */
  voidPasswordHash: string | null
  resetAt: Date | null
  createdAt: Date
}

const selectUsers = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('agencies', 'agencies.id', 'users.agency_id')
    .select([
      'users.id',
      'users.email',
      'users.name',
      'users.role',
      'users.duties',
      'users.approval',
      'users.password_hash as passwordHash',
      'users.phone_country as phoneCountry',
      'users.phone_number as phoneNumber',
      'users.language',
      'users.currency',
      'users.area_unit as areaUnit',
      'users.avatar_sha256 as avatarSha256',
      'users.agency_id as agencyId',
      'agencies.name as agencyName',
      'users.suspended_at as suspendedAt',
      'users.epoch',
      'users.void_password_hash as voidPasswordHash',
      'users.reset_at as resetAt',
      'users.created_at as createdAt',
    ])

export const findUserByEmail = async (db: Db, email: string): Promise<User | undefined> =>
  (await selectUsers(db).where('users.email', '=', email).executeTakeFirst()) as User | undefined
/** Whether the browser of the cookie signed in before, and whether there is a second step. */
export type SigningIn = User & { knowsDevice: boolean; hasSecondFactor: boolean }

/** Who signs in with an address, from which browser: one look at one moment. */
export const findSigningIn = async (
  db: Db,
  email: string,
  deviceHash: string | null,
): Promise<SigningIn | undefined> =>
  (await selectUsers(db)
    .leftJoin('known_devices', (join) =>
      join.onRef('known_devices.user_id', '=', 'users.id').on('known_devices.device_hash', '=', deviceHash),
    )
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select((eb) => [
      eb('known_devices.user_id', 'is not', null).as('knowsDevice'),
      eb('second_factors.confirmed_at', 'is not', null).as('hasSecondFactor'),
    ])
    .where('users.email', '=', email)
    .executeTakeFirst()) as SigningIn | undefined
export const findUser = async (db: Db, id: string): Promise<User | undefined> =>
  (await selectUsers(db).where('users.id', '=', id).executeTakeFirst()) as User | undefined

/** The role that an address signs in with; null when nobody can sign in with it. */
export async function roleAt(db: Db, email: string): Promise<Role | null> {
  const row = await db
    .selectFrom('users')
    .select('role')
    .where('email', '=', email)
    .where('approval', '=', 'approved')
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
  return (row?.role as Role | undefined) ?? null
}

export type NewUser = Pick<
  User,
  'id' | 'email' | 'name' | 'role' | 'approval' | 'passwordHash' | 'createdAt'
> &
  Partial<Pick<User, 'duties' | 'phoneCountry' | 'phoneNumber' | 'agencyId'>> & {
    verifiedAt: Date
    isDemo?: boolean
    language?: string
  }

/** False when the address has an account already. */
export async function insertUser(db: Db, u: NewUser): Promise<boolean> {
  const done = await db
    .insertInto('users')
    .values({
      id: u.id,
      email: u.email,
      name: u.name,
      role: u.role,
      duties: u.duties ?? [],
      approval: u.approval,
      password_hash: u.passwordHash,
      phone_country: u.phoneCountry ?? null,
      phone_number: u.phoneNumber ?? null,
      agency_id: u.agencyId ?? null,
      created_at: u.createdAt,
      verified_at: u.verifiedAt,
      is_demo: u.isDemo ?? false,
      ...(u.language && { language: u.language }),
    })
    .onConflict((oc) => oc.column('email').doNothing())
    .executeTakeFirst()
  return (done.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/**
 * What an account is called and how it likes things. Everything else is
 * `Standing`, which only `changeAccount` changes.
 */
type Details = {
  name?: string
  phone_country?: string | null
  phone_number?: string | null
  language?: string
  currency?: string
  area_unit?: string
  avatar_sha256?: string | null
}
export const updateUser = (db: Db, id: string, details: Details) =>
  db.updateTable('users').set(details).where('id', '=', id).execute()

/** What an account is known by, signs in with, and may do. */
export type Standing = {
  email?: string
  password_hash?: string | null
  void_password_hash?: string | null
  password_changed_at?: Date
  reset_at?: Date
  role?: Role
  duties?: Duty[]
  approval?: User['approval']
  agency_id?: string | null
  suspended_at?: Date | null
  suspended_reason?: string | null
}
/**
 * Changes the account and counts its epoch on, in one statement. False when it changed since `epoch` was
 * read, or when the new address has an account by now.
 */
export async function advance(
  tx: Db,
  { id, epoch }: Pick<User, 'id' | 'epoch'>,
  changes: Standing,
): Promise<boolean> {
  try {
    const done = await tx
      .updateTable('users')
      .set({ ...changes, epoch: epoch + 1 })
      .where('id', '=', id)
      .where('epoch', '=', epoch)
      .executeTakeFirst()
    return done.numUpdatedRows > 0n
  } catch (error) {
    if ((error as { code?: unknown }).code === uniqueViolation) return false
    throw error
  }
}
const uniqueViolation = '23505'

/** The account as it is now; nobody else changes it before the transaction ends. */
export const lockUser = async (tx: Db, id: string): Promise<User | undefined> =>
  (await selectUsers(tx).where('users.id', '=', id).forUpdate('users').executeTakeFirst()) as User | undefined

export const deleteUser = (db: Db, id: string) => db.deleteFrom('users').where('id', '=', id).execute()
export const hasAdmin = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('role', '=', 'Admin').limit(1).executeTakeFirst()) !==
  undefined

/** What an agent said when registering. */
export type Application = {
  phone: { country: string; number: string }
  agencyName: string
  country: string
  licenceNumber: string | null
  website: string | null
  description: string
}
export type Signup = {
  id: string
  email: string
  name: string
  role: 'Agent' | 'User'
  passwordHash: string
  application: Application | null
  createdAt: Date
}

const signupColumns = [
  'id',
  'email',
  'name',
  'role',
  'password_hash as passwordHash',
  'application',
  'created_at as createdAt',
] as const

export const insertSignup = (db: Db, s: Signup) =>
  db
    .insertInto('signups')
    .values({
      id: s.id,
      email: s.email,
      name: s.name,
      role: s.role,
      password_hash: s.passwordHash,
      application: s.application && JSON.stringify(s.application),
      created_at: s.createdAt,
    })
    .execute()
export const findSignup = async (db: Db, id: string): Promise<Signup | undefined> =>
  (await db.selectFrom('signups').select(signupColumns).where('id', '=', id).executeTakeFirst()) as
    | Signup
    | undefined
export const newestSignup = async (db: Db, email: string): Promise<Signup | undefined> =>
  (await db
    .selectFrom('signups')
    .select(signupColumns)
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()) as Signup | undefined
export const dropSignups = (db: Db, email: string) =>
  db.deleteFrom('signups').where('email', '=', email).execute()
export const dropOldSignups = (db: Db, before: Date) =>
  db.deleteFrom('signups').where('created_at', '<', before).execute()

export const insertApplication = (db: Db, userId: string, a: Application, appliedAt: Date) =>
  db
    .insertInto('agent_applications')
    .values({
      user_id: userId,
      agency_name: a.agencyName,
      country: a.country,
      phone_country: a.phone.country,
      phone_number: a.phone.number,
      licence_number: a.licenceNumber,
      website: a.website,
      description: a.description,
      applied_at: appliedAt,
    })
    .execute()

export type DecidedApplication = {
  agencyName: string
  country: string
  website: string | null
  phoneCountry: string
  phoneNumber: string
}

/** Takes the decision if there is none yet. */
export async function decideApplication(
  db: Db,
  userId: string,
  decision: { decision: 'approved' | 'rejected'; reason: string | null; by: string; at: Date },
): Promise<DecidedApplication | undefined> {
  return db
    .updateTable('agent_applications')
    .set({
      decision: decision.decision,
      reason: decision.reason,
      decided_by: decision.by,
      decided_at: decision.at,
    })
    .where('user_id', '=', userId)
    .where('decision', 'is', null)
    .returning(['agency_name as agencyName', 'country', 'website'])
    .returning(['phone_country as phoneCountry', 'phone_number as phoneNumber'])
    .executeTakeFirst()
}
