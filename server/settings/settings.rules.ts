/** settings: pure decisions: what holds of what is kept, and what is shown at a moment. */
import type { SettingKey } from '#contract/settings/setting-codes.ts'
import { defaultSettings, settingValues, type Settings } from '#contract/settings/settings.ts'

/** What is kept, where it still is what the setting takes, else what holds unsaid. */
export function settingsOf(kept: Partial<Record<SettingKey, { value: unknown }>>): Settings {
  const valid = <K extends SettingKey>(key: K): Settings[K] => {
    const read = settingValues[key].safeParse(kept[key]?.value)
    return read.success ? (read.data as Settings[K]) : defaultSettings[key]
  }
  return {
    limits: valid('limits'),
    currencies: valid('currencies'),
    markets: valid('markets'),
    banners: valid('banners'),
  }
}

/** The banners of a moment. */
export const bannersAt = ({ banners }: Pick<Settings, 'banners'>, now: Date): Settings['banners'] =>
  banners.filter(({ from, until }) => Date.parse(from) <= now.getTime() && now.getTime() < Date.parse(until))
