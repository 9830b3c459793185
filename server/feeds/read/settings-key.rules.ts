/** feeds: pure: the settings of a feed as a text that differs when anything would be mapped differently. */
import type { FeedSettings } from './format.ts'

/**
 * What was there before settings could be more is written as it was,
 * so that nothing is mapped again for nothing.
 */
export function settingsKey(settings: FeedSettings): string {
  const { country, currency, language, timeZone, areaUnit, type, agentName, words = [] } = settings
  const usual = [country, currency, language, timeZone]
  const further = [areaUnit ?? null, type ?? null, agentName ?? null, words]
  const isUsual = !areaUnit && !type && !agentName && words.length === 0
  return [...usual, ...(isUsual ? [] : [JSON.stringify(further)])].join('|')
}
