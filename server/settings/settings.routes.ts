/** settings: binds the calls of the portal, and the one that pages ask. */
import { portalSettings, site } from '#contract/settings/settings.ts'
import { accountsOf, visitorOf } from '#server/accounts/index.ts'
import type { Actor, Call, Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeSetting, restoreSetting, showSettings } from './change-setting.ts'
import { currentSettings } from './current-settings.ts'
import { bannersAt } from './settings.rules.ts'

export const settingsRoutes =
  (platform: Platform): Routes =>
  (bind) => {
    const accounts = accountsOf(platform)
    const by = (call: Call & { actor: Actor }) => ({ actor: call.actor, visitor: visitorOf(call, platform) })
    bind(site.now, async () => {
      const now = await currentSettings(platform).read()
      const { currencies, markets } = now
      return { currencies, markets, banners: bannersAt(now, platform.clock.now()) }
    })
    bind(portalSettings.read, () => showSettings(platform.db))
    bind(portalSettings.change, async ({ body }, call) => {
      await changeSetting(accounts, by(call), body)
      return { message: 'The setting is saved and holds from now on.' }
    })
    bind(portalSettings.restore, async ({ body }, call) => {
      await restoreSetting(accounts, by(call), body)
      return { message: 'What held before holds again.' }
    })
  }
