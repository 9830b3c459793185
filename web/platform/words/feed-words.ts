/** web/platform: how a feed and a run of it are, in words, for whoever looks after them. */
import type { Feed, FeedRun } from '#contract/feeds.ts'
import type { Mark } from '#web/ui/status.tsx'

export const stateWords: Record<FeedRun['state'], { word: string; mark: Mark }> = {
  running: { word: 'Running', mark: 'wait' },
  published: { word: 'Published', mark: 'live' },
  heldBack: { word: 'Held back, waits for you', mark: 'wait' },
  dryRun: { word: 'Checked, not published', mark: 'todo' },
  failed: { word: 'Could not be read', mark: 'red' },
  notModified: { word: 'Nothing new', mark: 'live' },
  discarded: { word: 'Discarded', mark: 'off' },
}

/** `waits`: whether somebody may still decide about the run; a later one has its place otherwise. */
export const runWords = (state: FeedRun['state'], waits: boolean): { word: string; mark: Mark } =>
  state === 'heldBack' && !waits ? { word: 'Held back, overtaken', mark: 'off' } : stateWords[state]

export const healthWords: Record<Feed['health'], { word: string; mark: Mark }> = {
  good: { word: 'Healthy', mark: 'live' },
  findings: { word: 'Healthy, with findings', mark: 'amber' },
  held: { word: 'Held back, waits for you', mark: 'wait' },
  failing: { word: 'Failing', mark: 'red' },
  paused: { word: 'Paused', mark: 'off' },
  checked: { word: 'Checked, not published', mark: 'todo' },
  new: { word: 'Not run yet', mark: 'todo' },
}

/** A finding's title with its number of homes as the page writes numbers; it comes with an English one. */
export const titleWords = (title: string, number: (value: number) => string): string =>
  title.replace(/^[\d,]+/, (homes) => number(Number(homes.replaceAll(',', ''))))
