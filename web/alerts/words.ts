/** web/alerts: what people read for paces and news. */
import type { AlertEvent, Frequency } from '#contract/alerts/alert-codes.ts'

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

export const clockOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** A Monday, to name the days of the week by. */
const monday = Date.UTC(2024, 0, 1)

/** 1 is Monday. */
export const dayOf = (weekday: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    monday + (weekday - 1) * 86_400_000,
  )
