/** feeds: everything that happens later or by the clock. */
import type { NamedFiles } from '#server/platform/files/sweep.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expiryJobs } from './expiry/expire.ts'
import { filesOfAskedRuns, runJobs } from './queue/run.jobs.ts'
import type { RunFeeds } from './queue/run-asked.ts'
import { readNamedFiles } from './run/runs.store.ts'
import { removalJobs } from './settings/remove-feed.ts'

/** `runFeeds`: how a run is done, where not in this process. */
export function feedsJobs(platform: Platform, runFeeds?: RunFeeds): void {
  runJobs(platform, runFeeds)
  expiryJobs(platform)
  removalJobs(platform)
}

/** Feeds as they came: those that runs name, and those that runs will. */
export const feedFiles = ({ db }: Pick<Platform, 'db'>): NamedFiles => ({
  folder: 'feeds',
  // In this order: what is asked for is named by its run before it is done.
  named: async () => new Set([...(await filesOfAskedRuns(db)), ...(await readNamedFiles(db))]),
})
