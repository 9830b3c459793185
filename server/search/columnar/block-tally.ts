/** search: counts of every code over all homes of a block, kept up with every change, so that full blocks need no counting. */
import type { Rows } from './columns.ts'
import { binFields, factFields } from './facts.rules.ts'
import { tallyBegins as begins, tallyWidth } from './tally-layout.rules.ts'

const codeFields = (['type', 'beds', 'baths', 'tenure', 'energy'] as const).map((name) => ({
  ...factFields[name],
  begin: begins[name],
}))
const binnedFields = (['price', 'area'] as const).map((name) => ({ ...binFields[name], begin: begins[name] }))

type Counters = Uint16Array | Float64Array

/** Adds the home in a slot to the counters from `base` on, or takes it away. */
export function tallyHome(tallies: Counters, base: number, rows: Rows, slot: number, step: 1 | -1): void {
  const add = (at: number) => {
    tallies[base + at] = (tallies[base + at] as number) + step
  }
  const [facts, bins] = [rows.facts[slot] as number, rows.bins[slot] as number]
  for (const { shift, bits, begin } of codeFields) add(begin + ((facts >>> shift) & (2 ** bits - 1)))
  for (const { shift, bits, begin } of binnedFields) add(begin + ((bins >>> shift) & (2 ** bits - 1)))
  eachBit((facts >>> factFields.flags.shift) & 127, (bit) => add(begins.flags + bit))
  eachBit(rows.featuresLow[slot] as number, (bit) => add(begins.features + bit))
  eachBit(rows.featuresHigh[slot] as number, (bit) => add(begins.features + 32 + bit))
}

function eachBit(word: number, see: (bit: number) => void): void {
  for (let rest = word; rest !== 0; rest &= rest - 1) see(31 - Math.clz32(rest & -rest))
}

/** Adds the counters of a block to sums of the same width. */
export function addTally(sums: Float64Array, tallies: Uint16Array, block: number): void {
  const base = block * tallyWidth
  for (let at = 0; at < tallyWidth; at++) sums[at] = (sums[at] as number) + (tallies[base + at] as number)
}
