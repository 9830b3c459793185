/** search: edges in slabs say of every point what the plain rule says. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawingOf, isInside } from '../../question/drawn.rules.ts'
import { drawnEdges, isWithin } from './drawn-edges.rules.ts'

const coordinate = fc.oneof(fc.integer({ min: -6, max: 6 }), fc.integer({ min: -400, max: 400 }))
const ring = fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 12 })
const areas = fc.array(fc.array(ring, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
const points = fc.array(fc.tuple(coordinate, coordinate), { minLength: 20, maxLength: 20 })

test('many areas with cut-outs that cross, touch and lie upon one another', () => {
  fc.assert(
    fc.property(areas, points, (areas, points) => {
      const plain = drawingOf(areas).edges
      const quick = drawnEdges(areas)
      for (const [x, y] of [...points, ...areas.flat(2)])
        expect(isWithin(quick, x, y)).toBe(isInside(plain, x, y))
    }),
    { numRuns: 300 },
  )
})

test('a level line holds nothing', () => {
  const flat = drawnEdges([
    [
      [
        [0, 0],
        [5, 0],
        [9, 0],
      ],
    ],
  ])
  expect(isWithin(flat, 3, 0)).toBe(false)
})
