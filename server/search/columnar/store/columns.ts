/**
 * search: the homes as columns of one shared buffer: one slot for
 * each listing and purpose, 256 slots to a block.
 */
import { noPoint } from '../../sql/packed.rules.ts'
import { markCount, tallyWidth, wordsPerMark } from './tally-layout.rules.ts'

/** A block is what the zone map describes, and what is looked at in one go. */
export const blockRows = 256

const kinds = { Float64Array, Int32Array, Uint32Array, Uint16Array, Uint8Array }
type Kind = new (buffer: SharedArrayBuffer, offset: number, length: number) => { byteLength: number }

/** Wide numbers first, so that every column begins on a border of its own width. */
const rowLayout = {
  /** Microseconds since 1970. */
  listed: 'Float64Array',
  /** Whole euros; NaN on request, which no comparison holds for. */
  price: 'Float64Array',
  /** The upper ends, here and below: the same as the lower ones unless the home is a range. */
  priceMax: 'Float64Array',
  /** 1e-5 degrees; `noPoint` in both where there is no point. */
  x: 'Int32Array',
  y: 'Int32Array',
  /** Type, rooms, tenure and energy: facts.rules.ts. */
  facts: 'Uint32Array',
  /** Whole square metres; 0 when not known. */
  area: 'Int32Array',
  areaMax: 'Int32Array',
  plot: 'Int32Array',
  plotMax: 'Int32Array',
  featuresLow: 'Int32Array',
  featuresHigh: 'Int32Array',
  /** Code of the agencies that offer the home. */
  agency: 'Int32Array',
  /** Code of the path of places. */
  path: 'Int32Array',
  /** Number of the listing's document. */
  doc: 'Int32Array',
  /** The next slot of the same document; -1 for none. */
  next: 'Int32Array',
  /**
   * Days since 1970-01-01 to the day from which the home is free, and
   * metres to the sea; `noStep` when not known.
   */
  available: 'Int32Array',
  sea: 'Int32Array',
  /** Stated charges in euro cents a month. */
  charges: 'Int32Array',
  /** Bins of price and area, purpose, whether the slot holds a home and is a range: facts.rules.ts. */
  bins: 'Uint16Array',
  /** One bit for each yes-or-no filter of the contract. */
  flags: 'Uint16Array',
  /** Exact numbers of rooms up to 254; 255 when not known. */
  beds: 'Uint8Array',
  bedsMax: 'Uint8Array',
  baths: 'Uint8Array',
} as const
const zoneLayout = {
  /** The best that any home of the block has or had, for every order that walks along a value. */
  newest: 'Float64Array',
  cheapest: 'Float64Array',
  dearest: 'Float64Array',
  /** Between which moments the marks of ages hold, microseconds since 1970: ages.ts. */
  agesFrom: 'Float64Array',
  agesUntil: 'Float64Array',
  /** Sums of all points. */
  sumX: 'Float64Array',
  sumY: 'Float64Array',
  largest: 'Int32Array',
  /** The box of all points that are or were in the block. */
  west: 'Int32Array',
  east: 'Int32Array',
  south: 'Int32Array',
  north: 'Int32Array',
  /** How many of its slots hold a home, and how many of those may have no point. */
  live: 'Uint16Array',
  pointless: 'Uint16Array',
  /** How many of its homes stand on some scale of the contract: near the sea, or free from a known day. */
  scaled: 'Uint16Array',
  /** One bit for each purpose that is or was in the block. */
  purposes: 'Uint8Array',
} as const

/** So many neighbouring blocks make a region: what does not meet its box meets none of them. */
export const regionBlocks = 32
const regionLayout = {
  /** The box of all points that are or were in the region. */
  west: 'Int32Array',
  east: 'Int32Array',
  south: 'Int32Array',
  north: 'Int32Array',
  /** How many homes of the region may have no point. */
  pointless: 'Int32Array',
} as const

/** Stands for no value on a scale: beyond every bound. */
export const noStep = 2_147_483_647

/** What a file of columns must have been written with. */
export const layout = { blockRows, regionBlocks, rowLayout, zoneLayout, regionLayout, tallyWidth, markCount }

type Views<Layout extends Record<string, keyof typeof kinds>> = {
  [Name in keyof Layout]: InstanceType<(typeof kinds)[Layout[Name]]>
}
export type Rows = Views<typeof rowLayout>
/**
 * `tallies` holds `tallyWidth` counters for each block; `marks` holds for each mark `wordsPerMark` words for
 * each block, so that a walk reads along. `markStride` says how many words lie between two marks of a block.
 */
export type Zones = Views<typeof zoneLayout> & { tallies: Uint16Array; marks: Int32Array; markStride: number }
export type Regions = Views<typeof regionLayout>
/** What blocks and regions have in common. */
type Boxes = Pick<Regions, 'west' | 'east' | 'south' | 'north'>

export type Columns = {
  buffer: SharedArrayBuffer
  /** Slots there is room for, a whole number of blocks. */
  capacity: number
  rows: Rows
  zones: Zones
  regions: Regions
}

const bytesOf = (layout: Record<string, keyof typeof kinds>): number =>
  Object.values(layout).reduce((sum, kind) => sum + kinds[kind].BYTES_PER_ELEMENT, 0)

/** Empty columns with room for at least so many slots. */
export function createColumns(atLeast: number): Columns {
  const blocks = Math.max(1, Math.ceil(atLeast / blockRows))
  const rowBytes = blocks * blockRows * bytesOf(rowLayout)
  const blockBytes = bytesOf(zoneLayout) + 2 * tallyWidth + 4 * markCount * wordsPerMark
  const bytes = rowBytes + blocks * blockBytes + regionsOf(blocks) * bytesOf(regionLayout)
  const columns = viewColumns(new SharedArrayBuffer(Math.ceil((bytes + 4) / 8) * 8), blocks * blockRows)
  const { newest, cheapest, dearest } = columns.zones
  newest.fill(-Infinity)
  cheapest.fill(Infinity)
  dearest.fill(-Infinity)
  for (const { west, east, south, north } of [columns.zones, columns.regions]) {
    for (const edge of [west, south]) edge.fill(noPoint)
    for (const edge of [east, north]) edge.fill(-noPoint)
  }
  return columns
}

const regionsOf = (blocks: number) => Math.ceil(blocks / regionBlocks)

/** The columns that lie in a buffer of `createColumns`. */
export function viewColumns(buffer: SharedArrayBuffer, capacity: number): Columns {
  const blocks = capacity / blockRows
  let offset = 0
  const view = <Layout extends Record<string, keyof typeof kinds>>(layout: Layout, length: number) =>
    Object.fromEntries(
      Object.entries(layout).map(([name, kind]) => {
        const column = new (kinds[kind] as Kind)(buffer, offset, length)
        offset += column.byteLength
        return [name, column]
      }),
    ) as Views<Layout>
  const rows = view(rowLayout, capacity)
  const zoneColumns = view(zoneLayout, blocks)
  offset += (4 - (offset % 4)) % 4
  const regions = view(regionLayout, regionsOf(blocks))
  const marks = new Int32Array(buffer, offset, blocks * markCount * wordsPerMark)
  const tallies = new Uint16Array(buffer, offset + marks.byteLength, blocks * tallyWidth)
  const zones = Object.assign(zoneColumns, { marks, markStride: blocks * wordsPerMark, tallies })
  return { buffer, capacity, rows, zones, regions }
}

/** The same slots with more room behind them. */
export function enlarge(columns: Columns, atLeast: number): Columns {
  const larger = createColumns(atLeast)
  for (const name of Object.keys(rowLayout) as (keyof Rows)[]) larger.rows[name].set(columns.rows[name])
  for (const name of Object.keys(zoneLayout) as (keyof typeof zoneLayout)[])
    larger.zones[name].set(columns.zones[name])
  for (const name of Object.keys(regionLayout) as (keyof Regions)[])
    larger.regions[name].set(columns.regions[name])
  larger.zones.tallies.set(columns.zones.tallies)
  copyMarks(columns.zones, larger.zones)
  return larger
}

function copyMarks(from: Zones, to: Zones): void {
  for (let mark = 0; mark < markCount; mark++) {
    const begin = mark * from.markStride
    to.marks.set(from.marks.subarray(begin, begin + from.markStride), mark * to.markStride)
  }
}

/** Widens a box so that it holds the point. */
export function reachPoint({ west, east, south, north }: Boxes, at: number, x: number, y: number): void {
  if (x < (west[at] as number)) west[at] = x
  if (x > (east[at] as number)) east[at] = x
  if (y < (south[at] as number)) south[at] = y
  if (y > (north[at] as number)) north[at] = y
}

/** Copies what a slot says into another one, zone maps apart. */
export function copyRow(from: Rows, source: number, to: Rows, target: number): void {
  to.listed[target] = from.listed[source] as number
  to.price[target] = from.price[source] as number
  to.priceMax[target] = from.priceMax[source] as number
  to.x[target] = from.x[source] as number
  to.y[target] = from.y[source] as number
  to.facts[target] = from.facts[source] as number
  to.area[target] = from.area[source] as number
  to.areaMax[target] = from.areaMax[source] as number
  to.plot[target] = from.plot[source] as number
  to.plotMax[target] = from.plotMax[source] as number
  to.featuresLow[target] = from.featuresLow[source] as number
  to.featuresHigh[target] = from.featuresHigh[source] as number
  to.agency[target] = from.agency[source] as number
  to.path[target] = from.path[source] as number
  to.doc[target] = from.doc[source] as number
  to.available[target] = from.available[source] as number
  to.sea[target] = from.sea[source] as number
  to.charges[target] = from.charges[source] as number
  to.bins[target] = from.bins[source] as number
  to.flags[target] = from.flags[source] as number
  to.beds[target] = from.beds[source] as number
  to.bedsMax[target] = from.bedsMax[source] as number
  to.baths[target] = from.baths[source] as number
}
