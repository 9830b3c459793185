/** search: every filter of a question as one SQL condition over `search_listings s`. */
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { SearchParameter } from '#contract/search/search-question.ts'
import type { Scale } from '#contract/search/steps.ts'
import type { Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { Asked, RankWords, Words } from '../question/asked.rules.ts'
import type { Monthly } from '../question/costs.rules.ts'
import { earthRadiusM } from '#contract/vocabulary/earth.ts'
import { around, type Circle } from '../question/circle.rules.ts'
import { boundsOf } from '../near/bounds.rules.ts'
import type { FigureName } from '../near/wishes.rules.ts'
import { insideDrawn } from './drawn.store.ts'
import { rangeColumns } from './ranges.store.ts'
import { flagHolds } from './flags.store.ts'
import { bitsOf } from '../question/feature-bits.rules.ts'
import type { GridBox } from '../question/grid.rules.ts'

export type Sql = RawBuilder<SqlBool>
/**
 * A condition under the name of the parameter that asks for it. It may be null in SQL, which counts as no.
 */
export type Condition = { filter: SearchParameter; holds: Sql }

/** Every condition of the question but its purpose. */
export function conditionsOf(asked: Asked): Condition[] {
  return [
    ...placeConditions(asked),
    ...rangeConditions(asked),
    ...costConditions(asked),
    ...scaleConditions(asked),
    ...listConditions(asked),
    ...wordConditions(asked),
  ]
}

export const hasPurpose = (purpose: Purpose): Sql => sql`s.purpose = ${purpose}`

/** All of them; true when there are none. */
export const all = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`

/** Everything that the question asks for. */
export const matching = (asked: Asked): Sql =>
  all([hasPurpose(asked.purpose), ...conditionsOf(asked).map((condition) => condition.holds)])

const any = (conditions: readonly Sql[]): Sql => sql`(${sql.join(conditions, sql` or `)})`

function placeConditions({ place, box, areas, circle }: Asked): Condition[] {
  const found: Condition[] = []
  if (place) found.push({ filter: 'place', holds: sql`s.place_path @> array[${place}]::text[]` })
  if (box) found.push({ filter: 'box', holds: inBox(box) })
  if (areas) found.push({ filter: 'area', holds: insideDrawn(areas) })
  if (circle && circle.radiusM !== null)
    found.push({ filter: 'radius', holds: inCircle(circle, circle.radiusM) })
  return found
}

const inColumns = (columns: GridBox['columns']): Sql =>
  any(columns.map(([from, to]) => sql`s.x between ${from}::int and ${to}::int`))

const inBox = ({ columns, south, north }: GridBox): Sql =>
  sql`(${inColumns(columns)} and s.y between ${south}::int and ${north}::int)`

function inCircle(circle: Circle, radiusM: number): Sql {
  const { columns, south, north } = around(circle, radiusM)
  return sql`(${inColumns(columns)} and s.y between ${south}::int and ${north}::int and ${distanceMm(circle)} <= ${radiusM * 1000}::bigint)`
}

/**
 * Whole millimetres along the great circle (haversine), null for homes
 * without a point: LEAST would look past the null.
 */
export function distanceMm({ lat, lon }: Circle): RawBuilder<number> {
  const north = sql`radians(s.y / 1e5::float8)`
  const east = sql`radians(s.x / 1e5::float8)`
  const fromNorth = sql`radians(${lat}::float8)`
  const fromEast = sql`radians(${lon}::float8)`
  const haversine = sql`power(sin((${north} - ${fromNorth}) / 2), 2)
    + cos(${fromNorth}) * cos(${north}) * power(sin((${east} - ${fromEast}) / 2), 2)`
  return sql<number>`case when s.x is not null then round(${2000 * earthRadiusM}::float8 * asin(sqrt(least(1, ${haversine}))))::bigint end`
}

const rangeConditions = (asked: Asked): Condition[] =>
  boundsOf(asked).map(({ filter, figure, end, bound }) => ({
    filter,
    holds: figureHolds(figure, end, bound),
  }))

function figureHolds(figure: FigureName, end: 'least' | 'most', bound: number): Sql {
  const { least, most } = rangeColumns[figure]
  return end === 'least'
    ? sql`${sql.raw(most)} >= ${bound}::bigint`
    : sql`${sql.raw(least)} <= ${bound}::bigint`
}

const perArea = sql`s.price_eur::float8 / s.area_m2`
export const perAreaAtMost = (bound: number): Sql => sql`${perArea} <= ${bound}::float8`

function costConditions({ minPerArea, maxPerArea, maxMonthly }: Asked): Condition[] {
  const found: Condition[] = []
  if (minPerArea !== null)
    found.push({ filter: 'minPerArea', holds: sql`${perArea} >= ${minPerArea}::float8` })
  if (maxPerArea !== null) found.push({ filter: 'maxPerArea', holds: perAreaAtMost(maxPerArea) })
  if (maxMonthly) found.push({ filter: 'maxMonthly', holds: costsAtMost(maxMonthly) })
  return found
}

/** A price on request is null, and GREATEST would look past it. */
export const costsAtMost = ({ share, deposit, most }: Monthly): Sql =>
  sql`(s.price_eur is not null and greatest(0::float8, s.price_eur::float8 - ${deposit}::float8) * ${share}::float8
    * 100::float8 + s.charges_cents::float8 <= ${most}::float8)`

const scaleConditions = ({ sea, available }: Asked): Condition[] => [
  ...(sea === null ? [] : [{ filter: 'sea' as const, holds: scaleHolds('sea', sea) }]),
  ...(available === null
    ? []
    : [{ filter: 'available' as const, holds: scaleHolds('available', available) }]),
]

const scaleColumns: Record<Scale, Sql> = { sea: sql`s.sea_m`, available: sql`s.available_day` }

/** `bound` as homes are stored: metres, and days since 1970. */
export const scaleHolds = (scale: Scale, bound: number): Sql => sql`${scaleColumns[scale]} <= ${bound}::int`

function listConditions(asked: Asked): Condition[] {
  const { types, features, tenure, energy, since, agency } = asked
  const found: Condition[] = []
  if (types) found.push({ filter: 'types', holds: sql`s.type = any(${types}::text[])` })
  if (features) found.push({ filter: 'features', holds: hasBits(bitsOf(features)) })
  if (tenure) found.push({ filter: 'tenure', holds: sql`s.tenure = any(${tenure}::text[])` })
  if (energy) found.push({ filter: 'energy', holds: sql`s.energy_class = any(${energy}::text[])` })
  if (since) found.push({ filter: 'since', holds: sql`s.listed_at >= ${since}::timestamptz` })
  if (agency) found.push({ filter: 'agency', holds: isOffered(agency) })
  return [
    ...found,
    ...asked.flags.map((flag) => ({ filter: flag, holds: sql.raw<SqlBool>(flagHolds(flag)) })),
  ]
}

/** By the agency whose offer stands for the home, or by one whose offer stands behind it. */
const isOffered = (agency: string): Sql =>
  sql`(s.agency_id = ${agency}::uuid or s.other_agencies @> array[${agency}::uuid])`

const hasBits = (bits: bigint): Sql =>
  sql`s.feature_bits & ${bits.toString()}::bigint = ${bits.toString()}::bigint`

function wordConditions({ words, not }: Asked): Condition[] {
  const found: Condition[] = []
  if (words) found.push({ filter: 'q', holds: named(words.ids) ?? saysAll(words) })
  // A text of nothing but punctuation excludes nothing.
  if (not) found.push({ filter: 'not', holds: sql`not ${says('words', sql`search_any(${not})`)}` })
  return found
}

const named = (ids: readonly string[] | null): Sql | null => ids && sql`s.listing_id = any(${ids}::uuid[])`

const says = (column: 'words' | 'title_words', query: RawBuilder<unknown>): Sql =>
  sql`exists (select from search_words w where w.listing_id = s.listing_id and w.${sql.ref(column)} @@ ${query})`

/** Whether a listing says some of the words, the last one perhaps unfinished. */
export const saysSome = (text: string): Sql => says('words', sql`search_some(${text})`)

const saysAll = (words: Pick<Words, 'text' | 'phrases'>): Sql =>
  sql`exists (select from search_words w where w.listing_id = s.listing_id and ${wordsHold(words)})`

/** Over `search_words w`: it says every word, and every phrase word by word. */
export const wordsHold = ({ text, phrases }: Pick<Words, 'text' | 'phrases'>): Sql =>
  all([
    ...(text === null ? [] : [sql<SqlBool>`w.words @@ search_all(${text})`]),
    ...phrases.map(
      (phrase) => sql<SqlBool>`w.words @@ search_whole(${phrase}) and position(${phrase} in w.said) > 0`,
    ),
  ])

/** Whether a home says every word that ranks, and whether it says some. */
export const rankSays = ({ text, column, every, some }: RankWords): { every: Sql; some: Sql } => ({
  every: named(every) ?? says(column, sql`search_all(${text})`),
  some: named(some) ?? says(column, sql`search_some(${text})`),
})
