/**
 * portal: what happens later: texts are published when the hour has come
 * that an editor said, and counted by language.
 */
import { accountsOf, record } from '#server/accounts/index.ts'
import { addMailTexts, countCoverage, publishNextDue } from '#server/content/index.ts'
import { transaction } from '#server/platform/database/db.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Letters } from '#server/platform/mail/letters.ts'
import type { Platform } from '#server/platform/platform.ts'

const publishDue = defineJob<object>('portal.publishDue', { policy: 'exclusive', retryLimit: 0 })

/** Publishes every text whose hour has come by then, one after the other, and answers how many. */
export async function publishPlanned(platform: Platform, now: Date, signal?: AbortSignal): Promise<number> {
  const { db } = platform
  const actor = { id: null, name: 'the plan' }
  for (let count = 0; ; count++) {
    if (signal?.aborted) return count
    const published = await transaction(db, async (tx) => {
      const due = await publishNextDue(tx, now)
      if (due)
        await record(accountsOf(platform), tx, {
          action: 'content.publishedAsPlanned',
          actor,
          detail: { ...due },
        })
      return due
    })
    if (!published) return count
  }
}

const coverage = defineJob<object>('portal.countCoverage', { policy: 'exclusive', retryLimit: 0 })

const coverMails = (platform: Platform, letters: Letters): Promise<number> =>
  transaction(platform.db, (tx) => addMailTexts(tx, letters, platform.clock.now()))

export const portalJobs =
  (letters: Letters) =>
  (platform: Platform): void => {
    platform.jobs.work(coverage, async (_, { signal }) => {
      const added = await coverMails(platform, letters)
      if (added > 0) platform.log.info({ added }, 'mails that can be said otherwise')
      const count = await countCoverage(platform, signal)
      if (count > 0) platform.log.info({ count }, 'texts counted by language')
    })
    platform.jobs.schedule(coverage, '* * * * *', {})
    platform.jobs.work(publishDue, async (_, { signal }) => {
      const count = await publishPlanned(platform, platform.clock.now(), signal)
      if (count > 0) platform.log.info({ count }, 'planned texts published')
    })
    platform.jobs.schedule(publishDue, '* * * * *', {})
  }
