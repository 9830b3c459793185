/**
 * search: keeps of some homes those that may come close, by their codes alone. See
 * scan/select.ts about the way these loops are written.
 */
import type { Rows } from '../store/columns.ts'
import { binFields } from '../store/facts.rules.ts'
import type { Selection } from '../scan/select.ts'
import { lackingPoints, unflaggedPoints, type NearTables } from './near-tables.ts'

/** Taken out of their tables once, for the sake of the loops. */
const purposeShift = binFields.purpose.shift

type Sought = { count: number; home: number; worst: number }

/** What the sieve writes: the slots of homes, and what those that are left miss so far. */
export type NearSifted = { selection: Selection; missed: Int32Array }

/**
 * Keeps the slots of homes that miss no more than `worst` as far as
 * their codes tell; answers how many they are.
 */
export function siftNear(
  rows: Rows,
  { types, flags, beds: bedPoints, bedsMax: fewBeds, baths: bathPoints, features }: NearTables,
  sifted: NearSifted,
  { count, home, worst }: Sought,
): number {
  const { facts, bins, beds, bedsMax, baths, flags: held } = rows
  const { selection, missed } = sifted
  let left = 0
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    const fact = facts[slot] as number
    const sum =
      (types[fact & 127] as number) +
      unflaggedPoints(flags, held[slot] as number) +
      (bedPoints[beds[slot] as number] as number) +
      (fewBeds[bedsMax[slot] as number] as number) +
      (bathPoints[baths[slot] as number] as number)
    selection[left] = slot
    missed[left] = sum
    left += Number(sum <= worst) & Number((bins[slot] as number) >> purposeShift === home)
  }
  return features ? siftFeatures(rows, features, sifted, { left, worst }) : left
}

type Left = { left: number; worst: number }

function siftFeatures(
  { featuresLow, featuresHigh }: Rows,
  features: NonNullable<NearTables['features']>,
  { selection, missed }: NearSifted,
  { left, worst }: Left,
): number {
  let kept = 0
  for (let at = 0; at < left; at++) {
    const slot = selection[at] as number
    selection[kept] = slot
    const lacking = lackingPoints(features, featuresLow[slot] as number, featuresHigh[slot] as number)
    kept += Number((missed[at] as number) + lacking <= worst)
  }
  return kept
}
