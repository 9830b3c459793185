/**
 * regions: coastline ways end to end, land on their left hand, as
 * rings and as chains that break off somewhere.
 */
import { cellUnits, even, runsOf, type Cell, type Point, type Run } from './grid.rules.ts'

/** A ring ends where it begins. */
export type Chains = { rings: Point[][]; open: Point[][] }

/** A way by the numbers of its nodes. */
type Way = readonly number[]

/**
 * `placeOf` answers null for a node of which nobody knows where it is: there a way breaks off. At
 * a node where several go on, the first does.
 */
export function chainsOf(ways: readonly Way[], placeOf: (node: number) => Point | null): Chains {
  const whole = ways.flatMap((way) => knownParts(way, placeOf))
  const byStart = new Map<number, Way[]>()
  for (const way of whole) byStart.set(way[0] ?? 0, [...(byStart.get(way[0] ?? 0) ?? []), way])
  const isEnd = new Set(whole.map((way) => way.at(-1)))
  const chains: Chains = { rings: [], open: [] }
  const add = (nodes: Way) => {
    const line = apart(nodes.flatMap((node) => [placeOf(node) ?? []].filter(isPoint)))
    const isRing = nodes[0] === nodes.at(-1)
    if (isRing && line.length > 3) chains.rings.push(line)
    if (!isRing && line.length > 1) chains.open.push(line)
  }
  // What begins nowhere else comes first, so that a chain is followed from its beginning.
  for (const way of [...whole].filter(([first]) => !isEnd.has(first))) add(followed(way, byStart))
  for (const way of whole) if (byStart.get(way[0] ?? 0)?.includes(way)) add(followed(way, byStart))
  return chains
}

const isPoint = (value: Point | never[]): value is Point => value.length === 2

/** Takes the way, and whatever goes on at its end, out of those that are left. */
function followed(way: Way, byStart: Map<number, Way[]>): number[] {
  take(way, byStart)
  const nodes = [...way]
  while (nodes[0] !== nodes.at(-1)) {
    const next = byStart.get(nodes.at(-1) ?? 0)?.[0]
    if (!next) break
    take(next, byStart)
    nodes.push(...next.slice(1))
  }
  return nodes
}

function take(way: Way, byStart: Map<number, Way[]>): void {
  const left = byStart.get(way[0] ?? 0)?.filter((one) => one !== way) ?? []
  byStart.set(way[0] ?? 0, left)
}

function knownParts(way: Way, placeOf: (node: number) => Point | null): Way[] {
  const parts: number[][] = [[]]
  for (const node of way) {
    if (placeOf(node)) parts.at(-1)?.push(node)
    else parts.push([])
  }
  return parts.filter((part) => part.length > 1)
}

/**
 * So many units before its end a coast shows where it leads; so far it is
 * drawn on beyond the cell where it breaks off.
 */
const lookBack = 200
const onward = 16

/**
 * A line that breaks off inside of a cell leads straight on to its rim:
 * what little of the cell is left is guessed.
 */
export const extendedStart = (line: readonly Point[]): Point[] => extendedEnd(line.toReversed()).toReversed()

/** The same at its end. */
export function extendedEnd(line: readonly Point[]): Point[] {
  const [x = 0, y = 0] = line.at(-1) ?? []
  const [fromX, fromY] = line.findLast((one) => Math.hypot(one[0] - x, one[1] - y) > lookBack) ??
    line[0] ?? [x, y]
  const length = Math.hypot(x - fromX, y - fromY)
  if (length === 0) return [...line]
  const ahead = (units: number, [atX, atY]: Point): Point => [
    atX + ((x - fromX) / length) * units,
    atY + ((y - fromY) / length) * units,
  ]
  const rim = runsOf([[x, y], ahead(2 * cellUnits, [x, y])])[0]?.points.at(-1) ?? [x, y]
  const [endX, endY] = ahead(onward, rim)
  return [...line, [even(endX), even(endY)]]
}

/** Without points that fall on the one before. */
const apart = (line: readonly Point[]): Point[] =>
  line.filter(([x, y], i) => i === 0 || x !== line[i - 1]?.[0] || y !== line[i - 1]?.[1])

/** Chains as far as cells are inside, and into the next cell; a ring that leaves them is open. */
export function within({ rings, open }: Chains, isInside: (cell: Cell) => boolean): Chains {
  const kept: Chains = { rings: [], open: [] }
  for (const ring of rings) {
    const runs = runsOf(ring)
    if (runs.every(({ cell }) => isInside(cell))) kept.rings.push(ring)
    else kept.open.push(...insideParts(fromOutside(runs, isInside), isInside))
  }
  for (const line of open) kept.open.push(...insideParts(runsOf(line), isInside))
  return kept
}

/** A ring begun where it lies outside of the cells. */
export function fromOutside(runs: Run[], isInside: (cell: Cell) => boolean): Run[] {
  const at = runs.findIndex(({ cell }) => !isInside(cell))
  if (at < 1) return runs
  const last = runs.at(-1)
  const [first, ...rest] = runs
  // A ring ends in the cell where it began: both pieces are one.
  const joined = first && last ? { ...first, points: [...last.points, ...first.points.slice(1)] } : first
  return joined ? [...rest.slice(at - 1, -1), joined, ...rest.slice(0, at - 1)] : runs
}

function insideParts(runs: readonly Run[], isInside: (cell: Cell) => boolean): Point[][] {
  const parts: Point[][] = []
  let part: Point[] | null = null
  for (const [i, { cell, points, out }] of runs.entries()) {
    if (isInside(cell)) {
      part ??= beyondRim(runs[i - 1]?.points.toReversed())
      // Without the points at which it crosses from cell to cell.
      part.push(...points.slice(i === 0 ? 0 : 1, out === null ? undefined : -1))
    } else if (part) {
      parts.push([...part, ...beyondRim(points)])
      part = null
    }
  }
  return part ? [...parts, part] : parts
}

/** A point shortly behind where a line comes into a cell. */
function beyondRim(points: readonly Point[] | undefined): Point[] {
  const [rim, next] = points ?? []
  return rim && next ? [[even((rim[0] + next[0]) / 2), even((rim[1] + next[1]) / 2)]] : []
}
