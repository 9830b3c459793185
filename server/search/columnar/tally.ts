/** search: counts of codes over the homes that pass, and over those that fail one group alone. */
import { groups, type Tally } from '../facets.rules.ts'
import { sinceDays } from '../packed.rules.ts'
import { addFeatures, createBitCounts, readBitCounts } from './bit-counts.ts'
import type { Rows } from './columns.ts'
import { binFields, factFields, maskOf } from './facts.rules.ts'
import { dayMs } from '../asked.rules.ts'
import type { Selection } from './select.ts'

type Group = keyof typeof groups

/** Two or three codes are counted together, and taken apart at the end. */
const typeBeds = { shift: 0, bits: 11 }
const bathsTenureEnergy = { shift: 11, bits: 12 }
const priceArea = { shift: 0, bits: 11 }

export type Counts = ReturnType<typeof createCounts>

export function createCounts() {
  return {
    typeBeds: new Uint32Array(2 ** typeBeds.bits),
    bathsTenureEnergy: new Uint32Array(2 ** bathsTenureEnergy.bits),
    priceArea: new Uint32Array(2 ** priceArea.bits),
    flags: new Uint32Array(2 ** factFields.flags.bits),
    /** Homes listed within each number of days and not within the one before. */
    since: new Uint32Array(sinceDays.length + 1),
    /** From when on a home counts as listed within so many days, microseconds. */
    sinceBounds: new Float64Array(sinceDays.length),
    low: createBitCounts(),
    high: createBitCounts(),
    /** What homes that fail one group alone add to that group. */
    alone: Object.fromEntries(Object.keys(groups).map((group) => [group, new Uint32Array(128)])) as Record<
      Group,
      Uint32Array
    >,
  }
}

export function clearCounts(counts: Counts, now: Date): void {
  for (const table of [counts.typeBeds, counts.bathsTenureEnergy, counts.priceArea, counts.flags, counts.since])
    table.fill(0)
  for (const table of Object.values(counts.alone)) table.fill(0)
  for (const bits of [counts.low, counts.high]) {
    bits.planes.fill(0)
    bits.totals.fill(0)
    bits.added = 0
  }
  for (const [at, days] of sinceDays.entries()) counts.sinceBounds[at] = (now.getTime() - days * dayMs) * 1000
}

/** Counts homes that pass every filter. */
export function countPassing(counts: Counts, rows: Rows, selection: Selection, count: number): void {
  countFacts(counts, rows.facts, rows.bins, selection, count)
  countSince(counts, rows.listed, selection, count)
  addFeatures(counts.low, rows.featuresLow, selection, count)
  addFeatures(counts.high, rows.featuresHigh, selection, count)
}

function countFacts(counts: Counts, facts: Uint32Array, bins: Uint16Array, selection: Selection, count: number): void {
  const { typeBeds: one, bathsTenureEnergy: two, priceArea: three, flags } = counts
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    const word = facts[slot] as number
    const bin = (bins[slot] as number) & 2047
    one[word & 2047] = (one[word & 2047] as number) + 1
    two[(word >>> 11) & 4095] = (two[(word >>> 11) & 4095] as number) + 1
    three[bin] = (three[bin] as number) + 1
    flags[word >>> 23] = (flags[word >>> 23] as number) + 1
  }
}

type Since = { since: Uint32Array; sinceBounds: Float64Array }

function countSince({ since, sinceBounds }: Since, listed: Float64Array, selection: Selection, count: number): void {
  const oldest = sinceBounds[sinceBounds.length - 1] as number
  for (let at = 0; at < count; at++) {
    const instant = listed[selection[at] as number] as number
    if (instant < oldest) continue
    let days = 0
    while (instant < (sinceBounds[days] as number)) days++
    since[days] = (since[days] as number) + 1
  }
}

/** Counts homes that fail one group alone: they are what there would be without that group's filter. */
export function countAlone(counts: Counts, rows: Rows, group: Group, selection: Selection, count: number): void {
  const table = counts.alone[group]
  if (group === 'price') return countField(table, rows.bins, binFields.price, selection, count)
  if (group === 'area') return countField(table, rows.bins, binFields.area, selection, count)
  if (group !== 'since') return countField(table, rows.facts, factFields[group], selection, count)
  countSince({ since: table, sinceBounds: counts.sinceBounds }, rows.listed, selection, count)
}

type Field = { shift: number; bits: number }

function countField(
  table: Uint32Array,
  column: Uint32Array | Uint16Array,
  field: Field,
  selection: Selection,
  count: number,
) {
  const mask = maskOf(field)
  for (let at = 0; at < count; at++) {
    const code = ((column[selection[at] as number] as number) >>> field.shift) & mask
    table[code] = (table[code] as number) + 1
  }
}

/** All that was counted, group by group. */
export function readCounts(counts: Counts): Tally {
  const byGroup = Object.fromEntries(
    Object.entries(counts.alone).map(([group, table]) => [group, table.slice()]),
  ) as Tally['byGroup']
  spread(counts.typeBeds, [byGroup.type, factFields.type], [byGroup.beds, factFields.beds])
  spread(
    counts.bathsTenureEnergy,
    [byGroup.baths, below(factFields.baths)],
    [byGroup.tenure, below(factFields.tenure)],
    [byGroup.energy, below(factFields.energy)],
  )
  spread(counts.priceArea, [byGroup.price, binFields.price], [byGroup.area, binFields.area])
  for (const [days, count] of counts.since.entries()) byGroup.since[days] = (byGroup.since[days] as number) + count
  const features = [...readBitCounts(counts.low), ...readBitCounts(counts.high)]
  return { byGroup, flags: counts.flags, feature: (bit) => features[bit] ?? 0 }
}

const below = ({ shift, bits }: Field): Field => ({ shift: shift - bathsTenureEnergy.shift, bits })

function spread(from: Uint32Array, ...to: [Uint32Array, Field][]): void {
  for (let value = 0; value < from.length; value++) {
    const count = from[value] as number
    if (count === 0) continue
    for (const [table, field] of to) {
      const code = (value >>> field.shift) & maskOf(field)
      table[code] = (table[code] as number) + count
    }
  }
}
