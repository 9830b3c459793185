/** feeds: everything that happens later or by the clock. */
import type { Platform } from '#server/platform/platform.ts'
import { expiryJobs } from './expiry/expire.ts'
import { runJobs } from './run/run.jobs.ts'
import { removalJobs } from './settings/remove-feed.ts'

export function feedsJobs(platform: Platform): void {
  runJobs(platform)
  expiryJobs(platform)
  removalJobs(platform)
}
