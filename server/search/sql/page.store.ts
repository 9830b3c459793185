/** search: the ids of one page, and where the next one begins. */
import { sql, type SqlBool } from 'kysely'
import type { Sort } from '#contract/search/search-question.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Asked } from '../question/asked.rules.ts'
import type { Position } from '../question/cursor.ts'
import { stretchesOf, type Stretch } from './order.store.ts'
import { all, matching, type Sql } from './where.store.ts'

/** `after` is the end of the page before; `offset` counts from the first home when there is none. */
export type PageAsk = { asked: Asked; sort: Sort; limit: number; offset: number; after: Position | null }
export type Page = { ids: string[]; next: Position | null }

type Row = { id: string; key: number | null; tie: number | null }

/** Goes through the stretches of the order until the page and one home more are found. */
export async function readPage(db: Db, { asked, sort, limit, offset, after }: PageAsk): Promise<Page> {
  const matches = matching(asked)
  const rows: Row[] = []
  const enough = offset + limit + 1
  for (const { stretch, from } of stretchesFrom(stretchesOf(sort, asked), after)) {
    rows.push(
      ...(await readRows(db, {
        stretch,
        where: all([matches, stretch.holds, from]),
        count: enough - rows.length,
      })),
    )
    if (rows.length === enough) break
  }
  const shown = rows.slice(offset, offset + limit)
  const last = shown.at(-1)
  const next = rows.length === enough && last ? { sort, ...last } : null
  return { ids: shown.map((row) => row.id), next }
}

/** The stretch that holds the position, from there on, and all that follow it whole. */
function stretchesFrom(
  stretches: readonly Stretch[],
  after: Position | null,
): { stretch: Stretch; from: Sql }[] {
  const whole = stretches.map((stretch) => ({ stretch, from: sql<SqlBool>`true` }))
  if (!after) return whole
  const at = stretches.findIndex((stretch) => stretch.after(after) !== null)
  const [first] = whole.slice(at, at + 1)
  const from = first?.stretch.after(after)
  return first && from ? [{ ...first, from }, ...whole.slice(at + 1)] : []
}

type RowsAsk = { stretch: Stretch; where: Sql; count: number }

async function readRows(db: Db, { stretch, where, count }: RowsAsk): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select s.listing_id as id, ${stretch.key} as key, ${stretch.tie} as tie
    from search_listings s
    where ${where}
    order by ${stretch.orderBy}
    limit ${count}`.execute(db)
  return rows
}
