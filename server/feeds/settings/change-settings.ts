/** feeds: an agent renames a feed, says what its files leave open, when it is fetched, and lets it rest. */
import type { Feed } from '#contract/feeds.ts'
import type { FeedSettingsAsk } from '#contract/feeds/feed-settings.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { agencyFeed, notFound, type Scope } from '../agent/feed-view.ts'
import { pauseFeed, resumeFeed, setSchedule } from '../intake/schedule.store.ts'
import { isNameTaken, writeSettings } from './settings.store.ts'

type Changed = { message: string; feed: Feed }

/**
 * What is not said stays as it is. @throws AppError 404; 409 when another feed of the agency has the name.
 */
export async function changeSettings(
  platform: Platform,
  scope: Scope,
  feedId: string,
  said: FeedSettingsAsk,
): Promise<Changed> {
  const { agencyId } = scope
  if (said.name && (await isNameTaken(platform.db, agencyId, { name: said.name, feedId })))
    throw refuse('feeds.nameTaken', { field: 'name' })
  if (!(await writeSettings(platform.db, agencyId, feedId, said))) throw notFound()
  return { message: 'The settings are saved.', feed: await agencyFeed(platform, scope, feedId) }
}

type Schedule = { everyMinutes: number | null; dailyAt?: string | undefined; timeZone?: string | undefined }

/** When the address of a feed is fetched; with neither pause nor time it is not. @throws AppError 404. */
export async function scheduleFeed(
  platform: Platform,
  scope: Scope,
  feedId: string,
  { everyMinutes, dailyAt, timeZone }: Schedule,
): Promise<Changed> {
  const { db, clock } = platform
  const pace = { everyMinutes, dailyAt: dailyAt ?? null, dailyZone: dailyAt ? (timeZone ?? 'UTC') : null }
  const isDone = await setSchedule(db, { ...scope, feedId, pace, now: clock.now() })
  if (!isDone) throw notFound()
  const isByClock = everyMinutes !== null || dailyAt !== undefined
  const message = isByClock ? 'It is fetched by the clock.' : 'It is fetched only when you ask for it.'
  return { message, feed: await agencyFeed(platform, scope, feedId) }
}

/** Twice is as good as once. @throws AppError 404. */
export async function pause(platform: Platform, scope: Scope, feedId: string): Promise<Changed> {
  await pauseFeed(platform.db, { ...scope, feedId, now: platform.clock.now() })
  const feed = await agencyFeed(platform, scope, feedId)
  return { message: 'The feed is paused. Its homes stay as they are.', feed }
}

/** Twice is as good as once. @throws AppError 404. */
export async function resume(platform: Platform, scope: Scope, feedId: string): Promise<Changed> {
  const { everyMinutes, dailyAt, dailyZone } = await agencyFeed(platform, scope, feedId)
  const pace = { everyMinutes, dailyAt, dailyZone }
  await resumeFeed(platform.db, { ...scope, feedId, now: platform.clock.now(), pace })
  return { message: 'The feed goes on.', feed: await agencyFeed(platform, scope, feedId) }
}
