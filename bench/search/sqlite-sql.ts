/**
 * bench: a question in SQLite's SQL: its conditions, under the names of the
 * parameters that ask for them, and its order.
 */
import type { SQLInputValue } from 'node:sqlite'
import { flagNames } from '#contract/search/flags.ts'
import type { SearchParameter, Sort } from '#contract/search/search-question.ts'
import { energyClasses, propertyTypes, tenures } from '#contract/vocabulary/vocabulary.ts'
import type { Asked } from '#server/search/question/asked.rules.ts'
import { earthRadiusM } from '#contract/vocabulary/earth.ts'
import { around, type Circle } from '#server/search/question/circle.rules.ts'
import type { Drawing } from '#server/search/question/drawn.rules.ts'
import { groups } from '#server/search/sql/facets.rules.ts'
import { bitsOf } from '#server/search/question/feature-bits.rules.ts'
import type { GridBox } from '#server/search/question/grid.rules.ts'

/** A piece of a statement, and the values of its question marks. */
export type Sql = { text: string; values: SQLInputValue[] }
type Box = Pick<GridBox, 'columns' | 'south' | 'north'>
/** `within`: the box that holds every home that passes. */
export type Condition = { filter: SearchParameter; holds: Sql; within?: Box }

const isSql = (value: Sql | SQLInputValue): value is Sql =>
  typeof value === 'object' && value !== null && 'text' in value

/** Pieces among the values become part of the text, all other values are bound. */
export function sql(texts: TemplateStringsArray, ...values: (Sql | SQLInputValue)[]): Sql {
  const pieces = values.map((value) => (isSql(value) ? value : { text: '?', values: [value] }))
  return {
    text: texts.reduce((text, next, at) => `${text}${pieces[at - 1]?.text ?? ''}${next}`),
    values: pieces.flatMap((piece) => piece.values),
  }
}

export const plain = (text: string): Sql => ({ text, values: [] })
const joined = (pieces: readonly Sql[], between: string): Sql => ({
  text: pieces.map(({ text }) => text).join(between),
  values: pieces.flatMap(({ values }) => values),
})
export const all = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? plain('true') : joined(conditions, ' and ')

/**
 * Every condition but the purpose, in the order in which they are told. `drawing` is that of the asked areas.
 */
export function conditionsOf(asked: Asked, drawing: Drawing | null, saysWords: boolean): Condition[] {
  for (const name of ['place', 'agency', 'not'] as const)
    if (asked[name] !== null) throw new Error(`no question of the bench asks for ${name}`)
  const says: Condition[] = saysWords ? [{ filter: 'q', holds: plain('h.id in saying') }] : []
  return [...placeConditions(asked, drawing), ...rangeConditions(asked), ...listConditions(asked), ...says]
}

function placeConditions({ box, circle }: Asked, drawing: Drawing | null): Condition[] {
  const found: Condition[] = []
  const add = (filter: SearchParameter, within: Box, exactly: readonly Sql[]) =>
    found.push({ filter, within, holds: all([inBox(within), ...exactly]) })
  if (box) add('box', box, [])
  if (drawing)
    add('area', { ...drawing, columns: [[drawing.west, drawing.east]] }, [plain('in_drawing(h.x, h.y)')])
  if (circle && circle.radiusM !== null)
    add('radius', around(circle, circle.radiusM), [sql`${distanceMm(circle)} <= ${circle.radiusM * 1_000}`])
  return found
}

const inBox = ({ columns, south, north }: Box): Sql =>
  sql`h.y between ${south} and ${north} and (${joined(
    columns.map(([from, to]) => sql`h.x between ${from} and ${to}`),
    ' or ',
  )})`

/** Whole millimetres along the great circle; null for homes without a point. */
function distanceMm({ lat, lon }: Circle): Sql {
  const north = (lat * Math.PI) / 180
  const east = (lon * Math.PI) / 180
  const haversine = sql`pow(sin((radians(h.y / 1e5) - ${north}) / 2), 2)
    + ${Math.cos(north)} * cos(radians(h.y / 1e5)) * pow(sin((radians(h.x / 1e5) - ${east}) / 2), 2)`
  return sql`round(${2_000 * earthRadiusM} * asin(sqrt(min(1, ${haversine}))))`
}

function rangeConditions(asked: Asked): Condition[] {
  const ranges = [
    ['minPrice', 'h.price >='], ['maxPrice', 'h.price <='], ['minBeds', 'h.beds >='], ['maxBeds', 'h.beds <='],
    ['minBaths', 'h.baths >='], ['minArea', 'h.area >='], ['maxArea', 'h.area <='], ['minPlot', 'h.plot >='],
    ['maxPlot', 'h.plot <='],
  ] as const // prettier-ignore
  return ranges.flatMap(([filter, compares]) =>
    asked[filter] === null ? [] : [{ filter, holds: sql`${plain(compares)} ${asked[filter]}` }],
  )
}

function listConditions(asked: Asked): Condition[] {
  const { types, features, tenure, energy, since } = asked
  const found: Condition[] = []
  if (types) found.push({ filter: 'types', holds: among('h.type', propertyTypes, types) })
  if (features) found.push({ filter: 'features', holds: hasBits('h.features', bitsOf(features)) })
  if (tenure) found.push({ filter: 'tenure', holds: among('h.tenure', tenures, tenure) })
  if (energy) found.push({ filter: 'energy', holds: among('h.energy', energyClasses, energy) })
  if (since) found.push({ filter: 'since', holds: sql`h.listed >= ${since.getTime() * 1_000}` })
  for (const [bit, flag] of flagNames.entries())
    if (asked.flags.includes(flag)) found.push({ filter: flag, holds: hasBits('h.flags', 1n << BigInt(bit)) })
  return found
}

/** Codes count from 1 in the order of the contract. */
const among = (column: string, codes: readonly string[], chosen: readonly string[]): Sql =>
  sql`${plain(column)} in (${joined(
    chosen.map((one) => sql`${codes.indexOf(one) + 1}`),
    ', ',
  )})`

const hasBits = (column: string, bits: bigint): Sql => sql`${plain(column)} & ${bits} = ${bits}`

/**
 * What every counted home must pass, and the bits of the groups (facets.rules.ts) that it may fail one of.
 */
export function splitGroups(conditions: readonly Condition[]): {
  kept: Condition[]
  fails: Sql
  bits: number[]
} {
  const ofGroup = Object.values(groups).map(({ bit, filters }) => ({
    bit,
    own: conditions.filter(({ filter }) => (filters as readonly string[]).includes(filter)),
  }))
  const active = ofGroup.filter(({ own }) => own.length > 0)
  const grouped = new Set(active.flatMap(({ own }) => own))
  const cases = active.map(
    ({ bit, own }) =>
      sql`case when ${all(own.map(({ holds }) => holds))} then 0 else ${plain(String(bit))} end`,
  )
  return {
    kept: conditions.filter((condition) => !grouped.has(condition)),
    fails: cases.length === 0 ? plain('0') : joined(cases, ' + '),
    bits: active.map(({ bit }) => bit),
  }
}

/** The last word may be unfinished. */
export const matchOf = (words: readonly string[], between: 'and' | 'or'): string =>
  words.map((word, at) => `"${word}"${at === words.length - 1 ? '*' : ''}`).join(` ${between.toUpperCase()} `)

type Order = { key: Sql; orderBy: Sql; tie: Sql }

/** What a page is ordered by before the ids. `words` are those of the question. */
export function orderOf(sort: Sort, circle: Circle | null, words: readonly string[] | null): Order {
  const by = (column: string, direction: string) => ({
    key: plain(column),
    orderBy: plain(`${column} ${direction}`),
    tie: plain('null'),
  })
  switch (sort) {
    case 'newest':
      return by('h.listed', 'desc')
    case 'price':
      return by('h.price', 'asc nulls last')
    case '-price':
      return by('h.price', 'desc nulls last')
    case '-area':
      return by('h.area', 'desc nulls last')
    case 'pricePerArea':
      return by('(cast(h.price as real) / h.area)', 'asc nulls last')
    case 'distance': {
      const key = circle ? distanceMm(circle) : plain('null')
      return { key, orderBy: plain('key asc nulls last'), tie: plain('null') }
    }
    case 'relevance': {
      const key = words ? titleLevel(words) : plain('0')
      return { key, orderBy: plain('key desc, h.listed desc'), tie: plain('h.listed') }
    }
  }
}

/** 2 when the title says all the words, 1 when it says some of them. */
const titleLevel = (words: readonly string[]): Sql => sql`case
  when h.id in (select rowid from titled where titled match ${matchOf(words, 'and')}) then 2
  when h.id in (select rowid from titled where titled match ${matchOf(words, 'or')}) then 1 else 0 end`
