/** web/search: drawn areas. */
import { describe, expect, it } from 'vitest'
import { array, assert, integer, property, tuple } from 'fast-check'
import { isInside, type GridPoint } from '#contract/vocabulary/polyline.ts'
import {
  areasOf,
  lineOf,
  movedRing,
  parameterOf,
  ringOf,
  withArea,
  withAreas,
  withCutOut,
  type Degrees,
} from './drawing.rules.ts'

/** A circle as a hand draws it: many points, a little unsteady. */
const drawn = (lon: number, lat: number, radius: number, points = 300): Degrees[] =>
  Array.from({ length: points }, (_, at) => {
    const angle = (at / points) * 2 * Math.PI
    const unsteady = radius * (1 + 0.004 * Math.sin(at * 7))
    return [lon + unsteady * Math.cos(angle), lat + unsteady * Math.sin(angle)]
  })
const square: GridPoint[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
]

describe('a line drawn by hand', () => {
  it('becomes a ring of few points around the same middle', () => {
    const ring = ringOf(drawn(-8.6, 41.1, 0.1), 0.002)
    expect(ring?.length).toBeLessThan(40)
    expect(ring && isInside([-860_000, 4_110_000], ring)).toBe(true)
    expect(ring && isInside([-840_000, 4_110_000], ring)).toBe(false)
  })

  it('is nothing when it encloses nothing', () => {
    expect(ringOf([], 1)).toBeNull()
    expect(
      ringOf(
        [
          [1, 1],
          [1, 1],
          [1, 1],
        ],
        0,
      ),
    ).toBeNull()
    expect(
      ringOf(
        [
          [1, 1],
          [2, 2],
          [3, 3],
          [2, 2],
        ],
        0,
      ),
    ).toBeNull()
  })

  it('never has more points than an address should carry', () => {
    const coordinate = integer({ min: -800, max: 800 })
    assert(
      property(array(tuple(coordinate, coordinate), { minLength: 3, maxLength: 400 }), (points) => {
        const ring = ringOf(
          points.map(([x, y]) => [x / 10, y / 10] as const),
          0.01,
        )
        return ring === null || (ring.length >= 3 && ring.length <= 150)
      }),
      { numRuns: 60 },
    )
    expect(ringOf(drawn(0, 0, 1, 5_000), 0)?.length).toBeLessThanOrEqual(150)
  })

  it('keeps to the globe', () => {
    const ring = ringOf(
      [
        [170, 10],
        [190, 10],
        [190, 95],
        [170, 95],
      ],
      0,
    )
    expect(ring?.every(([x, y]) => Math.abs(x) <= 18_000_000 && Math.abs(y) <= 9_000_000)).toBe(true)
  })
})

describe('areas', () => {
  const inner: GridPoint[] = square.map(([x, y]) => [40 + x / 5, 40 + y / 5])
  const apart: GridPoint[] = square.map(([x, y]) => [x + 500, y])

  it('go through an address and back', () => {
    const areas = withArea(withArea([], square) ?? [], apart) ?? []
    const cut = withCutOut(areas, inner) ?? []
    expect(cut.map((area) => area.length)).toEqual([2, 1])
    expect(areasOf(parameterOf(cut))).toEqual(cut)
    expect(parameterOf([])).toBeUndefined()
    expect(areasOf('not a drawing')).toEqual([])
  })

  it('are cut where most of the line lies, and nowhere else', () => {
    const [, second] =
      withCutOut(
        [[square], [apart]],
        apart.map(([x, y]) => [x + 20, y / 2 + 10]),
      ) ?? []
    expect(second).toHaveLength(2)
    expect(withCutOut([[square]], apart)).toBeNull()
    expect(withCutOut([], square)).toBeNull()
  })

  it('are twelve at most', () => {
    const twelve = Array.from({ length: 12 }, () => [square])
    expect(withArea(twelve, square)).toBeNull()
    // A border that is borrowed may be of several areas.
    expect(withAreas(twelve.slice(2), [[square, inner], [apart]])).toHaveLength(12)
    expect(withAreas(twelve.slice(1), [[square], [apart]])).toBeNull()
  })

  it('keep every point that was moved by hand', () => {
    const fine: Degrees[] = [
      [0, 0],
      [0.5, 0.0001],
      [1, 0],
      [1, 1],
      [0, 1],
    ]
    expect(movedRing(fine)).toHaveLength(5)
    expect(movedRing(lineOf(square))).toEqual(square)
  })
})
