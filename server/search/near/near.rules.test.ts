/**
 * search: what nearness is made of: ladders of points, gaps on the globe,
 * types that may stand in, and round numbers.
 */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metresBetween } from '#server/platform/geometry/great-circle.rules.ts'
import { toDegrees } from '../question/grid.rules.ts'
import { kinOf } from './kin.rules.ts'
import { climbing, counting, pointsFor } from './ladders.rules.ts'
import { roundDown, roundRadius, roundUp } from './round-numbers.rules.ts'
import { boundsOfShape, discOf, frameOf, gapTo, leastGap, metresPerStep, outlineOf } from './shapes.rules.ts'

const whole = { most: 1_200_000, points: 60, whole: true }

describe('a ladder', () => {
  it('never weighs a wider gap less, and none beyond the most that may be missed', () => {
    const gap = fc.integer({ min: 1, max: 2_000_000 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600_000 }), gap, gap, (scale, one, other) => {
        const ladder = climbing({ ...whole, scale })
        const of = (value: number) => pointsFor(ladder, value) ?? Infinity
        expect(of(Math.max(one, other))).toBeGreaterThanOrEqual(of(Math.min(one, other)))
        expect(of(one) < Infinity).toBe(one <= whole.most)
        expect(ladder.rungs).toHaveLength(ladder.weights.length)
      }),
    )
  })

  it('weighs twice the share by the points of a doubling', () => {
    const ladder = climbing({ ...whole, scale: 24_000 })
    const [once, twice] = [24_000, 72_000].map((gap) => pointsFor(ladder, gap) ?? 0) as [number, number]
    expect(twice - once).toBe(60)
  })

  it('counts rooms', () => {
    expect([1, 2, 3, 4].map((rooms) => pointsFor(counting(100, 3), rooms))).toEqual([100, 200, 300, null])
  })

  it('knows no gap where nothing is asked', () => {
    expect(pointsFor(climbing({ scale: 0, most: 0, points: 60, whole: true }), 1)).toBeNull()
  })
})

const lisbon = { lat: 38.72, lon: -9.14 }

describe('a gap', () => {
  it('is about the distance on the globe, less the reach', () => {
    const disc = discOf(lisbon, 7_000)
    for (const [x, y] of [
      [-914_000, 3_900_000],
      [-850_000, 3_872_000],
      [-800_000, 3_800_000],
    ] as const) {
      const metres = metresBetween(lisbon, { lat: toDegrees(y), lon: toDegrees(x) })
      expect((gapTo(disc, x, y) * metresPerStep + 7_000) / metres).toBeCloseTo(1, 1)
    }
  })

  it('goes the short way around 180°', () => {
    expect(gapTo(discOf({ lat: 0, lon: 179.99 }, 0), -17_999_000, 0)).toBeCloseTo(2_000)
    const frame = frameOf({ west: 17_999_000, width: 2_001, south: 0, north: 10 })
    expect([-17_999_000, -17_998_000, 17_998_000].map((x) => Math.round(gapTo(frame, x, 5)))).toEqual([
      0, 1_000, 1_000,
    ])
  })

  it('of a drawing is measured to its nearest side', () => {
    const square = outlineOf([
      [
        [
          [0, 0],
          [100, 0],
          [100, 100],
          [0, 100],
        ],
      ],
    ])
    expect(gapTo(square, 50, -30)).toBe(30)
    expect(gapTo(square, 103, 104)).toBeCloseTo(5, 4)
  })

  it('of a box of homes is never wider than that of any home in it', () => {
    const at = fc.tuple(fc.integer({ min: -18e6, max: 18e6 - 1 }), fc.integer({ min: -85e5, max: 85e5 }))
    const size = fc.nat(2_000_000)
    const shapes = [
      discOf({ lat: 60, lon: 179 }, 30_000),
      frameOf({ west: 17_900_000, width: 300_000, south: -20_000, north: 900_000 }),
      outlineOf([
        [
          [
            [-914_000, 3_800_000],
            [-900_000, 3_900_000],
            [-950_000, 3_850_000],
          ],
        ],
      ]),
    ]
    fc.assert(
      fc.property(at, size, size, fc.constantFrom(...shapes), ([x, y], right, up, shape) => {
        const box = { west: x, east: Math.min(18e6 - 1, x + right), south: y, north: y + up }
        for (const px of [box.west, box.east, Math.floor((box.west + box.east) / 2)])
          for (const py of [box.south, box.north])
            expect(leastGap(boundsOfShape(shape), shape.k, box)).toBeLessThanOrEqual(
              Math.max(0, gapTo(shape, px, py)),
            )
      }),
    )
  })
})

describe('a type', () => {
  it('is stood in for by its kin, and a dwelling never by an office', () => {
    const kin = kinOf(['villa'])
    const of = (type: string) => kin.get(type) ?? Infinity
    expect(of('villa')).toBe(0)
    expect(of('villa') < of('detached')).toBe(true)
    expect(of('detached') < of('ruin')).toBe(true)
    expect(of('ruin') < of('apartment')).toBe(true)
    expect([of('office'), of('garage'), of('plotResidential'), of('room')]).toEqual(Array(4).fill(Infinity))
    expect(kinOf(['office']).get('apartment')).toBeUndefined()
  })
})

describe('round numbers', () => {
  it('reach what they must, and no further than a person would say', () => {
    expect([620_001, 612_345, 99, 7].map(roundUp)).toEqual([630_000, 620_000, 99, 7])
    expect([612_345, 85].map(roundDown)).toEqual([610_000, 85])
    expect([499, 12_000, 600_000].map(roundRadius)).toEqual([500, 15_000, null])
  })
})
