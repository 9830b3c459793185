/** web/stock: what the address of the table asks for; unknown values are as if they were not there. */
import { stockGroups, stockOrders, type StockGroup, type StockOrder } from '#contract/stock/stock-codes.ts'

export type StockQuery = {
  q?: string
  group?: StockGroup
  source?: 'feed' | 'own'
  agent?: string
  order?: StockOrder
}

const sources = ['feed', 'own'] as const

export function readStockQuery(params: URLSearchParams): StockQuery {
  const q = params.get('q')?.trim().slice(0, 200)
  const group = stockGroups.find((one) => one === params.get('group'))
  const source = sources.find((one) => one === params.get('source'))
  const agent = params.get('agent')?.trim().slice(0, 200)
  const order = stockOrders.find((one) => one === params.get('order'))
  return {
    ...(q && { q }),
    ...(group && { group }),
    ...(source && { source }),
    ...(agent && { agent }),
    ...(order && { order }),
  }
}

/** Of the spreadsheet with the same homes in the same order. */
export function csvAddress(asked: StockQuery): string {
  const query = new URLSearchParams(asked)
  return `/api/meridian/agent/stock.csv${query.size > 0 ? `?${query}` : ''}`
}
