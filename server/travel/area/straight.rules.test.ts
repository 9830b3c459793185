/** travel: borders around many things, however wide they are. */
import { expect, test } from 'vitest'
import { isInAreas } from '#contract/vocabulary/polyline.ts'
import { metresBetween, type Point } from '#server/platform/geometry/great-circle.rules.ts'
import { areasAround } from './straight.rules.ts'

/** A town of things, a row of them every kilometre. */
const things = Array.from({ length: 1_500 }, (_, at): Point => ({
  lat: 50 + (at % 38) * 0.009,
  lon: 10 + Math.floor(at / 38) * 0.014,
}))
const holds = (areas: ReturnType<typeof areasAround>, { lat, lon }: Point) =>
  isInAreas([Math.round(lon * 1e5), Math.round(lat * 1e5)], areas ?? [])

test('a wide circle has its radius to within a few steps of a hundred', () => {
  const [middle = { lat: 50, lon: 10 }] = things
  for (const radius of [800, 30_000]) {
    const areas = areasAround([middle], radius)
    for (const share of [0.97, 1.03]) {
      const north = { ...middle, lat: middle.lat + (radius * share) / 111_195 }
      expect([radius, share, holds(areas, north)]).toEqual([
        radius,
        share,
        metresBetween(middle, north) < radius,
      ])
    }
  }
})

test('an hour’s drive around a whole town is reckoned at once', () => {
  const before = process.cpuUsage()
  const areas = areasAround(things, 30_000)
  const { user, system } = process.cpuUsage(before)
  expect(areas).toHaveLength(1)
  // A hundredth of what every corner of a fine grid costs.
  expect((user + system) / 1_000).toBeLessThan(1_500)
})

test('things of half a continent are not of one place', () => {
  expect(areasAround([things[0] ?? { lat: 50, lon: 10 }, { lat: 40, lon: 20 }], 800)).toBeNull()
})
