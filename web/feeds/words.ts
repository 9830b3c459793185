/** web/feeds: how states and counts of runs are said. */
import type { FeedRun } from '#contract/feeds.ts'
import type { Mark } from '#web/ui/status.tsx'

export const stateWords: Record<FeedRun['state'], { word: string; mark: Mark }> = {
  running: { word: 'Running', mark: 'wait' },
  published: { word: 'Published', mark: 'live' },
  heldBack: { word: 'Held back, waits for you', mark: 'amber' },
  dryRun: { word: 'Checked, not published', mark: 'todo' },
  failed: { word: 'Could not be read', mark: 'red' },
  notModified: { word: 'Nothing new', mark: 'live' },
  discarded: { word: 'Discarded', mark: 'off' },
}

/** `Kyero 3`; a dash while it is not known. */
export const formatOf = ({
  formatName,
  formatVersion,
}: Pick<FeedRun, 'formatName' | 'formatVersion'>): string =>
  formatName === null ? '–' : `${formatName}${formatVersion ? ` ${formatVersion}` : ''}`

export const modeWords: Record<string, string> = {
  snapshot: 'The file is the whole stock: a home that is missing from it is withdrawn.',
  event: 'The file brings changes: a home that is not in it stays as it is.',
  expiry: 'Each home is good until its date.',
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
  { key: 'failed', word: 'Not published', note: 'see the red findings' },
] as const

export const waits = ({ state }: Pick<FeedRun, 'state'>): boolean =>
  state === 'dryRun' || state === 'heldBack'
