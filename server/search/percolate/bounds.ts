/** search: the plain bounds of wishes as columns, so that most wishes are passed over without being looked at. */
import { propertyTypes } from '#contract/vocabulary/vocabulary.ts'
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
  minBeds: Uint16Array
  maxBeds: Uint16Array
  flags: Uint16Array
  featuresLow: Int32Array
  featuresHigh: Int32Array
  /** A bit for each type, three words for each wish. */
  types: Int32Array
}

/** More than any home has. */
const mostBeds = 65_535
const typeWords = Math.ceil(propertyTypes.length / 32)
const typeNumbers = new Map<string, number>(propertyTypes.map((type, at) => [type, at]))

const columnsFor = (room: number): Columns => ({
  minPrice: new Float64Array(room),
  maxPrice: new Float64Array(room),
  minArea: new Float64Array(room),
  maxArea: new Float64Array(room),
  minBeds: new Uint16Array(room),
  maxBeds: new Uint16Array(room),
  flags: new Uint16Array(room),
  featuresLow: new Int32Array(room),
  featuresHigh: new Int32Array(room),
  types: new Int32Array(room * typeWords),
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
      columns.minPrice[number] = Infinity
      columns.maxPrice[number] = -Infinity
      columns.types.fill(0, number * typeWords, (number + 1) * typeWords)
    },
    passing(numbers, row) {
      kept.length = 0
      if (numbers.length > 0) keep(columns, numbers, row, kept)
      return kept
    },
  }
}

function write(columns: Columns, at: number, { asked, features, flags }: Wish): void {
  columns.minPrice[at] = asked.minPrice ?? -Infinity
  columns.maxPrice[at] = asked.maxPrice ?? Infinity
  columns.minArea[at] = asked.minArea ?? -Infinity
  columns.maxArea[at] = asked.maxArea ?? Infinity
  columns.minBeds[at] = asked.minBeds ?? 0
  columns.maxBeds[at] = asked.maxBeds ?? mostBeds
  columns.flags[at] = flags
  columns.featuresLow[at] = features.low
  columns.featuresHigh[at] = features.high
  const types = columns.types.subarray(at * typeWords, (at + 1) * typeWords)
  if (!asked.types) types.fill(-1)
  for (const type of asked.types ?? []) {
    const number = typeNumbers.get(type) ?? 0
    types[number >> 5] = (types[number >> 5] as number) | (1 << (number & 31))
  }
}

/** A value that a home does not state passes every bound here; meets.ts looks again. */
function keep(columns: Columns, numbers: readonly number[], row: SourceRow, kept: number[]): void {
  const { minPrice, maxPrice, minArea, maxArea, minBeds, maxBeds, flags, types } = columns
  const price = row.price ?? Number.NaN
  const area = row.area ?? Number.NaN
  const beds = row.beds ?? Number.NaN
  const type = typeNumbers.get(row.type) ?? 0
  const typeBit = 1 << (type & 31)
  for (const at of numbers) {
    if (price < (minPrice[at] as number) || price > (maxPrice[at] as number)) continue
    if (((types[at * typeWords + (type >> 5)] as number) & typeBit) === 0) continue
    if (beds < (minBeds[at] as number) || beds > (maxBeds[at] as number)) continue
    if (area < (minArea[at] as number) || area > (maxArea[at] as number)) continue
    const wanted = flags[at] as number
    if ((row.flags & wanted) !== wanted) continue
    if (!hasFeatures(columns, at, row)) continue
    kept.push(at)
  }
}

const hasFeatures = ({ featuresLow, featuresHigh }: Columns, at: number, row: SourceRow): boolean =>
  (row.featuresLow & (featuresLow[at] as number)) === featuresLow[at] &&
  (row.featuresHigh & (featuresHigh[at] as number)) === featuresHigh[at]
