/** search: the stretches of the curve hold every point of their box, and hardly any other. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { geoOf, nowhere, spansOf, type Box } from './geo-key.rules.ts'

const x = fc.integer({ min: -18_000_000, max: 18_000_000 })
const y = fc.integer({ min: -9_000_000, max: 9_000_000 })
const box = fc.tuple(x, x, y, y).map(([one, other, low, high]): Box => ({
  west: Math.min(one, other),
  east: Math.max(one, other),
  south: Math.min(low, high),
  north: Math.max(low, high),
}))
const holds = (spans: readonly (readonly [number, number])[], geo: number) =>
  spans.some(([from, to]) => from <= geo && geo <= to)
const within = (share: number, from: number, to: number) => Math.round(from + share * (to - from))
const share = fc.double({ min: 0, max: 1, noNaN: true })

test('every point of a box is in its stretches, of which there are no more than asked for', () => {
  fc.assert(
    fc.property(box, share, share, fc.integer({ min: 1, max: 24 }), (one, across, up, most) => {
      const spans = spansOf(one, most)
      expect(spans.length).toBeLessThanOrEqual(most)
      const geo = geoOf(within(across, one.west, one.east), within(up, one.south, one.north))
      expect(holds(spans, geo)).toBe(true)
    }),
  )
})

test('stretches come in order and apart, and the more of them, the less they hold besides', () => {
  const lisbon = { west: -930_000, east: -900_000, south: 3_865_000, north: 3_885_000 }
  const lengths = [1, 4, 16, 64].map((most) => {
    const spans = spansOf(lisbon, most)
    for (const [at, [from, to]] of spans.entries()) {
      expect(from).toBeLessThanOrEqual(to)
      expect(from).toBeGreaterThan(spans[at - 1]?.[1] ?? -1)
    }
    return spans.reduce((sum, [from, to]) => sum + to - from + 1, 0)
  })
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a))
  expect(lengths.at(-1)).toBeLessThan((lengths[0] ?? 0) / 2)
})

test('the whole world is one stretch, and homes without a point lie at its end', () => {
  expect(spansOf({ west: -18_000_000, east: 18_000_000, south: -9_000_000, north: 9_000_000 }, 6)).toEqual([
    [0, nowhere],
  ])
  expect(geoOf(null, null)).toBe(nowhere)
  expect(geoOf(-18_000_000, -9_000_000)).toBe(0)
})
