/** main: the map of the world: shorelines that are stored in squares, put together to whole rings. */
import type { Position } from 'geojson'

/**
 * What each polygon is: land, a lake in it, an island in that, a pond in that. `part` is the ring's
 * name in the file; its pieces have the same.
 */
export type Piece = { part: string; points: readonly Point[] }
/** Whole units from the south-western corner of the world. */
export type Point = readonly [x: number, y: number]

/**
 * Pieces end to end by their ends, which lie on the edges of
 * squares; `around` units lead once around the world.
 */
export function stitched(pieces: readonly Piece[], around: number): Point[][] {
  const byStart = new Map<string, Piece[]>()
  const keyOf = (part: string, [x, y]: Point): string => `${part} ${x % around} ${y}`
  for (const piece of pieces) {
    const [first] = piece.points
    if (!first) continue
    const key = keyOf(piece.part, first)
    byStart.set(key, [...(byStart.get(key) ?? []), piece])
  }
  const take = (part: string, at: Point): Piece | undefined => byStart.get(keyOf(part, at))?.pop()
  return pieces.flatMap(({ part, points: [first] }) => {
    const begun = first && take(part, first)
    return begun ? [ringFrom(begun, take)] : []
  })
}

function ringFrom({ part, points }: Piece, take: (part: string, at: Point) => Piece | undefined): Point[] {
  const ring = [...points]
  for (;;) {
    const end = ring.at(-1)
    const next = end && take(part, end)
    if (!next) return ring
    for (const point of next.points.slice(1)) ring.push(point)
  }
}

/** Degrees; a ring that crosses Greenwich or the 180th meridian goes on beyond it. */
export function inDegrees(ring: readonly Point[], { perDegree }: { perDegree: number }): Position[] {
  const around = 360 * perDegree
  let before: number | null = null
  return ring.map(([x, y]) => {
    const at: number = before === null ? (x > around / 2 ? x - around : x) : nearestTurn(x, before, around)
    before = at
    return [at / perDegree, y / perDegree - 90]
  })
}

const nearestTurn = (x: number, to: number, around: number): number =>
  x - Math.round((x - to) / around) * around
