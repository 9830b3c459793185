/**
 * web/search: drawn areas: a freehand line as a ring of few points, areas
 * added, cut out, and taken from the map again.
 */
import {
  decodeAreas,
  drawingLimits,
  encodeAreas,
  isInside,
  type DrawnArea,
  type GridPoint,
} from '#contract/vocabulary/polyline.ts'

/** Degrees: [longitude, latitude]. */
export type Degrees = readonly [number, number]
export type Areas = readonly DrawnArea[]
type Ring = readonly GridPoint[]

const perDegree = 1e5
/** A hand-drawn ring keeps at most so many points; more say nothing that a map shows. */
const mostPoints = 150
const fewestPoints = 3

export const areasOf = (parameter: string | undefined): Areas =>
  parameter ? (decodeAreas(parameter) ?? []) : []

/** The parameter for an address; undefined without areas. */
export const parameterOf = (areas: Areas): string | undefined =>
  areas.length > 0 ? encodeAreas(areas) : undefined

/**
 * A line that a hand drew as a ring on the grid, thinned (Douglas and
 * Peucker) to what `tolerance` degrees leave.
 * Null when it encloses nothing: a tap, a dot, a stroke there and back.
 */
export function ringOf(line: readonly Degrees[], tolerance: number): Ring | null {
  const points = distinct(line.map(onGrid))
  let ring = thinned(points, tolerance * perDegree)
  for (let wider = Math.max(1, tolerance * perDegree); ring.length > mostPoints; wider *= 2)
    ring = thinned(points, wider)
  return ring.length >= fewestPoints && enclosed(ring) > 0 ? ring : null
}

function onGrid([lon, lat]: Degrees): GridPoint {
  const x = Math.round(Math.max(-180, Math.min(180, lon)) * perDegree)
  return [x, Math.round(Math.max(-90, Math.min(90, lat)) * perDegree)]
}

/** Without neighbours that are the same, and open: the last point is not the first again. */
function distinct(points: readonly GridPoint[]): GridPoint[] {
  return points.filter((point, at) => {
    const next = points[(at + 1) % points.length]
    return points.length === 1 || !next || next[0] !== point[0] || next[1] !== point[1]
  })
}

/**
 * The ring is parted at its two points that are farthest from one another, and each half thinned as a line.
 */
function thinned(ring: readonly GridPoint[], tolerance: number): GridPoint[] {
  const first = ring[0]
  if (!first || ring.length <= fewestPoints) return [...ring]
  const far = farthest(ring, (point) => squared(point, first))
  const halves = [ring.slice(0, far.at + 1), [...ring.slice(far.at), first]]
  return halves.flatMap((half) => thinnedLine(half, tolerance).slice(0, -1))
}

function thinnedLine(line: readonly GridPoint[], tolerance: number): GridPoint[] {
  const start = line[0]
  const end = line.at(-1)
  if (!start || !end || line.length < 3) return [...line]
  const { at, distance } = farthest(line, (point) => fromLine(point, start, end))
  if (distance <= tolerance ** 2) return [start, end]
  return [
    ...thinnedLine(line.slice(0, at + 1), tolerance).slice(0, -1),
    ...thinnedLine(line.slice(at), tolerance),
  ]
}

function farthest(
  points: readonly GridPoint[],
  measure: (point: GridPoint) => number,
): { at: number; distance: number } {
  let best = { at: 0, distance: -1 }
  for (const [at, point] of points.entries()) {
    const distance = measure(point)
    if (distance > best.distance) best = { at, distance }
  }
  return best
}

const squared = ([ax, ay]: GridPoint, [bx, by]: GridPoint): number => (ax - bx) ** 2 + (ay - by) ** 2

/** Squared distance of a point from a line between two others. */
function fromLine(point: GridPoint, start: GridPoint, end: GridPoint): number {
  const length = squared(start, end)
  if (length === 0) return squared(point, start)
  const along =
    ((point[0] - start[0]) * (end[0] - start[0]) + (point[1] - start[1]) * (end[1] - start[1])) / length
  const t = Math.max(0, Math.min(1, along))
  return squared(point, [start[0] + t * (end[0] - start[0]), start[1] + t * (end[1] - start[1])])
}

/** Twice the area that a ring encloses. */
const enclosed = (ring: Ring): number =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
      return sum + x * nextY - nextX * y
    }, 0),
  )

/** The areas with one more; null when there is no room in an address for it. */
export const withArea = (areas: Areas, ring: Ring): Areas | null => withAreas(areas, [[ring]])

/** The same with several, which may have cut-outs. */
export const withAreas = (areas: Areas, more: Areas): Areas | null => fitting([...areas, ...more])

/**
 * The areas with a piece cut out of the one that holds most of it; null
 * when none does, or when there are too many.
 */
export function withCutOut(areas: Areas, ring: Ring): Areas | null {
  const shares = areas.map(([outline]) =>
    outline ? ring.filter((point) => isInside(point, outline)).length : 0,
  )
  const most = Math.max(0, ...shares)
  const at = shares.indexOf(most)
  return most > 0 ? fitting(areas.map((area, index) => (index === at ? [...area, ring] : area))) : null
}

const fitting = (areas: Areas): Areas | null => {
  const rings = areas.flat()
  const points = rings.reduce((sum, ring) => sum + ring.length, 0)
  const { areas: most, rings: mostRings, points: mostOfAll } = drawingLimits
  return areas.length <= most && rings.length <= mostRings && points <= mostOfAll ? areas : null
}

/** A ring of an area as a line that ends where it began, in degrees. */
export const lineOf = (ring: Ring): [number, number][] =>
  [...ring, ...ring.slice(0, 1)].map(([x, y]) => [x / perDegree, y / perDegree])

/** A ring whose points were moved by hand: nothing is thinned away. Null when nothing is left of it. */
export const movedRing = (line: readonly Degrees[]): Ring | null => ringOf(line, 0)
