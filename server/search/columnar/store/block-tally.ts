/**
 * search: of every block which homes have a code, as bits, and how many; kept up with
 * every change. Full blocks need no counting.
 */
import { forgetAges } from './ages.ts'
import { blockRows, type Rows, type Zones } from './columns.ts'
import { binFields, factFields, maskOf } from './facts.rules.ts'
import {
  firstMarks,
  homeMark,
  tallyBegins as begins,
  tallySize,
  tallyWidth,
  type TallyField,
} from './tally-layout.rules.ts'

const codeFields = (['type', 'beds', 'baths', 'tenure', 'energy'] as const).map((name) => ({
  shift: factFields[name].shift,
  mask: maskOf(factFields[name]),
  begin: begins[name],
}))
const binnedFields = (['price', 'area'] as const).map((name) => ({
  shift: binFields[name].shift,
  mask: maskOf(binFields[name]),
  begin: begins[name],
}))

/** The counters of one home; as many as `countersOf` says. */
const found = new Uint16Array(tallyWidth)

/** Writes to `found` which counters count the home in a slot. */
function countersOf(rows: Rows, slot: number): number {
  const facts = rows.facts[slot] as number
  const bins = rows.bins[slot] as number
  let count = 0
  for (const { shift, mask, begin } of codeFields) found[count++] = begin + ((facts >>> shift) & mask)
  for (const { shift, mask, begin } of binnedFields) found[count++] = begin + ((bins >>> shift) & mask)
  count = addBits((bins >>> binFields.ranged.shift) & 1, begins.ranged, count)
  count = addBits(rows.flags[slot] as number, begins.flags, count)
  count = addBits(rows.featuresLow[slot] as number, begins.features, count)
  return addBits(rows.featuresHigh[slot] as number, begins.features + 32, count)
}

function addBits(word: number, begin: number, count: number): number {
  let next = count
  for (let rest = word; rest !== 0; rest &= rest - 1) found[next++] = begin + 31 - Math.clz32(rest & -rest)
  return next
}

/** Adds the home in a slot to sums, or takes it away. */
export function tallyHome(sums: Int32Array, rows: Rows, slot: number, step: 1 | -1): void {
  const count = countersOf(rows, slot)
  for (let at = 0; at < count; at++) {
    const counter = found[at] as number
    sums[counter] = (sums[counter] as number) + step
  }
}

/** Adds the home in a slot to what its block knows, or takes it away. */
export function markHome(zones: Zones, rows: Rows, slot: number, step: 1 | -1): void {
  const { tallies } = zones
  const count = countersOf(rows, slot)
  const block = Math.floor(slot / blockRows)
  setMark(zones, slot, homeMark, step)
  for (let at = 0; at < count; at++) {
    const counter = found[at] as number
    const tally = block * tallyWidth + counter
    tallies[tally] = (tallies[tally] as number) + step
    for (let mark = firstMarks[counter] as number; mark <= counter; mark++) setMark(zones, slot, mark, step)
  }
  forgetAges(zones, block)
}

function setMark({ marks, markStride }: Zones, slot: number, mark: number, step: 1 | -1): void {
  const word = mark * markStride + (slot >>> 5)
  const bit = 1 << (slot & 31)
  marks[word] = step === 1 ? (marks[word] as number) | bit : (marks[word] as number) & ~bit
}

/** Adds the counters of a block to sums of the same width. */
export function addTally(sums: Int32Array, tallies: Uint16Array, block: number): void {
  const base = block * tallyWidth
  for (let at = 0; at < tallyWidth; at++) sums[at] = (sums[at] as number) + (tallies[base + at] as number)
}

/** Adds the counters that some blocks keep of one field to a table by code. */
export function addTallyOf(
  table: Int32Array,
  field: TallyField,
  { tallies }: Zones,
  { from, to }: { from: number; to: number },
): void {
  const size = tallySize(field)
  for (let block = from; block < to; block++) {
    const base = block * tallyWidth + begins[field]
    for (let code = 0; code < size; code++)
      table[code] = (table[code] as number) + (tallies[base + code] as number)
  }
}
