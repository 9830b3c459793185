/** web/portal/feeds: what the server says of one feed. */
import type { Reply } from '#contract/http/endpoint.ts'
import type { feedDesk } from '#contract/feeds/feed-desk.ts'

export type FeedView = Reply<typeof feedDesk.read>
