/** search: counts of every code over all homes of a block, kept up with every change, so that full blocks need no counting. */
import { filterFeatures } from '#contract/features.ts'
import { flagOrder, highest } from '../packed.rules.ts'
import type { Rows } from './columns.ts'
import { binFields, factFields } from './facts.rules.ts'

/** What is counted, where its counters begin, and how many there are: codes from 0 on, or bits. */
const sizes = {
  type: highest.type + 1,
  beds: highest.beds + 1,
  baths: highest.baths + 1,
  tenure: highest.tenure + 1,
  energy: highest.energy + 1,
  price: highest.price + 1,
  area: highest.area + 1,
  flags: flagOrder.length,
  features: filterFeatures.length,
} as const
export type TallyField = keyof typeof sizes

let width = 0
const begins = Object.fromEntries(
  Object.entries(sizes).map(([field, size]) => {
    width += size
    return [field, width - size]
  }),
) as Record<TallyField, number>

/** Counters for each block. */
export const tallyWidth = width
export const tallyBegin = (field: TallyField): number => begins[field]
export const tallySize = (field: TallyField): number => sizes[field]

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
