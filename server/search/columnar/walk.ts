/** search: walks through the homes that may match a plan, block by block, leaving out what the zone map rules out. */
import { blockRows, type Zones } from './columns.ts'
import type { Plan } from './plan.ts'
import type { Rectangle } from './rectangles.rules.ts'
import { openFlag } from './facts.rules.ts'
import { findFails, keepPassing } from './fails.ts'
import { homesAmong, keepHomes, keepMatching, type Selection } from './select.ts'
import type { Homes } from './store-home.ts'

/**
 * A batch of homes that pass every condition but perhaps some groups; `block` is null for homes found by their words, and
 * `full` says that every slot of the block holds a home of the purpose.
 */
export type Batch = { selection: Selection; count: number; block: number | null; full: boolean }

/** Selections that every walk uses; a walk must end before the next one begins. */
const selection = new Uint32Array(blockRows)
export const passing = new Uint32Array(blockRows)
export const failing = new Uint32Array(blockRows)
export const fails = new Uint8Array(blockRows)

const everywhere: Rectangle[] = []

/** Shows every batch. The plan's purpose has blocks of its own, and the tail holds homes of all purposes. */
export function walk(homes: Homes, plan: Plan, see: (batch: Batch) => void): void {
  if (plan.said?.list) return walkDocuments(homes, plan, plan.said.list, see)
  const { stretchBlocks, sorted, used } = homes
  const first = 2 * plan.purpose
  // Homes that `hideUnderOffer` hides lie behind the others, so in order that flag needs no look.
  const end = first + ((plan.flags & openFlag) === 0 ? 2 : 1)
  const own = { from: stretchBlocks[first] as number, to: stretchBlocks[end] as number, flags: plan.flags & ~openFlag }
  walkBlocks(homes, plan, { ...own, sorted: true }, see)
  const tail = { from: sorted / blockRows, to: Math.ceil(used / blockRows), flags: plan.flags }
  walkBlocks(homes, plan, { ...tail, sorted: false }, see)
}

/** `sorted`: blocks whose homes are all of the plan's purpose. */
type Blocks = { from: number; to: number; flags: number; sorted: boolean }

function walkBlocks(homes: Homes, plan: Plan, { from, to, flags, sorted }: Blocks, see: (batch: Batch) => void): void {
  const { rows, zones } = homes.columns
  const rectangles = plan.rectangles ?? everywhere
  const purposeBit = 1 << plan.purpose
  for (let block = from; block < to; block++) {
    if (plan.rectangles && !meets(zones, block, rectangles)) continue
    if (plan.path && !reachesPath(zones, block, plan)) continue
    if (((zones.purposes[block] as number) & purposeBit) === 0) continue
    const start = block * blockRows
    const count = Math.min(blockRows, homes.used - start)
    const full = sorted && zones.live[block] === blockRows
    const homesThere = homesAmong(rows, plan.home, selection, { start, end: start + count, flags, full })
    if (homesThere === 0) continue
    const left = keepMatching(rows, plan, selection, homesThere, isInside(zones, block, rectangles))
    if (left > 0) see({ selection, count: left, block, full })
  }
}

function meets({ west, east, south, north }: Zones, block: number, rectangles: readonly Rectangle[]): boolean {
  for (let at = 0; at < rectangles.length; at++) {
    const one = rectangles[at] as Rectangle
    if (
      (west[block] as number) <= one.east &&
      (east[block] as number) >= one.west &&
      (south[block] as number) <= one.north &&
      (north[block] as number) >= one.south
    )
      return true
  }
  return false
}

/** Whether every home of the block has a point, and it lies inside of one and the same rectangle. */
function isInside(
  { west, east, south, north, pointless }: Zones,
  block: number,
  rectangles: readonly Rectangle[],
): boolean {
  if ((pointless[block] as number) > 0) return false
  return rectangles.some(
    (one) =>
      (west[block] as number) >= one.west &&
      (east[block] as number) <= one.east &&
      (south[block] as number) >= one.south &&
      (north[block] as number) <= one.north,
  )
}

function reachesPath({ west, east, south, north, pointless }: Zones, block: number, { path }: Plan): boolean {
  if (!path || (pointless[block] as number) > 0) return true
  return (
    (west[block] as number) <= path.east &&
    (east[block] as number) >= path.west &&
    (south[block] as number) <= path.north &&
    (north[block] as number) >= path.south
  )
}

/** The homes of a few documents. */
function walkDocuments(homes: Homes, plan: Plan, list: readonly number[], see: (batch: Batch) => void): void {
  const { rows } = homes.columns
  const { first } = homes.documents
  let count = 0
  const flush = () => {
    const left = keepMatching(rows, plan, selection, keepHomes(rows, plan, selection, count), false)
    count = 0
    if (left > 0) see({ selection, count: left, block: null, full: false })
  }
  for (const doc of list)
    for (let slot = first[doc] as number; slot >= 0; slot = rows.next[slot] as number) {
      selection[count++] = slot
      if (count === blockRows) flush()
    }
  if (count > 0) flush()
}

/** How many homes pass everything. */
export function countMatches(homes: Homes, plan: Plan | null): number {
  if (!plan) return 0
  const { rows } = homes.columns
  let total = 0
  walk(homes, plan, ({ selection, count }) => {
    if (plan.groups === 0) {
      total += count
      return
    }
    total += keepPassing(rows, plan, selection, count, fails)
  })
  return total
}

/** How many homes fail which groups together: by the bits of `fails`. */
export function countFails(homes: Homes, plan: Plan): Uint32Array {
  const { rows } = homes.columns
  const found = new Uint32Array(256)
  walk(homes, plan, ({ selection, count }) => {
    findFails(rows, plan, selection, count, fails)
    for (let at = 0; at < count; at++) {
      const groups = fails[at] as number
      found[groups] = (found[groups] as number) + 1
    }
  })
  return found
}
