/** enquiries: the SQL of keeping enquiries and reports, of their export, and of forgetting them in time. */
import type {
  EnquiryKind,
  EnquiryState,
  ReportReason,
  ReportState,
} from '#contract/enquiries/enquiry-codes.ts'
import type { DeleteResult } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import type { Details } from '../words/enquiry-words.ts'

/** An enquiry as it is kept. `phone` is E.164. */
export type StoredEnquiry = {
  id: string
  kind: EnquiryKind
  state: EnquiryState
  userId: string | null
  name: string
  email: string
  phone: string | null
  /** The one they read in, where mails to people without an account are written; null where nobody said. */
  language: string | null
  listingId: string | null
  agencyId: string | null
  about: string
  message: string | null
  details: Details[EnquiryKind]
  createdAt: Date
}

export const insertEnquiry = (db: Db, e: StoredEnquiry) =>
  db
    .insertInto('enquiries')
    .values({
      id: e.id,
      kind: e.kind,
      state: e.state,
      user_id: e.userId,
      name: e.name,
      email: e.email,
      phone: e.phone,
      language: e.language,
      listing_id: e.listingId,
      agency_id: e.agencyId,
      about: e.about,
      message: e.message,
      details: JSON.stringify(e.details),
      created_at: e.createdAt,
    })
    .execute()

/** These agencies may read it. */
export async function shareWith(
  db: Db,
  { id, createdAt }: Pick<StoredEnquiry, 'id' | 'createdAt'>,
  agencyIds: readonly string[],
  assignedTo: string | null = null,
): Promise<void> {
  if (agencyIds.length === 0) return
  await db
    .insertInto('enquiry_agencies')
    .values(
      agencyIds.map((agencyId) => ({
        enquiry_id: id,
        agency_id: agencyId,
        last_at: createdAt,
        assigned_to: assignedTo,
      })),
    )
    .execute()
}

export const agenciesOf = async (db: Db, enquiryId: string): Promise<string[]> =>
  (
    await db.selectFrom('enquiry_agencies').select('agency_id').where('enquiry_id', '=', enquiryId).execute()
  ).map((row) => row.agency_id)

/** Locks it until the transaction ends; undefined when there is none. */
export async function lockEnquiry(
  db: Db,
  id: string,
): Promise<(StoredEnquiry & { note: string | null }) | undefined> {
  const row = await db.selectFrom('enquiries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return (
    row && {
      id: row.id,
      kind: row.kind as EnquiryKind,
      state: row.state as EnquiryState,
      userId: row.user_id,
      name: row.name,
      email: row.email,
      phone: row.phone,
      language: row.language,
      listingId: row.listing_id,
      agencyId: row.agency_id,
      about: row.about,
      message: row.message,
      details: row.details as Details[EnquiryKind],
      createdAt: row.created_at,
      note: row.note,
    }
  )
}

export const setEnquiry = (
  db: Db,
  id: string,
  changes: { state?: EnquiryState; note?: string | null; assigned_to?: string | null; changed_at: Date },
) => db.updateTable('enquiries').set(changes).where('id', '=', id).execute()

type NewReport = {
  id: string
  listingId: string
  userId: string | null
  email: string | null
  language: string | null
  reason: ReportReason
  message: string | null
  state: ReportState
  createdAt: Date
}
export const insertReport = (db: Db, r: NewReport) =>
  db
    .insertInto('listing_reports')
    .values({
      id: r.id,
      listing_id: r.listingId,
      user_id: r.userId,
      email: r.email,
      language: r.language,
      reason: r.reason,
      message: r.message,
      state: r.state,
      created_at: r.createdAt,
    })
    .execute()

/** The name of an agency; undefined when there is none that visitors may see. */
export const findAgency = (db: Db, id: string) =>
  db
    .selectFrom('agencies')
    .select(['id', 'name', 'is_demo as isDemo'])
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()

/** What a person wrote while signed in, oldest first. */
export const enquiriesBy = (db: Db, userId: string) =>
  db
    .selectFrom('enquiries')
    .select(['id', 'kind', 'about', 'message', 'details', 'name', 'email', 'phone', 'created_at as at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
export const answersTo = (db: Db, userId: string) =>
  db
    .selectFrom('enquiry_answers')
    .innerJoin('enquiries', 'enquiries.id', 'enquiry_answers.enquiry_id')
    .select(['enquiry_id as enquiryId', 'side', 'author', 'body', 'enquiry_answers.created_at as at'])
    .where('enquiries.user_id', '=', userId)
    .where('held_from', 'is', null)
    .orderBy('enquiry_answers.created_at')
    .execute()
export const reportsBy = (db: Db, userId: string) =>
  db
    .selectFrom('listing_reports')
    .select(['id', 'listing_id as listingId', 'reason', 'message', 'outcome', 'created_at as at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()

type Before = { all: Date; held: Date }

/** Removes what was kept long enough, answers with it. */
export const dropOldEnquiries = (
  db: Db,
  table: 'enquiries' | 'listing_reports',
  { all, held }: Before,
): Promise<DeleteResult[]> =>
  db
    .deleteFrom(table)
    .where((eb) =>
      eb.or([eb('created_at', '<', all), eb.and([eb('state', '=', 'held'), eb('created_at', '<', held)])]),
    )
    .execute()
