/** search: what is counted over all matches: how many, how far they spread, map cells, and the other purposes. */
import { sql, type RawBuilder } from 'kysely'
import type { Purpose } from '#contract/vocabulary.ts'
import type { Db } from '#server/platform/db.ts'
import type { Asked } from './asked.rules.ts'
import { aroundGlobe, type Extremes, type GridBox } from './grid.rules.ts'
import { all, conditionsOf, hasPurpose, type Condition, type Sql } from './where.store.ts'

export type FiguresAsk = {
  asked: Asked
  /** The same question under other purposes, to be counted only. */
  others: readonly Asked[]
  cells: CellsAsk | null
}
type CellsAsk = { box: GridBox; columns: number; rows: number }
/** Sums are of the points' x (counted eastwards from the west of the box) and y. `id` only for a lone home. */
export type CellRow = [cell: number, count: number, sumX: number, sumY: number, id: string | null]
export type Figures = {
  total: number
  /** Null when no match has a point. */
  extremes: Extremes | null
  others: Partial<Record<Purpose, number>>
  cells: CellRow[]
}

type Row = Extremes & { total: number; others: Figures['others'] | null; cells: CellRow[] | null }

export async function readFigures(db: Db, { asked, others, cells }: FiguresAsk): Promise<Figures> {
  const { rows } = await sql<Row>`
    select count(*) as total, min(s.x) as min, max(s.x) as max, min(s.y) as south, max(s.y) as north,
      min(${eastwards}) as "minEast", max(${eastwards}) as "maxEast",
      ${others.length > 0 ? countOthers(others) : sql`null`} as others,
      ${cells ? inCells(asked, cells) : sql`null`} as cells
    from search_listings s where ${matching(asked)}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('counting answered no row')
  const { total, others: counted, cells: filled, ...extremes } = row
  return { total, extremes: row.south === null ? null : extremes, others: counted ?? {}, cells: filled ?? [] }
}

const globe = sql.raw(String(aroundGlobe))
/** x counted eastwards from 0°, so that both sides of 180° are neighbours. */
const eastwards = sql`case when s.x < 0 then s.x + ${globe} else s.x end`

const matching = (asked: Asked): Sql =>
  all([hasPurpose(asked.purpose), ...conditionsOf(asked).map((condition) => condition.holds)])

/** In one pass, because only amounts of money mean something else under another purpose. */
function countOthers(others: readonly Asked[]): RawBuilder<unknown> {
  const [one] = others
  const isMoney = ({ filter }: Condition) => filter === 'minPrice' || filter === 'maxPrice'
  const common = one ? conditionsOf(one).filter((condition) => !isMoney(condition)) : []
  const priced = others.map((other) =>
    all([hasPurpose(other.purpose), ...conditionsOf(other).filter(isMoney).map(holdsOf)]),
  )
  return sql`(
    select json_object_agg(purpose, n) from (
      select s.purpose, count(*) as n from search_listings s
      where ${all([...common.map(holdsOf), sql`(${sql.join(priced, sql` or `)})`])} group by s.purpose
    ) counted)`
}

const holdsOf = ({ holds }: Condition): Sql => holds

/** Whole-number cells, so that no home is ever on two sides of a line. */
function inCells(asked: Asked, { box, columns, rows }: CellsAsk): RawBuilder<unknown> {
  const east = sql`case when s.x < ${box.west}::int then s.x + ${globe} else s.x end`
  return sql`(
    select json_agg(json_build_array(cell, n, sum_x, sum_y, id) order by cell) from (
      select
        ((s.y - ${box.south}::int)::bigint * ${rows}::int / ${box.height}::int) * ${columns}::int
          + (${east} - ${box.west}::int)::bigint * ${columns}::int / ${box.width}::int as cell,
        count(*) as n, sum(${east}) as sum_x, sum(s.y) as sum_y,
        case when count(*) = 1 then min(s.listing_id::text) end as id
      from search_listings s where ${matching(asked)} and s.x is not null
      group by 1
    ) filled)`
}
