/**
 * main: the map of the world: islands that were made since the shorelines
 * were surveyed, out of a newer but coarser map.
 */
import type { Position } from 'geojson'

export type Box = readonly [west: number, south: number, east: number, north: number]
/** Whether there was land before at a point. */
export type WasLand = (lon: number, lat: number) => boolean

/** Land reaches the 180th meridian along a straight line that is no cut. */
const edgeOfWorld = 179.99
/** Square degrees of the box around the smallest: a tenth of a square kilometre or so. */
const leastSize = 1e-5
/** Continents have more corners, and are no islands. */
const mostCorners = 3_000
/**
 * An island is looked at in rows of so many points; one that is too
 * slender for them at so many of its corners.
 */
const inRow = 9
const fewest = 6
const corners = 48
/** Of those points, so many must lie where the sea was. */
const leastNew = 0.8
/** An island of much the same size at the same place is the same, drawn a little aside. */
const sameSize = 4
/** Degrees around a box in which an island may be drawn aside. */
const aside = 0.005

export function boxOf(ring: readonly Position[]): Box {
  let west = Infinity
  let south = Infinity
  let east = -Infinity
  let north = -Infinity
  for (const [lon = 0, lat = 0] of ring) {
    west = Math.min(west, lon)
    east = Math.max(east, lon)
    south = Math.min(south, lat)
    north = Math.max(north, lat)
  }
  return [west, south, east, north]
}

const sizeOf = ([west, south, east, north]: Box): number => (east - west) * (north - south)

/** Files boxes by the degree they lie in, so that few are looked at. */
export function boxesNear(boxes: readonly Box[]): (box: Box) => Box[] {
  const squares = new Map<string, Box[]>()
  for (const box of boxes)
    for (const square of squaresOf(box)) {
      const there = squares.get(square)
      if (there) there.push(box)
      else squares.set(square, [box])
    }
  return (box) => squaresOf(box).flatMap((square) => squares.get(square) ?? [])
}

/** None for what is wider than an island. */
function squaresOf([west, south, east, north]: Box): string[] {
  if (east - west > 3 || north - south > 3) return []
  const found: string[] = []
  for (let lon = Math.floor(west); lon <= Math.floor(east); lon++)
    for (let lat = Math.floor(south); lat <= Math.floor(north); lat++) found.push(`${lon} ${lat}`)
  return found
}

/**
 * Islands of the newer map, mended, that lie where the sea was and are no other place for one that was there.
 */
export function newIslands(
  outlines: readonly Position[][],
  before: readonly Position[][],
  wasLand: WasLand,
): Position[][] {
  const near = boxesNear(before.map(boxOf))
  return outlines.flatMap((outline) => {
    if (outline.length > mostCorners) return []
    const box = boxOf(outline)
    const size = sizeOf(box)
    if (size < leastSize) return []
    const isKnown = near(box).some((one) => {
      const share = sizeOf(one) / size
      return touches(box, one) && share > 1 / sameSize && share < sameSize
    })
    if (isKnown) return []
    const seen = pointsOf(outline, box)
    const isSea = seen.filter(([lon = 0, lat = 0]) => !wasLand(lon, lat))
    const island = isSea.length >= seen.length * leastNew ? mended(outline) : null
    return island ? [island] : []
  })
}

/** Those of the islands that nobody drew better. */
export function besidesDrawn(islands: readonly Position[][], drawn: readonly Position[][]): Position[][] {
  const near = boxesNear(drawn.map(boxOf))
  return islands.filter((island) => {
    const box = boxOf(island)
    return !near(box).some((one) => touches(box, one))
  })
}

/** Points all over an island. */
function pointsOf(outline: readonly Position[], [west, south, east, north]: Box): Position[] {
  const shares = Array.from({ length: inRow }, (_, i) => (i + 0.5) / inRow)
  const inside = shares
    .flatMap((up) => shares.map((aside) => [west + (east - west) * aside, south + (north - south) * up]))
    .filter((point) => isInside(outline, point))
  const step = Math.max(1, Math.floor(outline.length / corners))
  return inside.length >= fewest ? inside : outline.filter((_, i) => i % step === 0)
}

/** Even-odd. */
function isInside(outline: readonly Position[], [x = 0, y = 0]: Position): boolean {
  let inside = false
  for (let i = 1; i < outline.length; i++) {
    const [x0 = 0, y0 = 0] = outline[i - 1] ?? []
    const [x1 = 0, y1 = 0] = outline[i] ?? []
    if (y0 <= y !== y1 <= y && x0 + ((y - y0) / (y1 - y0)) * (x1 - x0) > x) inside = !inside
  }
  return inside
}

const touches = ([w1, s1, e1, n1]: Box, [w2, s2, e2, n2]: Box): boolean =>
  w1 - aside <= e2 && w2 <= e1 + aside && s1 - aside <= n2 && s2 <= n1 + aside

/** Whether the way from one corner to the next runs due north, south, east or west, as no coast does. */
const isCut = (from: Position, to: Position): boolean => from[0] === to[0] || from[1] === to[1]

const isOnEdge = ([lon = 0]: Position): boolean => Math.abs(lon) > edgeOfWorld

/**
 * A closed ring without corners between two cuts: there the newer map's grid cut it, and a line leads from
 * coast to coast. Null for what has hardly another corner: a splinter of a coast that the grid left.
 */
export function mended(ring: Position[]): Position[] | null {
  const points = ring.slice(0, -1)
  const kept = points.filter((point, i) => {
    const before = points.at(i - 1) ?? point
    const after = points[(i + 1) % points.length] ?? point
    return !(isCut(before, point) && isCut(point, after) && !isOnEdge(point))
  })
  const [first] = kept
  return first && kept.length > 2 ? [...kept, first] : null
}
