/**
 * enquiries: the SQL of what a User sent, with every answer to it. Every statement is bound to one person.
 */
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

const selected = (db: Db, userId: string) =>
  db
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

/** Whose enquiries, and about which home; about anything where none is said. */
type Ask = { userId: string; listing: string | undefined }

/** Newest first. */
export const listSent = (
  db: Db,
  { userId, listing, before }: Ask & { before: TimeCursor | undefined },
  limit: number,
): Promise<SentRow[]> =>
  selected(db, userId)
    .where(olderThan(before))
    .$if(listing !== undefined, (asked) => asked.where('e.listing_id', '=', listing as string))
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute()

export const findSent = (db: Db, userId: string, id: string): Promise<SentRow | undefined> =>
  selected(db, userId).where('e.id', '=', id).executeTakeFirst()

export async function countSent(db: Db, { userId, listing }: Ask): Promise<number> {
  const { n } = await db
    .selectFrom('enquiries')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('user_id', '=', userId)
    .$if(listing !== undefined, (asked) => asked.where('listing_id', '=', listing as string))
    .executeTakeFirstOrThrow()
  return n
}

/** The agencies that may read these enquiries, by name. */
export const agenciesOfSent = (db: Db, enquiryIds: readonly string[]) =>
  db
    .selectFrom('enquiry_agencies as x')
    .innerJoin('agencies as a', 'a.id', 'x.agency_id')
    .select(['x.enquiry_id as enquiryId', 'a.id', 'a.name'])
    .where('x.enquiry_id', 'in', [...enquiryIds, '00000000-0000-0000-0000-000000000000'])
    .orderBy('a.name')
    .execute()
