/** moderation: homes that changed, or that somebody reported, are looked at. */
import type { Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { lookAtSoon } from './look-soon.ts'

/** Homes that changed, or that somebody reported, are looked at a moment later. */
export function subscribeModeration({ events, jobs }: Pick<Platform, 'events' | 'jobs'>): void {
  const lookAt = (tx: Db, ids: readonly string[]) => lookAtSoon({ jobs }, tx, ids)
  events.subscribe('listing.changed', (tx, { ids }) => lookAt(tx, ids))
  events.subscribe('listing.reported', (tx, { ids }) => lookAt(tx, ids))
}
