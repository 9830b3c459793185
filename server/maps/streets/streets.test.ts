/** maps: sheets show streets where they are known, in either schema, and say plainly where they are not. */
import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { protomapsTown, vectorTile } from '#tests/support/maps/vector-tile.ts'
import { mapsRoutes } from '../index.ts'
import { themes } from '../theme.ts'
import { widthAt } from './street-kinds.rules.ts'

/** One tile of zoom 14 far from every coast, known from the second time on. */
const here = { z: 14, x: 8_700, y: 5_700 }
const middle = { lat: '47.8', lon: '11.17' }
let version = 'none'
/** A street that is called otherwise in another language. */
const church = {
  layer: 'roads',
  type: 'line',
  properties: { kind: 'minor_road', name: 'Church Road', 'name:de': 'Kirchstraße' },
  points: [
    [0, 900],
    [4_096, 900],
  ],
} as const
const app = await createTestApp({
  routes: ({ onClose }) => [
    mapsRoutes({
      labels: async () => [],
      onClose,
      streets: {
        version: async () => version,
        tile: async (z) =>
          version === 'town' && z === here.z
            ? { bytes: vectorTile([...protomapsTown, church]), isLand: true }
            : null,
      },
    }),
  ],
})
const draw = async (more: Record<string, string> = {}) => {
  const asked = new URLSearchParams({ ...middle, zoom: '15', width: '800', height: '1200', ...more })
  const answer = await app.fetch(`/map/static.svg?${asked}`)
  expect(answer.status).toBe(200)
  return answer.text()
}

test('streets, houses, water and names of a tile in the Protomaps schema, as soon as they are known', async () => {
  const { street, mainStreet, motorway, building, park, water, path, rail } = themes.light
  const before = await draw()
  expect(before).not.toContain(mainStreet)
  version = 'town'
  const sheet = await draw()
  for (const colour of [street, mainStreet, motorway, building, park, water, path, rail])
    expect(sheet).toContain(`"${colour}"`)
  expect(sheet).toMatch(/rotate\(\S+ \S+ \S+\)">High Street</)
  expect(sheet).toContain('>Mill Lane<')
  expect(await draw({ zoom: '9' })).not.toContain(mainStreet)
})

test('a street is called as in the language of the page, else as the people there say', async () => {
  version = 'town'
  const plain = await draw()
  const german = await draw({ language: 'de' })
  expect([plain.includes('>Church Road<'), plain.includes('>Kirchstraße<')]).toEqual([true, false])
  expect([german.includes('>Church Road<'), german.includes('>Kirchstraße<')]).toEqual([false, true])
  expect(german).toContain('>Mill Lane<')
})

test('a street is as wide as on the interactive map, and grows with the zoom', () => {
  expect(widthAt('main', 12)).toBe(2)
  expect(widthAt('main', 18)).toBe(22)
  expect(widthAt('minor', 8)).toBe(0)
  const between = widthAt('main', 15)
  expect(between).toBeGreaterThan(4.2)
  expect(between).toBeLessThan(10)
})
