/** tests: facets, histograms, cells and bounds by their definitions: one question for each option. */
import type { Rates } from '#contract/money/exchange.ts'
import { flagNames } from '#contract/search/flags.ts'
import { filterFeatures } from '#contract/vocabulary/features.ts'
import type { SearchParameter, SearchQuestion } from '#contract/search/search-question.ts'
import type { Facets } from '#contract/search/search.ts'
import { energyClasses, propertyTypes, purposes, tenures } from '#contract/vocabulary/vocabulary.ts'
import { costStepsOf } from '#server/search/question/cost-steps.rules.ts'
import { filters, matches, passes } from './naive-search.ts'
import { seenAs, type Seen } from './seen.ts'
import type { World } from './world.ts'

type Counts = Record<string, number>

const atRooms = (value: number | null, option: string) =>
  value !== null && (option === '10' ? value >= 10 : value === Number(option))

/**
 * What there would be with each option chosen instead of (or, for
 * features and flags, besides) what is chosen.
 */
export function naiveFacets(world: World, question: SearchQuestion, rates: Rates): Facets {
  const all = seenAs(question.purpose, world, rates)
  const without = (...leftOut: SearchParameter[]) => matches(all, question, rates, leftOut)
  const chosen = without()
  const types = without('types', 'category')
  const beds = without('minBeds', 'maxBeds')
  const baths = without('minBaths')
  const tenure = without('tenure')
  const energy = without('energy')
  const since = without('since')
  const rooms = Array.from({ length: 11 }, (_, number) => String(number))
  return {
    purpose: count(purposes, (purpose) => matches(seenAs(purpose, world, rates), question, rates).length),
    type: count(propertyTypes, (type) => types.filter(({ home }) => home.type === type).length),
    beds: count(rooms, (option) => beds.filter((seen) => atRooms(seen.mostBeds, option)).length),
    baths: count(rooms, (option) => baths.filter((seen) => atRooms(seen.baths, option)).length),
    features: count(
      filterFeatures,
      (feature) => chosen.filter(({ home }) => home.features.some((one) => one === feature)).length,
    ),
    tenure: count(tenures, (one) => tenure.filter(({ home }) => home.tenure === one).length),
    energy: count(energyClasses, (one) => energy.filter(({ home }) => home.energy === one).length),
    flags: count(
      flagNames,
      (flag) => chosen.filter((seen) => passes(seen, flag, { ...question, [flag]: true }, rates)).length,
    ),
    since: count(
      ['1', '3', '7', '14', '30'],
      (days) =>
        since.filter((seen) => passes(seen, 'since', { ...question, since: Number(days) }, rates)).length,
    ),
    sea: count(
      ['1000', '2000', '5000', '10000'],
      (metres) =>
        without('sea').filter((seen) => passes(seen, 'sea', { ...question, sea: Number(metres) }, rates))
          .length,
    ),
    available: count(
      ['0', '30', '90', '180'],
      (days) =>
        without('available').filter((seen) =>
          passes(seen, 'available', { ...question, available: days }, rates),
        ).length,
    ),
    ...(question.costs && naiveCosts(all, question, rates)),
  }
}

/** The limits are the engine's; how many homes keep each is counted by asking for it. */
function naiveCosts(all: readonly Seen[], question: SearchQuestion, rates: Rates) {
  const perEuro = rates.get(question.currency)?.perEuro ?? Number.NaN
  const steps = costStepsOf(question, perEuro)
  const within = (name: 'maxMonthly' | 'maxPerArea', limits: readonly { most: number }[]) =>
    count(
      limits.map(({ most }) => String(most)),
      (most) => matches(all, { ...question, [name]: Number(most) }, rates).length,
    )
  return { monthly: within('maxMonthly', steps.monthly), perArea: within('maxPerArea', steps.perArea) }
}

function count<Option extends string>(options: readonly Option[], many: (option: Option) => number): Counts {
  const counts: Counts = {}
  for (const option of options) {
    const found = many(option)
    if (found > 0) counts[option] = found
  }
  return counts
}

export const withoutPrice: SearchParameter[] = ['minPrice', 'maxPrice']
export const withoutArea: SearchParameter[] = ['minArea', 'maxArea']

/** How many values lie from one edge up to the next; the outer bins reach on. */
export function naiveBins(values: readonly (number | null)[], edges: readonly number[]): number[] {
  return edges.slice(0, -1).map((edge, at) => {
    const from = at === 0 ? -Infinity : edge
    const to = at === edges.length - 2 ? Infinity : (edges[at + 1] ?? Infinity)
    return values.filter((value) => value !== null && value >= from && value < to).length
  })
}

const grid = (degrees: number) => BigInt(Math.round(degrees * 1e5))
const globe = 36_000_000n
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const span = (values: number[]) => Math.max(...values) - Math.min(...values)
const degrees = (x: number) => (x > 18_000_000 ? x - 36_000_000 : x) / 1e5

export type NaiveCell = { x: number; y: number; count: number; lat: number; lon: number; id?: string }

/** Cells by whole-number division from the south-west corner, row by row. */
export function naiveCells(found: readonly Seen[], { box, cells }: SearchQuestion): NaiveCell[] {
  if (!box || !cells) return []
  const west = grid(box.west)
  const south = grid(box.south)
  const width = grid(box.east) - west + (box.west > box.east ? globe : 0n) + 1n
  const height = grid(box.north) - south + 1n
  const byCell = new Map<
    string,
    { x: number; y: number; members: { id: string; east: number; north: number }[] }
  >()
  for (const { x, y, home } of found) {
    if (x === null || y === null) continue
    const east = BigInt(x) < west ? BigInt(x) + globe : BigInt(x)
    const column = Number(((east - west) * BigInt(cells.columns)) / width)
    const row = Number(((BigInt(y) - south) * BigInt(cells.rows)) / height)
    const cell = byCell.get(`${row}/${column}`) ?? { x: column, y: row, members: [] }
    cell.members.push({ id: home.id, east: Number(east), north: y })
    byCell.set(`${row}/${column}`, cell)
  }
  return [...byCell.values()]
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
    .map(({ x, y, members }) => {
      const lon = mean(members.map((one) => one.east))
      const lone = members.length === 1 ? members[0] : undefined
      return {
        x,
        y,
        count: members.length,
        lat: mean(members.map((one) => one.north)) / 1e5,
        lon: degrees(lon),
        ...(lone && { id: lone.id }),
      }
    })
}

/** The narrower of the boxes counted from -180° and from 0°. */
export function naiveBounds(
  found: readonly Seen[],
): { west: number; south: number; east: number; north: number } | null {
  const points = found.flatMap(({ x, y }) => (x === null || y === null ? [] : [{ x, y }]))
  if (points.length === 0) return null
  const xs = points.map((p) => p.x)
  const easts = points.map((p) => (p.x < 0 ? p.x + 36_000_000 : p.x))
  const ys = points.map((p) => p.y)
  const chosen = span(easts) < span(xs) ? easts : xs
  return {
    west: degrees(Math.min(...chosen)),
    south: Math.min(...ys) / 1e5,
    east: degrees(Math.max(...chosen)),
    north: Math.max(...ys) / 1e5,
  }
}

/** What each chosen filter hides, when nothing is found at all. */
export function naiveLoosen(all: readonly Seen[], question: SearchQuestion, rates: Rates): Counts {
  if (matches(all, question, rates).length > 0) return {}
  const chosen = filters.filter((filter) => question[filter] !== undefined)
  return count(chosen, (filter) => matches(all, question, rates, [filter]).length)
}
