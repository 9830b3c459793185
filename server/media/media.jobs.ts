/** media: fetching pictures in the background. */
import type { Db } from '#server/platform/database/db.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { reckonFingerprints } from './reckon-fingerprints.ts'

/** One at a time for all workers: what waits is in `listing_media`, and the job works it off. */
const fetchJob = defineJob<{}>('media.fetchPictures', {
  policy: 'exclusive',
  retryLimit: 0,
  expireInSeconds: 900,
})

/** Pictures from before fingerprints were kept; a few at a time, until none is left. */
const fingerprintJob = defineJob<{}>('media.fingerprints', {
  policy: 'exclusive',
  retryLimit: 0,
  expireInSeconds: 900,
})
const fingerprintsATime = 500

export function mediaJobs(platform: Platform): void {
  platform.jobs.work(fingerprintJob, async (_nothing, { signal }) => {
    const count = await reckonFingerprints(platform, { limit: fingerprintsATime, signal })
    if (count > 0) platform.log.info({ count }, 'pictures looked at')
  })
  platform.jobs.schedule(fingerprintJob, '*/10 * * * *', {})
  platform.jobs.work(fetchJob, async (_nothing, { signal }) => {
    const count = await fetchPictures(platform, { signal })
    if (count.fetched + count.failed > 0) platform.log.info(count, 'pictures fetched')
  })
  platform.jobs.schedule(fetchJob, '* * * * *', {})
}

/** Has waiting pictures fetched now rather than within the minute. */
export async function requestPictures(platform: Pick<Platform, 'jobs'>, tx: Db): Promise<void> {
  await platform.jobs.enqueue(tx, fetchJob, {})
}
