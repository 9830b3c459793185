/**
 * search: the plain bounds of wishes as columns, so that most wishes are passed over without being looked at.
 */
import { propertyTypes } from '#contract/vocabulary/vocabulary.ts'
import type { Rectangle } from '../columnar/scan/rectangles.rules.ts'
import type { SourceRow } from '../columnar/store/facts.rules.ts'
import type { Wish } from './wish.ts'

export type Bounds = {
  /** The bounds of the next wish; numbers count from 0. */
  add: (wish: Wish) => void
  /** Nothing passes this wish any more. */
  close: (number: number) => void
  /** Those of the wishes whose bounds hold the home; the list is good until the next call. */
  passing: (numbers: readonly number[], row: SourceRow) => readonly number[]
}

type Columns = {
  minPrice: Float64Array
  maxPrice: Float64Array
  minArea: Float64Array
  maxArea: Float64Array
  west: Int32Array
  east: Int32Array
  south: Int32Array
  north: Int32Array
  featuresLow: Int32Array
  featuresHigh: Int32Array
  /** A bit for each type, some words for each wish. */
  types: Int32Array
  minBeds: Uint16Array
  maxBeds: Uint16Array
  minBaths: Uint16Array
  flags: Uint16Array
  /** What a home must state to pass, one bit each. */
  stated: Uint8Array
}

const typeWords = Math.ceil(propertyTypes.length / 32)
const typeNumbers = new Map<string, number>(propertyTypes.map((type, at) => [type, at]))
/** More than any home has. */
const mostRooms = 65_535
const farthest = 2 ** 31 - 1
/** Bits of `stated`; the last is what no home states. */
const states = { price: 1, area: 2, beds: 4, baths: 8, point: 16, nothing: 32 } as const

const columnsFor = (room: number): Columns => ({
  minPrice: new Float64Array(room),
  maxPrice: new Float64Array(room),
  minArea: new Float64Array(room),
  maxArea: new Float64Array(room),
  west: new Int32Array(room),
  east: new Int32Array(room),
  south: new Int32Array(room),
  north: new Int32Array(room),
  featuresLow: new Int32Array(room),
  featuresHigh: new Int32Array(room),
  types: new Int32Array(room * typeWords),
  minBeds: new Uint16Array(room),
  maxBeds: new Uint16Array(room),
  minBaths: new Uint16Array(room),
  flags: new Uint16Array(room),
  stated: new Uint8Array(room),
})

function enlarged(columns: Columns, room: number): Columns {
  const larger = columnsFor(room)
  for (const name of Object.keys(larger) as (keyof Columns)[]) larger[name].set(columns[name])
  return larger
}

export function createBounds(): Bounds {
  let room = 1_024
  let count = 0
  let columns = columnsFor(room)
  const kept: number[] = []
  return {
    add(wish) {
      if (count === room) {
        room *= 2
        columns = enlarged(columns, room)
      }
      write(columns, count++, wish)
    },
    close(number) {
      columns.stated[number] = states.nothing
    },
    passing(numbers, row) {
      kept.length = 0
      if (numbers.length > 0) keep(columns, numbers, row, kept)
      return kept
    },
  }
}

function write(columns: Columns, at: number, wish: Wish): void {
  const { asked, features, flags } = wish
  columns.minPrice[at] = asked.minPrice ?? -Infinity
  columns.maxPrice[at] = asked.maxPrice ?? Infinity
  columns.minArea[at] = asked.minArea ?? -Infinity
  columns.maxArea[at] = asked.maxArea ?? Infinity
  columns.minBeds[at] = asked.minBeds ?? 0
  columns.maxBeds[at] = asked.maxBeds ?? mostRooms
  columns.minBaths[at] = asked.minBaths ?? 0
  columns.flags[at] = flags
  columns.featuresLow[at] = features.low
  columns.featuresHigh[at] = features.high
  columns.stated[at] = statedBy(wish)
  const around = boxAround(wish)
  columns.west[at] = around.west
  columns.east[at] = around.east
  columns.south[at] = around.south
  columns.north[at] = around.north
  const types = columns.types.subarray(at * typeWords, (at + 1) * typeWords)
  types.fill(asked.types ? 0 : -1)
  for (const type of asked.types ?? []) {
    const number = typeNumbers.get(type) ?? 0
    types[number >> 5] = (types[number >> 5] as number) | (1 << (number & 31))
  }
}

const isAsked = (...bounds: (number | null)[]): boolean => bounds.some((bound) => bound !== null)

const statedBy = ({ asked, rectangles }: Wish): number =>
  (isAsked(asked.minPrice, asked.maxPrice) ? states.price : 0) |
  (isAsked(asked.minArea, asked.maxArea) ? states.area : 0) |
  (isAsked(asked.minBeds, asked.maxBeds) ? states.beds : 0) |
  (isAsked(asked.minBaths) ? states.baths : 0) |
  (rectangles ? states.point : 0)

/** One box around all rectangles of the wish. */
function boxAround({ rectangles }: Wish): Rectangle {
  if (!rectangles) return { west: -farthest, east: farthest, south: -farthest, north: farthest }
  return {
    west: Math.min(...rectangles.map(({ west }) => west)),
    east: Math.max(...rectangles.map(({ east }) => east)),
    south: Math.min(...rectangles.map(({ south }) => south)),
    north: Math.max(...rectangles.map(({ north }) => north)),
  }
}

/**
 * Whether the bounds say everything about these wishes, so that nobody need look again: all but places,
 * agencies, words, ages, costs, drawn areas and whatever else stands in no column.
 */
export function isBounded({
  asked,
  rectangles,
  drawn,
  words,
  phrases,
  not,
  sinceDays,
  availableBy,
}: Wish): boolean {
  const { place, agency, tenure, energy, minPlot, maxPlot, minPerArea, maxPerArea, maxMonthly, sea, circle } =
    asked
  const others = [place, agency, tenure, energy, maxMonthly, drawn, words, not, sinceDays, availableBy]
  return (
    others.every((one) => one === null) &&
    !isAsked(minPlot, maxPlot, minPerArea, maxPerArea, sea, circle && circle.radiusM) &&
    phrases.length === 0 &&
    (rectangles?.length ?? 1) === 1
  )
}

const stated = ({ price, area, beds, baths, x }: SourceRow): number =>
  (price === null ? 0 : states.price) |
  (area === null ? 0 : states.area) |
  (beds === null ? 0 : states.beds) |
  (baths === null ? 0 : states.baths) |
  (x === null ? 0 : states.point)

function keep(columns: Columns, numbers: readonly number[], row: SourceRow, kept: number[]): void {
  const { minPrice, maxPrice, west, east, south, north, types } = columns
  const missing = ~stated(row)
  const price = row.price ?? Number.NaN
  const dearest = row.priceMax ?? Number.NaN
  const x = row.x ?? 0
  const y = row.y ?? 0
  const type = typeNumbers.get(row.type) ?? 0
  const typeBit = 1 << (type & 31)
  const typeWord = type >> 5
  for (const at of numbers) {
    // What a home does not state compares as neither more nor less, so it is looked at first.
    if (((columns.stated[at] as number) & missing) !== 0) continue
    if (dearest < (minPrice[at] as number) || price > (maxPrice[at] as number)) continue
    if (x < (west[at] as number) || x > (east[at] as number)) continue
    if (y < (south[at] as number) || y > (north[at] as number)) continue
    if (((types[at * typeWords + typeWord] as number) & typeBit) === 0) continue
    if (hasRest(columns, at, row)) kept.push(at)
  }
}

function hasRest(columns: Columns, at: number, row: SourceRow): boolean {
  const { minArea, maxArea, minBeds, maxBeds, minBaths, flags, featuresLow, featuresHigh } = columns
  const area = row.area ?? Number.NaN
  const largest = row.areaMax ?? Number.NaN
  const beds = row.beds ?? Number.NaN
  const mostBeds = row.bedsMax ?? Number.NaN
  const baths = row.baths ?? Number.NaN
  if (mostBeds < (minBeds[at] as number) || beds > (maxBeds[at] as number)) return false
  if (largest < (minArea[at] as number) || area > (maxArea[at] as number)) return false
  if (baths < (minBaths[at] as number)) return false
  const wanted = flags[at] as number
  if ((row.flags & wanted) !== wanted) return false
  const low = featuresLow[at] as number
  const high = featuresHigh[at] as number
  return (row.featuresLow & low) === low && (row.featuresHigh & high) === high
}
