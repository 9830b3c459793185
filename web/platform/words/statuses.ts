/** web/platform: what follows from the status of a home. */
import { endedStatuses, type ListingStatus } from '#contract/vocabulary/codes.ts'

/** Whether the home can no longer be had. */
export const isEnded = (status: ListingStatus): boolean =>
  (endedStatuses as readonly ListingStatus[]).includes(status)
