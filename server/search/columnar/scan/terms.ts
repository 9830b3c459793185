/**
 * search: keeps of a selection the homes that cost no more, lie by the sea and are
 * free in time. See select.ts about these loops.
 */
import type { Asked } from '../../question/asked.rules.ts'
import { monthlyCents, type Monthly } from '../../question/costs.rules.ts'
import type { Rows } from '../store/columns.ts'
import type { Range } from './group-tables.rules.ts'

type Selection = Uint32Array

export type Terms = {
  /** Euros for a square metre. */
  perArea: Range | null
  monthly: Monthly | null
  /** The last day, and the most metres. */
  available: number | null
  sea: number | null
}

const termsOf = ({ minPerArea, maxPerArea, maxMonthly, available, sea }: Asked): Terms => ({
  perArea:
    minPerArea === null && maxPerArea === null
      ? null
      : { from: minPerArea ?? -Infinity, to: maxPerArea ?? Infinity },
  monthly: maxMonthly,
  available,
  sea,
})

/** Null when nothing of this is asked for. */
export const termsOrNone = (asked: Asked): Terms | null => {
  const terms = termsOf(asked)
  return Object.values(terms).every((one) => one === null) ? null : terms
}

export function keepTerms(
  rows: Rows,
  { perArea, monthly, available, sea }: Terms,
  selection: Selection,
  count: number,
): number {
  let left = count
  if (left > 0 && perArea) left = keepPerArea(rows, perArea, selection, left)
  if (left > 0 && monthly) left = keepMonthly(rows, monthly, selection, left)
  if (left > 0 && available !== null) left = keepUpTo(rows.available, available, selection, left)
  if (left > 0 && sea !== null) left = keepUpTo(rows.sea, sea, selection, left)
  return left
}

/**
 * An unknown area is 0, by which nothing can be divided; a price on
 * request is NaN, for which no comparison holds.
 */
function keepPerArea(
  { price, area }: Rows,
  { from, to }: Range,
  selection: Selection,
  count: number,
): number {
  let left = 0
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    const metres = area[slot] as number
    const value = (price[slot] as number) / metres
    selection[left] = slot
    left += Number(metres > 0) & Number(value >= from) & Number(value <= to)
  }
  return left
}

function keepMonthly(
  { price, charges }: Rows,
  monthly: Monthly,
  selection: Selection,
  count: number,
): number {
  let left = 0
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    selection[left] = slot
    left += Number(monthlyCents(price[slot] as number, charges[slot] as number, monthly) <= monthly.most)
  }
  return left
}

function keepUpTo(column: Int32Array, most: number, selection: Selection, count: number): number {
  let left = 0
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    selection[left] = slot
    left += Number((column[slot] as number) <= most)
  }
  return left
}
