/**
 * search: the homes of the columns that come closest: block by block, until no block can hold a better one.
 */
import { createBest, offer, ranked, worstKey, worstTie, type Best, type Ranked } from '../scan/best.ts'
import type { Homes } from '../store/store-home.ts'
import { blocksInOrder } from './near-blocks.ts'
import { markedNear, nearMarksOf, type NearMarks } from './near-marks.ts'
import { missedBy, type NearPlan } from './near-plan.ts'
import { siftNear, type NearSifted } from './near-sift.ts'

/** The nearest homes in order; homes that miss nothing are none. */
export function scanNear(homes: Homes, plan: NearPlan, limit: number, sifted: NearSifted): Ranked[] {
  if (limit === 0) return []
  const best = createBest(limit, homes.documents)
  const marks = nearMarksOf(homes.columns.zones, plan.wishes, plan.tables)
  for (const { block, least } of blocksInOrder(homes, plan)) {
    if (least > worstKey(best)) break
    scanBlock(plan, { best, marks, sifted }, block)
  }
  return ranked(best)
}

type Scan = { best: Best; marks: NearMarks; sifted: NearSifted }

function scanBlock(plan: NearPlan, { best, marks, sifted }: Scan, block: number): void {
  const { rows, home, isOut, tables, wishes } = plan
  const { listed, doc } = rows
  const { selection } = sifted
  let worst = Math.min(wishes.most, worstKey(best))
  let oldest = worstTie(best)
  const count = markedNear(marks, block, worst, selection)
  const likely = siftNear(rows, tables, sifted, { count, home, worst })
  for (let at = 0; at < likely; at++) {
    const slot = selection[at] as number
    const sum = missedBy(plan, slot, worst)
    if (sum > worst || sum === 0) continue
    const tie = -(listed[slot] as number)
    // Of equally near homes only the newest have a place: an older one must miss less.
    if ((sum === worst && tie > oldest) || isOut(slot)) continue
    offer(best, { key: sum, tie, doc: doc[slot] as number }, slot)
    worst = Math.min(wishes.most, worstKey(best))
    oldest = worstTie(best)
  }
}
