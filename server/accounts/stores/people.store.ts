/** accounts: people as Admins see them: accounts and unfinished sign-ups in one list. */
import { sql } from 'kysely'
import type { Duty } from '#contract/http/duties.ts'
import type { Role } from '#contract/http/person.ts'
import type { Db } from '#server/platform/database/db.ts'

export type PersonState = 'unverified' | 'pending' | 'approved' | 'rejected' | 'suspended'
export type PersonRow = {
  id: string
  name: string
  email: string
  role: Role
  state: PersonState
  agencyId: string | null
  agencyName: string | null
  country: string | null
  createdAt: Date
  lastSignInAt: Date | null
  sessions: number
}
export type PeopleFilter = { q?: string; role?: Role; state?: PersonState; before?: { at: Date; id: string } }

/** Accounts, and of unfinished sign-ups the newest of each address. */
const people = (db: Db) => {
  const accounts = db
    .selectFrom('users')
    .leftJoin('agencies', 'agencies.id', 'users.agency_id')
    .leftJoin('agent_applications', 'agent_applications.user_id', 'users.id')
    .select((eb) => [
      'users.id',
      'users.name',
      'users.email',
      'users.role',
      sql<PersonState>`case when users.suspended_at is not null then 'suspended' else users.approval end`.as(
        'state',
      ),
      'users.agency_id as agencyId',
      sql<string | null>`coalesce(agencies.name, agent_applications.agency_name)`.as('agencyName'),
      sql<string | null>`coalesce(agencies.country, agent_applications.country)`.as('country'),
      'users.created_at as createdAt',
      'users.last_sign_in_at as lastSignInAt',
      eb
        .selectFrom('sessions')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .where('sessions.ended_at', 'is', null)
        .where('sessions.id', 'not in', eb.selectFrom('acting_sessions').select('session_id'))
        .$asScalar()
        .$notNull()
        .as('sessions'),
    ])
  const unfinished = db
    .selectFrom('signups')
    .distinctOn('signups.email')
    .select([
      'signups.id',
      'signups.name',
      'signups.email',
      'signups.role',
      sql<PersonState>`'unverified'`.as('state'),
      sql<string | null>`null::uuid`.as('agencyId'),
      sql<string | null>`signups.application->>'agencyName'`.as('agencyName'),
      sql<string | null>`signups.application->>'country'`.as('country'),
      'signups.created_at as createdAt',
      sql<Date | null>`null::timestamptz`.as('lastSignInAt'),
      sql<number>`0`.as('sessions'),
    ])
    .orderBy('signups.email')
    .orderBy('signups.created_at', 'desc')
  return db.with('people', () => accounts.unionAll(db.selectFrom(unfinished.as('newest')).selectAll()))
}

const like = (q: string): string => `%${q.replace(/[\\%_]/g, '\\$&')}%`

const filtered = (db: Db, { q, role, state, before }: PeopleFilter) =>
  people(db)
    .selectFrom('people')
    .$if(q !== undefined, (s) =>
      s.where((eb) =>
        eb.or([
          eb('name', 'ilike', like(q as string)),
          eb('email', 'ilike', like(q as string)),
          eb('agencyName', 'ilike', like(q as string)),
        ]),
      ),
    )
    .$if(role !== undefined, (s) => s.where('role', '=', role as string))
    .$if(state !== undefined, (s) => s.where('state', '=', state as PersonState))
    .$if(before !== undefined, (s) =>
      s.where(sql<boolean>`("createdAt", id) < (${before?.at}, ${before?.id}::uuid)`),
    )

/** Newest first. */
export const listPeople = (db: Db, filter: PeopleFilter, limit: number): Promise<PersonRow[]> =>
  filtered(db, filter)
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .$narrowType<{ role: Role }>()
    .execute()

/** How many there are of each state or role, for the words and the other filter; which one is counted is not filtered. */
export async function countPeople(
  db: Db,
  by: 'state' | 'role',
  { q, role, state }: PeopleFilter,
): Promise<Record<string, number>> {
  const rows = await filtered(db, by === 'state' ? { q, role } : { q, state })
    .select([sql.ref<string>(by).as('key'), sql<number>`count(*)::int`.as('count')])
    .groupBy(by)
    .execute()
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]))
}

export const countEveryone = async (db: Db): Promise<number> =>
  (
    await people(db)
      .selectFrom('people')
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirstOrThrow()
  ).n

export const findPerson = async (db: Db, id: string): Promise<PersonRow | undefined> =>
  (await people(db).selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()) as
    | PersonRow
    | undefined

const applicationColumns = [
  'users.id as userId',
  'users.name',
  'users.email',
  'agent_applications.agency_name as agencyName',
  'agent_applications.country',
  'agent_applications.phone_country as phoneCountry',
  'agent_applications.phone_number as phoneNumber',
  'agent_applications.licence_number as licenceNumber',
  'agent_applications.website',
  'agent_applications.description',
  'agent_applications.applied_at as appliedAt',
] as const

const applications = (db: Db) =>
  db
    .selectFrom('agent_applications')
    .innerJoin('users', 'users.id', 'agent_applications.user_id')
    .leftJoin('agencies', (join) =>
      join.on(sql<boolean>`lower(agencies.name) = lower(agent_applications.agency_name)`),
    )
    .select((eb) => [
      ...applicationColumns,
      'agencies.id as existingId',
      'agencies.name as existingName',
      eb
        .selectFrom('users as member')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('member.agency_id', '=', 'agencies.id')
        .as('existingPeople'),
    ])

/** Undecided, of people who are still to become agents; longest waiting first. */
export const waitingApplications = (db: Db) =>
  applications(db)
    .where('agent_applications.decision', 'is', null)
    .where('users.approval', '=', 'pending')
    .where('users.role', '=', 'Agent')
    .where('users.suspended_at', 'is', null)
    .orderBy('agent_applications.applied_at')
    .limit(500)
    .execute()
export const findApplication = (db: Db, userId: string) =>
  applications(db).where('users.id', '=', userId).executeTakeFirst()

/** What was decided about a person, by whom and why. */
export const findStanding = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .leftJoin('agent_applications', 'agent_applications.user_id', 'users.id')
    .leftJoin('users as admin', 'admin.id', 'agent_applications.decided_by')
    .select((eb) => [
      'users.suspended_at as suspendedAt',
      'users.suspended_reason as suspendedReason',
      'users.duties',
      eb
        .exists(
          eb
            .selectFrom('second_factors')
            .select('user_id')
            .whereRef('user_id', '=', 'users.id')
            .where('confirmed_at', 'is not', null),
        )
        .as('hasSecondFactor'),
      'agent_applications.decision',
      'agent_applications.reason',
      'agent_applications.decided_at as decidedAt',
      'admin.name as decidedBy',
    ])
    .$narrowType<{ duties: Duty[] }>()
    .where('users.id', '=', userId)
    .executeTakeFirst()

/** Takes a rejection back; the 48 hours begin at `now`. False when there is none. */
export async function reopenApplication(tx: Db, userId: string, now: Date): Promise<boolean> {
  const done = await tx
    .updateTable('agent_applications')
    .set({ decision: null, reason: null, decided_by: null, decided_at: null, applied_at: now })
    .where('user_id', '=', userId)
    .where('decision', '=', 'rejected')
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Whether somebody else is an owner who may sign in. Asked one after the other until the transaction ends, so that two cannot leave at once. */
export async function hasOtherPortalOwner(tx: Db, id: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(7213540992)`.execute(tx)
  const other = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Admin')
    .where('approval', '=', 'approved')
    .where('suspended_at', 'is', null)
    .where(sql<boolean>`'own' = any(duties)`)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}
