/** feeds: what a run is refused for. */
import { feedsErrors } from '#contract/feeds/feed-errors.ts'
import { refusing } from '#server/platform/refusals/app-error.ts'

export const refuseRun = refusing(feedsErrors)
