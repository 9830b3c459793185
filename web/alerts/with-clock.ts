/** web/alerts: by which clock somebody is told, who has not chosen one yet: that of this browser. */
import type { AlertSettingsAnswer } from '#contract/alerts/alerts.ts'
import { ownTimeZone } from '#web/platform/formats/time-zones.ts'

export type ClockedSettings = AlertSettingsAnswer & { timeZone: string }

export const withClock = (settings: AlertSettingsAnswer): ClockedSettings => ({
  ...settings,
  timeZone: settings.timeZone ?? ownTimeZone(),
})
