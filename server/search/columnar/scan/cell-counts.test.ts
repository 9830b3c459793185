/** search: pages find the cell of a home by the contract's rule; it must be the cell that counted it. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxOfCells, cellOf } from '#contract/search/map-cells.ts'
import { boxOf, toDegrees } from '../../question/grid.rules.ts'
import { addToCells, createCellBuffer, createCells, readCells } from './cell-counts.ts'

const x = fc.integer({ min: -18_000_000, max: 17_999_999 })
const parts = fc.integer({ min: 1, max: 128 })
/** Where in a box a point is: parts of its width and height. */
const part = fc.double({ min: 0, max: 1, noNaN: true })

const asked = fc.record({
  west: x,
  east: x,
  south: fc.integer({ min: -8_900_000, max: 0 }),
  north: fc.integer({ min: 1, max: 8_900_000 }),
  columns: parts,
  rows: parts,
  atX: part,
  atY: part,
})

test('a home is in the cell that the rule names, across 180° too, and that cell is where the home is', () => {
  fc.assert(
    fc.property(asked, ({ west, east, south, north, columns, rows, atX, atY }) => {
      fc.pre(west !== east)
      const degrees = {
        west: toDegrees(west),
        south: toDegrees(south),
        east: toDegrees(east),
        north: toDegrees(north),
      }
      const box = boxOf(degrees)
      const eastwards = west + Math.floor(atX * (box.width - 1))
      const home = {
        x: eastwards >= 18_000_000 ? eastwards - 36_000_000 : eastwards,
        y: south + Math.floor(atY * (box.height - 1)),
      }
      const cells = createCells(createCellBuffer(), { box, columns, rows })
      const one = { x: Int32Array.of(home.x), y: Int32Array.of(home.y) }
      addToCells(cells, one, Uint32Array.of(0), 1, false)
      const [counted] = readCells(cells)
      const point = { lat: toDegrees(home.y), lon: toDegrees(home.x) }
      const cell = cellOf({ box: degrees, columns, rows }, point)
      expect(cell).toEqual({ x: counted?.x, y: counted?.y })
      const around = boxOfCells({ box: degrees, columns, rows }, cell ? [cell] : [])
      // A grid step, which the last column and row have more than the others.
      const edge = 2e-5
      const lon = point.lon < degrees.west ? point.lon + 360 : point.lon
      expect(around.west - edge <= lon && lon <= around.east + edge).toBe(true)
      expect(around.south - edge <= point.lat && point.lat <= around.north + edge).toBe(true)
    }),
  )
})

test('a point beside the box is in no cell', () => {
  const grid = { box: { west: 170, south: 0, east: -170, north: 1 }, columns: 4, rows: 4 }
  expect(cellOf(grid, { lat: 0.5, lon: 169.9 })).toBeNull()
  expect(cellOf(grid, { lat: 0.5, lon: -169.9 })).toBeNull()
  expect(cellOf(grid, { lat: 1.1, lon: 175 })).toBeNull()
  expect(cellOf(grid, { lat: 0.5, lon: -174 })).toEqual({ x: 3, y: 1 })
})
