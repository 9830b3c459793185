/** web/alerts: when a saved search tells of homes, in words. */
import type { AlertSettings, SavedSearch } from '#contract/alerts/alerts.ts'
import { zoneName } from '#contract/words/zone-name.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { clockOf, dayOf } from './words.ts'

type Told = Pick<SavedSearch, 'paused' | 'frequency' | 'schedule'>

/** `settings` say when, where the search has no time of its own. */
export function usePace({ paused, frequency, schedule }: Told, settings: AlertSettings): string {
  const { hour, weekday, timeZone } = schedule ?? settings
  const { locale } = useFormat()
  if (paused) return 'Paused: you are told nothing'
  if (frequency === 'instant') return 'You are told at once'
  if (frequency === 'never') return 'Only in your web feed'
  const clock = `${clockOf(hour)} (${zoneName(timeZone, locale)})`
  return frequency === 'daily'
    ? `You are told daily at ${clock}`
    : `You are told weekly, ${dayOf(weekday, locale)} at ${clock}`
}
