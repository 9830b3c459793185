/**
 * web/search/map: from the server's cells to marks: a price where there is room, a
 * dot where there is less, a circle for several.
 */
import type { CellPlace } from '#contract/search/map-cells.ts'
import type { Card, Cell, Price } from '#contract/search/search.ts'
import { Nearby } from './nearby.ts'

export type Mark = {
  key: string
  lat: number
  lon: number
  count: number
  look: 'price' | 'dot' | 'circle'
  /** Of a lone home. */
  home?: { id: string; price: Price }
  /** Of a home that only comes close to what is asked for: no other question finds it. */
  close?: Card
  /** The cells whose homes it stands for. */
  cells: readonly CellPlace[]
}
export type Project = (lon: number, lat: number) => { x: number; y: number }

/** Pixels from the middle of a mark within which no other may stand. */
export const reach = { circle: 24, dot: 7 }
/** Pixels of a price: to both sides of its text, over its point, and for each letter. */
export const label = { sides: 13, height: 36, letter: 7.4 }

type Placed = Mark & { x: number; y: number }

/**
 * Joins cells whose marks would cover one another; no home is lost. Of what is left alone, a home shows its
 * price where that covers nothing. `wordsOf` is the price as it will be written.
 */
export function marksFrom(
  cells: readonly Cell[],
  project: Project,
  wordsOf: (price: Price) => string,
): Mark[] {
  const placed = new Nearby<Placed>()
  for (const cell of cells.toSorted((a, b) => b.count - a.count || a.y - b.y || a.x - b.x))
    settle(placed, { ...markOf(cell), ...project(cell.lon, cell.lat) }, project)
  price(placed, wordsOf)
  return placed.all().map(({ x: _x, y: _y, ...mark }) => mark)
}

/** Homes that come close, as quiet dots that no mark takes in. */
export const closeMarks = (homes: readonly Card[]): Mark[] =>
  homes.flatMap((close) => {
    const { id, point, price } = close
    if (!point) return []
    const { lat, lon } = point
    return [
      { key: `close ${id}`, lat, lon, count: 1, look: 'dot' as const, home: { id, price }, close, cells: [] },
    ]
  })

const markOf = ({ x, y, count, lat, lon, id, price }: Cell): Mark => ({
  key: id ?? `${x} ${y}`,
  lat,
  lon,
  count,
  cells: [{ x, y }],
  ...(id && price ? { look: 'dot', home: { id, price } } : { look: 'circle' }),
})

/** Puts a mark among the others. One that grew may cover a further one, which it takes in too. */
function settle(placed: Nearby<Placed>, mark: Placed, project: Project): void {
  let one = mark
  for (;;) {
    const now = one
    const other = placed.find(now, 2 * reach.circle, (it) => overlap(it, now))
    if (!other) break
    placed.delete(other)
    one = joined(other, now, project)
  }
  placed.add(one)
}

const overlap = (a: Placed, b: Placed): boolean => {
  const far = reachOf(a) + reachOf(b)
  const dx = a.x - b.x
  const dy = a.y - b.y
  return dx * dx + dy * dy < far * far
}

const reachOf = ({ look }: Mark): number => (look === 'circle' ? reach.circle : reach.dot)

function joined(a: Placed, b: Placed, project: Project): Placed {
  const count = a.count + b.count
  const lat = (a.lat * a.count + b.lat * b.count) / count
  const lon = (a.lon * a.count + b.lon * b.count) / count
  const [first] = [a.key, b.key].toSorted()
  return {
    key: `${first?.replace(/\+$/, '')}+`,
    lat,
    lon,
    count,
    look: 'circle',
    cells: [...a.cells, ...b.cells],
    ...project(lon, lat),
  }
}

type Rectangle = { left: number; right: number; top: number; bottom: number }

/**
 * Gives prices to homes with room for them; always the same ones of a view, whatever the order of its cells.
 */
function price(placed: Nearby<Placed>, wordsOf: (price: Price) => string): void {
  const taken: Rectangle[] = []
  for (const mark of placed.all().toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    if (!mark.home) continue
    const half = label.sides + (wordsOf(mark.home.price).length * label.letter) / 2
    const room = { left: mark.x - half, right: mark.x + half, top: mark.y - label.height, bottom: mark.y }
    const isCovering =
      taken.some((other) => meets(room, other)) ||
      placed.find(mark, half + reach.circle, (other) => other !== mark && meets(room, around(other)))
    if (isCovering) continue
    taken.push(room)
    mark.look = 'price'
  }
}

function around(mark: Placed): Rectangle {
  const far = reachOf(mark)
  return { left: mark.x - far, right: mark.x + far, top: mark.y - far, bottom: mark.y + far }
}

const meets = (a: Rectangle, b: Rectangle): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Small, middle or large, against the fullest circle of the view. */
export function circleSize(count: number, most: number): '' | 'cluster--m' | 'cluster--l' {
  if (count >= 60 && count >= most * 0.5) return 'cluster--l'
  return count >= 30 && count >= most * 0.15 ? 'cluster--m' : ''
}

/** A home that is pointed at somewhere on the page. */
export type Pointed = { id: string; lat: number; lon: number; price: Price }

/** The mark that stands for a home: its own, or the one whose cell it lies in. */
export function holderOf(marks: readonly Mark[], home: Pointed, cell: CellPlace | null): Mark | null {
  return (
    marks.find((mark) => mark.home?.id === home.id) ??
    marks.find((mark) => !mark.home && cell && mark.cells.some(({ x, y }) => x === cell.x && y === cell.y)) ??
    null
  )
}
