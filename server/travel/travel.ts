/** travel: the travel times of a process: one interface, whoever answers. */
import type { Platform } from '#server/platform/platform.ts'
import { createReach, type Reach } from './reach.ts'
import { createSources, type SourceParts } from './sources.ts'
import { createTimes, createWalks, type Times, type Walks } from './times.ts'

export type Travel = {
  reach: Reach
  times: Times
  walks: Walks
  /**
   * Changes with every region that comes, goes or is replaced: what was reached before may be another now.
   */
  version: () => Promise<string>
}

const made = new WeakMap<SourceParts, Travel>()

/** Whoever asks first makes them; nothing is read before it is needed. */
export function travelOf(platform: Platform): Travel {
  const known = made.get(platform)
  if (known) return known
  const sources = createSources(platform)
  const travel = {
    reach: createReach(sources),
    times: createTimes(sources),
    walks: createWalks(sources),
    version: async () => (await sources.regions()).version,
  }
  made.set(platform, travel)
  return travel
}
