/** web/search/map: boxes, marks and still maps. */
import { assert, double, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cell } from '#contract/search/search.ts'
import { searchParameters } from '#contract/search/search-question.ts'
import { gridFor } from './ask-cells.ts'
import { boxParameter, circle, readBox, roundLength, unwrapped, viewFor } from '../map-engine/boxes.ts'
import { circleSize, marksFrom } from './marks.ts'
import { shapesOf } from './shapes.ts'
import { stillMap } from './still.ts'

describe('a box', () => {
  it('of any view is one the API takes', () => {
    const degrees = double({ min: -700, max: 700, noNaN: true })
    assert(
      property(
        degrees,
        double({ min: 0.01, max: 500, noNaN: true }),
        double({ min: -89, max: 80, noNaN: true }),
        (west, width, south) => {
          const text = boxParameter({ west, south, east: west + width, north: south + 1 })
          expect(searchParameters.shape.box.safeParse(text).success).toBe(true)
        },
      ),
    )
  })

  it('may cross 180°', () => {
    expect(boxParameter({ west: 170, south: -20, east: 190, north: 0 })).toBe(
      '170.0000,-20.0000,-170.0000,0.0000',
    )
    expect(unwrapped({ west: 170, south: -20, east: -170, north: 0 }).east).toBe(190)
  })

  it('comes from the address, the circle, the place or the homes, in this order', () => {
    const place = { west: 1, south: 1, east: 2, north: 2 }
    const homes = { west: 5, south: 5, east: 6, north: 6 }
    expect(viewFor({ box: '3,3,4,4' }, place, homes)).toEqual(readBox('3,3,4,4'))
    expect(viewFor({ near: '0,10', radius: '111320' }, place, homes)).toEqual({
      west: 9,
      south: -1,
      east: 11,
      north: 1,
    })
    expect(viewFor({}, place, homes)).toBe(place)
    expect(viewFor({}, null, homes)).toBe(homes)
  })
})

describe('marks', () => {
  const cell = (x: number, count: number, lon: number, id?: string): Cell => ({
    x,
    y: 0,
    count,
    lat: 0,
    lon,
    ...(id && { id, price: { mode: 'fixed', amount: 100, max: null, currency: 'EUR', period: 'once' } }),
  })
  const project = (lon: number, lat: number) => ({ x: lon, y: lat })

  it('that would overlap become one, and no home is lost', () => {
    const marks = marksFrom([cell(0, 5, 0), cell(1, 1, 20, 'a'), cell(2, 1, 300, 'b')], project)
    expect(marks).toHaveLength(2)
    expect(marks.reduce((sum, mark) => sum + mark.count, 0)).toBe(7)
    expect(marks[0]).toMatchObject({ count: 6, lon: 20 / 6 })
    expect(marks[1]?.home?.id).toBe('b')
  })

  it('of two homes side by side are no pin any more', () => {
    const [mark] = marksFrom([cell(0, 1, 0, 'a'), cell(1, 1, 30, 'b')], project)
    expect(mark).toMatchObject({ count: 2, lon: 15 })
    expect(mark?.home).toBeUndefined()
  })

  it('are as large as their share of the view', () => {
    expect([circleSize(9, 68), circleSize(31, 68), circleSize(68, 68), circleSize(90, 9_000)]).toEqual([
      '',
      'cluster--m',
      'cluster--l',
      '',
    ])
  })
})

describe('the map', () => {
  it('asks for cells of some 64 pixels', () => {
    expect(gridFor({ width: 760, height: 870 })).toBe('12x14')
    expect(gridFor({ width: 9_000, height: 10 })).toBe('40x1')
  })

  it('has a bar of a round length', () => {
    expect([roundLength(26_000), roundLength(999), roundLength(5.1)]).toEqual([20_000, 500, 5])
  })

  it('draws areas with closed rings, and circles', () => {
    const [area] = shapesOf({ area: '_p~iF~ps|U_ulLnnqC_mqNvxq`@' })
    const ring = area?.geometry.coordinates[0] ?? []
    expect(ring).toHaveLength(4)
    expect(ring.at(-1)).toEqual(ring[0])
    expect(circle('51.2,0.7', 5_000)).toHaveLength(73)
    expect(shapesOf({ area: 'broken' })).toEqual([])
  })

  it('without script is a still map of the same box', () => {
    const still = new URL(
      stillMap({ west: 0, south: 51, east: 1.5, north: 51.5 }, 'dark'),
      'http://here.example',
    ).searchParams
    expect(Number(still.get('lon'))).toBe(0.75)
    expect(Number(still.get('lat'))).toBeCloseTo(51.25, 1)
    expect(Number(still.get('zoom'))).toBeCloseTo(8.5, 0)
    expect(still.get('theme')).toBe('dark')
    expect(
      Number(
        new URL(
          stillMap({ west: 170, south: -20, east: -170, north: 0 }, 'light'),
          'http://here.example',
        ).searchParams.get('lon'),
      ),
    ).toBe(180)
  })
})
