/** web/search/map: from the server's cells to marks that do not cover one another: pins for lone homes, circles for several. */
import type { Cell, Price } from '#contract/search/search.ts'

export type Mark = {
  key: string
  lat: number
  lon: number
  count: number
  /** Of a lone home. */
  home?: { id: string; price: Price }
}
export type Project = (lon: number, lat: number) => { x: number; y: number }

/** Pixels within which two marks become one. */
const near = { circle: 52, wide: 58, high: 26 }

type Placed = Mark & { x: number; y: number }

/** Joins cells whose marks would overlap on the screen; the larger takes in the smaller. */
export function marksFrom(cells: readonly Cell[], project: Project): Mark[] {
  const placed: Placed[] = []
  for (const cell of cells.toSorted((a, b) => b.count - a.count || a.y - b.y || a.x - b.x)) {
    const at = project(cell.lon, cell.lat)
    const mark: Placed = { ...markOf(cell), ...at }
    const other = placed.find((one) => overlap(one, mark))
    if (other) join(other, mark)
    else placed.push(mark)
  }
  return placed.map(({ x: _x, y: _y, ...mark }) => mark)
}

function markOf({ x, y, count, lat, lon, id, price }: Cell): Mark {
  return { key: id ?? `${x} ${y}`, lat, lon, count, ...(id && price && { home: { id, price } }) }
}

function overlap(a: Placed, b: Placed): boolean {
  const dx = Math.abs(a.x - b.x)
  const dy = Math.abs(a.y - b.y)
  return a.home && b.home ? dx < near.wide && dy < near.high : Math.hypot(dx, dy) < near.circle
}

function join(into: Placed, mark: Placed): void {
  const count = into.count + mark.count
  into.lat = (into.lat * into.count + mark.lat * mark.count) / count
  into.lon = (into.lon * into.count + mark.lon * mark.count) / count
  into.count = count
  if (into.home) into.key = `${into.key}+`
  delete into.home
}

/** Small, middle or large, against the fullest circle of the view. */
export function circleSize(count: number, most: number): '' | 'cluster--m' | 'cluster--l' {
  if (count >= 60 && count >= most * 0.5) return 'cluster--l'
  return count >= 30 && count >= most * 0.15 ? 'cluster--m' : ''
}
