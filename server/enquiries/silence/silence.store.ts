/** enquiries: the SQL of waits for an answer, and of what was said about them. */
import type { LeadState } from '#contract/enquiries/enquiry-codes.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { ThreadKey } from '../thread/thread.store.ts'
import type { Waiting } from './silence.rules.ts'

/** Of these enquiries, each agency's. */
export const listWaiting = (
  db: Db,
  enquiryIds: readonly string[],
): Promise<(Waiting & ThreadKey & { agency: string })[]> =>
  db
    .selectFrom('enquiry_agencies as x')
    .innerJoin('agencies as a', 'a.id', 'x.agency_id')
    .select(['x.enquiry_id as enquiryId', 'x.agency_id as agencyId', 'a.name as agency'])
    .select(['x.state', 'x.waits', 'x.last_at as lastAt', 'x.silence_reported_at as silenceReportedAt'])
    .$narrowType<{ state: LeadState }>()
    .where('x.enquiry_id', '=', (eb) => eb.fn.any(eb.val([...enquiryIds])))
    .execute()

export const noteSilence = (tx: Db, { enquiryId, agencyId }: ThreadKey, at: Date) =>
  tx
    .updateTable('enquiry_agencies')
    .set({ silence_reported_at: at })
    .where('enquiry_id', '=', enquiryId)
    .where('agency_id', '=', agencyId)
    .execute()
