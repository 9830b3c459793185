/** search: every filter of a question as one SQL condition over `search_listings s`. */
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { SearchParameter } from '#contract/search/search-question.ts'
import type { Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { Asked, Words } from '../question/asked.rules.ts'
import { earthRadiusM } from '#server/platform/geometry/great-circle.rules.ts'
import { around, type Circle } from '../question/circle.rules.ts'
import { insideDrawn } from './drawn.store.ts'
import { flagHolds } from './flags.store.ts'
import { bitsOf } from '../question/feature-bits.rules.ts'
import type { GridBox } from '../question/grid.rules.ts'

export type Sql = RawBuilder<SqlBool>
/** A condition under the name of the parameter that asks for it. It may be null in SQL, which counts as no. */
export type Condition = { filter: SearchParameter; holds: Sql }

/** Every condition of the question but its purpose. */
export function conditionsOf(asked: Asked): Condition[] {
  return [
    ...placeConditions(asked),
    ...rangeConditions(asked),
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

/** Whole millimetres along the great circle (haversine), null for homes without a point: LEAST would look past the null. */
export function distanceMm({ lat, lon }: Circle): RawBuilder<number> {
  const north = sql`radians(s.y / 1e5::float8)`
  const east = sql`radians(s.x / 1e5::float8)`
  const fromNorth = sql`radians(${lat}::float8)`
  const fromEast = sql`radians(${lon}::float8)`
  const haversine = sql`power(sin((${north} - ${fromNorth}) / 2), 2)
    + cos(${fromNorth}) * cos(${north}) * power(sin((${east} - ${fromEast}) / 2), 2)`
  return sql<number>`case when s.x is not null then round(${2000 * earthRadiusM}::float8 * asin(sqrt(least(1, ${haversine}))))::bigint end`
}

function rangeConditions(asked: Asked): Condition[] {
  const ranges: [SearchParameter, number | null, (bound: number) => Sql][] = [
    ['minPrice', asked.minPrice, (bound) => sql`s.price_eur >= ${bound}::bigint`],
    ['maxPrice', asked.maxPrice, (bound) => sql`s.price_eur <= ${bound}::bigint`],
    ['minBeds', asked.minBeds, (bound) => sql`s.beds >= ${bound}::int`],
    ['maxBeds', asked.maxBeds, (bound) => sql`s.beds <= ${bound}::int`],
    ['minBaths', asked.minBaths, (bound) => sql`s.baths >= ${bound}::int`],
    ['minArea', asked.minArea, (bound) => sql`s.area_m2 >= ${bound}::int`],
    ['maxArea', asked.maxArea, (bound) => sql`s.area_m2 <= ${bound}::int`],
    ['minPlot', asked.minPlot, (bound) => sql`s.plot_m2 >= ${bound}::int`],
    ['maxPlot', asked.maxPlot, (bound) => sql`s.plot_m2 <= ${bound}::int`],
  ]
  return ranges.flatMap(([filter, bound, holds]) => (bound === null ? [] : [{ filter, holds: holds(bound) }]))
}

function listConditions(asked: Asked): Condition[] {
  const { types, features, tenure, energy, since, agency } = asked
  const found: Condition[] = []
  if (types) found.push({ filter: 'types', holds: sql`s.type = any(${types}::text[])` })
  if (features) found.push({ filter: 'features', holds: hasBits(bitsOf(features)) })
  if (tenure) found.push({ filter: 'tenure', holds: sql`s.tenure = any(${tenure}::text[])` })
  if (energy) found.push({ filter: 'energy', holds: sql`s.energy_class = any(${energy}::text[])` })
  if (since) found.push({ filter: 'since', holds: sql`s.listed_at >= ${since}::timestamptz` })
  if (agency) found.push({ filter: 'agency', holds: sql`s.agency_id = ${agency}::uuid` })
  return [
    ...found,
    ...asked.flags.map((flag) => ({ filter: flag, holds: sql.raw<SqlBool>(flagHolds(flag)) })),
  ]
}

const hasBits = (bits: bigint): Sql =>
  sql`s.feature_bits & ${bits.toString()}::bigint = ${bits.toString()}::bigint`

function wordConditions({ words, not }: Asked): Condition[] {
  const found: Condition[] = []
  if (words)
    found.push({ filter: 'q', holds: named(words.ids) ?? says('words', sql`search_all(${words.text})`) })
  // A text of nothing but punctuation excludes nothing.
  if (not) found.push({ filter: 'not', holds: sql`not ${says('words', sql`search_any(${not})`)}` })
  return found
}

const named = (ids: readonly string[] | null): Sql | null => ids && sql`s.listing_id = any(${ids}::uuid[])`

const says = (column: 'words' | 'title_words', query: RawBuilder<unknown>): Sql =>
  sql`exists (select from search_words w where w.listing_id = s.listing_id and w.${sql.ref(column)} @@ ${query})`

/** Whether a listing says some of the words, the last one perhaps unfinished. */
export const saysSome = (text: string): Sql => says('words', sql`search_some(${text})`)

/** Whether the title says every word, and whether it says some. */
export const titleSays = ({ text, titles }: Words): { every: Sql; some: Sql } => ({
  every: named(titles.every) ?? says('title_words', sql`search_all(${text})`),
  some: named(titles.some) ?? says('title_words', sql`search_some(${text})`),
})
