/**
 * enquiries: the SQL of viewings: what was proposed, chosen and
 * cancelled, and of which somebody is to be reminded.
 */
import { sql } from 'kysely'
import type { ViewingState, viewingWays } from '#contract/enquiries/enquiry-codes.ts'
import type { ListingStatus } from '#contract/vocabulary/codes.ts'
import type { Db } from '#server/platform/database/db.ts'

export type StoredViewing = {
  id: string
  enquiryId: string
  agencyId: string
  agency: string
  about: string
  /** Where the home is, as precisely as everybody may know; null for what is about no home. */
  place: string | null
  /** Null for what is about no home. */
  listingId: string | null
  status: ListingStatus | null
  proposedBy: string | null
  state: ViewingState
  way: (typeof viewingWays)[number]
  timeZone: string
  minutes: number
  times: Date[]
  chosen: Date | null
  sequence: number
}

const selected = (db: Db) =>
  db
    .selectFrom('viewings as v')
    .innerJoin('agencies as a', 'a.id', 'v.agency_id')
    .innerJoin('enquiries as e', 'e.id', 'v.enquiry_id')
    .leftJoin('listings as l', 'l.id', 'e.listing_id')
    .leftJoin('properties as p', 'p.id', 'l.property_id')
    .select(['v.id', 'v.enquiry_id as enquiryId', 'v.agency_id as agencyId', 'a.name as agency', 'e.about'])
    .select(['l.id as listingId', 'l.status'])
    .select(['v.proposed_by as proposedBy', 'v.state', 'v.way', 'v.time_zone as timeZone', 'v.minutes'])
    .select(['v.times', 'v.chosen', 'v.sequence'])
    .select(
      sql<string | null>`nullif(concat_ws(', ', p.locality, nullif(p.admin1, p.locality)), '')`.as('place'),
    )
    .$narrowType<{ state: ViewingState; way: StoredViewing['way']; status: ListingStatus | null }>()

/** Of these enquiries, oldest first; with an agency only its own. */
export const listViewings = (
  db: Db,
  enquiryIds: readonly string[],
  agencyId?: string,
): Promise<StoredViewing[]> =>
  selected(db)
    .where('v.enquiry_id', '=', (eb) => eb.fn.any(eb.val([...enquiryIds])))
    .$if(agencyId !== undefined, (s) => s.where('v.agency_id', '=', agencyId as string))
    .orderBy('v.created_at')
    .orderBy('v.id')
    .execute()

export const findViewing = (db: Db, id: string): Promise<StoredViewing | undefined> =>
  selected(db).where('v.id', '=', id).executeTakeFirst()

/** Nobody else changes it before the transaction ends. */
export const lockViewing = (tx: Db, id: string): Promise<StoredViewing | undefined> =>
  selected(tx).where('v.id', '=', id).forUpdate('v').executeTakeFirst()

type Proposed = 'id' | 'enquiryId' | 'agencyId' | 'proposedBy' | 'way' | 'timeZone' | 'minutes' | 'times'
type NewViewing = Pick<StoredViewing, Proposed> & { at: Date }

/** What was proposed before in the same thread, and not chosen, is proposed no more. */
export async function insertViewing(tx: Db, v: NewViewing): Promise<void> {
  await tx
    .updateTable('viewings')
    .set({ state: 'cancelled', changed_at: v.at })
    .where('enquiry_id', '=', v.enquiryId)
    .where('agency_id', '=', v.agencyId)
    .where('state', '=', 'proposed')
    .execute()
  await tx
    .insertInto('viewings')
    .values({
      id: v.id,
      enquiry_id: v.enquiryId,
      agency_id: v.agencyId,
      proposed_by: v.proposedBy,
      way: v.way,
      time_zone: v.timeZone,
      minutes: v.minutes,
      times: v.times,
      created_at: v.at,
      changed_at: v.at,
    })
    .execute()
}

type Change = {
  state: ViewingState
  chosen: Date | null
  sequence: number
  /** Set where it is too late, or too soon, for a reminder. */
  reminded_at: Date | null
  changed_at: Date
}
export const setViewing = (tx: Db, id: string, change: Change) =>
  tx.updateTable('viewings').set(change).where('id', '=', id).execute()

/** Booked ones that begin before `until`, of which nobody was reminded yet. */
export const dueForReminder = async (db: Db, { now, until }: { now: Date; until: Date }): Promise<string[]> =>
  (
    await db
      .selectFrom('viewings')
      .select('id')
      .where('state', '=', 'booked')
      .where('reminded_at', 'is', null)
      .where('chosen', '>', now)
      .where('chosen', '<=', until)
      .orderBy('chosen')
      .limit(500)
      .execute()
  ).map(({ id }) => id)

/** False when somebody else has reminded of it. */
export async function takeReminder(tx: Db, id: string, at: Date): Promise<boolean> {
  const done = await tx
    .updateTable('viewings')
    .set({ reminded_at: at })
    .where('id', '=', id)
    .where('state', '=', 'booked')
    .where('reminded_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}
