/** web/portal/agencies: what is looked for among agencies, and in which order, as the address says it. */
import { stockOrders, type StockOrder } from '#contract/stock/stock-orders.ts'

export type AgenciesQuery = { q?: string; country?: string; order?: StockOrder }

/** Unknown values are as if they were not there; so is the usual order. */
export function readAgenciesQuery(params: URLSearchParams): AgenciesQuery {
  const q = params.get('q')?.trim().slice(0, 100)
  const country = params.get('country') ?? ''
  const order = stockOrders.find((one) => one === params.get('order'))
  return {
    ...(q && { q }),
    ...(/^[A-Z]{2}$/.test(country) && { country }),
    ...(order && order !== 'share' && { order }),
  }
}

/**
 * The order that a press on the heading of a column asks for: of
 * shares the other end, of all others their own.
 */
export const orderAfter = (now: StockOrder, column: Exclude<StockOrder, '-share'>): StockOrder =>
  column === 'share' && now === 'share' ? '-share' : column
