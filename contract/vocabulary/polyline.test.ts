/** contract: drawn areas survive an address, whatever was drawn and wherever. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  boxOfAreas,
  decodeAreas,
  drawingLimits,
  encodeAreas,
  isInAreas,
  type DrawnArea,
  type GridPoint,
} from './polyline.ts'

const rings = (points: fc.Arbitrary<GridPoint>) => fc.array(points, { minLength: 3, maxLength: 12 })
const drawings = (points: fc.Arbitrary<GridPoint>): fc.Arbitrary<DrawnArea[]> =>
  fc.array(fc.array(rings(points), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })

const anywhere = fc.tuple(
  fc.integer({ min: -18_000_000, max: 18_000_000 }),
  fc.integer({ min: -9_000_000, max: 9_000_000 }),
)
/** Where the join and a digit are hardest to tell apart. */
const equator = fc.tuple(fc.integer({ min: -40_000, max: 40_000 }), fc.integer({ min: -40_000, max: 40_000 }))
const street = fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 }))

describe('encoding and decoding', () => {
  test.each([
    ['anywhere', anywhere],
    ['around the equator', equator],
    ['within a street on the equator', street],
  ])('give back the same areas %s', (_, points) => {
    expect.hasAssertions()
    fc.assert(
      fc.property(drawings(points), (areas) => {
        expect(decodeAreas(encodeAreas(areas))).toEqual(areas)
      }),
      { numRuns: 250 },
    )
  })

  test('agree with the published example of the format, which holds a "~" of its own', () => {
    const line = '_p~iF~ps|U_ulLnnqC_mqNvxq`@'
    const points: GridPoint[] = [
      [-12_020_000, 3_850_000],
      [-12_095_000, 4_070_000],
      [-12_645_300, 4_325_200],
    ]
    expect(decodeAreas(line)).toEqual([[points]])
    expect(encodeAreas([[points]])).toBe(line)
  })

  test('join rings by one "~" where that cannot be misread', () => {
    const lisbon: GridPoint[] = [
      [-920_000, 3_870_000],
      [-910_000, 3_870_000],
      [-910_000, 3_880_000],
    ]
    const line = encodeAreas([[lisbon]])
    const text = encodeAreas([[lisbon, lisbon], [lisbon]])
    expect(line).toContain('~')
    expect(text).toBe(`${line}~${line};${line}`)
    expect(decodeAreas(text)).toEqual([[lisbon, lisbon], [lisbon]])
  })
})

describe('decoding refuses', () => {
  const ring: GridPoint[] = [
    [0, 0],
    [10, 0],
    [10, 10],
  ]
  const line = encodeAreas([[ring]])
  const many = (count: number) => Array.from({ length: count }, () => ring)

  test.each([
    ['nothing', ''],
    ['a ring of two points', '_p~iF~ps|U_ulLnnqC'],
    ['half a point', `${line}?`],
    ['characters that are no digits', `${line} `],
    ['a number that never ends', '_______________'],
    ['an empty area among others', `${line};`],
    [
      'a latitude beyond the pole',
      encodeAreas([
        [
          [
            [0, 0],
            [0, 9_000_001],
            [5, 5],
          ],
        ],
      ]),
    ],
    [
      'a longitude beyond 180°',
      encodeAreas([
        [
          [
            [0, 0],
            [18_000_001, 0],
            [5, 5],
          ],
        ],
      ]),
    ],
  ])('%s', (_, text) => {
    expect(decodeAreas(text)).toBeNull()
  })

  test('more areas, rings or points than may be drawn', () => {
    const wide = Array.from({ length: drawingLimits.points + 1 }, (_, at): GridPoint => [at, at % 7])
    expect(decodeAreas(encodeAreas(many(drawingLimits.areas).map((one) => [one])))).toHaveLength(
      drawingLimits.areas,
    )
    expect(decodeAreas(encodeAreas(many(drawingLimits.areas + 1).map((one) => [one])))).toBeNull()
    expect(decodeAreas(encodeAreas([many(drawingLimits.rings)]))?.[0]).toHaveLength(drawingLimits.rings)
    expect(decodeAreas(encodeAreas([many(drawingLimits.rings + 1)]))).toBeNull()
    expect(decodeAreas(encodeAreas([[wide.slice(1)]]))?.[0]?.[0]).toHaveLength(drawingLimits.points)
    expect(decodeAreas(encodeAreas([[wide]]))).toBeNull()
  })

  test('or reads whatever it is given, and never fails otherwise', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'~?@A_`oz;|^~~'), maxLength: 400 })
    fc.assert(
      fc.property(digits, (text) => {
        const areas = decodeAreas(text)
        expect(areas && decodeAreas(encodeAreas(areas))).toEqual(areas)
      }),
      { numRuns: 500 },
    )
  })

  test('a text made to be read in as many ways as possible, within reason', () => {
    expect(decodeAreas(`${'????????~'.repeat(1_700)} `)).toBeNull()
  })
})

test('a point is in an area, unless it is in a piece that is cut out', () => {
  const square = (from: number, to: number) =>
    [
      [from, from],
      [to, from],
      [to, to],
      [from, to],
    ] as const
  const areas = [[square(0, 100), square(40, 60)], [square(200, 300)]]
  expect(isInAreas([10, 10], areas)).toBe(true)
  expect(isInAreas([50, 50], areas)).toBe(false)
  expect(isInAreas([250, 250], areas)).toBe(true)
  expect(isInAreas([150, 150], areas)).toBe(false)
  expect(boxOfAreas(areas)).toEqual({ west: 0, south: 0, east: 0.003, north: 0.003 })
  expect(boxOfAreas([])).toBeNull()
})
