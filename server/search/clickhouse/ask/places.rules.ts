/**
 * search: where homes lie, as conditions of ClickHouse: boxes, circles, drawings,
 * and the stretches of the order that hold them.
 */
import { earthRadiusM } from '#contract/vocabulary/earth.ts'
import type { Asked } from '../../question/asked.rules.ts'
import { around, type Circle } from '../../question/circle.rules.ts'
import { drawingOf, type Edge } from '../../question/drawn.rules.ts'
import type { GridBox } from '../../question/grid.rules.ts'
import { spansOf, type Span } from '../ground/geo-key.rules.ts'

type Columns = GridBox['columns']
type Bounds = { columns: Columns; south: number; north: number }
type Areas = NonNullable<Asked['areas']>

export const inBox = ({ columns, south, north }: Bounds): string =>
  `((${columns.map(([from, to]) => `x between ${from} and ${to}`).join(' or ')}) and y between ${south} and ${north})`

export const inCircle = (circle: Circle, radiusM: number): string =>
  `(${inBox(around(circle, radiusM))} and ${distanceMm(circle)} <= ${radiusM * 1_000})`

/** Whole millimetres along the great circle (haversine), as in PostgreSQL. Only of homes with a point. */
export function distanceMm({ lat, lon }: Circle): string {
  const fromNorth = `toFloat64(${(lat * Math.PI) / 180})`
  const fromEast = `toFloat64(${(lon * Math.PI) / 180})`
  const north = '(y / 100000 * (pi() / 180))'
  const east = '(x / 100000 * (pi() / 180))'
  const haversine = `pow(sin((${north} - ${fromNorth}) / 2), 2) + cos(${fromNorth}) * cos(${north}) * pow(sin((${east} - ${fromEast}) / 2), 2)`
  return `toInt64(round(${2_000 * earthRadiusM} * asin(sqrt(least(toFloat64(1), ${haversine})))))`
}

export function inDrawing(areas: Areas): string {
  const { west, east, south, north, edges } = drawingOf(areas)
  return `(${inBox({ columns: [[west, east]], south, north })} and ${exactly(edges)})`
}

/**
 * Even-odd over whole numbers, as drawn.rules.ts says: in the
 * outline of some area and in none of its cut-outs.
 */
function exactly(edges: readonly Edge[]): string {
  const areas = Map.groupBy(edges, ({ area }) => area)
  const inOne = [...areas.values()].map((area) => {
    const rings = [...Map.groupBy(area, ({ ring }) => ring)]
    if (!rings.some(([ring]) => ring === 0)) return '0'
    return `(${rings.map(([ring, lines]) => (ring === 0 ? isOdd(lines) : `not ${isOdd(lines)}`)).join(' and ')})`
  })
  return inOne.length === 0 ? '0' : `(${inOne.join(' or ')})`
}

function isOdd(ring: readonly Edge[]): string {
  const column = (name: 'ax' | 'ay' | 'bx' | 'by') =>
    `[${ring.map((edge) => `toInt64(${edge[name]})`).join()}]`
  return `(arrayCount((ax, ay, bx, by) -> ay <= y and y < by and (x - ax) * (by - ay) < (bx - ax) * (y - ay), ${column('ax')}, ${column('ay')}, ${column('bx')}, ${column('by')}) % 2 = 1)`
}

/** Each costs some tenths of a millisecond before the first home is looked at. */
const mostSpans = 6
/** Stretches that leave out less than half of the world are not worth their while. */
const halfTheWorld = 2 ** 31
const pole = 9_000_000

/**
 * Stretches of the order that hold every home in the smallest of the
 * areas asked for; null where that is the world.
 */
export function stretchesOf({ box, areas, circle }: Pick<Asked, 'box' | 'areas' | 'circle'>): string | null {
  const wheres: Bounds[] = []
  if (box) wheres.push(box)
  if (areas) {
    const { west, east, south, north } = drawingOf(areas)
    wheres.push({ columns: [[west, east]], south, north })
  }
  if (circle && circle.radiusM !== null) wheres.push(around(circle, circle.radiusM))
  const [best] = wheres.map(spansOfBounds).toSorted((a, b) => lengthOf(a) - lengthOf(b))
  if (!best || lengthOf(best) > halfTheWorld) return null
  return `(${best.map(([from, to]) => `geo between ${from} and ${to}`).join(' or ')})`
}

const spansOfBounds = ({ columns, south, north }: Bounds): Span[] =>
  columns.flatMap(([west, east]) =>
    spansOf({ west, east, south: Math.max(south, -pole), north: Math.min(north, pole) }, mostSpans),
  )

const lengthOf = (spans: readonly Span[]) => spans.reduce((sum, [from, to]) => sum + to - from + 1, 0)
