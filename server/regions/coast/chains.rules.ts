/** regions: coastline ways end to end, land on their left hand, as rings and as chains that break off somewhere. */
import { cellUnits, runsOf, type Point } from './grid.rules.ts'

/** A ring ends where it begins. */
export type Chains = { rings: Point[][]; open: Point[][] }

/** A way by the numbers of its nodes. */
type Way = readonly number[]

/**
 * `placeOf` answers null for a node of which nobody knows where it is: there a way breaks off. At a node where several go
 * on, the first does.
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

/** So many units before its end a coast shows where it leads; so far it is drawn on beyond the cell where it breaks off. */
const lookBack = 200
const onward = 16

/** Chains that break off inside of a cell lead straight on to its rim: what little of the cell is left is guessed. */
export const extended = ({ rings, open }: Chains): Chains => ({
  rings,
  open: open.map((line) => extendedEnd(extendedEnd(line).toReversed()).toReversed()),
})

function extendedEnd(line: Point[]): Point[] {
  const [x = 0, y = 0] = line.at(-1) ?? []
  const [fromX, fromY] = line.findLast((one) => Math.hypot(one[0] - x, one[1] - y) > lookBack) ??
    line[0] ?? [x, y]
  const length = Math.hypot(x - fromX, y - fromY)
  if (length === 0) return line
  const ahead = (units: number, [atX, atY]: Point): Point => [
    atX + ((x - fromX) / length) * units,
    atY + ((y - fromY) / length) * units,
  ]
  const rim = runsOf([[x, y], ahead(2 * cellUnits, [x, y])])[0]?.points.at(-1) ?? [x, y]
  const [endX, endY] = ahead(onward, rim)
  return [...line, [2 * Math.round(endX / 2), 2 * Math.round(endY / 2)]]
}

/** Without points that fall on the one before. */
const apart = (line: readonly Point[]): Point[] =>
  line.filter(([x, y], i) => i === 0 || x !== line[i - 1]?.[0] || y !== line[i - 1]?.[1])
