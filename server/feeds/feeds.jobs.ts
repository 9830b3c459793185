/** feeds: everything that happens later or by the clock. */
import type { Platform } from '#server/platform/platform.ts'
import { expiryJobs } from './expiry/expire.ts'
import { runJobs } from './queue/run.jobs.ts'
import type { RunFeeds } from './queue/run-asked.ts'
import { removalJobs } from './settings/remove-feed.ts'

/** `runFeeds`: how a run is done, where not in this process. */
export function feedsJobs(platform: Platform, runFeeds?: RunFeeds): void {
  runJobs(platform, runFeeds)
  expiryJobs(platform)
  removalJobs(platform)
}
