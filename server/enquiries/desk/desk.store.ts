/** enquiries: the SQL of what Admins see of enquiries, and of how much waits for them. */
import { sql, type RawBuilder } from 'kysely'
import { enquiryStates, type EnquiryKind, type EnquiryState } from '#contract/enquiries/enquiry-codes.ts'
import { mostCounted as mostCountedAtAll } from '#contract/http/counts.ts'
import type { TimeCursor } from '#server/platform/database/cursor.ts'
import type { Db } from '#server/platform/database/db.ts'
import {
  countWithWords,
  mostCountedWithWords,
  newestWithWords,
} from '#server/platform/database/lists-with-words.ts'
import { wordsAsked } from '#server/platform/database/words-asked.rules.ts'
import type { Details } from '../words/enquiry-words.ts'
import { olderThan } from '../words/page.store.ts'

export type DeskRow = {
  id: string
  kind: EnquiryKind
  state: EnquiryState
  at: Date
  name: string
  email: string
  phone: string | null
  userId: string | null
  about: string
  listingId: string | null
  agencies: { id: string; name: string }[]
  message: string | null
  details: Details[EnquiryKind]
  note: string | null
  assignee: { id: string; name: string } | null
}
export type DeskFilter = {
  q?: string | undefined
  kind?: EnquiryKind | undefined
  state?: EnquiryState | undefined
  /** The id of somebody of the team. */
  assignee?: string | undefined
  /** A day (UTC), or a moment. */
  since?: string | undefined
}

/** The beginning of an id, as the least and the greatest id it can be; null for what is none. */
function idsFrom(q: string): { least: string; greatest: string } | null {
  const hex = q.toLowerCase().replaceAll('-', '')
  if (!/^[0-9a-f]{8,32}$/.test(hex)) return null
  const uuid = (filled: string) => filled.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { least: uuid(hex.padEnd(32, '0')), greatest: uuid(hex.padEnd(32, 'f')) }
}

/** By words, each the beginning of one that was written, or by the beginning of the id. */
function isAbout(q: string): RawBuilder<boolean> {
  const words = wordsAsked(q)
  const ids = idsFrom(q)
  const ways = [
    ...(words ? [sql`e.words @@ to_tsquery('simple', ${words})`] : []),
    ...(ids ? [sql`e.id between ${ids.least}::uuid and ${ids.greatest}::uuid`] : []),
  ]
  return ways.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`(${sql.join(ways, sql` or `)})`
}

const enquiries = { table: sql`enquiries`, alias: 'e', at: 'created_at', id: 'id' }

/** What is asked of an enquiry `e` besides words. */
const others = ({ kind, state, assignee, since }: DeskFilter) =>
  sql<boolean>`${sql.join(
    [
      sql`true`,
      ...(kind ? [sql`e.kind = ${kind}`] : []),
      ...(state ? [sql`e.state = ${state}`] : []),
      ...(assignee === 'nobody' ? [sql`e.assigned_to is null`] : []),
      ...(assignee && assignee !== 'nobody' ? [sql`e.assigned_to = ${assignee}`] : []),
      ...(since ? [sql`e.created_at >= ${new Date(since)}`] : []),
    ],
    sql` and `,
  )}`

const selected = (db: Db) =>
  db
    .selectFrom('enquiries as e')
    .select((eb) => [
      'e.id',
      'e.kind',
      'e.state',
      'e.created_at as at',
      'e.name',
      'e.email',
      'e.phone',
      'e.user_id as userId',
      'e.about',
      'e.listing_id as listingId',
      'e.message',
      eb.ref('e.details').$castTo<Details[EnquiryKind]>().as('details'),
      'e.note',
      sql<
        DeskRow['agencies']
      >`coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name) order by a.name)
      from enquiry_agencies x join agencies a on a.id = x.agency_id where x.enquiry_id = e.id), '[]')`.as(
        'agencies',
      ),
      sql<
        DeskRow['assignee']
      >`(select json_build_object('id', u.id, 'name', u.name) from users u where u.id = e.assigned_to)`.as(
        'assignee',
      ),
    ])
    .$narrowType<{ kind: EnquiryKind; state: EnquiryState }>()

/** Newest first. */
export async function listEnquiries(
  db: Db,
  { before, ...filter }: DeskFilter & { before?: TimeCursor | undefined },
  limit: number,
): Promise<DeskRow[]> {
  const also = sql<boolean>`${others(filter)} and ${olderThan(before)}`
  const hasWords = filter.q ? isAbout(filter.q) : null
  const found = hasWords
    ? sql<boolean>`e.id in (${newestWithWords({ ...enquiries, hasWords, also }, limit)})`
    : also
  return selected(db)
    .where(found)
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute()
}

export const findEnquiry = (db: Db, id: string): Promise<DeskRow | undefined> =>
  selected(db).where('e.id', '=', id).executeTakeFirst()

/** Enquiries are counted up to here; a count one higher says that there are more. */
export const mostCounted = ({ q }: DeskFilter): number => (q ? mostCountedWithWords : mostCountedAtAll)

async function some(db: Db, filter: DeskFilter): Promise<number> {
  const also = others(filter)
  const known = filter.q
    ? countWithWords({ ...enquiries, hasWords: isAbout(filter.q), also })
    : sql`select count(*)::int from (select from enquiries e where ${also} limit ${mostCountedAtAll + 1}) as few`
  const { rows } = await sql<{ n: number }>`select (${known}) as n`.execute(db)
  return rows[0]?.n ?? 0
}

export async function countEnquiries(db: Db, filter: DeskFilter): Promise<Record<EnquiryState, number>> {
  const counted = await Promise.all(
    enquiryStates.map(async (state) => [state, await some(db, { ...filter, state })] as const),
  )
  return Object.fromEntries(counted) as Record<EnquiryState, number>
}

/** Who can look after enquiries, by name. */
export const listTeam = (db: Db): Promise<{ id: string; name: string }[]> =>
  db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('role', '=', 'Admin')
    .where('suspended_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .limit(200)
    .execute()

/** Who looks after one that is locked; null for nobody. */
export const readAssignee = async (db: Db, id: string): Promise<string | null> =>
  (await db.selectFrom('enquiries').select('assigned_to').where('id', '=', id).executeTakeFirst())
    ?.assigned_to ?? null

/**
 * New enquiries to the team, and to agencies in which nobody could read them; and reports nobody has decided.
 */
export async function countWaiting(db: Db): Promise<{ enquiries: number; reports: number }> {
  const count = sql<number>`count(*)::int`.as('n')
  const [enquiries, reports] = await Promise.all([
    db
      .selectFrom('enquiries as e')
      .select(count)
      .where('e.state', '=', 'new')
      .where((eb) =>
        eb.or([
          eb('e.agency_id', 'is', null),
          eb.not(
            eb.exists(
              eb
                .selectFrom('users')
                .select('users.id')
                .whereRef('users.agency_id', '=', 'e.agency_id')
                .where('users.role', '=', 'Agent')
                .where('users.approval', '=', 'approved')
                .where('users.suspended_at', 'is', null),
            ),
          ),
        ]),
      )
      .executeTakeFirstOrThrow(),
    db.selectFrom('listing_reports').select(count).where('state', '=', 'new').executeTakeFirstOrThrow(),
  ])
  return { enquiries: enquiries.n, reports: reports.n }
}
