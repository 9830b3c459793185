/** enquiries: tells an agency's own program what happened, as part of the transaction in which it happens. */
import type { HookEvent } from '#contract/enquiries/enquiry-codes.ts'
import type { Accounts } from '#server/accounts/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { describeLead, findHook, insertDelivery } from './hooks.store.ts'

/** Tried again for about five hours, with growing pauses. */
export const deliverHook = defineJob<{ id: string }>('enquiries.webhook', {
  retryLimit: 9,
  retryDelay: 30,
  expireInSeconds: 60,
})
/** The first try and those that follow. */
export const mostAttempts = 10

type News = { agencyId: string; enquiryId: string | null; event: HookEvent; more?: object }

/** Nothing happens for an agency without an address. */
export async function announce(
  { platform, now }: Accounts,
  tx: Db,
  { agencyId, enquiryId, event, more = {} }: News,
): Promise<void> {
  if (!(await findHook(tx, agencyId))) return
  const at = now()
  const id = newId()
  const lead = enquiryId === null ? undefined : await describeLead(tx, agencyId, enquiryId)
  const payload = { id, event, at: at.toISOString(), ...(lead && { lead }), ...more }
  await insertDelivery(tx, { id, agencyId, event, payload, at })
  await platform.jobs.enqueue(tx, deliverHook, { id })
}
