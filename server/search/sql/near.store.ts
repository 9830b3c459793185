/**
 * search: homes that come close to a question in SQL: the points of
 * near/wishes.rules.ts as a sum over `search_listings s`.
 */
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import type { Asked, Words } from '../question/asked.rules.ts'
import { bitsOf } from '../question/feature-bits.rules.ts'
import type { Ladder } from '../near/ladders.rules.ts'
import type { NearHome } from '../near/misses.rules.ts'
import {
  neverMissed,
  points,
  type CodeWish,
  type FigureWish,
  type WhereWish,
  type Wishes,
} from '../near/wishes.rules.ts'
import { insideDrawn } from './drawn.store.ts'
import { rangeColumns } from './ranges.store.ts'
import { flagBits, flagHolds } from './flags.store.ts'
import { gapOf, mayBeWithin } from './near-shapes.store.ts'
import { all, conditionsOf, hasPurpose, saysSome, type Sql } from './where.store.ts'

type Value = RawBuilder<unknown>
export type NearAsk = { asked: Asked; wishes: Wishes; limit: number }
type Row = Omit<NearHome, 'inside' | 'features'> & { id: string; inside: boolean[]; features: string }

/** The nearest first; of equally near ones the newest. Homes that miss nothing are no near ones. */
export async function readNear(db: Db, ask: NearAsk): Promise<(NearHome & { id: string })[]> {
  const { wishes, limit, asked } = ask
  const terms = termsOf(ask)
  if (terms.length === 0 || limit === 0) return []
  const { rows } = await sql<Row>`
    select s.listing_id as id, s.x, s.y, ${sql.raw(figureFields)},
      s.type as types, s.tenure, s.energy_class as energy, s.feature_bits::text as features,
      ${sql.raw(flagBits)} as flags, ${listed} as listed,
      array[${sql.join(wishes.where.map((wish) => sql`coalesce(${holdsOf(asked, wish.wish)}, false)`))}]::boolean[] as inside,
      ${saysOf(asked)} as says
    from (
      select s.*, ${sql.join(terms, sql` + `)} as points
      from search_listings s where ${all(hardOf(ask))}
      -- Keeps the sum from being written out, and added up, wherever it is named.
      offset 0
    ) s
    where s.points between 1 and ${wishes.most}::int
    order by s.points, s.listed_at desc, s.listing_id
    limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, features: BigInt(row.features) }))
}

/** Both ends of every figure, as a `NearHome` names them. */
const figureFields = Object.entries(rangeColumns)
  .map(([figure, { least, most }]) => `${least} as ${figure}, ${most} as "${figure}Max"`)
  .join(', ')

const listed: Value = sql`(extract(epoch from s.listed_at) * 1000000)::bigint`

/** The condition of one filter, which the question has. */
function holdsOf(asked: Asked, filter: string): Sql {
  const condition = conditionsOf(asked).find((one) => one.filter === filter)
  if (!condition) throw new Error(`the question does not ask for ${filter}`)
  return condition.holds
}

/** What must be so, and what rules homes out that are much too far away, so that the index can help. */
function hardOf({ asked, wishes }: NearAsk): Sql[] {
  const hard = conditionsOf(asked).filter(({ filter }) => neverMissed.has(filter))
  return [
    hasPurpose(asked.purpose),
    ...hard.map(({ holds }) => holds),
    ...(asked.areas ? [notCutOut(asked.areas)] : []),
    ...wishes.where.map((wish) => withinReach(asked, wish)),
  ]
}

/** Inside an outline and yet not inside the drawing is what somebody cut out. */
const notCutOut = (areas: NonNullable<Asked['areas']>): Sql =>
  sql`not coalesce(${insideDrawn(areas.map(([outline = []]) => [outline]))} and not ${insideDrawn(areas)}, false)`

function withinReach(asked: Asked, { wish, shape, ladder }: WhereWish): Sql {
  const farthest = ladder.rungs.at(-1)
  if (!shape || farthest === undefined) return holdsOf(asked, wish)
  return sql`(${holdsOf(asked, wish)} or ${mayBeWithin(shape, farthest)})`
}

/** The points of each wish; null for what rules a home out. */
function termsOf({ asked, wishes }: NearAsk): Value[] {
  const unless = (holds: Sql, weight: number): Value => sql`case when ${holds} then 0 else ${raw(weight)} end`
  return [
    ...wishes.where.map((wish) => whereTerm(asked, wish)),
    ...wishes.figures.map(figureTerm),
    ...wishes.codes.map(codeTerm),
    ...wishes.features.map((feature) =>
      unless(sql`s.feature_bits & ${bitsOf([feature]).toString()}::bigint <> 0`, points.feature),
    ),
    ...wishes.flags.map((flag) => unless(sql.raw(flagHolds(flag)), points.flag)),
    ...(wishes.since ? [sinceTerm(wishes.since)] : []),
    ...(wishes.words && asked.words ? [wordTerm(asked, asked.words)] : []),
  ]
}

const raw = (value: number): Value => sql.raw(String(value))

/** Beyond the last rung there is no weight, so null. */
const pointsOf = ({ rungs, weights }: Ladder, gap: Value): Value =>
  sql`(${weights}::int[])[1 + width_bucket((${gap})::float8, ${rungs}::float8[])]`

function whereTerm(asked: Asked, { wish, shape, ladder }: WhereWish): Value {
  const beyond = shape ? pointsOf(ladder, gapOf(shape)) : sql`null::int`
  return sql`case when ${holdsOf(asked, wish)} then 0 else ${beyond} end`
}

function figureTerm({ figure, least, most, unknown }: FigureWish): Value {
  const begin = sql.raw(rangeColumns[figure].least)
  const end = sql.raw(rangeColumns[figure].most)
  const bounds = [
    ...(least
      ? [
          sql`when ${end} < ${least.at}::bigint then ${pointsOf(least.ladder, sql`${least.at}::bigint - ${end}`)}`,
        ]
      : []),
    ...(most
      ? [
          sql`when ${begin} > ${most.at}::bigint then ${pointsOf(most.ladder, sql`${begin} - ${most.at}::bigint`)}`,
        ]
      : []),
  ]
  return sql`case when ${begin} is null then ${raw(unknown)} ${sql.join(bounds, sql` `)} else 0 end`
}

const codeColumns = { types: 's.type', tenure: 's.tenure', energy: 's.energy_class' }

function codeTerm({ wish, points: of, unknown }: CodeWish): Value {
  const column = sql.raw(codeColumns[wish])
  const weight = sql`(${[...of.values()]}::int[])[array_position(${[...of.keys()]}::text[], ${column})]`
  return unknown === null ? weight : sql`case when ${column} is null then ${raw(unknown)} else ${weight} end`
}

const sinceTerm = ({ least, ladder }: NonNullable<Wishes['since']>): Value =>
  sql`case when ${listed} >= ${least}::bigint then 0 else ${pointsOf(ladder, sql`${least}::bigint - ${listed}`)} end`

const wordTerm = (asked: Asked, { anyOf }: Words): Value =>
  sql`case when ${holdsOf(asked, 'q')} then 0 when ${saysSome(anyOf)} then ${raw(points.someWords)} else ${raw(points.noWords)} end`

const saysOf = (asked: Asked): Value =>
  asked.words
    ? sql`case when ${holdsOf(asked, 'q')} then 2 when ${saysSome(asked.words.anyOf)} then 1 else 0 end`
    : sql`2`

/** How many homes each of the questions would find. */
export async function countEach(db: Db, asked: readonly Asked[]): Promise<number[]> {
  if (asked.length === 0) return []
  const counts = asked.map(
    (one, at) =>
      sql`select ${raw(at)} as at, count(*) as count from search_listings s where ${all([
        hasPurpose(one.purpose),
        ...conditionsOf(one).map(({ holds }) => holds),
      ])}`,
  )
  const { rows } = await sql<{ count: number }>`${sql.join(counts, sql` union all `)} order by at`.execute(db)
  return rows.map(({ count }) => count)
}
