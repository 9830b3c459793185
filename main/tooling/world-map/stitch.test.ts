/** main: the map of the world: rings that were cut into squares are whole again. */
import { expect, test } from 'vitest'
import { inDegrees, stitched, type Point } from './stitch.rules.ts'

test('pieces of a ring are joined by their ends, and those of others are not', () => {
  const west: Point[] = [
    [10, 2],
    [5, 5],
    [10, 8],
  ]
  const east: Point[] = [
    [10, 8],
    [15, 5],
    [10, 2],
  ]
  const other: Point[] = [
    [10, 8],
    [11, 9],
    [12, 8],
    [10, 8],
  ]
  const rings = stitched(
    [
      { part: 'a', points: west },
      { part: 'b', points: other },
      { part: 'a', points: east },
    ],
    3_600,
  )
  expect(rings).toEqual([[...west, [15, 5], [10, 2]], other])
})

test('a ring over Greenwich goes on beyond it', () => {
  const around = 3_600
  const rings = stitched(
    [
      {
        part: 'a',
        points: [
          [3_600, 900],
          [3_590, 910],
          [3_600, 920],
        ],
      },
      {
        part: 'a',
        points: [
          [0, 920],
          [10, 910],
          [0, 900],
        ],
      },
    ],
    around,
  )
  expect(rings.map((ring) => inDegrees(ring, { perDegree: 10 }))).toEqual([
    [
      [0, 0],
      [-1, 1],
      [0, 2],
      [1, 1],
      [0, 0],
    ],
  ])
})
