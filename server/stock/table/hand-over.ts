/** stock: homes get another colleague who answers for them, by hand or from a feed. */
import { readStoredListings, saveListings, type SaveBatch } from '#server/listings/index.ts'
import { placesOf } from '#server/places/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'

type HandOver = { agencyId: string; userId: string; ids: readonly string[]; agent: string | null }

/** As part of `tx`; answers how many homes changed. Those of feeds keep the colleague whatever the feed says. */
export async function handOver(
  platform: Platform,
  tx: Db,
  { agencyId, userId, ids, agent }: HandOver,
): Promise<number> {
  const { clock, events } = platform
  const { resolve: resolvePlace } = await placesOf(platform)
  const homes = [...(await readStoredListings(tx, ids)).values()]
  let changed = 0
  for (const [feedId, some] of Map.groupBy(homes, (home) => home.feedId)) {
    const drafts = some.map(({ draft }) => ({ ...draft, agentName: agent }))
    const said: Pick<SaveBatch, 'drafts' | 'corrections'> =
      feedId === null ? { drafts } : { corrections: drafts.map((wanted) => correctionBy(userId, wanted)) }
    const batch = { agencyId, feedId, ...said, now: clock.now(), source: 'agent' as const, isAside: true }
    const outcomes = await saveListings(tx, batch, { events, resolvePlace })
    changed += outcomes.filter(({ outcome }) => outcome === 'changed').length
  }
  return changed
}

type Wanted = NonNullable<SaveBatch['drafts']>[number]

const correctionBy = (by: string, wanted: Wanted) => ({
  sourceId: wanted.sourceId,
  wanted,
  written: ['agent'],
  released: [],
  by,
  seenAt: null,
})
