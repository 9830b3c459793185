/**
 * regions: where a coast is known: the cells along it, and those beside them up to where a line breaks off.
 */
import type { Chains } from './chains.rules.ts'
import {
  cellOf,
  cornerOf,
  neighbour,
  opposite,
  runsOf,
  shareAlong,
  sides,
  type Cell,
  type Point,
  type Run,
  type Side,
} from './grid.rules.ts'

/**
 * What lies at the beginning of each side of a cell, walked with the cell on the left hand, and at its end.
 */
type Rim = readonly { begins: boolean; ends: boolean }[]
/**
 * Where a coast crosses the rim of a cell; land begins behind one that
 * leads out, the sea behind one that leads in.
 */
type Crossing = { side: Side; share: number; isOut: boolean }

/** How many cells beside a coast are taken to be known by it: more than older maps lie off. */
export const reach = 4

/**
 * `isLand` of the rim of every cell that is known; `breaks` are the places
 * where a line breaks off or contradicts itself.
 */
export type Known = { rims: ReadonlyMap<Cell, Rim>; unknown: ReadonlySet<Cell>; breaks: Point[] }

/** Only cells of which `isInside` holds are known. */
export function knownCells({ rings, open }: Chains, isInside: (cell: Cell) => boolean): Known {
  const crossings = new Map<Cell, Crossing[]>()
  const islands = new Map<Cell, boolean>()
  for (const line of [...rings, ...open]) note(runsOf(line), crossings)
  for (const ring of rings) {
    const [first] = ring
    const cell = first && cellOf(first)
    if (cell !== undefined && !crossings.has(cell)) islands.set(cell, isIsland(ring))
  }
  const broken = new Map<Cell, Point>()
  for (const line of open) for (const end of [line[0], line.at(-1)]) if (end) broken.set(cellOf(end), end)
  const rims = new Map<Cell, Rim>()
  for (const [cell, isIn] of islands) rims.set(cell, evenRim(!isIn))
  for (const [cell, all] of crossings) {
    const rim = rimOf(all)
    if (rim) rims.set(cell, rim)
    else if (!broken.has(cell)) broken.set(cell, cornerOf(cell, 0))
  }
  for (const cell of broken.keys()) rims.delete(cell)
  const unknown = new Set(broken.keys())
  spread(rims, unknown)
  for (const cell of contradictions(rims)) {
    rims.delete(cell)
    unknown.add(cell)
  }
  for (const cell of rims.keys()) if (!isInside(cell)) rims.delete(cell)
  return { rims, unknown, breaks: [...broken].flatMap(([cell, at]) => (isInside(cell) ? [at] : [])) }
}

const allLand: Rim = sides.map(() => ({ begins: true, ends: true }))
const allSea: Rim = sides.map(() => ({ begins: false, ends: false }))
const evenRim = (isLand: boolean): Rim => (isLand ? allLand : allSea)

/** Land for sea, and sea for land. */
export function flippedRim(rim: Rim): Rim {
  if (rim === allLand) return allSea
  return rim === allSea ? allLand : rim.map(({ begins, ends }) => ({ begins: !begins, ends: !ends }))
}

function note(runs: readonly Run[], crossings: Map<Cell, Crossing[]>): void {
  const add = (cell: Cell, crossing: Crossing) => {
    const known = crossings.get(cell)
    if (known) known.push(crossing)
    else crossings.set(cell, [crossing])
  }
  for (const { cell, points, out } of runs) {
    const at = points.at(-1)
    if (out === null || !at) continue
    const beyond = neighbour(cell, out)
    const into = opposite(out)
    add(cell, { side: out, share: shareAlong(cell, out, at), isOut: true })
    add(beyond, { side: into, share: shareAlong(beyond, into, at), isOut: false })
  }
}

/** Null where coasts do not lead in and out in turns, as they must. */
function rimOf(crossings: readonly Crossing[]): Rim | null {
  const around = crossings.toSorted((a, b) => a.side - b.side || a.share - b.share)
  const isInTurns = around.every(({ isOut }, i) => isOut !== around.at(i - 1)?.isOut)
  if (!isInTurns) return null
  let isLand = around.at(-1)?.isOut ?? false
  return sides.map((side) => {
    const begins = isLand
    isLand = around.findLast((one) => one.side === side)?.isOut ?? isLand
    return { begins, ends: isLand }
  })
}

/**
 * Cells without a coast are what the nearest known cell is towards
 * them; near an unknown one they are unknown too.
 */
function spread(rims: Map<Cell, Rim>, unknown: Set<Cell>): void {
  let edge: Cell[] = [...unknown, ...rims.keys()]
  for (let step = 0; step < reach; step++) {
    const next: Cell[] = []
    for (const cell of edge)
      for (const side of sides) {
        const beyond = neighbour(cell, side)
        if (rims.has(beyond) || unknown.has(beyond)) continue
        const rim = rims.get(cell)
        if (rim) rims.set(beyond, evenRim(rim[side]?.begins ?? false))
        else unknown.add(beyond)
        next.push(beyond)
      }
    edge = next
  }
}

/** Cells that say other than their neighbours what their common side is. */
function contradictions(rims: ReadonlyMap<Cell, Rim>): Set<Cell> {
  const found = new Set<Cell>()
  for (const [cell, rim] of rims)
    for (const side of [0, 1] as const) {
      const beyond = neighbour(cell, side)
      const other = rims.get(beyond)?.[opposite(side)]
      const own = rim[side]
      if (!own || !other || (own.begins === other.ends && own.ends === other.begins)) continue
      found.add(cell)
      found.add(beyond)
    }
  return found
}

/** Whether land lies inside of a ring: then it turns to the left, as seen with the north above. */
export function isIsland(ring: readonly Point[]): boolean {
  let sum = 0
  for (const [i, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y]
    sum += x * nextY - nextX * y
  }
  return sum < 0
}
