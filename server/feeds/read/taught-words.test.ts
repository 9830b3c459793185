/** feeds: what an agency has taught, and what its settings say for homes that do not. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { kyeroFile, kyeroHome } from '#tests/support/feed-files.ts'
import { about, codesOf, fileOf, fixture, readFeed } from '#tests/support/feeds.ts'
import { settingsKey } from './settings-key.rules.ts'
import type { FeedSettings } from './format.ts'

const home = kyeroHome(1, {
  type: 'Torre Vigía',
  features: '<feature>Horno de leña</feature><feature>Piscina</feature><feature>Campanario</feature>',
})
const read = (xml: string, settings: Partial<FeedSettings> = {}) =>
  readFeed(fileOf(kyeroFile([xml])), settings)

it('a word that was taught is used however it is written, and is no finding any more', async () => {
  const before = await read(home)
  expect(before.homes[0]).toMatchObject({ type: 'other', sourceType: 'Torre Vigía' })
  expect(codesOf(before)).toEqual(expect.arrayContaining(['type.unknown', 'feature.unknown']))
  const taught = await read(home, {
    words: [
      ['type', 'torre vigia', 'castle'],
      ['feature', 'horno de lena', 'barbecue'],
      ['feature', 'campanario', null],
    ],
  })
  expect(taught.homes[0]).toMatchObject({ type: 'castle', sourceType: 'Torre Vigía' })
  expect(taught.homes[0]?.features).toEqual(expect.arrayContaining(['barbecue', 'pool']))
  expect(taught.homes[0]?.otherFeatures).toEqual(['Campanario'])
  expect(codesOf(taught)).not.toContain('type.unknown')
  expect(codesOf(taught)).not.toContain('feature.unknown')
})

it('what a home does not say is as the settings say, and told; what it says stays', async () => {
  const settings = { type: 'villa', agentName: 'Office Nerja' } as const
  const silent = await read(kyeroHome(1, { type: '' }), settings)
  expect(silent.homes[0]).toMatchObject({ type: 'villa', agentName: 'Office Nerja' })
  expect(codesOf(silent)).toContain('type.assumed')
  expect(codesOf(silent)).not.toContain('type.missing')
  const said = await read(kyeroHome(1, { type: 'finca' }), settings)
  expect(said.homes[0]).toMatchObject({ type: 'finca' })
  expect(codesOf(said)).not.toContain('type.assumed')
})

it('areas without a unit have that of the settings where the format fixes none', async () => {
  const trovit = readFileSync(fixture('trovit/ads.xml'), 'utf8').replaceAll(/ unit="[^"]*"/g, '')
  const plain = await readFeed(fileOf(trovit))
  const set = await readFeed(fileOf(trovit), { areaUnit: 'sqft' })
  expect(about(plain, 'area.unit').length).toBeGreaterThan(0)
  expect(about(set, 'area.assumed')).toEqual(about(plain, 'area.unit'))
  const [first] = about(set, 'area.assumed')
  expect(set.homes.find(({ sourceId }) => sourceId === first)?.areas[0]?.unit).toBe('sqft')
})

it('settings nobody has made leave every fingerprint as it was', () => {
  const usual = { country: 'ES', currency: 'EUR', language: null, timeZone: 'UTC' }
  const empty = { ...usual, areaUnit: null, type: null, agentName: null, words: [] }
  expect(settingsKey(empty)).toBe(settingsKey(usual))
  const keys = [
    usual,
    { ...usual, areaUnit: 'sqft' as const },
    { ...usual, type: 'villa' as const },
    { ...usual, agentName: 'villa' },
    { ...usual, words: [['type', 'a', null]] as const },
    { ...usual, words: [['type', 'a', 'villa']] as const },
  ].map(settingsKey)
  expect(new Set(keys).size).toBe(keys.length)
})
