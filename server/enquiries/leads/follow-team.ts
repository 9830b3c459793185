/** enquiries: what somebody looked after who left the team goes to a colleague, or back to everybody. */
import type { Platform } from '#server/platform/platform.ts'
import { passOnThreads } from '../thread/thread.store.ts'

export function subscribeEnquiries({ events }: Pick<Platform, 'events'>): void {
  events.subscribe('agency.memberLeft', (tx, { agencyId, userId, successor }) =>
    passOnThreads(tx, { agencyId, from: userId, to: successor }),
  )
}
