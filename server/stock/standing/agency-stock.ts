/** stock: agencies in the order of their confirmed stock, for visitors and for the team. */
import { z } from 'zod'
import type { agencies as contract } from '#contract/stock/agencies.ts'
import { stockOrders, type StockOrder } from '#contract/stock/stock-orders.ts'
import type { Asked, Reply } from '#contract/http/endpoint.ts'
import { decodeCursor, encodeCursor, foreignCursor } from '#server/platform/database/cursor.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import { pageOf } from '#server/platform/database/page.ts'
import type { Platform } from '#server/platform/platform.ts'
import { sinksAfter } from '../reconfirm/ask-to-confirm.ts'
import {
  countAgencies,
  countRanked,
  countStock,
  hasUncounted,
  listRanked,
  listStock,
  readAgencyCountries,
  readCountedAt,
  readRankedCountries,
} from './agency-stock.store.ts'

const day = 86_400_000

/** Walks over every home once. */
export const countAgencyStock = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> => {
  const now = clock.now()
  return transaction(db, (tx) => countStock(tx, { before: new Date(now.getTime() - sinksAfter * day), now }))
}

/** Whoever has homes on the market for the first time is not told to wait for the next walk. */
export async function countNewAgencies(platform: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  if (await hasUncounted(platform.db)) await countAgencyStock(platform)
}

const count = z.int32()
const word = z.string().regex(/^[^\0]*$/)
const stockPosition = z.tuple([z.enum(stockOrders), z.union([word, count]), count, z.uuid()])

/** @throws AppError 400 for a cursor of another list or order. */
function stockAfter(cursor: string | undefined, order: StockOrder) {
  const position = decodeCursor(cursor, stockPosition)
  if (!position) return undefined
  const [of, ...after] = position
  if (of !== order || (typeof after[0] === 'string') !== (order === 'name')) throw foreignCursor()
  return after
}

type StockAsk = Asked<typeof contract.stock>['query']

/** @throws AppError 400. */
export async function stockPage(db: Db, { cursor, limit, order, ...filter }: StockAsk) {
  const rows = await listStock(db, { ...filter, order, after: stockAfter(cursor, order) }, limit + 1)
  const page = pageOf(rows, limit, ({ first, second, id }) => encodeCursor([order, first, second, id]))
  return { ...page, items: page.items.map(({ first: _first, second: _second, ...agency }) => agency) }
}

/** @throws AppError 400. */
export async function stockView(db: Db, asked: StockAsk): Promise<Reply<typeof contract.stock>> {
  const [page, total, countries, countedAt] = await Promise.all([
    stockPage(db, asked),
    countAgencies(db, asked),
    readAgencyCountries(db),
    readCountedAt(db),
  ])
  return { ...page, total, countries, countedAt: countedAt?.toISOString() ?? null }
}

const rankPosition = z.tuple([count, count, z.uuid()])

/** @throws AppError 400 for a cursor of another list. */
export async function rankedAgencies(
  db: Db,
  { cursor, limit, ...filter }: Asked<typeof contract.list>['query'],
): Promise<Reply<typeof contract.list>> {
  const [rows, total, countries] = await Promise.all([
    listRanked(db, { ...filter, after: decodeCursor(cursor, rankPosition) }, limit + 1),
    countRanked(db, filter),
    readRankedCountries(db),
  ])
  const page = pageOf(rows, limit, ({ share, confirmed, id }) => encodeCursor([share, confirmed, id]))
  return {
    ...page,
    items: page.items.map(({ confirmed: _confirmed, ...agency }) => agency),
    total,
    countries,
  }
}
