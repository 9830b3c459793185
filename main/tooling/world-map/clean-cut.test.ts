/**
 * main: the map of the world: islands that lie across each other are cut out of the
 * sea as one, and others are left as they are.
 */
import { expect, test } from 'vitest'
import { cleanCut } from './clean-cut.ts'
import type { Ring } from './join-waters.ts'

const square = (x: number, y: number, size: number): Ring => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
  [x, y],
]
const island = (x: number, y: number, size: number): Ring => square(x, y, size).toReversed()
/** Of all rings; islands turn the other way and count as less. */
const areaOf = (polygons: readonly Ring[][]): number =>
  Math.abs(
    polygons
      .flat()
      .flatMap((ring) => ring.slice(1).map(([x, y], i) => (ring[i]?.[0] ?? 0) * y - x * (ring[i]?.[1] ?? 0)))
      .reduce((sum, part) => sum + part / 2, 0),
  )

test('what engines draw as it is stays as it is', () => {
  const sea = [square(0, 0, 100), island(10, 10, 20), island(60, 60, 20)]
  expect(cleanCut(sea)).toEqual([sea])
})

test('islands that cross each other and the edge of the sea are cut out once', () => {
  const sea = [square(0, 0, 100), island(10, 10, 40), island(30, 30, 40), island(80, 80, 40)]
  const cut = cleanCut(sea)
  expect(areaOf(cut)).toBe(100 * 100 - (2 * 40 * 40 - 20 * 20) - 20 * 20)
})
