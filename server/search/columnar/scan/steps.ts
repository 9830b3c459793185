/**
 * search: how many homes lie within each step of a scale: so many metres
 * from the sea, free by so many days from now.
 */
import { scales, steps, type Scale } from '#contract/search/steps.ts'
import { dayOf } from '../../question/asked.rules.ts'
import type { Rows } from '../store/columns.ts'
import type { Homes } from '../store/store-home.ts'
import { findFails, part } from './failed-groups.ts'
import type { Plan } from './plan.ts'
import type { Scratch } from './scratch.ts'
import type { Selection } from './select.ts'
import { countOfBlock, sift, spell } from './sieve.ts'
import { walk } from './walk.ts'

/** For each step how many homes are within it. */
export type Within = Record<Scale, Int32Array>

export const createWithin = (): Within => ({
  sea: new Int32Array(steps.sea.length),
  available: new Int32Array(steps.available.length),
})

/** The steps of a scale as homes are stored: metres, and days since 1970. */
const boundsOf = (scale: Scale, now: Date): number[] =>
  scale === 'available' ? steps.available.map((days) => dayOf(String(days), now)) : [...steps.sea]

/** Adds the homes of a selection to the steps of every scale. */
export function addSteps(within: Within, rows: Rows, selection: Selection, count: number, now: Date): void {
  for (const scale of scales) addScale(within[scale], rows[scale], boundsOf(scale, now), selection, count)
}

function addScale(
  within: Int32Array,
  column: Int32Array,
  bounds: readonly number[],
  selection: Selection,
  count: number,
): void {
  const last = bounds.at(-1) as number
  for (let at = 0; at < count; at++) {
    const value = column[selection[at] as number] as number
    if (value > last) continue
    for (let step = 0; step < bounds.length; step++)
      within[step] = (within[step] as number) + Number(value <= (bounds[step] as number))
  }
}

/** The same for all homes of a plan on one scale. */
export function countSteps(
  homes: Homes,
  plan: Plan | null,
  { scale, now }: { scale: Scale; now: Date },
  scratch: Scratch,
): Int32Array {
  const within = new Int32Array(steps[scale].length)
  if (!plan) return within
  const { columns } = homes
  const { rows, zones } = columns
  const { fails, parted, sifted } = scratch
  const bounds = boundsOf(scale, now)
  walk(homes, plan, scratch, {
    batch: ({ selection, count }) => {
      if (plan.groups === 0) return addScale(within, rows[scale], bounds, selection, count)
      findFails(rows, plan, selection, count, fails)
      const { passed } = part(parted, selection, count, fails)
      addScale(within, rows[scale], bounds, parted.passing, passed)
    },
    run: (run) => {
      sift(sifted, { columns, plan, run }, 'passing')
      for (let block = run.from; block < run.to; block++) {
        if (zones.scaled[block] === 0 || countOfBlock(sifted.passing, block - run.from) === 0) continue
        const count = spell(sifted.passing, run, { from: block, to: block + 1 }, parted.passing)
        addScale(within, rows[scale], bounds, parted.passing, count)
      }
    },
  })
  return within
}
