/**
 * main: the map of the world: the globe as seen from far above one point: orthographic
 * projection, with what lies behind it cut off.
 */
import { radians } from '#contract/vocabulary/earth.ts'

type Vector = readonly [number, number, number]
export type Point = [x: number, y: number]

/** A view from above `lat`, `lon` (degrees) onto a circle of `radius` around `centre`, in drawing units. */
export type GlobeView = { lat: number; lon: number; radius: number; centre: number }

/** Right, up and towards the eye; z > 0 is the side that is seen. */
function turned({ lat, lon }: GlobeView, pointLat: number, pointLon: number): Vector {
  const phi = radians(pointLat)
  const phi0 = radians(lat)
  const lambda = radians(pointLon - lon)
  const across = Math.cos(phi) * Math.cos(lambda)
  return [
    Math.cos(phi) * Math.sin(lambda),
    Math.cos(phi0) * Math.sin(phi) - Math.sin(phi0) * across,
    Math.sin(phi0) * Math.sin(phi) + Math.cos(phi0) * across,
  ]
}

const drawn = ({ radius, centre }: GlobeView, [x, y]: Vector): Point => [
  centre + radius * x,
  centre - radius * y,
]

/** Where a place stands on the drawing; null when it is on the far side. */
export function screenPosition(view: GlobeView, lat: number, lon: number): Point | null {
  const vector = turned(view, lat, lon)
  return vector[2] > 0 ? drawn(view, vector) : null
}

/** Where the way from `a` to `b` passes the rim. */
function rimBetween(a: Vector, b: Vector): Vector {
  const share = a[2] / (a[2] - b[2])
  const x = a[0] + (b[0] - a[0]) * share
  const y = a[1] + (b[1] - a[1]) * share
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length, 0]
}

/** Points along the rim from one point of it to another, the shorter way. */
function alongRim(from: Vector, to: Vector): Vector[] {
  const start = Math.atan2(from[1], from[0])
  const turn = ((Math.atan2(to[1], to[0]) - start + 3 * Math.PI) % (2 * Math.PI)) - Math.PI
  const steps = Math.floor(Math.abs(turn) / radians(2))
  return Array.from({ length: steps }, (_, i) => {
    const angle = start + (turn * (i + 1)) / (steps + 1)
    return [Math.cos(angle), Math.sin(angle), 0]
  })
}

/** A ring of [lon, lat] as the ring that is seen of it; where it leaves the near side it follows the rim. */
export function seenRing(view: GlobeView, ring: readonly (readonly [number, number])[]): Point[] {
  const vectors = ring.map(([lon, lat]) => turned(view, lat, lon))
  const seen: Vector[] = []
  let left: Vector | null = null
  let firstEntry: Vector | null = null
  vectors.forEach((vector, i) => {
    const before = vectors.at(i - 1) ?? vector
    if (before[2] > 0 && vector[2] <= 0) {
      left = rimBetween(before, vector)
      seen.push(left)
    }
    if (before[2] <= 0 && vector[2] > 0) {
      const entry = rimBetween(before, vector)
      if (left) seen.push(...alongRim(left, entry))
      else firstEntry = entry
      seen.push(entry)
      left = null
    }
    if (vector[2] > 0) seen.push(vector)
  })
  if (left && firstEntry) seen.push(...alongRim(left, firstEntry))
  return seen.map((vector) => drawn(view, vector))
}

/** The pieces of a line of [lon, lat] that are seen. */
export function seenLines(view: GlobeView, line: readonly (readonly [number, number])[]): Point[][] {
  const vectors = line.map(([lon, lat]) => turned(view, lat, lon))
  const pieces: Point[][] = []
  let piece: Point[] = []
  vectors.forEach((vector, i) => {
    const before = vectors[i - 1]
    const crosses = before && before[2] > 0 !== vector[2] > 0
    if (crosses) piece.push(drawn(view, rimBetween(before, vector)))
    if (vector[2] > 0) piece.push(drawn(view, vector))
    else if (piece.length > 0) {
      pieces.push(piece)
      piece = []
    }
  })
  if (piece.length > 1) pieces.push(piece)
  return pieces.filter((points) => points.length > 1)
}
