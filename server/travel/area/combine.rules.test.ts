/** travel: areas in all or any of which a point lies, as both search engines test it. */
import { array, assert, integer, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import type { DrawnArea, GridPoint } from '#contract/vocabulary/polyline.ts'
import { drawnEdges, isWithin } from '#server/search/columnar/scan/drawn-edges.rules.ts'
import { drawingOf, isInside } from '#server/search/question/drawn.rules.ts'
import { times } from '#tests/support/depth.ts'
import { inAll, inAny } from './combine.rules.ts'

/** A box with a hole, and an island beside it; whole numbers. */
const shape = tuple(
  integer({ min: -60, max: 60 }),
  integer({ min: -60, max: 60 }),
  integer({ min: 6, max: 50 }),
).map(([x, y, size]): DrawnArea[] => [
  [square(x, y, size), square(x + 2, y + 2, size - 4)],
  [diamond(x + 2 * size, y, size)],
])
const square = (x: number, y: number, size: number): GridPoint[] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
]
const diamond = (x: number, y: number, size: number): GridPoint[] => [
  [x, y - size],
  [x + size - 1, y],
  [x, y + size],
  [x - size + 1, y],
]
const point = tuple(integer({ min: -90, max: 180 }), integer({ min: -90, max: 90 }))

/** By either engine's rule; they must agree. */
function holds(areas: readonly DrawnArea[], x: number, y: number): boolean {
  if (areas.length === 0) return false
  const held = isInside(drawingOf(areas).edges, x, y)
  expect(isWithin(drawnEdges(areas), x, y)).toBe(held)
  return held
}

test('in all of them, and in any of them, exactly where each alone says so', () => {
  assert(
    property(array(shape, { minLength: 1, maxLength: 3 }), point, (groups, [x, y]) => {
      const each = groups.map((areas) => holds(areas, x, y))
      expect(holds(inAll(groups), x, y)).toBe(each.every(Boolean))
      expect(holds(inAny(groups), x, y)).toBe(each.some(Boolean))
    }),
    { numRuns: times(40, 120) },
  )
})

test('nothing is in an area that is nowhere', () => {
  expect(inAll([[[square(0, 0, 9)]], []])).toEqual([])
  expect(inAny([[], []])).toEqual([])
})

test('of many islands each is cut by those it meets, and is gone where it meets none', () => {
  const islands = Array.from({ length: 400 }, (_, at): DrawnArea => [square(at * 40, 0, 20)])
  const half = islands.slice(0, 200)
  const both = inAll([islands, half, half, half])
  expect(both).toHaveLength(half.length)
  // Four rings each, and none of them knows of the islands farther away.
  expect(Math.max(...both.flat().map((ring) => ring.length))).toBeLessThan(20)
  expect([holds(both, 10, 10), holds(both, 30, 10), holds(both, 250 * 40 + 10, 10)]).toEqual([
    true,
    false,
    false,
  ])
})
