/**
 * regions: the outline of an area out of the ways it is drawn by, as
 * short as an address of a search can carry it.
 */
import { encodeAreas, type DrawnArea, type GridPoint } from '#contract/vocabulary/polyline.ts'
import { metresPerDegree } from '#contract/vocabulary/earth.ts'
import type { Position } from './places-of-nodes.ts'

/** Ways end to end as rings of node ids; null where one does not close, as at the edge of an extract. */
export function ringsOf(ways: readonly (readonly number[])[]): number[][] | null {
  const left = ways.map((way) => [...way]).filter((way) => way.length > 1)
  const rings: number[][] = []
  for (;;) {
    const ring = left.pop()
    if (!ring) return rings.length > 0 ? rings : null
    while (ring[0] !== ring.at(-1)) {
      const next = left.findIndex((way) => way[0] === ring.at(-1) || way.at(-1) === ring.at(-1))
      const [way] = next < 0 ? [] : left.splice(next, 1)
      if (!way) return null
      ring.push(...(way[0] === ring.at(-1) ? way : way.toReversed()).slice(1))
    }
    rings.push(ring.slice(0, -1))
  }
}

const toGrid = ({ lat, lon }: Position): GridPoint => [Math.round(lon * 1e5), Math.round(lat * 1e5)]

/** Parts smaller than this share of the largest are left out, and more than so many. */
const leastShare = 0.02
const mostParts = 6
/** Points of a whole outline; and how far it may lie off at first, in 1e-5 degrees. */
const mostPoints = 180
const firstTolerance = 4

/** The outline as searches ask for it; null where too little is left of it. */
export function outlineOf(rings: readonly (readonly Position[])[]): string | null {
  const parts = rings.map((ring) => ring.map(toGrid)).filter((ring) => ring.length >= 3)
  const largest = Math.max(...parts.map(sizeOf))
  const kept = parts
    .filter((ring) => sizeOf(ring) >= largest * leastShare)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, mostParts)
  for (let tolerance = firstTolerance; kept.length > 0; tolerance *= 1.6) {
    const areas: DrawnArea[] = kept
      .map((ring) => thinned(ring, tolerance))
      .filter((ring) => ring.length >= 3)
      .map((ring) => [ring])
    const points = areas.reduce((sum, [ring]) => sum + (ring?.length ?? 0), 0)
    if (points <= mostPoints) return areas.length > 0 ? encodeAreas(areas) : null
  }
  return null
}

/** Twice the area of a ring, whichever way it turns. */
function sizeOf(ring: readonly GridPoint[]): number {
  let sum = 0
  for (const [i, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y]
    sum += x * nextY - nextX * y
  }
  return Math.abs(sum)
}

/**
 * The ring without points that lie closer than `tolerance` to the line
 * between their neighbours (Douglas and Peucker).
 */
function thinned(ring: readonly GridPoint[], tolerance: number): GridPoint[] {
  const half = Math.floor(ring.length / 2)
  const halves = [ring.slice(0, half + 1), [...ring.slice(half), ...ring.slice(0, 1)]]
  return halves.flatMap((line) => thinLine(line, tolerance).slice(0, -1))
}

function thinLine(line: readonly GridPoint[], tolerance: number): GridPoint[] {
  const keep = new Set([0, line.length - 1])
  const open: [number, number][] = [[0, line.length - 1]]
  for (let stretch = open.pop(); stretch; stretch = open.pop()) {
    const [from, to] = stretch
    let farthest = 0
    let at = -1
    for (let i = from + 1; i < to; i++) {
      const off = offLine(line[i], line[from], line[to])
      if (off > farthest) {
        farthest = off
        at = i
      }
    }
    if (farthest <= tolerance) continue
    keep.add(at)
    open.push([from, at], [at, to])
  }
  return line.filter((_, i) => keep.has(i))
}

/** How far a point lies from the stretch between two others. */
function offLine(
  [x, y]: GridPoint = [0, 0],
  [ax, ay]: GridPoint = [0, 0],
  [bx, by]: GridPoint = [0, 0],
): number {
  const run = bx - ax
  const rise = by - ay
  const length = run * run + rise * rise
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * run + (y - ay) * rise) / length))
  return Math.hypot(x - ax - along * run, y - ay - along * rise)
}

const directions = 12

/**
 * The shape that holds all that lies within so many metres of the points: a park and the streets along it.
 */
export function around(points: readonly Position[], metres: number): Position[] {
  const tall = metres / metresPerDegree
  const beside = points.flatMap(({ lat, lon }) =>
    Array.from({ length: directions }, (_, i): Position => {
      const angle = (i / directions) * 2 * Math.PI
      const wide = tall / Math.max(0.1, Math.cos((lat * Math.PI) / 180))
      return { lat: lat + tall * Math.sin(angle), lon: lon + wide * Math.cos(angle) }
    }),
  )
  return hullOf(beside)
}

/** The convex hull, counter-clockwise (Andrew's monotone chain). */
function hullOf(points: readonly Position[]): Position[] {
  const sorted = points.toSorted((a, b) => a.lon - b.lon || a.lat - b.lat)
  const chain = (inOrder: readonly Position[]): Position[] => {
    const kept: Position[] = []
    for (const point of inOrder) {
      while (kept.length > 1 && turn(kept.at(-2), kept.at(-1), point) <= 0) kept.pop()
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...chain(sorted), ...chain(sorted.toReversed())]
}

const nowhere: Position = { lat: 0, lon: 0 }
const turn = (a: Position = nowhere, b: Position = nowhere, c: Position = nowhere): number =>
  (b.lon - a.lon) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lon - a.lon)
