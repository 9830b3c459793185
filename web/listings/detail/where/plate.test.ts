/** web/listings: the framed map shows the whole circle, and its frame counts real minutes. */
import { describe, expect, it } from 'vitest'
import { neatline, sheetAddress, zoomFor } from './plate.ts'

const metresPerPixel = (lat: number, zoom: number) =>
  (40_075_016.686 * Math.cos((lat * Math.PI) / 180)) / (512 * 2 ** zoom)

describe('the sheet', () => {
  it.each([
    [51.2, 1_500],
    [0, 5_000],
    [68, 20_000],
    [-33.9, 100_000],
  ])('at %d° shows a circle of %i m whole, and not too small', (lat, radiusM) => {
    const pixels = radiusM / metresPerPixel(lat, zoomFor({ lat, radiusM }, false))
    expect(pixels).toBeGreaterThan(10)
    expect(pixels).toBeLessThan(180)
  })
  it('is of a few hundred metres where streets are known, of a circle as wide as that', () => {
    const metres = (radiusM: number) => metresPerPixel(43.7, zoomFor({ lat: 43.7, radiusM }, true)) * 420
    expect(metres(0)).toBeLessThan(500)
    expect(metres(500) / 1_000).toBeGreaterThan(1)
    expect(metres(500) / 1_000).toBeLessThan(2.5)
  })
  it('names places in the language of the page', () => {
    const point = { lat: 51.22, lon: 1.4, precision: 'rooftop', radiusM: 0 } as const
    expect(sheetAddress(point, { theme: 'dark', language: 'en' })).toMatch(/theme=dark$/)
    expect(sheetAddress(point, { theme: 'dark', language: 'ar' })).toMatch(/language=ar$/)
  })
  it('draws a pin only for an exact place', () => {
    const point = { lat: 51.22, lon: 1.4, precision: 'rooftop', radiusM: 0 } as const
    expect(sheetAddress(point, { theme: 'dark' })).toMatch(/marker=1.*theme=dark$/)
    expect(sheetAddress({ ...point, radiusM: 1_500 }, { theme: 'light' })).toMatch(/radius=1500.*theme=light/)
    expect(sheetAddress({ ...point, radiusM: 1_500 }, { theme: 'light' })).not.toContain('marker')
  })
})

describe('the frame', () => {
  it('has pieces of whole minutes, taller than wide away from the equator', () => {
    const { x, y } = neatline({ lat: 60, lon: 10, radiusM: 1_500 }, false)
    const minute = (512 * 2 ** zoomFor({ lat: 60, radiusM: 1_500 }, false)) / (360 * 60)
    expect(Math.round((x / minute) * 1e6) / 1e6).toBe(Math.round(x / minute))
    expect(y / x).toBeCloseTo(2)
  })
  it('begins a piece in the middle where the middle is a whole even minute', () => {
    const { shiftX, shiftY } = neatline({ lat: 50, lon: 2, radiusM: 1_500 }, false)
    expect(Math.abs(shiftX)).toBe(0)
    expect(Math.abs(shiftY)).toBe(0)
  })
})
