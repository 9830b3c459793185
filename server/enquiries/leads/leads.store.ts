/** enquiries: the SQL of an agency's leads. Every statement is bound to one agency; what is held back is not there. */
import { containing } from '#server/platform/database/like.ts'
import { sql } from 'kysely'
import type { EnquiryKind, LeadState } from '#contract/enquiries/enquiry-codes.ts'
import type { TimeCursor } from '#server/platform/database/cursor.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Details } from '../words/enquiry-words.ts'
import { olderThan } from '../words/page.store.ts'

export type LeadRow = {
  id: string
  kind: EnquiryKind
  state: LeadState
  at: Date
  name: string
  email: string
  phone: string | null
  about: string
  listingId: string | null
  publicRef: string | null
  message: string | null
  details: Details[EnquiryKind]
}

export type LeadFilter = {
  state?: LeadState | undefined
  q?: string | undefined
  before?: TimeCursor | undefined
}

const matching = (db: Db, agencyId: string, q: string | undefined) =>
  db
    .selectFrom('enquiry_agencies as mine')
    .innerJoin('enquiries as e', 'e.id', 'mine.enquiry_id')
    .leftJoin('listings', 'listings.id', 'e.listing_id')
    .where('mine.agency_id', '=', agencyId)
    .where('e.state', '<>', 'held')
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

const selected = (db: Db, agencyId: string, q?: string) =>
  matching(db, agencyId, q)
    .select((eb) => [
      'e.id',
      'e.kind',
      'mine.state',
      'e.created_at as at',
      'e.name',
      'e.email',
      'e.phone',
      'e.about',
      'e.listing_id as listingId',
      'listings.public_ref as publicRef',
      'e.message',
      eb.ref('e.details').$castTo<Details[EnquiryKind]>().as('details'),
    ])
    .$narrowType<{ kind: EnquiryKind; state: LeadState }>()

/** Newest first. */
export async function listLeads(
  db: Db,
  agencyId: string,
  { state, q, before }: LeadFilter,
  limit: number,
): Promise<LeadRow[]> {
  return selected(db, agencyId, q)
    .$if(state !== undefined, (s) => s.where('mine.state', '=', state as LeadState))
    .where(olderThan(before))
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute()
}

export const findLead = (db: Db, agencyId: string, id: string): Promise<LeadRow | undefined> =>
  selected(db, agencyId).where('e.id', '=', id).executeTakeFirst()

export async function countLeads(db: Db, agencyId: string, q?: string): Promise<Record<LeadState, number>> {
  const rows = await matching(db, agencyId, q)
    .select(['mine.state', sql<number>`count(*)::int`.as('n')])
    .groupBy('mine.state')
    .execute()
  const of = (state: LeadState) => rows.find((row) => row.state === state)?.n ?? 0
  return { new: of('new'), answered: of('answered'), closed: of('closed') }
}

export type AnswerRow = { enquiryId: string; author: string; body: string; at: Date }

/** Oldest first; with an agency only its own. */
export const answersOf = (db: Db, enquiryIds: readonly string[], agencyId?: string): Promise<AnswerRow[]> =>
  db
    .selectFrom('enquiry_answers')
    .select(['enquiry_id as enquiryId', 'author', 'body', 'created_at as at'])
    .where('enquiry_id', 'in', [...enquiryIds, '00000000-0000-0000-0000-000000000000'])
    .$if(agencyId !== undefined, (s) => s.where('agency_id', '=', agencyId as string))
    .orderBy('created_at')
    .orderBy('id')
    .execute()

type NewAnswer = {
  id: string
  enquiryId: string
  /** Null for the team. */
  agencyId: string | null
  userId: string
  author: string
  body: string
  at: Date
}
export const insertAnswer = (db: Db, a: NewAnswer) =>
  db
    .insertInto('enquiry_answers')
    .values({
      id: a.id,
      enquiry_id: a.enquiryId,
      agency_id: a.agencyId,
      user_id: a.userId,
      author: a.author,
      body: a.body,
      created_at: a.at,
    })
    .execute()

export const setLead = (db: Db, agencyId: string, id: string, state: LeadState, at: Date) =>
  db
    .updateTable('enquiry_agencies')
    .set({ state, changed_at: at })
    .where('agency_id', '=', agencyId)
    .where('enquiry_id', '=', id)
    .execute()
