/** enquiries: the day before a viewing both sides get a mail about it, once. */
import { dayMs } from '#contract/vocabulary/spans.ts'
import type { Accounts } from '#server/accounts/index.ts'
import { transaction } from '#server/platform/database/db.ts'
import { lockEnquiry } from '../send/enquiries.store.ts'
import { isOffered } from './read-viewings.ts'
import { tellBoth } from './tell-both.ts'
import { reminderMail } from './viewings.mails.ts'
import { dueForReminder, findViewing, takeReminder } from './viewings.store.ts'

/**
 * Of those that begin within 24 hours. What was agreed later than that is still fresh,
 * and to a home that is not on the market any more nobody is sent.
 */
export async function remindOfViewings(accounts: Accounts): Promise<void> {
  const { db } = accounts.platform
  const now = accounts.now()
  for (const id of await dueForReminder(db, { now, until: new Date(now.getTime() + dayMs) }))
    await transaction(db, async (tx) => {
      const viewing = await findViewing(tx, id)
      const enquiry = viewing && (await lockEnquiry(tx, viewing.enquiryId))
      if (!viewing?.chosen || !isOffered(viewing) || !enquiry || !(await takeReminder(tx, id, now))) return
      const booked = { ...viewing, chosen: viewing.chosen }
      const write = (reader: { page: string; partner: string }) => reminderMail(booked, reader)
      await tellBoth(accounts, tx, { enquiry, viewing }, { kind: 'viewingReminder', write })
    })
}
