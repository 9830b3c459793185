/**
 * search: drawn areas: which points belong to them, borders included, and that the quick picture never lies.
 */
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { DrawnArea, GridPoint } from '#contract/vocabulary/polyline.ts'
import { times } from '#tests/support/depth.ts'
import { border, drawingOf, inside, isInside, outside, type Drawing } from './drawn.rules.ts'

const square = (west: number, south: number, size: number): GridPoint[] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
]
const holds = (areas: DrawnArea[], x: number, y: number) => isInside(drawingOf(areas).edges, x, y)

describe('a drawn area', () => {
  const town = [square(0, 0, 10)]

  it('owns its west and south borders, not its east and north ones', () => {
    expect(holds([town], 5, 5)).toBe(true)
    for (const [x, y] of [
      [0, 5],
      [5, 0],
      [0, 0],
    ] as const)
      expect(holds([town], x, y)).toBe(true)
    for (const [x, y] of [
      [10, 5],
      [5, 10],
      [10, 10],
      [0, 10],
      [10, 0],
    ] as const)
      expect(holds([town], x, y)).toBe(false)
    for (const [x, y] of [
      [-1, 5],
      [11, 5],
      [5, -1],
      [5, 11],
    ] as const)
      expect(holds([town], x, y)).toBe(false)
  })

  it('does not depend on where or which way round the line was begun', () => {
    const [ring = []] = town
    const turned = [...ring.slice(2), ...ring.slice(0, 2)]
    for (let x = -1; x <= 11; x++)
      for (let y = -1; y <= 11; y++) {
        expect(holds([[turned]], x, y)).toBe(holds([town], x, y))
        expect(holds([[ring.toReversed()]], x, y)).toBe(holds([town], x, y))
      }
  })

  it('has cut-outs, also overlapping ones, and ones that reach beyond it', () => {
    const area = [...town, square(2, 2, 4), square(4, 4, 4), square(8, 8, 9)]
    expect(holds([area], 1, 1)).toBe(true)
    for (const [x, y] of [
      [3, 3],
      [5, 5],
      [7, 7],
      [9, 9],
      [12, 12],
    ] as const)
      expect(holds([area], x, y)).toBe(false)
    expect(holds([area], 6, 2)).toBe(true)
  })

  it('may stand beside others, and cut-outs are only its own', () => {
    const areas = [[...town, square(2, 2, 4)], [square(3, 3, 2)], [square(100, 100, 5)]]
    expect(holds(areas, 3, 3)).toBe(true)
    expect(holds(areas, 2, 2)).toBe(false)
    expect(holds(areas, 101, 101)).toBe(true)
  })

  it('is even-odd where the line crosses itself', () => {
    const bow: GridPoint[] = [
      [0, 0],
      [10, 10],
      [10, 0],
      [0, 10],
    ]
    expect([holds([[bow]], 1, 5), holds([[bow]], 9, 5), holds([[bow]], 5, 1), holds([[bow]], 5, 9)]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(holds([[[...square(0, 0, 10), ...square(0, 0, 10)]]], 5, 5)).toBe(false)
  })

  it('of no width holds nothing', () => {
    const line: GridPoint[] = [
      [0, 0],
      [10, 10],
      [0, 0],
    ]
    for (let at = -1; at <= 11; at++) expect(holds([[line]], at, at)).toBe(false)
  })
})

const near: fc.Arbitrary<GridPoint> = fc.tuple(
  fc.integer({ min: -300, max: 300 }),
  fc.integer({ min: -300, max: 300 }),
)
const globe: fc.Arbitrary<GridPoint> = fc.tuple(
  fc.integer({ min: -18_000_000, max: 18_000_000 }),
  fc.integer({ min: -9_000_000, max: 9_000_000 }),
)
const areasOf = (points: fc.Arbitrary<GridPoint>) =>
  fc.array(fc.array(fc.array(points, { minLength: 3, maxLength: 20 }), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 3,
  })

/** What the picture says of a point, as the SQL reads it. */
function pictureOf(drawing: Drawing, x: number, y: number): number {
  if (x < drawing.west || x > drawing.east || y < drawing.south || y > drawing.north) return outside
  const row = Math.floor((y - drawing.south) / drawing.cellHeight)
  return drawing.raster[row * drawing.columns + Math.floor((x - drawing.west) / drawing.cellWidth)] ?? -1
}

test.each([
  ['a street', near],
  ['the globe', globe],
])('the picture agrees with the exact rule wherever it is sure, over %s', (_, points) => {
  fc.assert(
    fc.property(areasOf(points), fc.array(points, { minLength: 50, maxLength: 50 }), (areas, asked) => {
      const drawing = drawingOf(areas)
      const lies = [...asked, ...areas.flat(2)].filter(([x, y]) => {
        const said = pictureOf(drawing, x, y)
        return said !== border && said !== (isInside(drawing.edges, x, y) ? inside : outside)
      })
      expect(lies).toEqual([])
    }),
    { numRuns: times(50, 150) },
  )
})

test('areas that share a border never hold the same point, and together leave no gap', () => {
  const turn = fc.tuple(near, near, near, near)
  fc.assert(
    fc.property(turn, near, ([a, b, c, d], [x, y]) => {
      // A quadrilateral and its two halves: each point is in exactly as many
      // halves, counted modulo two, as in the whole.
      const halves = [holds([[[a, b, c]]], x, y), holds([[[a, c, d]]], x, y)]
      expect(halves[0] !== halves[1]).toBe(holds([[[a, b, c, d]]], x, y))
    }),
    { numRuns: times(300, 1_000) },
  )
})

test('the picture is sure of nearly everything in an ordinary drawing', () => {
  const circle = Array.from({ length: 120 }, (_, at): GridPoint => [
    Math.round(Math.cos((at / 60) * Math.PI) * 20_000),
    Math.round(Math.sin((at / 60) * Math.PI) * 20_000),
  ])
  const { raster } = drawingOf([[circle]])
  expect(raster.filter((cell) => cell === border).length / raster.length).toBeLessThan(0.06)
})
