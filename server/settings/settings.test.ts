/** settings: over HTTP against a real database, with a second node beside. */
import { expect, test } from 'vitest'
import { defaultSettings, type Settings, type SettingVersion } from '#contract/settings/settings.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAccount } from '#tests/support/enquiries.ts'
import { createTestPlatform } from '#tests/support/platform.ts'
import { authRoutes } from '#server/accounts/index.ts'
import { noPictures } from '#tests/support/accounts.ts'
import { currentSettings, settingsRoutes } from './index.ts'

const app = await createTestApp({
  routes: (platform) => [authRoutes(platform, noPictures), settingsRoutes(platform)],
})
const owner = await anAccount(app, 'owner@example.com', { role: 'Admin' })
const path = '/api/meridian/portal/settings'
type View = { settings: Settings; versions: Record<string, number>; history: SettingVersion[] }
const look = async () => (await owner.call<View>('GET', path)).data
const shown = async () => (await app.api.site.now({})).currencies

test('changes, is seen by pages and another node, is undone, and every change stands in the log', async () => {
  const { platform: other } = await createTestPlatform({ databaseUrl: app.platform.database.url })
  expect((await currentSettings(other).read()).currencies).toBeNull()
  const change = (version: number, value: unknown) =>
    owner.call('PUT', path, { key: 'currencies', version, value })
  expect((await change(0, ['EUR', 'GBP'])).status).toBe(200)
  expect(await shown()).toEqual(['EUR', 'GBP'])
  await expect
    .poll(async () => (await currentSettings(other).read()).currencies, { timeout: 10_000 })
    .toEqual(['EUR', 'GBP'])

  expect((await change(0, ['USD'])).code).toBe('settings.changed')
  expect((await change(1, ['ZZZ'])).status).toBe(400)
  expect((await change(1, ['USD'])).status).toBe(200)
  const restore = (version: number, undoes: number) =>
    owner.call('POST', `${path}/restore`, { key: 'currencies', version, undoes })
  expect((await restore(1, 2)).code).toBe('settings.changed')
  expect((await restore(2, 9)).code).toBe('settings.noVersion')
  expect((await restore(2, 2)).status).toBe(200)
  expect(await shown()).toEqual(['EUR', 'GBP'])
  expect((await restore(3, 1)).status).toBe(200)
  expect(await shown()).toBeNull()

  const { settings, versions, history } = await look()
  expect(settings).toEqual(defaultSettings)
  expect(versions).toEqual({ limits: 0, currencies: 4, markets: 0, banners: 0 })
  expect(
    history.map(({ version, before, value, by, restores }) => [version, before, value, by, restores]),
  ).toEqual([
    [4, ['EUR', 'GBP'], null, 'Ann Lee', 0],
    [3, ['USD'], ['EUR', 'GBP'], 'Ann Lee', 1],
    [2, ['EUR', 'GBP'], ['USD'], 'Ann Lee', null],
    [1, null, ['EUR', 'GBP'], 'Ann Lee', null],
  ])
  const log = await app.platform.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'settings.changed')
    .orderBy('id')
    .execute()
  expect(log).toHaveLength(4)
  expect(log[1]?.detail).toEqual({ setting: 'currencies', from: ['EUR', 'GBP'], to: ['USD'] })
})

test('two who save at once: one wins, the other is told', async () => {
  const limits = { ...defaultSettings.limits, reportsPerDay: 9 }
  const answers = await Promise.all(
    [1, 2, 3].map(() => owner.call('PUT', path, { key: 'limits', version: 0, value: limits })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})
