/** web/platform: a length of time in the unit people would use: `45 minutes`, `3 hours`, `2 days`. */
import type { Formats } from './format.tsx'

export function timeSpan(seconds: number, plural: Formats['plural']): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  if (minutes < 120) return plural(minutes, 'minute', 'minutes')
  const hours = Math.round(minutes / 60)
  return hours < 48 ? plural(hours, 'hour', 'hours') : plural(Math.round(hours / 24), 'day', 'days')
}
