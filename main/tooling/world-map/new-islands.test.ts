/** main: the map of the world: which islands are new, and that what a grid cut of them is mended. */
import type { Position } from 'geojson'
import { expect, test } from 'vitest'
import { diamond } from '#tests/support/maps/diamond.ts'
import { besidesDrawn, mended, newIslands } from './new-islands.rules.ts'

/** A coast along the equator, with the sea north of it. */
const coast = diamond(10, -5, 5)
const wasLand = (_: number, lat: number) => lat < 0

test('an island where the sea was is new', () => {
  const palm = diamond(10, 0.05, 0.03)
  expect(newIslands([palm], [coast], wasLand)).toEqual([palm])
})

test('an island that is drawn a little aside is the one that was there; one many times as large is not', () => {
  const before = diamond(10, 0.05, 0.01)
  expect(newIslands([diamond(10.015, 0.052, 0.012)], [coast, before], wasLand)).toEqual([])
  const airport = diamond(10.015, 0.06, 0.04)
  expect(newIslands([airport], [coast, before], wasLand)).toEqual([airport])
})

test('an island whose corners lie in the water and whose middle is land is no new one', () => {
  const drawnAround = diamond(10, -0.01, 0.04)
  const wasSpit = (lon: number, lat: number) => Math.abs(lon - 10) + Math.abs(lat + 0.01) < 0.035
  expect(newIslands([drawnAround], [coast], wasSpit)).toEqual([])
})

test('what lies on land, or is a continent, is no new island', () => {
  expect(newIslands([diamond(10, -0.05, 0.03)], [], wasLand)).toEqual([])
  const continent = Array.from({ length: 4_000 }, (_, i): Position => [i / 4_000, 1 + (i % 7) / 1_000])
  expect(newIslands([continent], [], wasLand)).toEqual([])
})

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
  expect(mended(notched)).toEqual([
    [0, 0],
    [9, 1],
    [9.5, 4],
    [9.7, 5],
    [10, 8],
    [1, 9],
    [0, 0],
  ])
})

test('what the grid left of a coast is no island, and the edge of the world stays', () => {
  const square: Position[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 0],
  ]
  expect(mended(square)).toBeNull()
  const splinter: Position[] = [
    [0, 0],
    [1, 0],
    [0, 1],
    [0, 0],
  ]
  expect(mended(splinter)).toBeNull()
  const atEdge: Position[] = [
    [178, 60],
    [180, 61],
    [180, 62],
    [180, 63],
    [178, 60],
  ]
  expect(mended(atEdge)).toEqual(atEdge)
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
  expect(mended(first)).toEqual([
    [9.7, 5],
    [10, 8],
    [0, 9],
    [9.5, 4],
    [9.7, 5],
  ])
})

test('an island that was drawn by hand is taken as it was drawn', () => {
  const rough = diamond(55.13, 25.11, 0.03)
  const other = diamond(55.3, 25.3, 0.03)
  expect(besidesDrawn([rough, other], [diamond(55.14, 25.115, 0.02)])).toEqual([other])
})
