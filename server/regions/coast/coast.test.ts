/**
 * regions: the land that a region's own coastline draws: closed along what is
 * known, and left to the world where it breaks off.
 */
import { expect, test } from 'vitest'
import { chainsOf } from './chains.rules.ts'
import { drawCoast } from './draw-coast.ts'
import { cellOf, unitsOf, type Cell, type Point } from './grid.rules.ts'
import type { Polygon } from './lands.rules.ts'

/**
 * A chart of nodes around 10° east on the equator, in thousandths of a degree;
 * a cell is some five and a half of them wide.
 */
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

/** The ways share the nodes that lie at one place; `world` is the shore of the world's map. */
async function drawn(
  ways: readonly Chart[],
  { reach = 40, world = [] }: { reach?: number; world?: Chart[] } = {},
) {
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
  const shores = world.map((line) => line.map(([east, north]) => at(east, north)))
  const chains = chainsOf(refs, (node) => places.get(node) ?? null)
  const coast = await drawCoast(chains, within(reach), async () => shores)
  const { lands, seas, edge, breaks, loose } = coast
  const told = (shapes: { lands: Polygon[]; seas: Polygon[] }, point: Point): 'land' | 'sea' | null => {
    if (isIn(shapes.lands, point)) return 'land'
    return isIn(shapes.seas, point) ? 'sea' : null
  }
  /** Land, sea, or null where the world's own map is to be seen. */
  const what = (east: number, north: number) => told({ lands, seas }, at(east, north))
  /** The same of what leads over to the world's shore. */
  const beyond = (east: number, north: number) => told(edge, at(east, north))
  return { what, beyond, lands, breaks: breaks.length, loose: loose.size, shores: edge.shores }
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

test('an island stands in the sea, a small one inside of one cell too', async () => {
  const { what, lands, breaks } = await drawn([island(-8, -9, 17), island(20.5, 20.5, 1)])
  expect([what(0, 0), what(-10, 0), what(12, 12), what(21, 21)]).toEqual(['land', 'sea', 'sea', 'land'])
  expect([lands.length, breaks]).toEqual([2, 0])
})

test('a coast that runs through parts land and sea up to the side of the box', async () => {
  const { what, breaks } = await drawn([northwards])
  expect([what(-2, 0), what(4, 0), what(-15, 35), what(15, -35)]).toEqual(['land', 'sea', 'land', 'sea'])
  expect([what(0, 60), what(0, -60), breaks]).toEqual([null, null, 0])
})

test('far from its coast a region leaves land and sea to the world', async () => {
  const { what } = await drawn([northwards])
  expect([what(-38, 0), what(38, 0)]).toEqual([null, null])
})

test('ways in any order make one coast, with an island off it and a bay that is sea on three sides', async () => {
  const bay: Chart = [
    [1, -100],
    [1, -10],
    [-15, -10],
    [-15, 10],
    [1, 10],
    [1, 100],
  ]
  const pieces = [bay.slice(3), island(12, -3, 4), bay.slice(0, 2), bay.slice(1, 4)]
  const { what, breaks } = await drawn(pieces)
  expect([what(-10, 0), what(-18, 0), what(14, -1), what(-3, 20), what(8, 0)]).toEqual([
    'sea',
    'land',
    'land',
    'land',
    'sea',
  ])
  expect(breaks).toBe(0)
})

test('a lake that is drawn as coast, land around it, is a hole', async () => {
  const { what, lands } = await drawn([island(-8, -9, 17).toReversed()])
  expect([what(0, 0), what(-12, 0), lands.length]).toEqual(['sea', 'land', 1])
})

test('where a coast breaks off it leads on to the rim of its cell, and nothing is said beyond', async () => {
  const { what, breaks } = await drawn([northwards.filter(([, north]) => north < 0)])
  expect(breaks).toBe(1)
  expect([what(-3, -30), what(5, -30)]).toEqual(['land', 'sea'])
  expect([what(3, -4), what(2, 5), what(-5, 12), what(9, 12)]).toEqual(['sea', null, null, null])
})

/** The world's shore as it was surveyed, so many thousandths to the east of where it is. */
const surveyed = (aside: number): Chart => [
  [1.8 + aside, -100],
  [1.8 + aside, 100],
]
const brokenOff = northwards.filter(([, north]) => north < 0)

test('where a coast breaks off it is led over to the shore of the world, without a step', async () => {
  const { what, beyond, loose, shores } = await drawn([brokenOff], { world: [surveyed(2.7)] })
  // Beside the end it is the region's own shore, a cell and more farther on the world's.
  expect([what(2.6, -8), beyond(2.6, -1), beyond(3.9, -1), beyond(3.9, 2.5)]).toEqual([
    'sea',
    'land',
    'sea',
    'land',
  ])
  const [x, y] = shores.flat().reduce((north, point) => (point[1] < north[1] ? point : north))
  expect([Math.abs(x - at(4.5, 0)[0]) < 8, y < at(0, 3)[1], loose]).toEqual([true, true, 0])
})

test('a shore that is far off, or leads the other way, is none to be led over to', async () => {
  for (const world of [surveyed(20), surveyed(2.7).toReversed()]) {
    const { beyond, loose } = await drawn([brokenOff], { world: [world] })
    expect([beyond(2.6, -1), beyond(3.9, -1), loose > 0]).toEqual([null, null, true])
  }
})

test('a coast that leaves the region is led over to the shore of the world behind its box', async () => {
  const { what, beyond, breaks } = await drawn([northwards], { reach: 11, world: [surveyed(2.7)] })
  expect([what(0, 9), what(4, 9), breaks]).toEqual(['land', 'sea', 0])
  expect([what(0, 24), beyond(3.9, 18), beyond(0, 40)]).toEqual([null, 'sea', null])
})

test('a coast with a hole in the middle keeps both its ends', async () => {
  const { what, breaks } = await drawn([
    northwards.filter(([, north]) => north < -15),
    northwards.filter(([, north]) => north > 15),
  ])
  expect([breaks, what(2, 0)]).toEqual([2, null])
  expect([what(-3, -35), what(5, -35), what(-3, 35), what(5, 35)]).toEqual(['land', 'sea', 'land', 'sea'])
})

test('coasts that contradict each other are left to the world', async () => {
  const { what } = await drawn([northwards, northwards.map(([east, north]) => [east + 12, north] as const)])
  expect([what(7, 0), what(-5, 0), what(20, 0)]).toEqual([null, 'land', 'sea'])
})

test('a node of which nobody knows where it is breaks a way', () => {
  const nowhere = 3
  const { rings, open } = chainsOf([[1, 2, nowhere, 4, 5]], (node) => (node === nowhere ? null : at(node, 0)))
  expect([rings, open.map((line) => line.length)]).toEqual([[], [2, 2]])
})
