/** search: the homes of the columns that come closest: block by block, until no block can hold a better one. */
import { createBest, offer, ranked, worstKey, worstTie, type Best, type Ranked } from '../scan/best.ts'
import type { Selection } from '../scan/select.ts'
import type { Homes } from '../store/store-home.ts'
import { blocksInOrder } from './near-blocks.ts'
import { missedBy, type NearPlan } from './near-plan.ts'
import { siftNear } from './near-sift.ts'

/** The nearest homes in order; homes that miss nothing are none. */
export function scanNear(homes: Homes, plan: NearPlan, limit: number, selection: Selection): Ranked[] {
  if (limit === 0) return []
  const best = createBest(limit, homes.documents)
  for (const { block, least } of blocksInOrder(homes, plan)) {
    if (least > worstKey(best)) break
    scanBlock(plan, best, selection, { block, used: homes.used })
  }
  return ranked(best)
}

type Block = { block: number; used: number }

function scanBlock(plan: NearPlan, best: Best, selection: Selection, { block, used }: Block): void {
  const { rows, home, isOut, tables, wishes } = plan
  const { listed, doc } = rows
  let worst = Math.min(wishes.most, worstKey(best))
  let oldest = worstTie(best)
  const likely = siftNear(rows, tables, selection, { block, used, home, worst })
  for (let at = 0; at < likely; at++) {
    const slot = selection[at] as number
    const tie = -(listed[slot] as number)
    // Of equally near homes only the newest have a place: an older one must miss less.
    const allowed = tie > oldest ? worst - 1 : worst
    const sum = missedBy(plan, slot, allowed)
    if (sum > allowed || sum === 0 || isOut(slot)) continue
    offer(best, { key: sum, tie, doc: doc[slot] as number }, slot)
    worst = Math.min(wishes.most, worstKey(best))
    oldest = worstTie(best)
  }
}
