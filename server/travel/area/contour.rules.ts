/**
 * travel: the border of what is within reach, as areas with
 * cut-outs: marching squares over a field of heights.
 */
import { isInside, type DrawnArea, type GridPoint } from '#contract/vocabulary/polyline.ts'
import type { Field } from './field.rules.ts'
import { simplified } from './simplify.rules.ts'

/**
 * Sides of a square of the grid, from which side a border comes in to which
 * it leaves; what is within lies on its left.
 */
type Side = 'S' | 'E' | 'N' | 'W'
/** By which corners are within: 1 south-west, 2 south-east, 4 north-east, 8 north-west. */
const crossings: readonly (readonly (readonly [from: Side, to: Side])[])[] = [
  [],
  [['S', 'W']],
  [['E', 'S']],
  [['E', 'W']],
  [['N', 'E']],
  [
    ['S', 'W'],
    ['N', 'E'],
  ],
  [['N', 'S']],
  [['N', 'W']],
  [['W', 'N']],
  [['S', 'N']],
  [
    ['E', 'S'],
    ['W', 'N'],
  ],
  [['E', 'N']],
  [['W', 'E']],
  [['S', 'E']],
  [['W', 'S']],
  [],
]

/** In squares of the grid: smaller holes are a garden nobody walks through, smaller islands a rounding. */
const smallestHole = 10
const smallestIsland = 1

/** More points than this, and the border is drawn with a broader pen. */
const mostPoints = 1_600

/** Islands with their holes, in 1e-5 degrees. */
export function areasOf(field: Field): DrawnArea[] {
  const rings = ringsOf(field).filter((ring) => {
    const size = areaOf(ring)
    return size > 0 ? size >= smallestIsland : -size >= smallestHole
  })
  const outlines = rings.filter((ring) => areaOf(ring) > 0)
  const holes = rings.filter((ring) => areaOf(ring) < 0)
  let tolerance = 0.12
  for (;;) {
    const thin = (ring: readonly Corner[]) => asDegrees(simplified(ring, tolerance), field)
    const areas = nested(outlines.map(thin), holes.map(thin))
    const points = areas.flat().reduce((sum, ring) => sum + ring.length, 0)
    if (points <= mostPoints || tolerance > 2) return areas
    tolerance *= 1.6
  }
}

/** In squares of the grid from its south-western corner. */
type Corner = readonly [x: number, y: number]

function ringsOf({ width, height, heights }: Field): Corner[][] {
  const next = new Map<number, number>()
  const isIn = (x: number, y: number): boolean => (heights[y * width + x] as number) > 0
  const sideOf = (x: number, y: number, side: Side): number => {
    if (side === 'S') return 2 * (y * width + x)
    if (side === 'N') return 2 * ((y + 1) * width + x)
    return side === 'W' ? 2 * (y * width + x) + 1 : 2 * (y * width + x + 1) + 1
  }
  for (let y = 0; y < height - 1; y++)
    for (let x = 0; x < width - 1; x++) {
      const corners =
        Number(isIn(x, y)) +
        2 * Number(isIn(x + 1, y)) +
        4 * Number(isIn(x + 1, y + 1)) +
        8 * Number(isIn(x, y + 1))
      for (const [from, to] of crossings[corners] ?? []) next.set(sideOf(x, y, from), sideOf(x, y, to))
    }
  const rings: Corner[][] = []
  for (const start of next.keys()) {
    const ring: Corner[] = []
    for (let at: number | undefined = start; at !== undefined;) {
      ring.push(crossingAt(at, { width, heights }))
      const following: number | undefined = next.get(at)
      next.delete(at)
      at = following
    }
    // The last point is the first again.
    if (ring.length > 3) rings.push(ring.slice(0, -1))
  }
  return rings
}

/** Where the height is 0 between the two corners of a side. */
function crossingAt(side: number, { width, heights }: Pick<Field, 'width' | 'heights'>): Corner {
  const corner = side >> 1
  const x = corner % width
  const y = Math.floor(corner / width)
  const isUpright = (side & 1) === 1
  const one = heights[corner] as number
  const other = heights[isUpright ? corner + width : corner + 1] as number
  const share = one / (one - other)
  return isUpright ? [x, y + share] : [x + share, y]
}

/** Above 0 where what is within lies inside. */
const areaOf = (ring: readonly Corner[]): number =>
  ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] as Corner
    return sum + (x * nextY - nextX * y) / 2
  }, 0)

const asDegrees = (ring: readonly Corner[], { west, south, stepLat, stepLon }: Field): GridPoint[] =>
  ring.map(([x, y]) => [Math.round((west + x * stepLon) * 1e5), Math.round((south + y * stepLat) * 1e5)])

/** Each hole belongs to the smallest outline around it; both come with at least three points. */
function nested(outlines: readonly GridPoint[][], holes: readonly GridPoint[][]): DrawnArea[] {
  const areas = outlines
    .filter((ring) => ring.length >= 3)
    .map((outline) => ({ outline, size: Math.abs(areaOf(outline)), holes: [] as GridPoint[][] }))
    .toSorted((a, b) => a.size - b.size)
  for (const hole of holes) {
    const [point] = hole
    if (hole.length < 3 || !point) continue
    areas.find(({ outline }) => isInside(point, outline))?.holes.push(hole)
  }
  return areas.toReversed().map(({ outline, holes: inner }) => [outline, ...inner])
}
