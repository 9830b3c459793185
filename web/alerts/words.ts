/** web/alerts: what people read for paces and news. */
import type { AlertEvent, Frequency } from '#contract/alerts/alert-codes.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'

export const frequencyWords: Record<Frequency, string> = {
  instant: 'At once',
  daily: 'Daily',
  weekly: 'Weekly',
  never: 'Never',
}

export const eventWords: Record<AlertEvent, string> = {
  new: 'Homes new on Meridian',
  priceDrop: 'Prices that fall',
  backOnMarket: 'Homes that are back',
  status: 'Sold, let or under offer',
  nowWithin: 'Homes that now fit',
}

type Plural = (count: number, one: string, many: string) => string

/** What happened to so many homes. */
export const newsWords: Record<AlertEvent, (count: number, plural: Plural) => string> = {
  new: (count, plural) => plural(count, 'home is new', 'homes are new'),
  priceDrop: (count, plural) => plural(count, 'price fell', 'prices fell'),
  backOnMarket: (count, plural) => plural(count, 'home is back', 'homes are back'),
  status: (count, plural) => plural(count, 'home has another status', 'homes have another status'),
  nowWithin: (count, plural) => plural(count, 'home fits now', 'homes fit now'),
}

export const clockOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** A Monday, to name the days of the week by. */
const monday = Date.UTC(2024, 0, 1)

/** 1 is Monday. */
export const dayOf = (weekday: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(monday + (weekday - 1) * dayMs)
