/** moderation: the jobs by which homes are looked at. */
import { defineJob } from '#server/platform/jobs/jobs.ts'

/**
 * Homes that changed. One that is put in while another runs waits for its end, so that no home is overlooked.
 */
export const turns = defineJob<object>('moderation.turns', { policy: 'short', expireInSeconds: 3_600 })

/** Homes that came without news. */
export const unknown = defineJob<object>('moderation.unknown', {
  policy: 'exclusive',
  expireInSeconds: 14_400,
})

/** Every home there is. */
export const everything = defineJob<object>('moderation.everything', {
  policy: 'short',
  expireInSeconds: 14_400,
})
