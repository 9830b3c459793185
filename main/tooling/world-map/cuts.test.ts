/** main: the map of the world: what the grid cut is mended, and what it made up is left out. */
import type { Position } from 'geojson'
import { expect, test } from 'vitest'
import { withoutCuts } from './cuts.rules.ts'

const island: Position[] = [
  [0, 0],
  [9, 1],
  [10, 8],
  [1, 9],
  [0, 0],
]

test('a notch along the grid becomes a line from coast to coast', () => {
  const notched: Position[] = [
    [0, 0],
    [9, 1],
    [9.5, 4],
    [6, 4],
    [6, 5],
    [9.7, 5],
    [10, 8],
    [1, 9],
    [0, 0],
  ]
  expect(withoutCuts([notched])).toEqual([
    [
      [0, 0],
      [9, 1],
      [9.5, 4],
      [9.7, 5],
      [10, 8],
      [1, 9],
      [0, 0],
    ],
  ])
})

test('a water with a corner of the grid is left out, and one without stays', () => {
  const cut: Position[] = [
    [3, 3],
    [5, 3],
    [5, 4],
    [3.5, 5],
    [3, 3],
  ]
  const lake: Position[] = [
    [6, 6],
    [7, 6.1],
    [6.8, 7],
    [6, 6],
  ]
  expect(withoutCuts([island, cut, lake])).toEqual([island, lake])
})

test('an island of nothing but corners stays, and so does the edge of the world', () => {
  const square: Position[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 0],
  ]
  expect(withoutCuts([square])).toEqual([square])
  const atEdge: Position[] = [
    [178, 60],
    [180, 61],
    [180, 62],
    [180, 63],
    [178, 60],
  ]
  expect(withoutCuts([atEdge])).toEqual([atEdge])
})

test('the first corner of a ring is looked at like any other', () => {
  const first: Position[] = [
    [6, 4],
    [6, 5],
    [9.7, 5],
    [10, 8],
    [0, 9],
    [9.5, 4],
    [6, 4],
  ]
  expect(withoutCuts([first])).toEqual([
    [
      [9.7, 5],
      [10, 8],
      [0, 9],
      [9.5, 4],
      [9.7, 5],
    ],
  ])
})
