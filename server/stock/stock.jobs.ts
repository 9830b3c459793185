/**
 * stock: the worker publishes drafts whose hour has come, asks about homes nobody confirmed, counts those of
 * each agency, clears forgotten uploads away.
 */
import { missingOf } from '#contract/stock/publishing.ts'
import { accountsOf } from '#server/accounts/index.ts'
import { transaction } from '#server/platform/database/db.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isRefusal } from '#server/platform/refusals/errors.ts'
import { lockDraft, setPublishAt, listDueDrafts } from './drafts/drafts.store.ts'
import { publishRow } from './drafts/publish-draft.ts'
import { askToConfirm, hideUnconfirmed, sinkForgotten } from './reconfirm/ask-to-confirm.ts'
import { countAgencyStock, countNewAgencies } from './standing/agency-stock.ts'
import { forgetUploads } from './uploads/receive-part.ts'

/** Each minute. Whose first home it was stands in the list of agencies then. */
const dueDrafts = defineJob('stock.due', { retryLimit: 0 })

const forgottenUploads = defineJob('stock.forgottenUploads', { retryLimit: 0 })

const unconfirmed = defineJob('stock.unconfirmed', { retryLimit: 0 })

const agencyStock = defineJob('stock.countAgencies', { retryLimit: 0, policy: 'short' })

/** Drafts published at one tick of the clock; the others come at the next. */
const dueAtOnce = 100

export function stockJobs(platform: Platform): void {
  platform.jobs.work(dueDrafts, async () => {
    await publishDue(platform)
    await countNewAgencies(platform)
  })
  platform.jobs.schedule(dueDrafts, '* * * * *', {})
  platform.jobs.work(forgottenUploads, () => forgetUploads(platform))
  platform.jobs.schedule(forgottenUploads, '17 * * * *', {})
  platform.jobs.work(unconfirmed, async () => {
    await sinkForgotten(accountsOf(platform))
    await hideUnconfirmed(accountsOf(platform))
    await askToConfirm(accountsOf(platform))
  })
  platform.jobs.schedule(unconfirmed, '50 6 * * *', {})
  platform.jobs.work(agencyStock, () => countAgencyStock(platform))
  platform.jobs.schedule(agencyStock, '*/15 * * * *', {})
}

/**
 * Publishes every draft whose hour has come. One in which something is
 * missing by now stays a draft without an hour.
 */
export async function publishDue(platform: Platform): Promise<void> {
  const due = await listDueDrafts(platform.db, platform.clock.now(), dueAtOnce)
  for (const { id, agencyId } of due)
    await transaction(platform.db, async (tx) => {
      const row = await lockDraft(tx, agencyId, id)
      if (!row?.publishAt || row.publishAt > platform.clock.now()) return
      if (missingOf(row.form, row.base?.form).length === 0) await publishRow(platform, tx, agencyId, row)
      else await setPublishAt(tx, agencyId, id, null)
    }).catch(async (error: unknown) => {
      if (!isRefusal(error)) throw error
      await setPublishAt(platform.db, agencyId, id, null)
    })
}
