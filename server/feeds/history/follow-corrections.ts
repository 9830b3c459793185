/** feeds: what the agency has decided about a home's field is no finding any more. */
import type { Platform } from '#server/platform/platform.ts'
import { forgetFinding } from './decided.store.ts'

export function subscribeFeeds({ events }: Pick<Platform, 'events'>): void {
  events.subscribe('listing.corrected', (tx, { ids }) => forgetFinding(tx, ids, 'field.byHand'))
}
