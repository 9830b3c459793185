/** feeds: what is saved of mapped records: whole homes, or changes of those that are known. */
import type { ListingDraft, SaveBatch } from '#server/listings/index.ts'
import type { FeedMode } from '../findings/file-checks.rules.ts'
import { patchOf } from './check-draft.ts'
import type { MappedRecord } from './map-records.ts'

/** A change of a home that is known; everything else is the whole truth about a home. */
export const isPatch = ({ spooled }: MappedRecord, mode: FeedMode): boolean =>
  mode === 'event' && spooled.kind === 'changed'

type Of = { agencyId: string; feedId: string; mode: FeedMode; now: Date }

/** What is saved, or compared, of mapped records. */
export function batchOf(mapped: MappedRecord[], { agencyId, feedId, mode, now }: Of): SaveBatch {
  const known = mapped.filter(({ draft }) => draft !== null) as (MappedRecord & { draft: ListingDraft })[]
  return {
    agencyId,
    feedId,
    drafts: known.filter((one) => !isPatch(one, mode)).map(({ draft }) => draft),
    patches: known
      .filter((one) => isPatch(one, mode))
      .map(({ draft, saysStatus }) => patchOf(draft, saysStatus)),
    now,
    source: 'feed',
  }
}
