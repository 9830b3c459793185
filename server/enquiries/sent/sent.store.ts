/** enquiries: the SQL of what a User sent, with every answer to it. Every statement is bound to one person. */
import { sql } from 'kysely'
import type { EnquiryKind, EnquiryState } from '#contract/enquiries/enquiry-codes.ts'
import type { TimeCursor } from '#server/platform/database/cursor.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Details } from '../words/enquiry-words.ts'
import { olderThan } from '../words/page.store.ts'

export type SentRow = {
  id: string
  kind: EnquiryKind
  state: EnquiryState
  at: Date
  agencyId: string | null
  agencyName: string | null
  about: string
  listingId: string | null
  message: string | null
  details: Details[EnquiryKind]
}

/** Newest first. */
export async function listSent(
  db: Db,
  { userId, before }: { userId: string; before: TimeCursor | undefined },
  limit: number,
): Promise<SentRow[]> {
  return db
    .selectFrom('enquiries as e')
    .leftJoin('agencies', 'agencies.id', 'e.agency_id')
    .select((eb) => [
      'e.id',
      'e.kind',
      'e.state',
      'e.created_at as at',
      'e.agency_id as agencyId',
      'agencies.name as agencyName',
      'e.about',
      'e.listing_id as listingId',
      'e.message',
      eb.ref('e.details').$castTo<Details[EnquiryKind]>().as('details'),
    ])
    .$narrowType<{ kind: EnquiryKind; state: EnquiryState }>()
    .where('e.user_id', '=', userId)
    .where(olderThan(before))
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute()
}

export async function countSent(db: Db, userId: string): Promise<number> {
  const { n } = await db
    .selectFrom('enquiries')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return n
}

/** Oldest first, with the agency that answered; without one it was the team. */
export const answersSentTo = (db: Db, userId: string, enquiryIds: readonly string[]) =>
  db
    .selectFrom('enquiry_answers as a')
    .innerJoin('enquiries as e', 'e.id', 'a.enquiry_id')
    .leftJoin('agencies', 'agencies.id', 'a.agency_id')
    .select([
      'a.enquiry_id as enquiryId',
      'a.author',
      'agencies.name as agency',
      'a.body',
      'a.created_at as at',
    ])
    .where('e.user_id', '=', userId)
    .where('a.enquiry_id', 'in', [...enquiryIds, '00000000-0000-0000-0000-000000000000'])
    .orderBy('a.created_at')
    .orderBy('a.id')
    .execute()
