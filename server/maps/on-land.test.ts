/** maps: land and sea by the tiles of the world. */
import { expect, test } from 'vitest'
import { isOnLand } from './on-land.ts'

test.each([
  ['Lisbon', 38.72, -9.16, true],
  ['the Atlantic', 38.7, -11, false],
  ['0° 0°', 0, 0, false],
  ['a lake of Geneva', 46.45, 6.6, true],
  ['Madrid, far from any coast', 40.42, -3.7, true],
  ['Fiji', -17.8, 178, true],
  ['the South Pole', -89, 0, true],
])('%s', async (_name, lat, lon, isLand) => {
  expect(await isOnLand({ lat, lon })).toBe(isLand)
})
