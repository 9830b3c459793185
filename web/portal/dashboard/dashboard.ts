/** web/portal/dashboard: what the server says of a span. */
import type { Reply } from '#contract/http/endpoint.ts'
import type { figures } from '#contract/figures/figures.ts'

export type Dashboard = Reply<typeof figures.dashboard>
