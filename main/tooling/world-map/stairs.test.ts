/**
 * main: the map of the world: the stairs of a traced shore are smoothed, and a surveyed one is not touched.
 */
import { expect, test } from 'vitest'
import { withoutStairs } from './stairs.rules.ts'
import type { Position } from 'geojson'

/** Units of the file in a degree. */
const perDegree = 65_535
/** A picture element, in degrees. */
const element = 1 / 1_200

const whole = (degrees: number): number => Math.round(degrees * perDegree) / perDegree

const traced = (elements: [number, number][]): Position[] =>
  elements.map(([x, y]) => [whole(x * element), whole(y * element)])

/** Degrees across the strip around a line that rises one in four, which holds all points but the ends. */
function width(points: readonly Position[]): number {
  const off = points.slice(2, -2).map(([x = 0, y = 0]) => (y - x / 4) / Math.hypot(1, 1 / 4))
  return Math.max(...off) - Math.min(...off)
}

test('a bank of stairs becomes a slope', () => {
  // Three elements along, one up and along, again and again.
  const stairs = traced(
    Array.from({ length: 10 }, (_, i): [number, number][] => [
      [4 * i, i],
      [4 * i + 3, i],
    ]).flat(),
  )
  expect(width(stairs)).toBeGreaterThan(element / 2)
  expect(width(withoutStairs(stairs))).toBeLessThan(element / 20)
})

test('nothing moves by more than half an element, be the stairs as long as they like', () => {
  const pier = traced([
    [0, 0],
    [40, 0],
    [40, 50],
    [80, 50],
    [80, 0],
    [120, 0],
  ])
  const smooth = withoutStairs(pier)
  const distance = (from: Position): number =>
    Math.min(...smooth.map(([x = 0, y = 0]) => Math.hypot(x - (from[0] ?? 0), y - (from[1] ?? 0))))
  expect(smooth[0]).toEqual(pier[0])
  expect(smooth.at(-1)).toEqual(pier.at(-1))
  // A corner is cut along both its sides; between the two cuts the shore passes it at half an element.
  for (const corner of pier.slice(1, -1))
    expect(distance(corner)).toBeCloseTo(element / 2 / Math.sin(Math.PI / 4), 5)
})

test('what was surveyed as a line stays as it is', () => {
  const surveyed = [
    [0, 0],
    [101, 37],
    [143, 91],
    [210, 95],
    [260, 170],
    [333, 181],
  ].map(([x = 0, y = 0]): Position => [x / perDegree, y / perDegree])
  expect(withoutStairs(surveyed)).toEqual(surveyed)
})

test('a few steps by chance are no stairs', () => {
  const chance = [
    ...traced([
      [0, 0],
      [1, 0],
      [2, 1],
      [3, 1],
    ]),
    [311 / perDegree, 77 / perDegree] as Position,
    [377 / perDegree, 131 / perDegree] as Position,
  ]
  expect(withoutStairs(chance)).toEqual(chance)
})

test('a shore across the meridian of Greenwich, or the 180th, stays where it is', () => {
  const across = traced(Array.from({ length: 12 }, (_, i): [number, number] => [i - 6, i % 2])).map(
    ([x = 0, y = 0]): Position => [x + 180, y],
  )
  for (const [x = 0] of withoutStairs(across)) expect(Math.abs(x - 180)).toBeLessThan(6.1 * element)
})
