/** figures: what is counted by the clock, and once more when somebody looks at figures that are old. */
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { noteHomes, rollUp, tidy } from './roll-up/roll-up.ts'

const rollUpJob = defineJob<object>('figures.rollUp', { policy: 'short' })
const homesJob = defineJob<object>('figures.countHomes', { policy: 'short' })
const tidyJob = defineJob<object>('figures.tidy')

export function figuresJobs(platform: Platform): void {
  platform.jobs.work(rollUpJob, () => rollUp(platform))
  platform.jobs.schedule(rollUpJob, '*/5 * * * *', {})
  platform.jobs.work(homesJob, () => noteHomes(platform))
  platform.jobs.schedule(homesJob, '*/15 * * * *', {})
  platform.jobs.work(tidyJob, () => tidy(platform))
  platform.jobs.schedule(tidyJob, '40 0 * * *', {})
}

/** Has everything counted soon; one that waits already is enough. */
export async function askForFigures({ db, jobs }: Pick<Platform, 'db' | 'jobs'>): Promise<void> {
  await jobs.enqueue(db, rollUpJob, {}, { key: 'all' })
  await jobs.enqueue(db, homesJob, {}, { key: 'all' })
}
