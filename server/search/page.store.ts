/** search: the ids of one page, and where the next one begins. */
import { sql } from 'kysely'
import type { Sort } from '#contract/search-question.ts'
import type { Db } from '#server/platform/db.ts'
import type { Asked } from './asked.rules.ts'
import type { Position } from './cursor.ts'
import { orderOf, type Order } from './order.store.ts'
import { all, conditionsOf, hasPurpose, type Sql } from './where.store.ts'

/** `after` is the end of the page before; `offset` counts from the first home when there is none. */
export type PageAsk = { asked: Asked; sort: Sort; limit: number; offset: number; after: Position | null }
export type Page = { ids: string[]; next: Position | null }

type Row = { id: string; key: number | null; tie: number | null }

export async function readPage(db: Db, { asked, sort, limit, offset, after }: PageAsk): Promise<Page> {
  const order = orderOf(sort, asked)
  const matches = all([hasPurpose(asked.purpose), ...conditionsOf(asked).map((condition) => condition.holds)])
  const read = (more: Sql, count: number, skip = 0) => readRows(db, { order, where: all([matches, more]), count, skip })
  const rows = after ? await readAfter(order.after(after), limit + 1, read) : await read(sql`true`, limit + 1, offset)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const next = rows.length > limit && last ? { sort, ...last } : null
  return { ids: shown.map((row) => row.id), next }
}

type After = ReturnType<Order['after']>

/** First the homes that have the value, and when those run out the ones without: each an own walk along an index. */
async function readAfter({ keyed, keyless }: After, count: number, read: (more: Sql, count: number) => Promise<Row[]>) {
  const rows = keyed ? await read(keyed, count) : []
  return keyless && rows.length < count ? [...rows, ...(await read(keyless, count - rows.length))] : rows
}

type RowsAsk = { order: Order; where: Sql; count: number; skip: number }

async function readRows(db: Db, { order, where, count, skip }: RowsAsk): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select s.listing_id as id, ${order.key} as key, ${order.tie} as tie
    from search_listings s
    where ${where}
    order by ${order.orderBy}
    limit ${count} offset ${skip}`.execute(db)
  return rows
}
