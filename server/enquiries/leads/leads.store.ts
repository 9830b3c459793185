/**
 * enquiries: the SQL of an agency's leads. Every statement is bound to
 * one agency; what is held back is not there.
 */
import { containing } from '#server/platform/database/like.ts'
import { sql } from 'kysely'
import { leadStates, type EnquiryKind, type LeadState } from '#contract/enquiries/enquiry-codes.ts'
import type { TimeCursor } from '#server/platform/database/cursor.ts'
import type { ListingStatus } from '#contract/vocabulary/codes.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Details } from '../words/enquiry-words.ts'

export type LeadRow = {
  id: string
  kind: EnquiryKind
  state: LeadState
  at: Date
  lastAt: Date
  waits: boolean
  name: string
  email: string
  phone: string | null
  about: string
  listingId: string | null
  publicRef: string | null
  /** Of the home; null for what is about none. */
  status: ListingStatus | null
  message: string | null
  details: Details[EnquiryKind]
  firstAnswerAt: Date | null
  assigneeId: string | null
  assigneeName: string | null
}

export type LeadFilter = {
  state?: LeadState | undefined
  q?: string | undefined
  /** Only those this person looks after. */
  assignee?: string | undefined
  before?: TimeCursor | undefined
}

const matching = (db: Db, agencyId: string, { q, assignee }: LeadFilter) =>
  db
    .selectFrom('enquiry_agencies as mine')
    .innerJoin('enquiries as e', 'e.id', 'mine.enquiry_id')
    .leftJoin('listings', 'listings.id', 'e.listing_id')
    .where('mine.agency_id', '=', agencyId)
    .where('e.state', '<>', 'held')
    .$if(assignee !== undefined, (s) => s.where('mine.assigned_to', '=', assignee as string))
    .$if(q !== undefined && q !== '', (s) =>
      s.where((eb) =>
        eb.or([
          eb('e.name', 'ilike', containing(q ?? '')),
          eb('e.about', 'ilike', containing(q ?? '')),
          eb('e.message', 'ilike', containing(q ?? '')),
          eb('listings.public_ref', 'ilike', containing(q ?? '')),
          // Of a brief the address is not shown, so it must not be found either.
          eb.and([eb('e.kind', '<>', 'brief'), eb('e.email', 'ilike', containing(q ?? ''))]),
        ]),
      ),
    )

const selected = (db: Db, agencyId: string, filter: LeadFilter = {}) =>
  matching(db, agencyId, filter)
    .leftJoin('users as assignee', 'assignee.id', 'mine.assigned_to')
    .select(['e.id', 'e.kind', 'mine.state', 'e.created_at as at', 'mine.last_at as lastAt', 'mine.waits'])
    .select(['e.name', 'e.email', 'e.phone', 'e.about', 'e.listing_id as listingId'])
    .select([
      'listings.public_ref as publicRef',
      'listings.status',
      'e.message',
      'mine.first_answer_at as firstAnswerAt',
    ])
    .select(['assignee.id as assigneeId', 'assignee.name as assigneeName'])
    .select((eb) => eb.ref('e.details').$castTo<Details[EnquiryKind]>().as('details'))
    .$narrowType<{ kind: EnquiryKind; state: LeadState; status: ListingStatus | null }>()

/** Where somebody wrote last first. */
export async function listLeads(
  db: Db,
  agencyId: string,
  filter: LeadFilter,
  limit: number,
): Promise<LeadRow[]> {
  const { state, before } = filter
  return selected(db, agencyId, filter)
    .$if(state !== undefined, (s) => s.where('mine.state', '=', state as LeadState))
    .$if(before !== undefined, (s) =>
      s.where(sql<boolean>`(mine.last_at, e.id) < (${before?.at}, ${before?.id}::uuid)`),
    )
    .orderBy('mine.last_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute()
}

export const findLead = (db: Db, agencyId: string, id: string): Promise<LeadRow | undefined> =>
  selected(db, agencyId).where('e.id', '=', id).executeTakeFirst()

export async function countLeads(
  db: Db,
  agencyId: string,
  filter: LeadFilter,
): Promise<Record<LeadState, number>> {
  const rows = await matching(db, agencyId, filter)
    .select(['mine.state', sql<number>`count(*)::int`.as('n')])
    .groupBy('mine.state')
    .execute()
  const counts = leadStates.map((state) => [state, rows.find((row) => row.state === state)?.n ?? 0])
  return Object.fromEntries(counts) as Record<LeadState, number>
}

/**
 * Of enquiries since then that were no spam: how long the first answer
 * took, how many there were, and how many wait.
 */
export async function answerTimeOf(db: Db, agencyId: string, since: Date) {
  const { median, answered, waiting } = await db
    .selectFrom('enquiry_agencies as x')
    .innerJoin('enquiries as e', 'e.id', 'x.enquiry_id')
    .select([
      sql<number | null>`extract(epoch from percentile_cont(0.5) within group
        (order by x.first_answer_at - e.created_at))::int`.as('median'),
      sql<number>`count(x.first_answer_at)::int`.as('answered'),
      sql<number>`(count(*) filter (where x.waits))::int`.as('waiting'),
    ])
    .where('x.agency_id', '=', agencyId)
    .where('x.state', '<>', 'spam')
    .where('e.state', '<>', 'held')
    .where('e.created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return { medianSeconds: median, answered, waiting }
}

export const notesOf = (db: Db, enquiryId: string, agencyId: string) =>
  db
    .selectFrom('lead_notes')
    .select(['id', 'author', 'body', 'created_at as at'])
    .where('enquiry_id', '=', enquiryId)
    .where('agency_id', '=', agencyId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

type NewNote = {
  id: string
  enquiryId: string
  agencyId: string
  userId: string
  author: string
  body: string
  at: Date
}
export const insertNote = (db: Db, n: NewNote) =>
  db
    .insertInto('lead_notes')
    .values({
      id: n.id,
      enquiry_id: n.enquiryId,
      agency_id: n.agencyId,
      user_id: n.userId,
      author: n.author,
      body: n.body,
      created_at: n.at,
    })
    .execute()
