/**
 * stock: something is said by hand of many homes at once: of one's own it is what
 * they are, of a feed's it stands over the feed.
 */
import type { CorrectableField } from '#contract/stock/corrections.ts'
import {
  readStoredListings,
  saveListings,
  type ListingDraft,
  type SaveBatch,
  type SaveOutcome,
} from '#server/listings/index.ts'
import { placesOf } from '#server/places/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'

type ByHand = {
  agencyId: string
  userId: string
  ids: readonly string[]
  /** What is said, and the fields of the form that it is said in. */
  change: (draft: ListingDraft) => Partial<ListingDraft>
  written: readonly CorrectableField[]
}

/** As part of `tx`. Nobody is said to have confirmed the homes. */
export async function writeByHand(
  platform: Platform,
  tx: Db,
  { agencyId, userId, ids, change, written }: ByHand,
): Promise<SaveOutcome[]> {
  const { clock, events } = platform
  const { resolve: resolvePlace } = await placesOf(platform)
  const homes = [...(await readStoredListings(tx, ids)).values()]
  const outcomes: SaveOutcome[] = []
  for (const [feedId, some] of Map.groupBy(homes, (home) => home.feedId)) {
    const drafts = some.map(({ draft }) => ({ ...draft, ...change(draft) }))
    const ask = { written, released: [], by: userId, seenAt: null }
    const corrections = drafts.map((wanted) => ({ ...ask, sourceId: wanted.sourceId, wanted }))
    const said: Pick<SaveBatch, 'drafts' | 'corrections'> = feedId === null ? { drafts } : { corrections }
    const batch = { agencyId, feedId, ...said, now: clock.now(), source: 'agent' as const, isAside: true }
    outcomes.push(...(await saveListings(tx, batch, { events, resolvePlace })))
  }
  return outcomes
}
