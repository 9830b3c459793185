/**
 * search: tables from the codes of a home to the groups of filters it does
 * not pass, and the same as marks of a block.
 */
import { energyClasses, propertyTypes, tenures } from '#contract/vocabulary/vocabulary.ts'
import type { Asked } from '../../question/asked.rules.ts'
import { areaEdges, priceEdges } from '../../question/histogram-bins.rules.ts'
import { groups } from '../../sql/facets.rules.ts'
import { mostRooms } from '../../sql/packed.rules.ts'
import { binFields, factFields, maskOf } from '../store/facts.rules.ts'
import { climbs, tallyBegins, tallySize, type TallyField } from '../store/tally-layout.rules.ts'

/** Beyond the bits of the groups: the code does not tell, the numbers themselves must be looked at. */
export const doubtful = { price: 256, area: 512, beds: 1024 } as const

/** By code. */
type Table = readonly number[]

export type Range = { from: number; to: number }
/**
 * Each holds the bits of groups, and of doubts, for every code; rooms are pairs, as are tenure and energy.
 */
export type GroupTables = {
  types: Table
  rooms: Table
  price: Table
  area: Table
  /** Null when neither is asked for, which is nearly always so. */
  tenureEnergy: Table | null
  /** The doubts about a home that is itself a range. */
  ranged: number
}

/** What is asked of figures that may be ranges; a home passes where it overlaps. */
export type Ranges = { price: Range | null; area: Range | null; beds: Range | null }

/** Of tables that nothing is asked of. */
const nothing: Table = Array.from({ length: 256 }, () => 0)

export function groupTables(asked: Asked, { price, area, beds }: Ranges): GroupTables {
  const { purpose, types, minBaths, tenure, energy } = asked
  const rooms = beds !== null || minBaths !== null
  return {
    types: types ? typeTable(types) : nothing,
    rooms: rooms ? roomsTable(asked) : nothing,
    price: price ? rangeTable(price, priceEdges(purpose), { ...binFields.price, ...priceBits }) : nothing,
    area: area ? rangeTable(area, areaEdges(purpose), { ...binFields.area, ...areaBits }) : nothing,
    tenureEnergy: tenure || energy ? tenureEnergyTable(tenure, energy) : null,
    ranged: (price ? doubtful.price : 0) | (area ? doubtful.area : 0) | (beds ? doubtful.beds : 0),
  }
}

const priceBits = { failed: groups.price.bit, doubt: doubtful.price }
const areaBits = { failed: groups.area.bit, doubt: doubtful.area }

const typeCodes = new Map<string, number>(propertyTypes.map((type, at) => [type, at + 1]))
const typeSize = maskOf(factFields.type) + 1

function typeTable(types: readonly string[]): Table {
  const table = Array.from({ length: typeSize }, (): number => groups.type.bit)
  for (const type of types) table[typeCodes.get(type) ?? typeSize] = 0
  return table
}

type Passing = readonly boolean[]
const sixteen = Array.from({ length: 16 }, (_, code) => code)

function roomsTable({ minBeds, maxBeds, minBaths }: Asked): Table {
  const beds = passingRooms(minBeds, maxBeds)
  const baths = passingRooms(minBaths, null)
  return pairTable(beds, groups.beds.bit, baths, groups.baths.bit)
}

/** Code 11 stands for ten and more rooms: what is asked beyond ten is left to the exact numbers. */
function passingRooms(least: number | null, most: number | null): Passing {
  if (least === null && most === null) return sixteen.map(() => true)
  const reaches = (code: number) => least === null || code - 1 >= Math.min(least, mostRooms)
  const keepsBelow = (code: number) => most === null || most >= mostRooms || code - 1 <= most
  return sixteen.map((code) => code > 0 && reaches(code) && keepsBelow(code))
}

const chosen = (codes: readonly string[], list: readonly string[] | null): Passing =>
  sixteen.map((code) => list === null || list.includes(codes[code - 1] ?? ''))

const tenureEnergyTable = (tenure: readonly string[] | null, energy: readonly string[] | null): Table =>
  pairTable(chosen(tenures, tenure), groups.tenure.bit, chosen(energyClasses, energy), groups.energy.bit)

function pairTable(low: Passing, lowBit: number, high: Passing, highBit: number): Table {
  const table: number[] = []
  for (let pair = 0; pair < 256; pair++)
    table.push((low[pair & 15] ? 0 : lowBit) | (high[pair >> 4] ? 0 : highBit))
  return table
}

type Bins = { bits: number; failed: number; doubt: number }

/**
 * Bin b holds values from edge b - 1 up to edge b; the first and the last also what lies beyond; 0 no value.
 */
function rangeTable({ from, to }: Range, edges: readonly number[], { bits, failed, doubt }: Bins): Table {
  const table = Array.from({ length: 2 ** bits }, () => failed)
  const last = edges.length - 1
  for (let bin = 1; bin <= last; bin++) {
    const low = bin === 1 ? -Infinity : (edges[bin - 1] as number)
    const high = bin === last ? Infinity : (edges[bin] as number)
    if (low >= from && high <= to) table[bin] = 0
    else if (high > from && low <= to) table[bin] = doubt
  }
  return table
}

/** Homes that have the one mark (tally-layout.rules.ts) and not the other. */
export type Span = { from: number; beyond: number | null }

/**
 * A group as marks: homes in one of the spans pass, or fail if `pass` says no,
 * but where the number itself must be looked at.
 */
export type Sieve = {
  name: Exclude<keyof typeof groups, 'since'>
  bit: number
  spans: readonly Span[]
  pass: boolean
  /**
   * Of figures: the bins that reach over a bound. Whether a home
   * that is a range passes only the numbers tell.
   */
  doubts: { spans: readonly Span[]; column: keyof Ranges; range: Range } | null
}

/** The groups that are asked for; null when one of them cannot be told from codes. */
export function sievesOf(asked: Asked, tables: GroupTables, { price, area, beds }: Ranges): Sieve[] | null {
  if (asked.since !== null) return null
  const { types, minBaths, tenure, energy } = asked
  const sieves: Sieve[] = []
  const add = (field: 'type' | 'beds' | 'baths' | 'tenure' | 'energy', table: Table, step: number) => {
    const { bit } = groups[field]
    const fails = (code: number) => ((table[code * step] as number) & bit) !== 0
    const doubts = field === 'beds' && beds ? { spans: [], column: field, range: beds } : null
    sieves.push({ name: field, bit, doubts, ...shorter(field, fails) })
  }
  if (types) add('type', tables.types, 1)
  if (beds) add('beds', tables.rooms, 1)
  if (minBaths !== null) add('baths', tables.rooms, 16)
  if (tenure && tables.tenureEnergy) add('tenure', tables.tenureEnergy, 1)
  if (energy && tables.tenureEnergy) add('energy', tables.tenureEnergy, 16)
  if (price) sieves.push(rangeSieve('price', tables.price, price))
  if (area) sieves.push(rangeSieve('area', tables.area, area))
  return sieves
}

function rangeSieve(column: 'price' | 'area', table: Table, range: Range): Sieve {
  const { bit } = groups[column]
  const doubts = spansOf(column, (code) => (table[code] as number) > bit)
  return {
    name: column,
    bit,
    ...shorter(column, (code) => (table[code] as number) === bit),
    doubts: { spans: doubts, column, range },
  }
}

function shorter(field: TallyField, fails: (code: number) => boolean) {
  const inside = spansOf(field, (code) => !fails(code))
  const outside = spansOf(field, fails)
  const pass = inside.length <= outside.length
  return { pass, spans: pass ? inside : outside }
}

/** The codes of which it holds; those that follow one another are one span where the field climbs. */
export function spansOf(field: TallyField, holds: (code: number) => boolean): Span[] {
  const begin = tallyBegins[field]
  const size = tallySize(field)
  const spans: Span[] = []
  for (let code = 0; code < size; code++) {
    if (!holds(code)) continue
    const from = begin + code
    if (climbs(field)) while (code + 1 < size && holds(code + 1)) code++
    spans.push({ from, beyond: climbs(field) && code + 1 < size ? begin + code + 1 : null })
  }
  return spans
}
