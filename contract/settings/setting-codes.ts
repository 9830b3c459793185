/** contract: the settings there are, their bounds and what holds unsaid, without the parser. */
import { pageLanguage, reviewedLanguages } from '../content/translation-codes.ts'

export const settingKeys = ['limits', 'currencies', 'markets', 'banners'] as const
export type SettingKey = (typeof settingKeys)[number]

/** How much one sender may write, each from so much to so much. */
export const limitBounds = {
  /** Enquiries of one sender within an hour. */
  enquiriesPerHour: { min: 1, max: 100 },
  /** Enquiries of one sender about one home, or to one agency, within an hour. */
  enquiriesPerHome: { min: 1, max: 50 },
  /** Reports of one home from one network address within a day. */
  reportsPerDay: { min: 1, max: 50 },
} as const
export type LimitName = keyof typeof limitBounds
export const limitNames = Object.keys(limitBounds) as LimitName[]

/** Languages a banner is written in: those of the pages. */
export const bannerLanguages = [pageLanguage, ...reviewedLanguages] as const
export type BannerLanguage = (typeof bannerLanguages)[number]

export const bannerTones = ['notice', 'warning'] as const
export type BannerTone = (typeof bannerTones)[number]
export const bannerBounds = { most: 10, words: 240 } as const
