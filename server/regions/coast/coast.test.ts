/** regions: the land that a region's own coastline draws: closed along what is known, and left to the world where it breaks off. */
import { expect, test } from 'vitest'
import { chainsOf, extended } from './chains.rules.ts'
import { cellOf, unitsOf, type Cell, type Point } from './grid.rules.ts'
import { knownCells } from './known-cells.rules.ts'
import { shapesOf, type Polygon } from './lands.rules.ts'

/** A chart of nodes around 10° east on the equator, in thousandths of a degree; a cell is some five and a half of them wide. */
type Chart = readonly (readonly [east: number, north: number])[]
const at = (east: number, north: number): Point => unitsOf(north / 1_000, 10 + east / 1_000)
/** The cells of a box of so many thousandths in each direction. */
const within = (reach: number) => {
  const west = cellOf(at(-reach, reach))
  const east = cellOf(at(reach, -reach))
  return (cell: Cell): boolean =>
    cell % 65_536 >= west % 65_536 &&
    cell % 65_536 <= east % 65_536 &&
    cell >= west - 65_536 &&
    cell <= east + 65_536
}

/** The ways share the nodes that lie at one place. */
function drawn(ways: readonly Chart[], reach = 40) {
  const nodes = new Map<string, number>()
  const places = new Map<number, Point>()
  const refs = ways.map((way) =>
    way.map(([east, north]) => {
      const key = `${east} ${north}`
      const node = nodes.get(key) ?? nodes.size + 1
      nodes.set(key, node)
      places.set(node, at(east, north))
      return node
    }),
  )
  const chains = extended(chainsOf(refs, (node) => places.get(node) ?? null))
  const known = knownCells(chains, within(reach))
  const { lands, seas } = shapesOf(chains, known)
  /** Land, sea, or null where the world's own map is to be seen. */
  const what = (east: number, north: number): 'land' | 'sea' | null => {
    const point = at(east, north)
    if (isIn(lands, point)) return 'land'
    return isIn(seas, point) ? 'sea' : null
  }
  return { what, lands, breaks: known.breaks.length }
}

const isIn = (polygons: readonly Polygon[], [x, y]: Point): boolean =>
  polygons.some(
    (rings) =>
      rings.filter((ring) =>
        ring.reduce((inside, [x1, y1], i) => {
          const [x0, y0] = ring.at(i - 1) ?? [x1, y1]
          const crosses = y0 <= y !== y1 <= y && x0 + ((y - y0) / (y1 - y0)) * (x1 - x0) > x
          return crosses ? !inside : inside
        }, false),
      ).length %
        2 ===
      1,
  )

/** Land lies on the left: to the west of a coast that leads north. */
const northwards: Chart = Array.from({ length: 41 }, (_, i) => [1.3 + (i % 3) / 2, -100 + i * 5] as const)
const island = (east: number, north: number, size: number): Chart => [
  [east, north],
  [east + size, north],
  [east + size, north + size],
  [east, north + size],
  [east, north],
]

test('an island stands in the sea, a small one inside of one cell too', () => {
  const { what, lands, breaks } = drawn([island(-8, -9, 17), island(20.5, 20.5, 1)])
  expect([what(0, 0), what(-10, 0), what(12, 12), what(21, 21)]).toEqual(['land', 'sea', 'sea', 'land'])
  expect([lands.length, breaks]).toEqual([2, 0])
})

test('a coast that runs through parts land and sea up to the side of the box', () => {
  const { what, breaks } = drawn([northwards])
  expect([what(-2, 0), what(4, 0), what(-15, 35), what(15, -35)]).toEqual(['land', 'sea', 'land', 'sea'])
  expect([what(0, 60), what(0, -60), breaks]).toEqual([null, null, 0])
})

test('far from its coast a region leaves land and sea to the world', () => {
  const { what } = drawn([northwards])
  expect([what(-38, 0), what(38, 0)]).toEqual([null, null])
})

test('ways in any order make one coast, with an island off it and a bay that is sea on three sides', () => {
  const bay: Chart = [
    [1, -100],
    [1, -10],
    [-15, -10],
    [-15, 10],
    [1, 10],
    [1, 100],
  ]
  const pieces = [bay.slice(3), island(12, -3, 4), bay.slice(0, 2), bay.slice(1, 4)]
  const { what, breaks } = drawn(pieces)
  expect([what(-10, 0), what(-18, 0), what(14, -1), what(-3, 20), what(8, 0)]).toEqual([
    'sea',
    'land',
    'land',
    'land',
    'sea',
  ])
  expect(breaks).toBe(0)
})

test('a lake that is drawn as coast, land around it, is a hole', () => {
  const { what, lands } = drawn([island(-8, -9, 17).toReversed()])
  expect([what(0, 0), what(-12, 0), lands.length]).toEqual(['sea', 'land', 1])
})

test('where a coast breaks off it leads on to the rim of its cell, and nothing is said beyond', () => {
  const { what, breaks } = drawn([northwards.filter(([, north]) => north < 0)])
  expect(breaks).toBe(1)
  expect([what(-3, -30), what(5, -30)]).toEqual(['land', 'sea'])
  expect([what(3, -4), what(2, 5), what(-5, 12), what(9, 12)]).toEqual(['sea', null, null, null])
})

test('a coast with a hole in the middle keeps both its ends', () => {
  const { what, breaks } = drawn([
    northwards.filter(([, north]) => north < -15),
    northwards.filter(([, north]) => north > 15),
  ])
  expect([breaks, what(2, 0)]).toEqual([2, null])
  expect([what(-3, -35), what(5, -35), what(-3, 35), what(5, 35)]).toEqual(['land', 'sea', 'land', 'sea'])
})

test('coasts that contradict each other are left to the world', () => {
  const { what } = drawn([northwards, northwards.map(([east, north]) => [east + 12, north] as const)])
  expect([what(7, 0), what(-5, 0), what(20, 0)]).toEqual([null, 'land', 'sea'])
})

test('a node of which nobody knows where it is breaks a way', () => {
  const nowhere = 3
  const { rings, open } = chainsOf([[1, 2, nowhere, 4, 5]], (node) => (node === nowhere ? null : at(node, 0)))
  expect([rings, open.map((line) => line.length)]).toEqual([[], [2, 2]])
})
