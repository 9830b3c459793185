/** currencies: new reference rates every working day. */
import { OutboundRefused } from '#server/platform/outbound/outbound.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isDue } from './currencies.rules.ts'
import { latestRates } from './latest-rates.ts'
import { refreshRates } from './refresh-rates.ts'

const refresh = defineJob<object>('currencies.refresh', {
  retryLimit: 2,
  retryDelay: 300,
  policy: 'exclusive',
})

/** Looks every hour whether newer ones are due, so that a machine that slept has them soon. */
const schedule = '20 * * * *'

export function currenciesJobs(platform: Platform): void {
  platform.jobs.work(refresh, async () => {
    const newest = (await latestRates(platform.db)).get('EUR')?.date
    if (newest !== undefined && !isDue(newest, platform.clock.now())) return
    try {
      const added = await refreshRates(platform)
      if (added > 0) platform.log.info({ added }, 'new reference rates')
    } catch (error) {
      // Without a way out to the world the last rates stay, marked as
      // old; trying again at once would not help.
      if (!isUnreachable(error)) throw error
      platform.log.info({ reason: (error as Error).message }, 'the reference rates could not be fetched')
    }
  })
  platform.jobs.schedule(refresh, schedule, {})
}

const unreachable = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'ETIMEDOUT',
])

const isUnreachable = (error: unknown): boolean =>
  error instanceof OutboundRefused || unreachable.has((error as { code?: string }).code ?? '')
