/** accounts: people as Admins see them: accounts and unfinished sign-ups in one list. */
import { sql, type RawBuilder } from 'kysely'
import type { Duty } from '#contract/http/duties.ts'
import type { Role } from '#contract/http/person.ts'
import { mostCounted as mostCountedAtAll } from '#contract/http/counts.ts'
import type { Db } from '#server/platform/database/db.ts'
import {
  countWithWords,
  mostCountedWithWords,
  newestWithWords,
} from '#server/platform/database/lists-with-words.ts'
import { wordsAsked } from '#server/platform/database/words-asked.rules.ts'

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
export type PeopleFilter = {
  q?: string | undefined
  role?: Role | undefined
  state?: PersonState | undefined
  /** Only who came on this day (UTC), at this moment, or later. */
  since?: string | undefined
  /** Only whose application came then or later. */
  applied?: string | undefined
}
type Before = { at: Date; id: string }

const both = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `)

/** As the index has it. */
const accountState = sql`(case when u.suspended_at is not null then 'suspended' else u.approval end)`

/** What was typed, as conditions: none when nothing was, and none fulfils what holds no word. */
function wordsIn(q: string | undefined, words: RawBuilder<unknown>): RawBuilder<unknown>[] {
  if (q === undefined || q === '') return []
  const asked = wordsAsked(q)
  return [asked === null ? sql`false` : sql`${words} @@ to_tsquery('simple', ${asked})`]
}

const accounts = { table: sql`users`, alias: 'u', at: 'created_at', id: 'id' }

/** Words of an account `u` are also those of its agency. */
const accountWords = (q: string | undefined) => wordsIn(q, sql`u.words`)

/** What else holds of an account `u`. */
function ofAccounts({ role, state, since, applied }: PeopleFilter): RawBuilder<unknown> {
  return both([
    sql`true`,
    ...(role ? [sql`u.role = ${role}`] : []),
    ...(state ? [sql`${accountState} = ${state}`] : []),
    ...(since ? [sql`u.created_at >= ${new Date(since)}`] : []),
    ...(applied
      ? [sql`u.id in (select user_id from agent_applications where applied_at >= ${new Date(applied)})`]
      : []),
  ])
}

/**
 * Of unfinished sign-ups, which a day forgets, the newest of each
 * address. An application comes with the account.
 */
function ofSignups({ q, role, state, since, applied }: PeopleFilter): RawBuilder<unknown> {
  return both([
    (state === undefined || state === 'unverified') && applied === undefined ? sql`true` : sql`false`,
    ...wordsIn(q, sql`people_words(s.name, s.email, s.application->>'agencyName')`),
    ...(role ? [sql`s.role = ${role}`] : []),
    ...(since ? [sql`s.created_at >= ${new Date(since)}`] : []),
  ])
}

const newestSignups = sql`(select distinct on (email) * from signups order by email, created_at desc) as s`

const personColumns = sql`u.id, u.name, u.email, u.role, ${accountState} as state, u.agency_id as "agencyId",
  coalesce(a.name, p.agency_name) as "agencyName", coalesce(a.country, p.country) as country,
  u.created_at as "createdAt", u.last_sign_in_at as "lastSignInAt",
  (select count(*)::int from sessions s where s.user_id = u.id and s.ended_at is null
     and s.id not in (select session_id from acting_sessions)) as sessions`
const signupColumns = sql`s.id, s.name, s.email, s.role, 'unverified' as state, null::uuid as "agencyId",
  s.application->>'agencyName' as "agencyName", s.application->>'country' as country,
  s.created_at as "createdAt", null::timestamptz as "lastSignInAt", 0 as sessions`
const withAgency = sql`left join agencies a on a.id = u.agency_id left join agent_applications p on p.user_id = u.id`

/** Newest first: the page is cut from accounts before anything else is read of them. */
export async function listPeople(
  db: Db,
  { before, ...filter }: PeopleFilter & { before?: Before | undefined },
  limit: number,
): Promise<PersonRow[]> {
  const older = (alias: string) =>
    before
      ? sql`(${sql.ref(`${alias}.created_at`)}, ${sql.ref(`${alias}.id`)}) < (${before.at}::timestamptz, ${before.id}::uuid)`
      : sql`true`
  const also = sql`${ofAccounts(filter)} and ${older('u')}`
  const [hasWords] = accountWords(filter.q)
  const ids = hasWords
    ? newestWithWords({ ...accounts, hasWords, also }, limit)
    : sql`select u.id from users u where ${also} order by u.created_at desc, u.id desc limit ${limit}`
  const { rows } = await sql<PersonRow>`
    select * from (
      (select ${personColumns} from users u ${withAgency} where u.id in (${ids}))
      union all
      (select ${signupColumns} from ${newestSignups} where ${ofSignups(filter)} and ${older('s')}
        order by s.created_at desc, s.id desc limit ${limit})
    ) as people order by "createdAt" desc, id desc limit ${limit}`.execute(db)
  return rows
}

/** People are counted up to here; a count one higher says that there are more. */
export const mostCounted = ({ q }: PeopleFilter): number => (q ? mostCountedWithWords : mostCountedAtAll)

async function some(db: Db, filter: PeopleFilter): Promise<number> {
  const also = ofAccounts(filter)
  const [hasWords] = accountWords(filter.q)
  const enough = mostCounted(filter) + 1
  const known = hasWords
    ? countWithWords({ ...accounts, hasWords, also })
    : sql`select count(*) from (select from users u where ${also} limit ${enough}) as few`
  const { rows } = await sql<{ n: number }>`
    select least(${enough}, (${known}) + (select count(*) from ${newestSignups} where ${ofSignups(filter)}))::int as n`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

const states = ['unverified', 'pending', 'approved', 'rejected', 'suspended'] as const
const roles = ['User', 'Agent', 'Admin'] as const

/**
 * How many there are of each state or role, for the words and the other
 * filter; which one is counted is not filtered.
 */
export async function countPeople(
  db: Db,
  by: 'state' | 'role',
  filter: PeopleFilter,
): Promise<Record<string, number>> {
  const keys = by === 'state' ? states : roles
  const counts = await Promise.all(
    keys.map(async (key) => [key, await some(db, { ...filter, [by]: key })] as const),
  )
  return Object.fromEntries(counts.filter(([, n]) => n > 0))
}

export const countEveryone = (db: Db): Promise<number> => some(db, {})

export async function findPerson(db: Db, id: string): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    select ${personColumns} from users u ${withAgency} where u.id = ${id}
    union all
    select ${signupColumns} from ${newestSignups} where s.id = ${id}`.execute(db)
  return rows[0]
}

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
    // Their own agency is none that they would join.
    .leftJoin('agencies', (join) =>
      join
        .on(sql<boolean>`lower(agencies.name) = lower(agent_applications.agency_name)`)
        .on(sql<boolean>`agencies.id is distinct from users.agency_id`),
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

/**
 * Whether somebody else is an owner who may sign in. Asked one after the other until the
 * transaction ends, so that two cannot leave at once.
 */
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
