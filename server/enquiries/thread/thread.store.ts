/**
 * enquiries: the SQL of threads: what either side wrote after the
 * enquiry, and where an agency's thread stands.
 */
import type { LeadState, Side } from '#contract/enquiries/enquiry-codes.ts'
import type { Db } from '#server/platform/database/db.ts'

/** A message of one thread: an agency's (its id) or the team's (null). */
export type StoredMessage = {
  id: string
  enquiryId: string
  agencyId: string | null
  side: Side
  userId: string | null
  author: string
  body: string
  at: Date
  byMail: boolean
  /** Files that came with the mail and were not kept. */
  files: number
  /** The address a mail came from that is not the thread's; null for what belongs there. */
  heldFrom: string | null
}

const nobody = '00000000-0000-0000-0000-000000000000'

/** Of these enquiries, oldest first; with an agency only its own. What is held is among them. */
export const messagesOf = (
  db: Db,
  enquiryIds: readonly string[],
  agencyId?: string,
): Promise<StoredMessage[]> =>
  db
    .selectFrom('enquiry_answers')
    .select(['id', 'enquiry_id as enquiryId', 'agency_id as agencyId', 'user_id as userId'])
    .select(['side', 'author', 'body', 'created_at as at', 'by_mail as byMail', 'files'])
    .select('held_from as heldFrom')
    .$narrowType<{ side: Side }>()
    .where('enquiry_id', 'in', [...enquiryIds, nobody])
    .$if(agencyId !== undefined, (s) => s.where('agency_id', '=', agencyId as string))
    .orderBy('created_at')
    .orderBy('id')
    .execute()

type NewMessage = StoredMessage & {
  /** Of the mail it came by. */
  messageId: string | null
}

/** False when a mail of this Message-ID is in the thread already. */
export async function insertMessage(db: Db, m: NewMessage): Promise<boolean> {
  const done = await db
    .insertInto('enquiry_answers')
    .values({
      id: m.id,
      enquiry_id: m.enquiryId,
      agency_id: m.agencyId,
      user_id: m.userId,
      side: m.side,
      author: m.author,
      body: m.body,
      created_at: m.at,
      by_mail: m.byMail,
      files: m.files,
      message_id: m.messageId,
      held_from: m.heldFrom,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (done.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** A held mail of an agency's thread; undefined when somebody has decided it. */
export const findHeld = async (
  db: Db,
  { enquiryId, agencyId, id }: { enquiryId: string; agencyId: string; id: string },
): Promise<StoredMessage | undefined> =>
  (await messagesOf(db, [enquiryId], agencyId)).find((one) => one.id === id && one.heldFrom !== null)

export const releaseMessage = (db: Db, id: string) =>
  db.updateTable('enquiry_answers').set({ held_from: null }).where('id', '=', id).execute()

export const dropMessage = (db: Db, id: string) =>
  db.deleteFrom('enquiry_answers').where('id', '=', id).execute()

/** An agency's thread of an enquiry. */
export type ThreadKey = { enquiryId: string; agencyId: string }

/** Somebody wrote: who waits for whom changes, and the first answer is remembered. */
export const touchThread = (db: Db, { enquiryId, agencyId }: ThreadKey, side: Side, at: Date) =>
  db
    .updateTable('enquiry_agencies')
    .set((eb) => ({
      last_at: at,
      waits: side === 'person',
      ...(side === 'agency' && { first_answer_at: eb.fn.coalesce('first_answer_at', eb.val(at)) }),
    }))
    .where('agency_id', '=', agencyId)
    .where('enquiry_id', '=', enquiryId)
    .execute()

/** Where the agency says it stands. */
export const setThreadState = (db: Db, { enquiryId, agencyId }: ThreadKey, state: LeadState, at: Date) =>
  db
    .updateTable('enquiry_agencies')
    .set({ state, changed_at: at })
    .where('agency_id', '=', agencyId)
    .where('enquiry_id', '=', enquiryId)
    .execute()

/** The agency has seen to it, whichever way: nobody waits any more. */
export const endWaiting = (db: Db, { enquiryId, agencyId }: ThreadKey) =>
  db
    .updateTable('enquiry_agencies')
    .set({ waits: false })
    .where('agency_id', '=', agencyId)
    .where('enquiry_id', '=', enquiryId)
    .execute()

export const setAssignee = (db: Db, { enquiryId, agencyId }: ThreadKey, userId: string | null) =>
  db
    .updateTable('enquiry_agencies')
    .set({ assigned_to: userId })
    .where('agency_id', '=', agencyId)
    .where('enquiry_id', '=', enquiryId)
    .execute()

/** Everything one of an agency's people looked after. */
export async function passOnThreads(
  db: Db,
  { agencyId, from, to }: { agencyId: string; from: string; to: string | null },
): Promise<void> {
  await db
    .updateTable('enquiry_agencies')
    .set({ assigned_to: to })
    .where('agency_id', '=', agencyId)
    .where('assigned_to', '=', from)
    .execute()
}

/** Where a thread stands and whose it is; undefined for an agency the enquiry does not concern. */
export const findThread = (db: Db, { enquiryId, agencyId }: ThreadKey) =>
  db
    .selectFrom('enquiry_agencies as x')
    .innerJoin('agencies as a', 'a.id', 'x.agency_id')
    .select(['x.state', 'x.assigned_to as assignedTo', 'a.name as agencyName'])
    .$narrowType<{ state: LeadState }>()
    .where('x.agency_id', '=', agencyId)
    .where('x.enquiry_id', '=', enquiryId)
    .executeTakeFirst()
