/**
 * search: where a question looks, as shapes, and how far outside of them a point lies. Only sums,
 * products and square roots of doubles, in one order: those are the same to the last bit in JavaScript
 * and in PostgreSQL (sql/near-shapes.store.ts).
 */
import type { Place } from '#contract/search/places.ts'
import type { DrawnArea } from '#contract/vocabulary/polyline.ts'
import { metresPerDegree } from '#contract/vocabulary/earth.ts'
import { aroundGlobe, boxOf, toGrid, type GridBox } from '../question/grid.rules.ts'

/** Metres of 1e-5 degrees of latitude. */
export const metresPerStep = metresPerDegree / 1e5

/**
 * Lengths are steps of latitude (1e-5 degrees); `k` is how many of them
 * a step of longitude is where the shape lies.
 */
type Scaled = { k: number }
/** Everything within `reach` of a point. */
export type Disc = Scaled & { kind: 'disc'; x: number; y: number; reach: number }
/** A box; `west` and `width` as in a `GridBox`. */
export type Frame = Scaled & { kind: 'frame'; west: number; width: number; south: number; north: number }
/**
 * Outlines of drawn areas: every side from its first point (longitudes
 * times `k`), with its run and its length squared.
 */
export type Outline = Scaled & {
  kind: 'outline'
  ax: readonly number[]
  ay: readonly number[]
  runX: readonly number[]
  runY: readonly number[]
  squared: readonly number[]
  west: number
  east: number
  south: number
  north: number
}
export type Shape = Disc | Frame | Outline

const stretchAt = (y: number): number => Math.max(0.01, Math.cos((y / 1e5) * (Math.PI / 180)))

export const discOf = ({ lat, lon }: { lat: number; lon: number }, reachM: number): Disc => ({
  kind: 'disc',
  x: toGrid(lon),
  y: toGrid(lat),
  reach: reachM / metresPerStep,
  k: stretchAt(lat * 1e5),
})

export const frameOf = ({ west, width, south, north }: Omit<GridBox, 'columns' | 'height'>): Frame => ({
  kind: 'frame',
  west,
  width,
  south,
  north,
  k: stretchAt((south + north) / 2),
})

/** A city reaches around its point, which its box tells; whatever is larger is its box. */
export function shapeOfPlace({ kind, lat, lon, box }: Place): Shape {
  if (kind !== 'city') return frameOf(boxOf(box))
  return discOf({ lat, lon }, ((box.north - box.south) / 2) * 1e5 * metresPerStep)
}

/** The outer borders; what is cut out of an area has none. */
export function outlineOf(areas: readonly DrawnArea[]): Outline {
  const rings = areas.flatMap(([outline]) => (outline ? [outline] : []))
  const points = rings.flat()
  const ys = points.map(([, y]) => y)
  const xs = points.map(([x]) => x)
  const south = Math.min(...ys)
  const north = Math.max(...ys)
  const k = stretchAt((south + north) / 2)
  const sides = rings.flatMap((ring) =>
    ring.map(([x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
      const runX = nextX * k - x * k
      const runY = nextY - y
      return { ax: x * k, ay: y, runX, runY, squared: Math.max(1e-9, runX * runX + runY * runY) }
    }),
  )
  return {
    kind: 'outline',
    k,
    west: Math.min(...xs),
    east: Math.max(...xs),
    south,
    north,
    ax: sides.map((side) => side.ax),
    ay: sides.map((side) => side.ay),
    runX: sides.map((side) => side.runX),
    runY: sides.map((side) => side.runY),
    squared: sides.map((side) => side.squared),
  }
}

/**
 * Steps of latitude from the edge of the shape to a point outside of it; not
 * above 0 for a point inside a disc or frame.
 */
export function gapTo(shape: Shape, x: number, y: number): number {
  if (shape.kind === 'outline') return gapToOutline(shape, x, y)
  if (shape.kind === 'disc') {
    const aside = Math.abs(x - shape.x)
    const across = Math.min(aside, aroundGlobe - aside) * shape.k
    const up = y - shape.y
    return Math.sqrt(across * across + up * up) - shape.reach
  }
  const east = (x - shape.west + aroundGlobe) % aroundGlobe
  const aside = east < shape.width ? 0 : Math.min(east - shape.width + 1, aroundGlobe - east)
  const across = aside * shape.k
  const up = Math.max(shape.south - y, y - shape.north, 0)
  return Math.sqrt(across * across + up * up)
}

function gapToOutline({ k, ax, ay, runX, runY, squared }: Outline, x: number, y: number): number {
  const px = x * k
  let least = Infinity
  for (let at = 0; at < ax.length; at++) {
    const fromX = px - (ax[at] as number)
    const fromY = y - (ay[at] as number)
    const dx = runX[at] as number
    const dy = runY[at] as number
    const along = Math.min(1, Math.max(0, (fromX * dx + fromY * dy) / (squared[at] as number)))
    const offX = fromX - along * dx
    const offY = fromY - along * dy
    least = Math.min(least, offX * offX + offY * offY)
  }
  return Math.sqrt(least)
}

export type Bounds = { west: number; east: number; south: number; north: number }

/** What the shape surely lies in: `east` is above half of the globe where it crosses 180°. */
export function boundsOfShape(shape: Shape): Bounds {
  if (shape.kind === 'frame') {
    const { west, width, south, north } = shape
    return { west, east: west + width - 1, south, north }
  }
  if (shape.kind === 'outline') return shape
  const { x, y, reach, k } = shape
  return { west: x - reach / k, east: x + reach / k, south: y - reach, north: y + reach }
}

/** No point of a box lies closer than this to a shape within such bounds. */
export function leastGap(around: Bounds, k: number, { west, east, south, north }: Bounds): number {
  const up = Math.max(south - around.north, around.south - north, 0)
  const beyondEast = west - around.east
  const beyondWest = around.west - east
  const aside = Math.min(
    Math.max(beyondEast, beyondWest, 0),
    Math.max(beyondEast - aroundGlobe, beyondWest + aroundGlobe, 0),
    Math.max(beyondEast + aroundGlobe, beyondWest - aroundGlobe, 0),
  )
  const across = aside * k
  // Rounding must never make a box look farther than a home in it.
  return Math.max(0, Math.max(up, across) * (1 - 1e-9) - 1e-6)
}
