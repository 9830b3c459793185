/** search: everything that is counted over all matches, in one statement: how many, how far they spread, facets, cells. */
import { sql, type RawBuilder } from 'kysely'
import type { Purpose } from '#contract/vocabulary.ts'
import type { Db } from '#server/platform/db.ts'
import type { Asked } from './asked.rules.ts'
import { aroundGlobe, type Extremes, type GridBox } from './grid.rules.ts'
import { packedHomes } from './packed.store.ts'
import { all, conditionsOf, hasPurpose, type Condition, type Sql } from './where.store.ts'

export type FiguresAsk = {
  asked: Asked
  /** For facets: the same question under the other purposes, to be counted only; null without facets. */
  others: readonly Asked[] | null
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
  /** For facets: see packed.rules.ts. */
  packed: Buffer
  cells: CellRow[]
}

type Row = Extremes & {
  total: number
  others: Figures['others'] | null
  packed: Buffer | null
  cells: CellRow[] | null
}

export async function readFigures(db: Db, ask: FiguresAsk): Promise<Figures> {
  const { gather, asked, others } = gathering(ask)
  const { cells } = ask
  const { rows } = await sql<Row>`
    ${gather}
    select count(*) as total, min(s.x) as min, max(s.x) as max, min(s.y) as south, max(s.y) as north,
      min(${eastwards}) as "minEast", max(${eastwards}) as "maxEast",
      ${others ? countOthers(others) : sql`null`} as others,
      ${others ? packedHomes(asked) : sql`null::bytea`} as packed,
      ${cells ? inCells(asked, cells) : sql`null`} as cells
    from search_listings s where ${matching(asked)}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('counting answered no row')
  const { total, others: counted, packed, cells: filled, ...extremes } = row
  return {
    total,
    extremes: row.south === null ? null : extremes,
    others: counted ?? {},
    packed: packed ?? Buffer.alloc(0),
    cells: filled ?? [],
  }
}

/**
 * Words that too many listings have to be named are looked for once, in front of everything that is counted; unless the
 * question is about somewhere in particular, where looking at the few homes there is quicker.
 */
function gathering({
  asked,
  others,
}: FiguresAsk): Pick<FiguresAsk, 'asked' | 'others'> & { gather: RawBuilder<unknown> } {
  const { words } = asked
  if (!words || words.ids || isSomewhere(asked)) return { gather: sql``, asked, others }
  const gathered = (one: Asked): Asked => ({ ...one, words: { ...words, gathered: true } })
  return {
    gather: sql`with said as materialized (select listing_id from search_words where words @@ search_all(${words.text}))`,
    asked: gathered(asked),
    others: others?.map(gathered) ?? null,
  }
}

const isSomewhere = ({ place, box, areas, circle, agency }: Asked): boolean =>
  Boolean(place ?? box ?? areas ?? circle?.radiusM ?? agency)

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
