/** search: how many homes several questions of one purpose would find, counted in one walk. */
import { blockRows, regionBlocks } from '../store/columns.ts'
import type { Homes } from '../store/store-home.ts'
import type { Selection } from '../scan/select.ts'
import { boxAt } from './near-blocks.ts'
import { missedBy, type NearPlan } from './near-plan.ts'
import { leastPlacePoints } from './near-places.ts'
import { siftNear } from './near-sift.ts'
import { sharedTables } from './near-tables.ts'

/** Homes that miss nothing of each plan. A home that fails what all plans have in common is looked at once. */
export function countEach(homes: Homes, plans: readonly NearPlan[], selection: Selection): number[] {
  const counts = plans.map(() => 0)
  const [first] = plans
  if (!first) return counts
  const { columns, stretchBlocks, sorted, used } = homes
  const where = [...new Set(plans.map(({ places }) => places))]
  const tables = sharedTables(plans.map((plan) => plan.tables))
  const look = (from: number, to: number) => {
    for (let block = from; block < to; block++) {
      if (block === from || block % regionBlocks === 0) {
        const region = Math.floor(block / regionBlocks)
        if (!mayMatch(where, columns.regions, region)) {
          block = (region + 1) * regionBlocks - 1
          continue
        }
      }
      if (!mayMatch(where, columns.zones, block)) continue
      const found = siftNear(columns.rows, tables, selection, { block, used, home: first.home, worst: 0 })
      if (found === 0) continue
      for (const [at, plan] of plans.entries())
        counts[at] = (counts[at] as number) + countBlock(plan, selection, found)
    }
  }
  look(stretchBlocks[2 * first.purpose] as number, stretchBlocks[2 * first.purpose + 2] as number)
  look(sorted / blockRows, Math.ceil(used / blockRows))
  return counts
}

type Boxes = Homes['columns']['zones'] | Homes['columns']['regions']

/** Whether a home of the block or region may lie where one of the plans looks. */
function mayMatch(where: readonly NearPlan['places'][], boxes: Boxes, at: number): boolean {
  const box = boxAt(boxes, at)
  const pointless = (boxes.pointless[at] as number) > 0
  return where.some((places) => leastPlacePoints(places, box, pointless) === 0)
}

function countBlock(plan: NearPlan, selection: Selection, found: number): number {
  let count = 0
  for (let at = 0; at < found; at++) {
    const slot = selection[at] as number
    if (missedBy(plan, slot, 0) === 0 && !plan.isOut(slot)) count++
  }
  return count
}
