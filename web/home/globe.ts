/**
 * web/home: places homes on the drawn globe: an orthographic view from
 * above 6° E, 36° N, as public/globe.svg is drawn.
 */
import type { Money } from '#contract/vocabulary/common.ts'
import type { Card, Cell } from '#contract/search/search.ts'

export type Mark = { id: string; x: number; y: number } & (
  | { kind: 'pin'; price: Money; first: boolean }
  | { kind: 'cluster'; count: number }
)

const centre = { lon: 6, lat: 36 }
/** Radius of the globe in per cent of the picture's width (376 of 800). */
const radius = 47
/** What a desktop shows of the picture, in per cent: the rest is cut off by the page's edge and the fold. */
const window = { left: 12, right: 64, top: 9, bottom: 82 }
const most = { pins: 6, clusters: 2 }
/** How far apart marks stand, in per cent. */
const apart = { x: 11, y: 6 }

/** Percentages of the picture's width and height; null on the far side of the globe. */
export function onGlobe(lat: number, lon: number): { x: number; y: number } | null {
  const phi = rad(lat)
  const phi0 = rad(centre.lat)
  const lambda = rad(lon - centre.lon)
  const facing = Math.sin(phi0) * Math.sin(phi) + Math.cos(phi0) * Math.cos(phi) * Math.cos(lambda)
  if (facing <= 0.1) return null
  return {
    x: round(50 + radius * Math.cos(phi) * Math.sin(lambda)),
    y: round(
      50 - radius * (Math.cos(phi0) * Math.sin(phi) - Math.sin(phi0) * Math.cos(phi) * Math.cos(lambda)),
    ),
  }
}

/** A few homes and the fullest cells, none over another. */
export function globeMarks(homes: readonly Card[], cells: readonly Cell[]): Mark[] {
  const marks: Mark[] = []
  const add = (mark: Mark | null): boolean => {
    if (!mark || outside(mark) || marks.some((other) => near(other, mark))) return false
    marks.push(mark)
    return true
  }
  let clusters = 0
  for (const cell of cells.filter((one) => one.count > 1).toSorted((a, b) => b.count - a.count)) {
    const at = onGlobe(cell.lat, cell.lon)
    if (
      at &&
      clusters < most.clusters &&
      add({ id: `${cell.x} ${cell.y}`, kind: 'cluster', count: cell.count, ...at })
    ) {
      clusters += 1
    }
  }
  let pins = 0
  for (const home of homes) {
    if (pins < most.pins && add(pinOf(home, pins === 0))) pins += 1
  }
  return marks
}

function pinOf(home: Card, first: boolean): Mark | null {
  const at = home.point && onGlobe(home.point.lat, home.point.lon)
  if (!at || home.price.amount === null) return null
  const price = { amount: home.price.amount, currency: home.price.currency }
  return { id: home.id, kind: 'pin', price, first, ...at }
}

const outside = ({ x, y }: Mark) => x < window.left || x > window.right || y < window.top || y > window.bottom
const near = (a: Mark, b: Mark) => Math.abs(a.x - b.x) < apart.x && Math.abs(a.y - b.y) < apart.y
const rad = (degrees: number) => (degrees * Math.PI) / 180
const round = (value: number) => Math.round(value * 10) / 10
