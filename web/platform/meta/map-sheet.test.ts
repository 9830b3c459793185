/** web/platform: circles stand on the drawn map where their homes are. */
import { describe, expect, it } from 'vitest'
import { circlesOf, sheetAddress, viewOf } from './map-sheet.ts'

const sheet = { width: 1280, height: 420 }
const cell = (lat: number, lon: number) => ({ x: 0, y: 0, count: 3, lat, lon })

describe('a sheet of the atlas', () => {
  it('holds every corner of the box', () => {
    const box = { west: 0.5, south: 50.8, east: 1.6, north: 51.5 }
    const view = viewOf(box, sheet)
    const corners = [
      cell(box.south, box.west),
      cell(box.north, box.east),
      cell(box.south, box.east),
      cell(box.north, box.west),
    ]
    expect(circlesOf(corners, view, sheet)).toHaveLength(4)
  })
  it('puts the middle in the middle, north above, east to the right', () => {
    const view = viewOf({ west: -1, south: 50, east: 1, north: 52 }, sheet)
    const [middle, north, east] = circlesOf(
      [cell(view.lat, view.lon), cell(view.lat + 0.5, view.lon), cell(view.lat, view.lon + 0.5)],
      view,
      sheet,
    )
    expect(middle).toMatchObject({ x: sheet.width / 2, y: sheet.height / 2 })
    expect(north?.y).toBeLessThan(sheet.height / 2)
    expect(east?.x).toBeGreaterThan(sheet.width / 2)
  })
  it('draws one circle for what would cover one another', () => {
    const view = viewOf({ west: -1, south: 50, east: 1, north: 52 }, sheet)
    const circles = circlesOf([cell(51, -0.1), cell(51, 0.8), cell(51, 0.02), cell(51, 0.1)], view, sheet)
    expect(circles.map((one) => one.cell.count)).toEqual([3, 9])
    expect(circles[1]?.cell.lon).toBeCloseTo(0.0067)
  })
  it('crosses 180°', () => {
    const view = viewOf({ west: 178, south: -18, east: -178, north: -16 }, sheet)
    expect(Math.abs(view.lon)).toBeCloseTo(180)
    expect(circlesOf([cell(-17, 179), cell(-17, -179)], view, sheet)).toHaveLength(2)
  })
  it('of a single home stays at a zoom where the overview says something', () => {
    expect(viewOf({ west: 1, south: 51, east: 1, north: 51 }, sheet).zoom).toBe(10)
    expect(
      sheetAddress(viewOf({ west: 1, south: 51, east: 1, north: 51 }, sheet), sheet, { theme: 'light' }),
    ).toContain('/map/static.svg?lat=51.000&lon=1.000&zoom=10.0')
  })
})
