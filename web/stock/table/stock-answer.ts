/** web/stock: what the table is answered with. */
import type { Reply } from '#contract/http/endpoint.ts'
import type { stock } from '#contract/stock/stock.ts'

export type StockAnswer = Reply<typeof stock.list>
export type DraftsAnswer = Reply<typeof stock.drafts>
