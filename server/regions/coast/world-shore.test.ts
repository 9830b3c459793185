/** regions: the world's shore around a point, out of tiles that each hold a piece of it. */
import { expect, test } from 'vitest'
import { degreesOf, unitsOf } from './grid.rules.ts'
import { shoreIn, worldShore } from './world-shore.ts'

/** Tiles of zoom 9 are 2 ** 18 units wide, 64 of them a unit of the tile. */
const middle = unitsOf(0, 10)
const column = Math.floor(middle[0] / 2 ** 18)
const row = Math.floor(middle[1] / 2 ** 18)
/**
 * The sea to the south of a shore through the middle of the tiles, as it is
 * cut out of each, a little beyond its sides.
 */
const sea = [-64, 4160, -64, 100, 4160, 100, 4160, 4160, -64, 4160]

test('pieces of several tiles are one line, without the sides along which tiles were cut', async () => {
  const tiles = async (_: number, __: number, y: number) => (y === row ? { sea: [sea], countries: [] } : null)
  const side = [(column + 1) * 2 ** 18, row * 2 ** 18 + 6_400] as const
  const [line, ...more] = await shoreIn(tiles, side)
  expect(more).toEqual([])
  expect(line?.every(([, y]) => y === side[1])).toBe(true)
  // From the west to the east, land on the left.
  expect([(line?.[0]?.[0] ?? 0) < side[0], (line?.at(-1)?.[0] ?? 0) > side[0]]).toEqual([true, true])
})

test('the map that comes with the program has a shore by Monaco, and none inland', async () => {
  const shores = await worldShore(unitsOf(43.7235, 7.4148))
  const [lon, lat] = degreesOf(shores[0]?.[0] ?? [0, 0])
  expect([shores.length > 0, Math.abs(lat - 43.72) < 0.1, Math.abs(lon - 7.41) < 0.1]).toEqual([
    true,
    true,
    true,
  ])
  expect(await worldShore(unitsOf(42.5, 1.5))).toEqual([])
})
