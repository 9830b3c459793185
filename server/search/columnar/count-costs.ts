/**
 * search: how many homes cost at most so much a month, and a square metre, step by step; asked for by itself.
 */
import { monthlyCents, type Monthly } from '../question/costs.rules.ts'
import type { CostCounts, CostSteps } from '../question/cost-steps.rules.ts'
import type { Asked } from '../question/asked.rules.ts'
import type { Rows } from './store/columns.ts'
import type { Homes } from './store/store-home.ts'
import { findFails, part } from './scan/failed-groups.ts'
import { planOf, type Plan, type WordSets } from './scan/plan.ts'
import type { Scratch } from './scan/scratch.ts'
import type { Selection } from './scan/select.ts'
import { countOfBlock, sift, spell } from './scan/sieve.ts'
import { walk } from './scan/walk.ts'

type Passing = { selection: Selection; count: number }
type See = (passing: Passing) => void

/** Each limit is counted instead of the one that the question asks for. */
export function countCosts(
  homes: Homes,
  steps: CostSteps,
  { asked, wordSets }: { asked: Asked; wordSets: WordSets },
  scratch: Scratch,
): CostCounts {
  const { rows } = homes.columns
  const monthly = new Int32Array(steps.monthly.length)
  const perArea = new Int32Array(steps.perArea.length)
  const addBoth = (passing: Passing) => {
    addMonthly(monthly, rows, steps.monthly, passing)
    addPerArea(perArea, rows, steps.perArea, passing)
  }
  const walkThrough = (left: Partial<Asked>, see: See) =>
    eachPassing(homes, planOf({ ...asked, ...left }, homes, wordSets), scratch, see)
  if (asked.maxMonthly === null && asked.maxPerArea === null) walkThrough({}, addBoth)
  else {
    walkThrough({ maxMonthly: null }, (passing) => addMonthly(monthly, rows, steps.monthly, passing))
    walkThrough({ maxPerArea: null }, (passing) => addPerArea(perArea, rows, steps.perArea, passing))
  }
  return { monthly, perArea }
}

/** Shows every home of the plan. */
function eachPassing(homes: Homes, plan: Plan | null, scratch: Scratch, see: See): void {
  if (!plan) return
  const { columns } = homes
  const { fails, parted, sifted } = scratch
  walk(homes, plan, scratch, {
    batch: ({ selection, count }) => {
      if (plan.groups === 0) return see({ selection, count })
      findFails(columns.rows, plan, selection, count, fails)
      see({ selection: parted.passing, count: part(parted, selection, count, fails).passed })
    },
    run: (run) => {
      sift(sifted, { columns, plan, run }, 'passing')
      for (let block = run.from; block < run.to; block++)
        if (countOfBlock(sifted.passing, block - run.from) > 0)
          see({
            selection: parted.passing,
            count: spell(sifted.passing, run, { from: block, to: block + 1 }, parted.passing),
          })
    },
  })
}

/** A price on request is NaN, for which no comparison holds. */
function addMonthly(
  within: Int32Array,
  { price, charges }: Rows,
  steps: readonly { bound: Monthly }[],
  { selection, count }: Passing,
): void {
  const loan = steps[0]?.bound
  if (!loan) return
  const bounds = Float64Array.from(steps, ({ bound }) => bound.most)
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    addUpTo(within, bounds, monthlyCents(price[slot] as number, charges[slot] as number, loan))
  }
}

/** An unknown area is 0. */
function addPerArea(
  within: Int32Array,
  { price, area }: Rows,
  steps: readonly { bound: number }[],
  { selection, count }: Passing,
): void {
  const bounds = Float64Array.from(steps, ({ bound }) => bound)
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    const metres = area[slot] as number
    if (metres > 0) addUpTo(within, bounds, (price[slot] as number) / metres)
  }
}

/** Bounds climb, so the last one that is too low ends the look. */
function addUpTo(within: Int32Array, bounds: Float64Array, value: number): void {
  for (let step = bounds.length - 1; step >= 0 && value <= (bounds[step] as number); step--)
    within[step] = (within[step] as number) + 1
}
