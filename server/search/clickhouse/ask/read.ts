/**
 * search: what ClickHouse printed as the answer that every engine
 * gives. Half an answer is refused, never read.
 */
import type { SearchQuestion } from '#contract/search/search-question.ts'
import { scales, steps, type Scale } from '#contract/search/steps.ts'
import { purposes, type Purpose } from '#contract/vocabulary/vocabulary.ts'
import { encodeCursor } from '../../question/cursor.ts'
import type { Found } from '../../question/engine.ts'
import { boundsOf, toDegrees, wrapped } from '../../question/grid.rules.ts'
import { shownAreaEdges, shownPriceEdges } from '../../question/histogram-bins.rules.ts'
import { countPurposes, foldTally, nameSteps, type Tally } from '../../sql/facets.rules.ts'
import { begins, codesInAll } from '../ground/codes.rules.ts'
import { ClickhouseError, linesOf } from '#server/platform/clickhouse/client.ts'
import { parts } from './statement.ts'

type Reading = { question: SearchQuestion; perEuro: number }

/** One line of an answer, see statement.ts. */
export type Line = {
  part: number
  a: number
  k: number
  t: number
  n: number
  sx: number
  sy: number
  x0: number
  x1: number
  y0: number
  y1: number
  e0: number
  e1: number
  u: number
  id: string
}
const fieldsOfLine = 15
export const emptyLine: Line = {
  part: 0,
  a: 0,
  k: 0,
  t: 0,
  n: 0,
  sx: 0,
  sy: 0,
  x0: 0,
  x1: 0,
  y0: 0,
  y1: 0,
  e0: 0,
  e1: 0,
  u: 0,
  id: '',
}

/** @throws ClickhouseError when it is not whole. */
export const readLines = (text: string): Line[] => linesOf(text).map(readLine)

/** The answer that these lines make, in whatever order they came. */
export function foundIn(lines: readonly Line[], { question, perEuro }: Reading): Found {
  const of = (part: number) => lines.filter((line) => line.part === part)
  const cells = of(parts.spread).toSorted((one, other) => one.a - other.a)
  const total = cells.reduce((sum, { n }) => sum + n, 0)
  return {
    total,
    ...readPage(of(parts.page), question),
    bounds: spreadBounds(cells.filter(({ a }) => a !== -1)),
    ...(question.facets && readFacets(of(parts.facts), of(parts.purpose), { question, perEuro, total })),
    ...(question.cells && question.box && { cells: readCells(cells, question.cells.columns) }),
  }
}

function readLine(fields: readonly string[]): Line {
  if (fields.length !== fieldsOfLine) throw lineBroken(fields)
  const [part, a, k, t, n, sx, sy, x0, x1, y0, y1, e0, e1, u] = fields.map(Number)
  const line = { part, a, k, t, n, sx, sy, x0, x1, y0, y1, e0, e1, u, id: uuidOf(fields[14] ?? '') } as Line
  if (Object.values(line).some(Number.isNaN)) throw lineBroken(fields)
  return line
}

export const lineBroken = (fields: readonly string[]) =>
  new ClickhouseError(`an answer that is none: ${fields.join(' ').slice(0, 200)}`, { code: null })

export const uuidOf = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')

/** Compares two homes as the order does: those without the value last, ties by the greater, then ids. */
export function byOrder(sort: SearchQuestion['sort']): (one: Line, other: Line) => number {
  const down = ['newest', '-price', '-area', 'relevance'].includes(sort) ? -1 : 1
  return (one, other) =>
    one.u - other.u ||
    down * (one.k - other.k) ||
    other.t - one.t ||
    (one.id < other.id ? -1 : Number(one.id > other.id))
}

/** Lines of several parts come in any order. */
function readPage(
  lines: readonly Line[],
  { sort, limit }: SearchQuestion,
): Pick<Found, 'ids' | 'nextCursor'> {
  const rows = lines.toSorted(byOrder(sort))
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    ids: shown.map(({ id }) => id),
    nextCursor: last
      ? encodeCursor({
          sort,
          id: last.id,
          key: last.u === 1 ? null : last.k,
          tie: sort === 'relevance' ? last.t : null,
        })
      : null,
  }
}

function spreadBounds(cells: readonly Line[]): Found['bounds'] {
  if (cells.length === 0) return null
  const low = (of: (cell: Line) => number) =>
    cells.reduce((least, cell) => Math.min(least, of(cell)), Infinity)
  const high = (of: (cell: Line) => number) =>
    cells.reduce((most, cell) => Math.max(most, of(cell)), -Infinity)
  return boundsOf({
    min: low(({ x0 }) => x0),
    max: high(({ x1 }) => x1),
    south: low(({ y0 }) => y0),
    north: high(({ y1 }) => y1),
    minEast: low(({ e0 }) => e0),
    maxEast: high(({ e1 }) => e1),
  })
}

const readCells = (cells: readonly Line[], columns: number): NonNullable<Found['cells']> =>
  cells.map(({ a, n, sx, sy, id }) => ({
    x: a % columns,
    y: Math.floor(a / columns),
    count: n,
    lat: toDegrees(sy / n),
    lon: toDegrees(wrapped(sx / n)),
    ...(n === 1 && { id }),
  }))

function readFacets(
  facts: readonly Line[],
  others: readonly Line[],
  { question, perEuro, total }: Reading & { total: number },
): Pick<Found, 'facets' | 'histograms'> {
  const counts = new Int32Array(codesInAll)
  for (const { a, n } of facts) counts[a] = n
  const group = (name: keyof typeof begins) => counts.subarray(begins[name])
  const byGroup: Tally['byGroup'] = {
    type: group('type'),
    beds: group('beds'),
    baths: group('baths'),
    tenure: group('tenure'),
    energy: group('energy'),
    since: group('since'),
    price: group('price'),
    area: group('area'),
  }
  const { facets, price, area } = foldTally({
    byGroup,
    flag: (bit) => counts[begins.flags + bit] ?? 0,
    feature: (bit) => counts[begins.features + bit] ?? 0,
  })
  const { purpose, period, areaUnit } = question
  const shown = { purpose, period, areaUnit, perEuro }
  const elsewhere = Object.fromEntries(others.map(({ a, n }) => [purposes[a], n])) as Partial<
    Record<Purpose, number>
  >
  const stepped = Object.fromEntries(
    scales.map((scale) => [scale, group(scale).subarray(0, steps[scale].length)]),
  ) as Record<Scale, Int32Array>
  return {
    facets: { purpose: countPurposes(purpose, total, elsewhere), ...facets, ...nameSteps(stepped) },
    histograms: {
      price: { edges: shownPriceEdges(shown), counts: price },
      area: { edges: shownAreaEdges(shown), counts: area },
    },
  }
}

/** Counts by the number of their question. @throws ClickhouseError when one is missing. */
export function readCounts(text: string, many: number): number[] {
  const counts = new Map(linesOf(text).map(([at, n]) => [Number(at), Number(n)]))
  if (counts.size !== many) throw new ClickhouseError('some counts are missing', { code: null })
  return Array.from({ length: many }, (_, at) => counts.get(at) ?? 0)
}
