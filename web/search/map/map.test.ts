/** web/search/map: boxes, marks and still maps. */
import { array, assert, double, integer, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cell, Price } from '#contract/search/search.ts'
import { searchParameters } from '#contract/search/search-question.ts'
import { metresPerDegree } from '#contract/vocabulary/earth.ts'
import { gridFor } from './marks/ask-cells.ts'
import {
  boxParameter,
  circle,
  overlapOf,
  readBox,
  roundLength,
  unwrapped,
  viewFor,
} from '../map-engine/boxes.ts'
import { circleSize, holderOf, marksFrom, type Mark } from './marks/marks.ts'
import { shapesOf } from './shapes.ts'
import { spreadAt, zoomFor } from './marks/spread.ts'
import { stillAddress, stillAs, stillOf, type StillView } from './still.ts'

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

  it('comes from the address, the circle, the drawing, or from where the homes of the place are', () => {
    const place = { west: 1, south: 1, east: 2, north: 2 }
    const homes = { west: 1.2, south: 1.3, east: 2.5, north: 9 }
    expect(viewFor({ box: '3,3,4,4' }, place, homes)).toEqual(readBox('3,3,4,4'))
    const round = viewFor({ near: '0,10', radius: String(metresPerDegree) }, place, homes)
    expect(round).toEqual({ west: 9, south: -1, east: 11, north: 1 })
    const drawn = viewFor({ area: '_p~iF~ps|U_ulLnnqC_mqNvxq`@' }, place, homes)
    expect(drawn).toEqual({ west: -126.453, south: 38.5, east: -120.2, north: 43.252 })
    // A point that is wrong does not lead far away.
    expect(viewFor({}, place, homes)).toEqual({ west: 1.2, south: 1.3, east: 2.5, north: 3 })
    expect(viewFor({}, place, { west: 50, south: 5, east: 60, north: 6 })).toBe(place)
    expect(viewFor({}, place, null)).toBe(place)
    expect(viewFor({}, null, homes)).toBe(homes)
  })

  it('shares with another what both show, across 180° too', () => {
    const pacific = { west: 170, south: -20, east: -170, north: 0 }
    expect(overlapOf(pacific, { west: -175, south: -10, east: -160, north: 5 })).toEqual({
      west: 185,
      south: -10,
      east: 190,
      north: 0,
    })
    expect(overlapOf(pacific, { west: 0, south: -10, east: 10, north: 5 })).toBeNull()
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
  const project = (lon: number, lat: number) => ({ x: lon, y: -lat })
  const marksOf = (cells: Cell[]) => marksFrom(cells, project, () => '€100k')
  const looks = (cells: Cell[]) => marksOf(cells).map(({ look, count }) => `${look} ${count}`)

  it('that would cover one another become one, and no home is lost', () => {
    const marks = marksOf([cell(0, 5, 0), cell(1, 1, 20, 'a'), cell(2, 1, 300, 'b')])
    expect(marks.map(({ count }) => count).toSorted()).toEqual([1, 6])
    expect(marks.find(({ count }) => count === 6)).toMatchObject({ look: 'circle', lon: 20 / 6 })
    expect(marks.find(({ count }) => count === 1)).toMatchObject({ look: 'price', home: { id: 'b' } })
  })

  it('of two homes at one spot are no homes any more; side by side they are', () => {
    const [mark] = marksOf([cell(0, 1, 0, 'a'), cell(1, 1, 6, 'b')])
    expect(mark).toMatchObject({ look: 'circle', count: 2, lon: 3 })
    expect(mark?.home).toBeUndefined()
    expect(looks([cell(0, 1, 0, 'a'), cell(1, 1, 20, 'b')])).toEqual(['dot 1', 'dot 1'])
    expect(looks([cell(0, 1, 0, 'a'), cell(1, 1, 90, 'b')])).toEqual(['price 1', 'price 1'])
  })

  it('keep all homes, cover nothing, and are the same in whatever order the cells come', () => {
    const somewhere = integer({ min: 0, max: 700 })
    const cells = array(tuple(somewhere, somewhere, integer({ min: 1, max: 4 })), { maxLength: 120 })
    assert(
      property(cells, (all) => {
        const given = all.map(([x, y, count], at): Cell => {
          const one = cell(at, count, x, count === 1 ? `home ${at}` : undefined)
          return { ...one, lat: -y }
        })
        const marks = marksOf(given)
        const homes = given.reduce((sum, { count }) => sum + count, 0)
        expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(homes)
        expect(new Set(marks.flatMap((mark) => mark.cells.map(({ x }) => x))).size).toBe(given.length)
        expect(new Set(marks.map(({ key }) => key)).size).toBe(marks.length)
        for (const price of marks.filter(({ look }) => look === 'price'))
          for (const other of marks) expect(other !== price && isUnder(price, other)).toBe(false)
      }),
    )
  })
  /** Whether the middle of a mark lies under the label of a price. */
  const isUnder = (price: Mark, { lon, lat }: Mark) =>
    Math.abs(lon - price.lon) < 20 && lat > price.lat && lat - price.lat < 30

  it('answer for the homes they hold: by name, else by the cell that the home lies in', () => {
    const marks = marksOf([cell(0, 5, 0), cell(1, 1, 20, 'a'), cell(2, 1, 300, 'b')])
    const home = (id: string) => ({ id, lat: 0, lon: 0, price: marks[1]?.home?.price as Price })
    expect(holderOf(marks, home('b'), null)).toMatchObject({ home: { id: 'b' } })
    expect(holderOf(marks, home('of the five'), { x: 0, y: 0 })).toMatchObject({ count: 6 })
    expect(holderOf(marks, home('a'), { x: 1, y: 0 })).toMatchObject({ count: 6 })
    expect(holderOf(marks, home('elsewhere'), { x: 7, y: 0 })).toBeNull()
    expect(holderOf(marks, home('elsewhere'), null)).toBeNull()
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
  it('asks for cells as large as a dot where homes are few, as a circle where they are many', () => {
    const box = { west: 0, south: 0, east: 1, north: 1 }
    expect(gridFor(box, { width: 760, height: 870 }, 'coarse')).toEqual({ box, columns: 12, rows: 14 })
    expect(gridFor(box, { width: 760, height: 870 }, 'fine')).toEqual({ box, columns: 48, rows: 54 })
    expect(gridFor(box, { width: 9_000, height: 10 }, 'fine')).toEqual({ box, columns: 128, rows: 1 })
  })

  it('knows how far apart homes are at a zoom, and that some never part', () => {
    const box = { west: 179.9, south: 60, east: -179.9, north: 60 }
    expect(spreadAt(box, 0)).toBeCloseTo((0.2 * 512) / 360)
    expect(spreadAt({ west: 1, south: 60, east: 1, north: 60.1 }, 1)).toBeCloseTo((0.2 * 1_024) / 360, 2)
    expect(spreadAt({ west: 1, south: 1, east: 1, north: 1 }, 17)).toBe(0)
    expect(spreadAt(box, zoomFor(box, 240))).toBeCloseTo(240)
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

  const asked = (address: string) => new URL(address, 'http://here.example').searchParams

  it('without script is a still map of the same box, with the homes of the list on phones', () => {
    const box = { west: 0, south: 51, east: 1.5, north: 51.5 }
    const still = stillOf(box, 'wide')
    expect(still).toMatchObject({ lon: 0.75, width: 760 })
    expect(still.lat).toBeCloseTo(51.25, 1)
    expect(still.zoom).toBeCloseTo(8.2, 1)
    expect(stillOf(box, 'phone').zoom).toBeLessThan(still.zoom)
    // A box of some streets is as close on a phone as it is wide: 0.01°
    // across, in 294 pixels of 512 × 2^14 to the world.
    const streets = { west: 7.418, south: 43.732, east: 7.428, north: 43.737 }
    expect(stillOf(streets, 'phone').zoom).toBeCloseTo(14.3, 1)
    expect(stillOf({ west: 7, south: 43, east: 7, north: 43 }, 'wide').zoom).toBe(15)
    const parameters = asked(stillAddress(still, { theme: 'dark', language: 'ar' }, [{ lat: 51.1, lon: 1 }]))
    expect(parameters.get('theme')).toBe('dark')
    expect(parameters.get('language')).toBe('ar')
    expect(parameters.get('homes')).toBe('51.1000_1.0000')
    const pacific = stillOf({ west: 170, south: -20, east: -170, north: 0 }, 'wide')
    expect(Math.abs(Number(asked(stillAddress(pacific, { theme: 'light' })).get('lon')))).toBe(180)
  })

  it('shows a still map just as the live one stands, where the server draws such a sheet', () => {
    const standing = (clientWidth: number, zoom: number) => ({
      getCenter: () => ({ lat: 48, lng: 371.5 }),
      getZoom: () => zoom,
      getContainer: () => ({ clientWidth, clientHeight: 724 }),
    })
    expect(stillAs(standing(390, 11.25))).toEqual({
      lat: 48,
      lon: 371.5,
      zoom: 11.25,
      width: 390,
      height: 724,
    })
    expect(
      asked(stillAddress(stillAs(standing(390, 11.25)) as StillView, { theme: 'light' })).get('lon'),
    ).toBe('11.5000')
    expect(stillAs(standing(1_600, 11))).toBeNull()
    expect(stillAs(standing(390, 14))).toBeNull()
  })
})
