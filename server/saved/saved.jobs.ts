/**
 * saved: the worker notes what homes say, and forgets what was written about those nobody
 * keeps any more, its files, and old invitations.
 */
import { daySeconds } from '#contract/vocabulary/spans.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { removeOld, type RetentionPeriod } from '#server/platform/jobs/retention.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteOldInvitations } from './sharing/sharing.store.ts'
import { deleteLeft } from './dossier/dossier.store.ts'
import { sweepFiles } from './dossier/manage-files.ts'
import { rememberJob } from './dossier/remember-job.ts'

const forgotten = defineJob('saved.forgotten', { retryLimit: 0 })

/** Days for which what was written waits for a home to be saved again. */
const daysKept = 30

export function savedJobs(platform: Platform): void {
  rememberJob(platform)
  platform.jobs.work(forgotten, () => forgetLeft(platform))
  platform.jobs.schedule(forgotten, '41 * * * *', {})
}

export const savedRetention = ({ db }: Pick<Platform, 'db'>): RetentionPeriod[] => [
  { table: 'collection_invitations', seconds: 0, drop: (before) => deleteOldInvitations(db, before) },
  { table: 'dossiers', seconds: daysKept * daySeconds, drop: (before) => deleteLeft(db, before) },
]

export async function forgetLeft(platform: Pick<Platform, 'db' | 'files' | 'clock' | 'log'>): Promise<void> {
  await removeOld(platform, savedRetention(platform))
  await sweepFiles(platform)
}
