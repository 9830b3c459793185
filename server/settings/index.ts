/** settings: the front door: what operators change without a deploy. */
import type { SettingKey } from '#contract/settings/setting-codes.ts'

export { currentSettings } from './current-settings.ts'
export { settingsRoutes } from './settings.routes.ts'

declare module '#server/platform/jobs/events.ts' {
  interface EventMap {
    /** Another value of a setting holds. */
    'settings.changed': { key: SettingKey }
  }
}
