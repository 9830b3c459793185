/** maps: distances to the sea at places whose distance any atlas tells. */
import { expect, it, test } from 'vitest'
import { createCoast, farthestM, metresToSea } from './coast.ts'
import type { Tiles } from './tiles.ts'

it.each([
  ['Sea Point, Cape Town', -33.9155, 18.3888, 0, 1_500],
  ['the old town of Nice', 43.6961, 7.2756, 0, 1_500],
  ['Gràcia, Barcelona', 41.4036, 2.1561, 3_000, 7_000],
  ['Tromsø', 69.65, 18.96, 0, 2_000],
])('%s', async (_, lat, lon, least, most) => {
  const metres = await metresToSea({ lat, lon })
  expect(metres).toBeGreaterThanOrEqual(least)
  expect(metres).toBeLessThanOrEqual(most)
})

it.each([
  ['Madrid', 40.4168, -3.7038],
  ['Chicago, on a lake', 41.88, -87.62],
  ['the middle of the Pacific', 0, -150],
  ['the South Pole', -90, 0],
])('%s is by no sea', async (_, lat, lon) => {
  expect(await metresToSea({ lat, lon })).toBeNull()
})

/** One island, a square of 2 × 2 units in the corner between four tiles on either side of 180°. */
const island: Tiles = async (_, column, row) => {
  if (row !== 32 || (column !== 0 && column !== 63)) return null
  const square =
    column === 0
      ? [0, 100, 2, 100, 2, 102, 0, 102, 0, 100]
      : [4096, 100, 4094, 100, 4094, 102, 4096, 102, 4096, 100]
  return { countries: [], land: [square] }
}

test('the seam along 180° is no coast, and the coast beyond it counts', async () => {
  const coast = createCoast(island)
  const unit = 360 / (64 * 4096)
  const lat = -101 * unit
  const fromMiddle = (await coast({ lat, lon: 180 })) ?? farthestM
  const beside = (await coast({ lat, lon: -180 + 12 * unit })) ?? farthestM
  expect(fromMiddle).toBeGreaterThan(100)
  expect(Math.abs(beside - 10 * unit * 111_320)).toBeLessThan(20)
  expect(await coast({ lat, lon: 180 - 12 * unit })).toBe(beside)
})
