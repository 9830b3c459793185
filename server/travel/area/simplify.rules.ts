/** travel: a ring with fewer points that stays within a tolerance of what it was (Douglas and Peucker). */

type Point = readonly [x: number, y: number]

/** The ring is open: its last point is not the first again. */
export function simplified<P extends Point>(ring: readonly P[], tolerance: number): P[] {
  if (ring.length < 5) return [...ring]
  const start = ring[0] as P
  let far = 0
  // A ring has no ends: the point farthest from the first one is the other.
  for (const [at, point] of ring.entries())
    if (squaredBetween(point, start) > squaredBetween(ring[far] as P, start)) far = at
  const line = [...ring, start]
  const keep = new Uint8Array(line.length)
  keepBetween(line, { from: 0, to: far, tolerance, keep })
  keepBetween(line, { from: far, to: line.length - 1, tolerance, keep })
  return ring.filter((_, at) => keep[at] === 1)
}

type Part = { from: number; to: number; tolerance: number; keep: Uint8Array }

function keepBetween(line: readonly Point[], { from: first, to: last, tolerance, keep }: Part): void {
  keep[first] = 1
  keep[last] = 1
  const open: [from: number, to: number][] = [[first, last]]
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part
    const a = line[from] as Point
    const b = line[to] as Point
    let at = -1
    let most = tolerance * tolerance
    for (let each = from + 1; each < to; each++) {
      const off = squaredOff(line[each] as Point, a, b)
      if (off <= most) continue
      most = off
      at = each
    }
    if (at < 0) continue
    keep[at] = 1
    open.push([from, at], [at, to])
  }
}

const squaredBetween = ([ax, ay]: Point, [bx, by]: Point): number => (ax - bx) ** 2 + (ay - by) ** 2

/** Squared distance from the line through a and b. */
function squaredOff(point: Point, a: Point, b: Point): number {
  const length = squaredBetween(a, b)
  if (length === 0) return squaredBetween(point, a)
  return ((b[0] - a[0]) * (a[1] - point[1]) - (a[0] - point[0]) * (b[1] - a[1])) ** 2 / length
}
