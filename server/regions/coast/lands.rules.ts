/**
 * regions: the land of the cells that are known, as polygons: along the
 * coast, and closed along the outline of the cells.
 */
import { fromOutside, type Chains } from './chains.rules.ts'
import {
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
import { flippedRim, isIsland, type Known } from './known-cells.rules.ts'

/** The outer ring first, then its holes; none of them repeats its first point. */
export type Polygon = Point[][]

/** A stretch of coast inside the known cells, from where it comes in to where it goes out. */
type Stretch = { points: Point[]; end: Crossing }
type Crossing = { cell: Cell; side: Side; share: number }
/** What is met on the way along an outline: a stretch begins or ends there. */
type Event = { share: number; begins: Stretch | null }
type Edge = { cell: Cell; side: Side }

export type Shapes = { lands: Polygon[]; seas: Polygon[] }

/**
 * Land and sea of the known cells: a sea is what is land of a coast that is looked at from the other side.
 */
export const shapesOf = (chains: Chains, known: Known): Shapes => ({
  lands: landsOf(chains, known),
  seas: landsOf(turned(chains), flipped(known)),
})

const turned = ({ rings, open }: Chains): Chains => ({
  rings: rings.map((ring) => ring.toReversed()),
  open: open.map((line) => line.toReversed()),
})
const flipped = (known: Known): Known => ({
  ...known,
  rims: new Map([...known.rims].map(([cell, rim]) => [cell, flippedRim(rim)])),
})

function landsOf(chains: Chains, known: Known): Polygon[] {
  const { stretches, events, whole } = stretchesIn(chains, known)
  const outlines = outlinesOf(known)
  const placed = new Map<string, { outline: Edge[]; at: number }>()
  for (const outline of outlines)
    for (const [at, edge] of outline.entries()) placed.set(keyOf(edge), { outline, at })
  const rings = [...whole]
  const left = new Set(stretches)
  for (const stretch of left) rings.push(closed(stretch, { left, events, placed }))
  for (const outline of outlines) {
    const [first] = outline
    const isCrossed = outline.some((edge) => events.has(keyOf(edge)))
    if (!isCrossed && first && known.rims.get(first.cell)?.[first.side]?.begins)
      rings.push(cornersOf(outline))
  }
  return nested(rings)
}

const keyOf = ({ cell, side }: Edge): string => `${cell} ${side}`

/** Coasts cut to the known cells; rings that lie all inside stay whole. */
function stretchesIn({ rings, open }: Chains, { rims }: Known) {
  const stretches: Stretch[] = []
  const events = new Map<string, Event[]>()
  const whole: Point[][] = []
  const addEvent = ({ cell, side, share }: Crossing, begins: Stretch | null) => {
    const key = keyOf({ cell, side })
    events.set(
      key,
      [...(events.get(key) ?? []), { share, begins }].toSorted((a, b) => a.share - b.share),
    )
  }
  const cut = (runs: readonly Run[]) => {
    for (const { points, into, end } of partsOf(runs, rims)) {
      const stretch = { points, end }
      stretches.push(stretch)
      addEvent(into, stretch)
      addEvent(end, null)
    }
  }
  for (const ring of rings) {
    const runs = runsOf(ring)
    if (runs.every(({ cell }) => rims.has(cell))) whole.push(ring.slice(0, -1))
    else cut(fromOutside(runs, (cell) => rims.has(cell)))
  }
  for (const line of open) cut(runsOf(line))
  return { stretches, events, whole }
}

type Part = { points: Point[]; into: Crossing; end: Crossing }

function partsOf(runs: readonly Run[], rims: Known['rims']): Part[] {
  const parts: Part[] = []
  let part: { points: Point[]; into: Crossing } | null = null
  for (const [i, { cell, points, out }] of runs.entries()) {
    const before = runs[i - 1]
    const [first] = points
    if (!rims.has(cell)) continue
    if (!part && before?.out !== null && before && first) {
      const side = opposite(before.out)
      part = { points: [first], into: { cell, side, share: shareAlong(cell, side, first) } }
    }
    part?.points.push(...points.slice(1))
    const last = points.at(-1)
    if (part && last && out !== null && !rims.has(neighbour(cell, out))) {
      parts.push({ ...part, end: { cell, side: out, share: shareAlong(cell, out, last) } })
      part = null
    }
  }
  return parts
}

type Walk = {
  left: Set<Stretch>
  events: Map<string, Event[]>
  placed: Map<string, { outline: Edge[]; at: number }>
}

/** Stretch after stretch, and the outline between them, until the first is met again. */
function closed(first: Stretch, walk: Walk): Point[] {
  const ring: Point[] = []
  let stretch: Stretch | null = first
  while (stretch && walk.left.delete(stretch)) {
    ring.push(...stretch.points)
    const { corners, next } = along(stretch.end, walk)
    ring.push(...corners)
    stretch = next
  }
  return ring
}

/**
 * From where a coast goes out along the outline, with the cells on the left, to where the next one comes in.
 */
function along(end: Crossing, { events, placed }: Walk): { corners: Point[]; next: Stretch | null } {
  const corners: Point[] = []
  const { outline, at } = placed.get(keyOf(end)) ?? { outline: [], at: 0 }
  for (let step = 0; step <= outline.length; step++) {
    const edge = outline[(at + step) % outline.length]
    const before = outline[(at + step - 1) % outline.length]
    if (!edge) break
    if (step > 0 && before?.side !== edge.side) corners.push(cornerOf(edge.cell, edge.side))
    const after = step === 0 ? end.share : -1
    const event = events.get(keyOf(edge))?.find(({ share, begins }) => begins && share > after)
    if (event) return { corners, next: event.begins }
  }
  return { corners, next: null }
}

/** Around all known cells, with them on the left hand. */
function outlinesOf({ rims }: Known): Edge[][] {
  const edges = new Map<string, Edge[]>()
  for (const cell of rims.keys())
    for (const side of sides)
      if (!rims.has(neighbour(cell, side))) {
        const key = cornerOf(cell, side).join(' ')
        edges.set(key, [...(edges.get(key) ?? []), { cell, side }])
      }
  const outlines: Edge[][] = []
  for (const starting of edges.values())
    for (let edge = starting.pop(); edge; edge = starting.pop()) outlines.push(walked(edge, edges))
  return outlines
}

function walked(first: Edge, edges: Map<string, Edge[]>): Edge[] {
  const outline: Edge[] = []
  let edge: Edge | undefined = first
  while (edge) {
    outline.push(edge)
    edge = nextOf(edge, edges)
  }
  return outline
}

/** Takes the edge that goes on; where two cells touch at a corner only, one stays with one's own. */
function nextOf({ cell, side }: Edge, edges: Map<string, Edge[]>): Edge | undefined {
  const there = edges.get(cornerOf(cell, sides[(side + 1) % 4] ?? 0).join(' ')) ?? []
  const own = there.findIndex((one) => one.cell === cell)
  return there.splice(Math.max(0, own), 1)[0]
}

/** The corners of an outline at which it turns. */
const cornersOf = (outline: readonly Edge[]): Point[] =>
  outline.flatMap(({ cell, side }, i) => (outline.at(i - 1)?.side === side ? [] : [cornerOf(cell, side)]))

/** Rings that turn to the right are holes of the smallest around them. */
function nested(rings: readonly Point[][]): Polygon[] {
  const outer = rings.filter(isIsland).map((ring) => ({ ring, box: boxOf(ring), holes: [] as Point[][] }))
  const bySize = outer.toSorted((a, b) => sizeOf(a.box) - sizeOf(b.box))
  for (const hole of rings) {
    if (isIsland(hole)) continue
    const box = boxOf(hole)
    bySize.find((one) => holds(one.box, box) && isInside(one.ring, hole[0] ?? [0, 0]))?.holes.push(hole)
  }
  return outer.map(({ ring, holes }) => [ring, ...holes])
}

type Bounds = [left: number, top: number, right: number, bottom: number]

function boxOf(ring: readonly Point[]): Bounds {
  const box: Bounds = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of ring) {
    box[0] = Math.min(box[0], x)
    box[1] = Math.min(box[1], y)
    box[2] = Math.max(box[2], x)
    box[3] = Math.max(box[3], y)
  }
  return box
}

const sizeOf = ([left, top, right, bottom]: Bounds): number => (right - left) * (bottom - top)
const holds = (a: Bounds, b: Bounds): boolean => a[0] <= b[0] && a[1] <= b[1] && a[2] >= b[2] && a[3] >= b[3]

/** Even-odd. */
function isInside(ring: readonly Point[], [x, y]: Point): boolean {
  let inside = false
  for (const [i, [x1, y1]] of ring.entries()) {
    const [x0, y0] = ring.at(i - 1) ?? [x1, y1]
    if (y0 <= y !== y1 <= y && x0 + ((y - y0) / (y1 - y0)) * (x1 - x0) > x) inside = !inside
  }
  return inside
}

/** Lines as far as they run through some cells. */
export const linesIn = ({ rings, open }: Chains, isInside: (cell: Cell) => boolean): Point[][] =>
  [...rings, ...open].flatMap((line) => {
    const pieces: Point[][] = []
    let before = false
    for (const { cell, points } of runsOf(line)) {
      const isHere = isInside(cell)
      if (isHere && before) pieces.at(-1)?.push(...points.slice(1))
      else if (isHere) pieces.push([...points])
      before = isHere
    }
    return pieces
  })
