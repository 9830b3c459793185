/**
 * search: walks through the homes that may match a plan, block by
 * block, leaving out what the zone map rules out.
 */
import { blockRows, regionBlocks, type Regions, type Zones } from '../store/columns.ts'
import type { Plan } from './plan.ts'
import type { Rectangle } from './rectangles.rules.ts'
import type { Purpose } from '#contract/vocabulary/vocabulary.ts'
import { openFlag, purposeCode } from '../store/facts.rules.ts'
import { countUnfailed, findFails } from './failed-groups.ts'
import { createScratch, type Scratch } from './scratch.ts'
import { countBits, longestRun, sift, type Run } from './sieve.ts'
import { homesAmong, keepHomes, keepMatching, type Selection } from './select.ts'
import type { Homes } from '../store/store-home.ts'
import { tallyWidth, wordsPerMark } from '../store/tally-layout.rules.ts'

/** Homes that pass every condition but perhaps some groups. The same object is shown again and again. */
export type Batch = {
  selection: Selection
  count: number
  /** Null for homes found by their words. */
  block: number | null
}

export type Visitor = {
  batch: (batch: Batch) => void
  /** Blocks that lie inside: who of them passes is for `sift` to say. */
  run: (run: Run) => void
}

/**
 * Shows everything once. The plan's purpose has blocks of its own, and the tail holds homes of all purposes.
 */
export function walk(homes: Homes, plan: Plan, scratch: Scratch, see: Visitor): void {
  if (plan.said?.list) return walkDocuments(homes, plan, scratch.selection, see)
  walkSome(homes, plan, ownBlocks(homes, plan), scratch, see)
  walkTail(homes, plan, scratch, see)
}

type Span = { from: number; to: number }

/** The blocks in order whose homes are all of the plan's purpose. */
export function ownBlocks({ stretchBlocks }: Homes, plan: Plan): Span {
  const first = 2 * plan.purpose
  // Homes that `hideUnderOffer` hides lie behind the others, so in order that flag needs no look.
  const end = first + ((plan.flags & openFlag) === 0 ? 2 : 1)
  return { from: stretchBlocks[first] as number, to: stretchBlocks[end] as number }
}

/** Shows some of those. */
export function walkSome(homes: Homes, plan: Plan, span: Span, { selection }: Scratch, see: Visitor): void {
  walkBlocks(homes, plan, { ...span, flags: plan.flags & ~openFlag, inOrder: true, selection }, see)
}

/** Shows the homes that came since the others were put in order. */
export function walkTail(homes: Homes, plan: Plan, { selection }: Scratch, see: Visitor): void {
  const { sorted, used } = homes
  const tail = { from: sorted / blockRows, to: Math.ceil(used / blockRows), flags: plan.flags }
  walkBlocks(homes, plan, { ...tail, inOrder: false, selection }, see)
}

/** Whether there may be any home of the purpose. */
export function mayHave({ stretchBlocks, sorted, used }: Homes, purpose: Purpose): boolean {
  const first = 2 * purposeCode(purpose)
  return used > sorted || (stretchBlocks[first + 2] as number) > (stretchBlocks[first] as number)
}

/** `inOrder`: blocks whose homes are all of the plan's purpose. */
type Blocks = { from: number; to: number; flags: number; inOrder: boolean; selection: Selection }

function walkBlocks(homes: Homes, plan: Plan, blocks: Blocks, see: Visitor): void {
  const { zones, regions } = homes.columns
  const { from, to, selection } = blocks
  const bounded = plan.rectangles !== null || plan.path !== null
  const batch: Batch = { selection, count: 0, block: null }
  const run: Run = { from, to: from }
  for (let block = from; block < to; block++) {
    if (bounded && (block === from || block % regionBlocks === 0)) {
      const region = Math.floor(block / regionBlocks)
      if (!mayHold(regions, region, plan)) {
        block = (region + 1) * regionBlocks - 1
        continue
      }
    }
    if (bounded && !mayHold(zones, block, plan)) continue
    if (((zones.purposes[block] as number) & (1 << plan.purpose)) === 0) continue
    if (lacksNeeded(zones, block, plan.needed)) continue
    if (plan.whole && blocks.inOrder && (plan.rectangles === null || isInside(zones, block, plan.rectangles)))
      follow(run, block, see)
    else if (fillBatch(homes, plan, blocks, block, batch)) see.batch(batch)
  }
  if (run.to > run.from) see.run(run)
}

/** Makes the run longer by a block, or shows it and begins another. */
function follow(run: Run, block: number, see: Visitor): void {
  if (run.to > run.from && (block !== run.to || run.to - run.from === longestRun)) {
    see.run(run)
    run.from = block
  } else if (run.to === run.from) run.from = block
  run.to = block + 1
}

/** Whether homes of the block or region may lie where the plan looks. */
export function mayHold(boxes: Zones | Regions, at: number, { rectangles, path }: Plan): boolean {
  if (rectangles && !meets(boxes, at, rectangles)) return false
  return !path || (boxes.pointless[at] as number) > 0 || meetsOne(boxes, at, path)
}

function meets(boxes: Zones | Regions, at: number, rectangles: readonly Rectangle[]): boolean {
  for (let one = 0; one < rectangles.length; one++)
    if (meetsOne(boxes, at, rectangles[one] as Rectangle)) return true
  return false
}

const meetsOne = (boxes: Zones | Regions, at: number, one: Rectangle): boolean =>
  (boxes.west[at] as number) <= one.east &&
  (boxes.east[at] as number) >= one.west &&
  (boxes.south[at] as number) <= one.north &&
  (boxes.north[at] as number) >= one.south

function lacksNeeded({ tallies }: Zones, block: number, needed: readonly number[]): boolean {
  for (let at = 0; at < needed.length; at++)
    if (tallies[block * tallyWidth + (needed[at] as number)] === 0) return true
  return false
}

/** Whether anybody is in it. */
function fillBatch(
  homes: Homes,
  plan: Plan,
  { flags, inOrder, selection }: Blocks,
  block: number,
  batch: Batch,
): boolean {
  const { rows, zones } = homes.columns
  const start = block * blockRows
  const full = inOrder && zones.live[block] === blockRows
  const inside = plan.rectangles === null || isInside(zones, block, plan.rectangles)
  const end = Math.min(start + blockRows, homes.used)
  const homesThere = homesAmong(rows, plan.home, selection, { start, end, flags, full })
  batch.block = block
  batch.count = homesThere === 0 ? 0 : keepMatching(rows, plan, selection, homesThere, inside)
  return batch.count > 0
}

/** Whether every home of the block has a point, and it lies inside of one and the same rectangle. */
function isInside(zones: Zones, block: number, rectangles: readonly Rectangle[]): boolean {
  if ((zones.pointless[block] as number) > 0) return false
  for (let at = 0; at < rectangles.length; at++) {
    const one = rectangles[at] as Rectangle
    if (
      (zones.west[block] as number) >= one.west &&
      (zones.east[block] as number) <= one.east &&
      (zones.south[block] as number) >= one.south &&
      (zones.north[block] as number) <= one.north
    )
      return true
  }
  return false
}

/** The homes of a few documents. */
function walkDocuments(homes: Homes, plan: Plan, selection: Selection, see: Visitor): void {
  const { rows } = homes.columns
  const { first } = homes.documents
  let count = 0
  const flush = () => {
    const left = keepMatching(rows, plan, selection, keepHomes(rows, plan, selection, count), false)
    count = 0
    if (left > 0) see.batch({ selection, count: left, block: null })
  }
  for (const doc of plan.said?.list ?? [])
    for (let slot = first[doc] as number; slot >= 0; slot = rows.next[slot] as number) {
      selection[count++] = slot
      if (count === blockRows) flush()
    }
  if (count > 0) flush()
}

/** How many homes pass everything. */
export function countMatches(homes: Homes, plan: Plan | null, scratch: Scratch = createScratch()): number {
  if (!plan) return 0
  const { columns } = homes
  const { fails, sifted } = scratch
  let total = 0
  walk(homes, plan, scratch, {
    batch: ({ selection, count }) => {
      if (plan.groups !== 0) findFails(columns.rows, plan, selection, count, fails)
      total += plan.groups === 0 ? count : countUnfailed(count, fails)
    },
    run: (run) => {
      sift(sifted, { columns, plan, run }, 'passing')
      total += countBits(sifted.passing, 0, (run.to - run.from) * wordsPerMark)
    },
  })
  return total
}

/** How many homes fail a group and nothing else: by the bit of the group. */
export function countAlone(homes: Homes, plan: Plan, scratch: Scratch = createScratch()): Uint32Array {
  const { columns } = homes
  const { fails, sifted } = scratch
  const found = new Uint32Array(256)
  const add = (bits: number, count: number) => {
    found[bits] = (found[bits] as number) + count
  }
  walk(homes, plan, scratch, {
    batch: ({ selection, count }) => {
      findFails(columns.rows, plan, selection, count, fails)
      for (let at = 0; at < count; at++) add(fails[at] as number, 1)
    },
    run: (run) => {
      sift(sifted, { columns, plan, run }, 'nearly')
      for (const [at, { bit }] of plan.sieves.entries())
        add(bit, countBits(sifted.nearly[at] as Int32Array, 0, (run.to - run.from) * wordsPerMark))
    },
  })
  return found
}
