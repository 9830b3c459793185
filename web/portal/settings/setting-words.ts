/** web/portal/settings: settings and their values in words. */
import type { LimitName, SettingKey } from '#contract/settings/setting-codes.ts'

export const settingWords: Record<SettingKey, string> = {
  limits: 'Limits',
  currencies: 'Currencies',
  markets: 'Markets',
  banners: 'Banners',
}

export const limitWords: Record<LimitName, { label: string; unit: string }> = {
  enquiriesPerHour: { label: 'Enquiries of one sender', unit: 'an hour' },
  enquiriesPerHome: { label: 'Of one sender about one home', unit: 'an hour' },
  reportsPerDay: { label: 'Reports of one home from one network', unit: 'a day' },
}

const isLimits = (value: unknown): value is Record<LimitName, number> =>
  typeof value === 'object' && value !== null && 'enquiriesPerHour' in value

/** What a setting was, shortly: numbers, codes, how many banners. */
export function valueWords(key: SettingKey, value: unknown): string {
  if (key === 'limits' && isLimits(value))
    return [value.enquiriesPerHour, value.enquiriesPerHome, value.reportsPerDay].join(' / ')
  if (key === 'banners') return Array.isArray(value) ? String(value.length) : '0'
  return Array.isArray(value) ? shortened(value.map(String)) : 'all'
}

const shortened = (codes: readonly string[]): string =>
  codes.length <= 8 ? codes.join(', ') : `${codes.slice(0, 8).join(', ')} + ${codes.length - 8}`
