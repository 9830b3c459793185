/** web/feeds: how states and counts of runs are said. */
import type { Feed, FeedRun } from '#contract/feeds.ts'

/** `Every hour`, `Every 15 minutes`. */
export function pauseWords(minutes: number): string {
  if (minutes === 60) return 'Every hour'
  if (minutes === 1_440) return 'Every day'
  if (minutes === 10_080) return 'Every week'
  return minutes % 60 === 0 ? `Every ${minutes / 60} hours` : `Every ${minutes} minutes`
}

/** When a feed is fetched, in words. */
export function scheduleWords({ url, everyMinutes, dailyAt, dailyZone }: Feed): string {
  // What comes as a file is fetched from nowhere.
  if (url === null) return 'Only when I ask'
  if (dailyAt !== null) return `Every day at ${dailyAt}, ${dailyZone}`
  return everyMinutes === null ? 'Only when I ask' : pauseWords(everyMinutes)
}

/** What went wrong, for a person. */
export const failureWords = (failure: unknown): string =>
  failure instanceof Error && failure.message ? failure.message : 'Something went wrong. Please try again.'

/** `Kyero 3`; a dash while it is not known. */
export const formatOf = ({
  formatName,
  formatVersion,
}: Pick<FeedRun, 'formatName' | 'formatVersion'>): string =>
  formatName === null ? '–' : `${formatName}${formatVersion ? ` ${formatVersion}` : ''}`

export const modeWords: Record<string, { word: string; note: string }> = {
  snapshot: {
    word: 'Whole stock',
    note: 'The file is the whole stock: a home that is missing from it is withdrawn.',
  },
  event: {
    word: 'Changes only',
    note: 'The file brings changes: a home that is not in it stays as it is.',
  },
  expiry: { word: 'Until a date', note: 'Each home is good until its date.' },
}

/** `4.1 s`, `2 min 5 s`; null while the run goes on. */
export function timeTaken({
  startedAt,
  finishedAt,
}: Pick<FeedRun, 'startedAt' | 'finishedAt'>): string | null {
  if (!finishedAt) return null
  const seconds = (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000
  return seconds < 60
    ? `${seconds.toFixed(1)} s`
    : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

/** The ways a home can come out of a run, in the order of the bar. */
export const outcomes = [
  { key: 'created', word: 'New', note: 'not on Meridian yet' },
  { key: 'changed', word: 'Changed', note: 'prices, texts, pictures or facts' },
  { key: 'same', word: 'Same', note: 'confirmed again, nothing written' },
  { key: 'withdrawn', word: 'Withdrawn', note: 'no longer in the file' },
  { key: 'unpublished', word: 'Not offered', note: 'in the file, but not on the market' },
  { key: 'failed', word: 'Not published', note: 'see the findings' },
] as const

export const waits = ({ state }: Pick<FeedRun, 'state'>): boolean =>
  state === 'dryRun' || state === 'heldBack'
