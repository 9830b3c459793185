/** search: counts of codes over the homes that pass, and over those that fail one group alone. */
import { groups, type Tally } from '../../sql/facets.rules.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'
import { flagNames } from '#contract/search/flags.ts'
import { filterFeatures } from '#contract/vocabulary/features.ts'
import { sinceDays } from '../../sql/packed.rules.ts'
import { addFeatures, createBitCounts, readBitCounts } from './bit-counts.ts'
import { addTally, tallyHome } from '../store/block-tally.ts'
import { tallyBegins, tallySize, tallyWidth, type TallyField } from '../store/tally-layout.rules.ts'
import { blockRows, type Columns, type Rows } from '../store/columns.ts'
import { binFields, factFields, maskOf } from '../store/facts.rules.ts'
import type { Selection } from './select.ts'

type Group = keyof typeof groups

/** Two or three codes are counted together, and taken apart at the end. */
const together = {
  typeBeds: ['type', 'beds'],
  bathsTenureEnergy: ['baths', 'tenure', 'energy'],
  priceArea: ['price', 'area'],
} as const satisfies Record<string, TallyField[]>

/** Codes of homes that were looked at one by one. */
const createSide = () => ({
  homes: 0,
  typeBeds: new Uint32Array(2 ** 11),
  bathsTenureEnergy: new Uint32Array(2 ** 12),
  priceArea: new Uint32Array(2 ** 11),
  flags: new Uint32Array(2 ** flagNames.length),
  low: createBitCounts(),
  high: createBitCounts(),
})
export type Side = ReturnType<typeof createSide>
export type Counts = ReturnType<typeof createCounts>

export function createCounts() {
  return {
    /** Sums of whole blocks, and what has to be added to and taken from them. */
    blocks: new Int32Array(tallyWidth),
    /** How many were added or taken away. */
    single: 0,
    plus: createSide(),
    minus: createSide(),
    /** Homes listed within each number of days. */
    within: new Int32Array(sinceDays.length),
    /** From when on a home counts as listed within so many days, microseconds since 1970. */
    bounds: new Float64Array(sinceDays.length),
    /** Slots of a selection that were listed within the longest of those times. */
    recent: new Uint32Array(blockRows),
    /** The moment of the question, microseconds since 1970. */
    now: 0,
    /** What homes that fail one group alone add to that group. */
    alone: Object.fromEntries(Object.keys(groups).map((group) => [group, new Int32Array(128)])) as Record<
      Group,
      Int32Array
    >,
  }
}

export function clearCounts(counts: Counts, now: Date): void {
  counts.blocks.fill(0)
  counts.within.fill(0)
  counts.single = 0
  counts.now = now.getTime() * 1000
  for (const side of [counts.plus, counts.minus]) if (side.homes > 0) clearSide(side)
  for (const table of Object.values(counts.alone)) table.fill(0)
  for (const [at, days] of sinceDays.entries()) counts.bounds[at] = (now.getTime() - days * dayMs) * 1000
}

function clearSide(side: Side): void {
  side.homes = 0
  for (const table of [side.typeBeds, side.bathsTenureEnergy, side.priceArea, side.flags]) table.fill(0)
  for (const bits of [side.low, side.high]) {
    bits.planes.fill(0)
    bits.totals.fill(0)
    bits.added = 0
  }
}

/** So few homes are counted one by one: tables of pairs would take longer to be taken apart. */
const few = 256

/** Adds homes one by one, or takes them away. */
export function countHomes(
  counts: Counts,
  rows: Rows,
  selection: Selection,
  count: number,
  step: 1 | -1,
): void {
  counts.single += count
  if (counts.single > few)
    return countTogether(step === 1 ? counts.plus : counts.minus, rows, selection, count)
  for (let at = 0; at < count; at++) tallyHome(counts.blocks, rows, selection[at] as number, step)
}

function countTogether(side: Side, rows: Rows, selection: Selection, count: number): void {
  side.homes += count
  countFacts(side, rows, selection, count)
  addFeatures(side.low, rows.featuresLow, selection, count)
  addFeatures(side.high, rows.featuresHigh, selection, count)
}

/** Counts a whole block and takes away the homes that do not pass. */
export function countBlock(
  counts: Counts,
  { rows, zones }: Pick<Columns, 'rows' | 'zones'>,
  block: number,
  others: Selection,
  count: number,
): void {
  addTally(counts.blocks, zones.tallies, block)
  if (count > 0) countHomes(counts, rows, others, count, -1)
}

function countFacts(side: Side, rows: Rows, selection: Selection, count: number): void {
  const { typeBeds: one, bathsTenureEnergy: two, priceArea: three, flags } = side
  const { facts, bins, flags: held } = rows
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    const word = facts[slot] as number
    const bin = (bins[slot] as number) & 2047
    one[word & 2047] = (one[word & 2047] as number) + 1
    two[(word >>> 11) & 4095] = (two[(word >>> 11) & 4095] as number) + 1
    three[bin] = (three[bin] as number) + 1
    const set = held[slot] as number
    flags[set] = (flags[set] as number) + 1
  }
}

/** Adds to `within` how many homes were listed within each number of days; most are older than all. */
export function countSince(
  { bounds, recent }: Counts,
  within: Int32Array,
  listed: Float64Array,
  selection: Selection,
  count: number,
): void {
  const first = bounds[0] as number
  const second = bounds[1] as number
  const third = bounds[2] as number
  const fourth = bounds[3] as number
  const oldest = bounds[4] as number
  let young = 0
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    recent[young] = slot
    young += Number((listed[slot] as number) >= oldest)
  }
  let one = 0
  let two = 0
  let three = 0
  let four = 0
  for (let at = 0; at < young; at++) {
    const instant = listed[recent[at] as number] as number
    one += Number(instant >= first)
    two += Number(instant >= second)
    three += Number(instant >= third)
    four += Number(instant >= fourth)
  }
  within[0] = (within[0] as number) + one
  within[1] = (within[1] as number) + two
  within[2] = (within[2] as number) + three
  within[3] = (within[3] as number) + four
  within[4] = (within[4] as number) + young
}

/** Counts homes that fail one group alone, or takes them away: those there would be without its filter. */
export function countAlone(
  counts: Counts,
  rows: Rows,
  part: Part,
  selection: Selection,
  count: number,
): void {
  const { group, step } = part
  const table = counts.alone[group]
  if (group === 'since') countSince(counts, table, rows.listed, selection, count)
  else if (group === 'price' || group === 'area') countBin(table, rows.bins, group, step, selection, count)
  else countCode(table, rows.facts, group, step, selection, count)
}

type Part = { group: Group; step: 1 | -1 }

function countCode(
  table: Int32Array,
  facts: Uint32Array,
  group: Exclude<Group, 'since' | 'price' | 'area'>,
  step: number,
  selection: Selection,
  count: number,
): void {
  const { shift } = factFields[group]
  const mask = maskOf(factFields[group])
  for (let at = 0; at < count; at++) {
    const code = ((facts[selection[at] as number] as number) >>> shift) & mask
    table[code] = (table[code] as number) + step
  }
}

function countBin(
  table: Int32Array,
  bins: Uint16Array,
  group: 'price' | 'area',
  step: number,
  selection: Selection,
  count: number,
): void {
  const { shift } = binFields[group]
  const mask = maskOf(binFields[group])
  for (let at = 0; at < count; at++) {
    const code = ((bins[selection[at] as number] as number) >>> shift) & mask
    table[code] = (table[code] as number) + step
  }
}

/** What was counted, as plain sums. To be asked once. */
export function counted({ blocks, plus, minus, within, alone }: Counts) {
  addSide(blocks, plus, 1)
  addSide(blocks, minus, -1)
  return { blocks, within, alone }
}

/** Adds what was counted of other homes. */
export function addCounted(counts: Counts, other: ReturnType<typeof counted>): void {
  addTo(counts.blocks, other.blocks)
  addTo(counts.within, other.within)
  for (const [group, table] of Object.entries(counts.alone)) addTo(table, other.alone[group as Group])
}

function addTo(sums: Int32Array, others: Int32Array): void {
  for (let at = 0; at < sums.length; at++) add(sums, at, others[at] as number)
}

/** All that was counted, group by group. */
export function readCounts(counts: Counts): Tally {
  const { blocks: sums } = counted(counts)
  const group = (name: Exclude<Group, 'since'>) => {
    const table = counts.alone[name].slice()
    const begin = tallyBegins[name]
    for (let code = 0; code < tallySize(name); code++)
      table[code] = (table[code] as number) + (sums[begin + code] as number)
    return table
  }
  return {
    byGroup: {
      type: group('type'),
      beds: group('beds'),
      baths: group('baths'),
      tenure: group('tenure'),
      energy: group('energy'),
      price: group('price'),
      area: group('area'),
      since: sinceOf(counts),
    },
    flag: (bit) => sums[tallyBegins['flags'] + bit] ?? 0,
    feature: (bit) => sums[tallyBegins['features'] + bit] ?? 0,
  }
}

/** Homes listed within each number of days and not within the one before. */
function sinceOf({ within, alone }: Counts): Int32Array {
  const upTo = Array.from(within, (count, days) => count + (alone.since[days] as number))
  return Int32Array.from([...upTo.map((count, days) => count - (upTo[days - 1] ?? 0)), 0])
}

function addSide(sums: Int32Array, side: Side, sign: 1 | -1): void {
  if (side.homes === 0) return
  for (const [table, fields] of Object.entries(together) as [keyof typeof together, TallyField[]][])
    addCodes(sums, side[table], fields, sign)
  const flags = tallyBegins['flags']
  for (let value = 0; value < side.flags.length; value++) {
    const count = side.flags[value] as number
    if (count > 0)
      for (let bit = 0; bit < flagNames.length; bit++)
        add(sums, flags + bit, ((value >> bit) & 1) * count * sign)
  }
  const features = [...readBitCounts(side.low), ...readBitCounts(side.high)]
  for (let bit = 0; bit < filterFeatures.length; bit++)
    add(sums, tallyBegins['features'] + bit, (features[bit] ?? 0) * sign)
}

const add = (sums: Int32Array, at: number, count: number): void => {
  sums[at] = (sums[at] as number) + count
}

/** Takes codes apart that were counted together. */
function addCodes(sums: Int32Array, table: Uint32Array, fields: readonly TallyField[], sign: 1 | -1): void {
  let shift = 0
  const parts = fields.map((field) => {
    const { bits } = field in binFields ? binFields[field as 'price'] : factFields[field as 'type']
    shift += bits
    return { shift: shift - bits, mask: 2 ** bits - 1, begin: tallyBegins[field] }
  })
  for (let value = 0; value < table.length; value++) {
    const count = table[value] as number
    if (count === 0) continue
    for (const { shift, mask, begin } of parts) add(sums, begin + ((value >>> shift) & mask), count * sign)
  }
}
