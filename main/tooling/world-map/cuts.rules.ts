/** main: the map of the world: mends coasts that were cut along the edges of a grid. */
import type { Position } from 'geojson'

/** Land reaches the 180th meridian along a straight line that is no cut. */
const edgeOfWorld = 179.99

/** Whether the way from one corner to the next runs due north, south, east or west, as no coast does. */
const isCut = (from: Position, to: Position): boolean => from[0] === to[0] || from[1] === to[1]

const isOnEdge = ([lon = 0]: Position): boolean => Math.abs(lon) > edgeOfWorld

/** The corners of a closed ring that lie between two cuts: of the grid, and of no coast. */
function cornersOf(ring: readonly Position[]): Set<number> {
  const points = ring.slice(0, -1)
  const isCorner = (point: Position, i: number): boolean => {
    const before = points.at(i - 1) ?? point
    const after = points[(i + 1) % points.length] ?? point
    return isCut(before, point) && isCut(point, after) && !isOnEdge(point)
  }
  return new Set(points.flatMap((point, i) => (isCorner(point, i) ? [i] : [])))
}

/** A closed ring without such corners: where the grid cut it, a line leads from coast to coast. */
function mended(ring: Position[], corners: ReadonlySet<number>): Position[] {
  const kept = ring.slice(0, -1).filter((_, i) => !corners.has(i))
  const [first] = kept
  return first && kept.length > 2 ? [...kept, first] : ring
}

/**
 * An island whose outline is mended, without the waters in it that show corners of the grid: their shape is made
 * up. An island that would have no shape left stays as it is, since somebody may live there.
 */
export function withoutCuts([outline = [], ...waters]: Position[][]): Position[][] {
  return [mended(outline, cornersOf(outline)), ...waters.filter((ring) => cornersOf(ring).size === 0)]
}
