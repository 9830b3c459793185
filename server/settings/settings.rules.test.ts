/** settings: what holds, and which banner is shown when. */
import { expect, test } from 'vitest'
import { bannerLanguages } from '#contract/settings/setting-codes.ts'
import { defaultSettings, settings, type Banner } from '#contract/settings/settings.ts'
import { bannersAt, settingsOf } from './settings.rules.ts'

const texts = Object.fromEntries(bannerLanguages.map((one) => [one, `words in ${one}`])) as Banner['texts']
const banner: Banner = {
  id: '0198c0de-0000-7000-8000-000000000001',
  tone: 'notice',
  from: '2026-03-01T12:00:00.000Z',
  until: '2026-03-02T12:00:00.000Z',
  path: null,
  texts,
}

test('the defaults are what settings take', () => {
  expect(settings.parse(defaultSettings)).toEqual(defaultSettings)
})

test('what is no value of its setting any more counts as unsaid, and spoils no other', () => {
  const kept = { limits: { value: { enquiriesPerHour: 0 } }, currencies: { value: ['EUR', 'USD'] } }
  expect(settingsOf(kept)).toEqual({ ...defaultSettings, currencies: ['EUR', 'USD'] })
})

test('a banner is shown from its beginning until its end', () => {
  const shown = (at: string) => bannersAt({ banners: [banner] }, new Date(at)).length
  expect(shown('2026-03-01T11:59:59.999Z')).toBe(0)
  expect(shown('2026-03-01T12:00:00.000Z')).toBe(1)
  expect(shown('2026-03-02T11:59:59.999Z')).toBe(1)
  expect(shown('2026-03-02T12:00:00.000Z')).toBe(0)
})

test.each<[string, unknown]>([
  ['a limit of nothing', { ...defaultSettings, limits: { ...defaultSettings.limits, reportsPerDay: 0 } }],
  ['no currency at all', { ...defaultSettings, currencies: [] }],
  ['a currency that is none', { ...defaultSettings, currencies: ['EUR', 'ZZZ'] }],
  ['a country twice', { ...defaultSettings, markets: ['PT', 'PT'] }],
  ['a country that is none', { ...defaultSettings, markets: ['QQ'] }],
  [
    'a banner that ends before it begins',
    { ...defaultSettings, banners: [{ ...banner, until: banner.from }] },
  ],
  [
    'a banner without one language',
    { ...defaultSettings, banners: [{ ...banner, texts: { ...texts, ar: ' ' } }] },
  ],
  ['a banner of another site', { ...defaultSettings, banners: [{ ...banner, path: 'https://x.example' }] }],
])('%s is refused', (_, value) => expect(settings.safeParse(value).success).toBe(false))
