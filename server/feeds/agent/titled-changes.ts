/** feeds: what homes are called of which the file of a run says nothing any more. */
import { readListingSubjects } from '#server/listings/index.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { RunChange } from '../run/runs.store.ts'

/** Homes that are withdrawn keep the title they have. */
export async function withTitles<C extends RunChange>(
  platform: Platform,
  changes: readonly C[],
): Promise<C[]> {
  const untitled = changes.flatMap(({ title, listingId }) => (title === null ? (listingId ?? []) : []))
  const known = await readListingSubjects(platform, platform.db, untitled)
  return changes.map((one) => ({ ...one, title: one.title ?? known.get(one.listingId ?? '')?.title ?? null }))
}
