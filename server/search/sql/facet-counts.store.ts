/**
 * search: what is counted over all matches: only how many and how far
 * they spread, or the homes themselves, packed.
 */
import { sql, type RawBuilder } from 'kysely'
import type { SearchParameter } from '#contract/search/search-question.ts'
import { scales, steps, type Scale } from '#contract/search/steps.ts'
import type { Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { Db } from '#server/platform/database/db.ts'
import { dayOf, type Asked } from '../question/asked.rules.ts'
import { aroundGlobe, type Extremes } from '../question/grid.rules.ts'
import type { CostCounts, CostSteps } from '../question/cost-steps.rules.ts'
import { packedHomes } from './packed.store.ts'
import type { PackedHomes } from './packed.rules.ts'
import {
  all,
  conditionsOf,
  costsAtMost,
  hasPurpose,
  matching,
  perAreaAtMost,
  scaleHolds,
  type Condition,
  type Sql,
} from './where.store.ts'

/** Null extremes when no match has a point. */
export type Totals = { total: number; extremes: Extremes | null }

/** x counted eastwards from 0°, so that both sides of 180° are neighbours. */
const eastwards = sql`case when s.x < 0 then s.x + ${sql.raw(String(aroundGlobe))} else s.x end`

export async function readTotals(db: Db, asked: Asked): Promise<Totals> {
  const { rows } = await sql<Extremes & { total: number }>`
    select count(*) as total, min(s.x) as min, max(s.x) as max, min(s.y) as south, max(s.y) as north,
      min(${eastwards}) as "minEast", max(${eastwards}) as "maxEast"
    from search_listings s where ${matching(asked)}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('counting answered no row')
  const { total, ...extremes } = row
  return { total, extremes: row.south === null ? null : extremes }
}

/**
 * `others`: the same question under the other purposes, to be counted only; null where no facets are wanted.
 */
type PackedAsk = { asked: Asked; others: readonly Asked[] | null }
export type Packed = { homes: PackedHomes; others: Partial<Record<Purpose, number>> }

/** All homes that count for something; with their facts when facets are wanted. */
export async function readPacked(db: Db, { asked, others }: PackedAsk): Promise<Packed> {
  const withFacts = others !== null
  const { rows } = await sql<{ homes: Buffer | null; others: Packed['others'] | null }>`
    select ${packedHomes(asked, { withFacts })} as homes, ${others ? countOthers(others) : sql`null`} as others`.execute(
    db,
  )
  return { homes: { bytes: rows[0]?.homes ?? Buffer.alloc(0), withFacts }, others: rows[0]?.others ?? {} }
}

const money: ReadonlySet<SearchParameter> = new Set([
  'minPrice',
  'maxPrice',
  'minPerArea',
  'maxPerArea',
  'maxMonthly',
] as const)

/** In one pass, because only amounts of money mean something else under another purpose. */
function countOthers(others: readonly Asked[]): RawBuilder<unknown> {
  const [one] = others
  const isMoney = ({ filter }: Condition) => money.has(filter)
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

/**
 * How many homes there would be with each step of each scale instead of what
 * is asked of it, in the order of the contract.
 */
export async function readSteps(db: Db, asked: Asked): Promise<Record<Scale, number[]>> {
  const found = await Promise.all(
    scales.map(async (scale) => {
      const counts = steps[scale].map((step) => {
        const bound = scale === 'available' ? dayOf(String(step), asked.now) : step
        return sql`count(*) filter (where ${scaleHolds(scale, bound)})`
      })
      const { rows } = await sql<{ counts: number[] }>`
        select array[${sql.join(counts)}] as counts from search_listings s
        where ${matching({ ...asked, [scale]: null })}`.execute(db)
      return [scale, (rows[0]?.counts ?? []).map(Number)] as const
    }),
  )
  return Object.fromEntries(found) as Record<Scale, number[]>
}

/** The same for what homes cost. */
export async function readCosts(db: Db, asked: Asked, { monthly, perArea }: CostSteps): Promise<CostCounts> {
  const counting = async (holds: readonly Sql[], without: Asked) => {
    if (holds.length === 0) return []
    const { rows } = await sql<{ counts: number[] }>`
      select array[${sql.join(holds.map((one) => sql`count(*) filter (where ${one})`))}] as counts
      from search_listings s where ${matching(without)}`.execute(db)
    return (rows[0]?.counts ?? []).map(Number)
  }
  const [months, areas] = await Promise.all([
    counting(
      monthly.map(({ bound }) => costsAtMost(bound)),
      { ...asked, maxMonthly: null },
    ),
    counting(
      perArea.map(({ bound }) => perAreaAtMost(bound)),
      { ...asked, maxPerArea: null },
    ),
  ])
  return { monthly: months, perArea: areas }
}

/** The one home that matches at each of the points. */
export async function readIdsAt(db: Db, asked: Asked, points: readonly { x: number; y: number }[]) {
  if (points.length === 0) return []
  const { rows } = await sql<{ id: string; x: number; y: number }>`
    select s.listing_id as id, s.x, s.y
    from unnest(${points.map(({ x }) => x)}::int[], ${points.map(({ y }) => y)}::int[]) as at (x, y)
    join search_listings s on s.x = at.x and s.y = at.y
    where ${matching(asked)}`.execute(db)
  return rows
}
