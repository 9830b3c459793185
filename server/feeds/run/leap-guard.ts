/**
 * feeds: before anything is written: whether many homes of a run leap to another
 * price, currency or size by the same factor.
 */
import { previewListings } from '#server/listings/inner.ts'
import type { Publication } from './publish.ts'
import { batchOf } from '../map/save-batch.ts'
import type { Leaping } from './consent.rules.ts'
import { countLeaps } from './feeds.store.ts'
import type { Spool } from '../map/spool.ts'

/** Changed homes that are compared; of more, the first so many stand for all. */
const most = 1_000
const batchSize = 200
const shown = 3

type Ask = {
  /** Homes of the file that are on the market and changed. */
  changed: number
  live: number
  limitPct: number
  /** Leaps of runs since then count too, so that they cannot come a little at a time. */
  since: Date
}

/** The most frequent leap of a run; null where there are too few changes for it to matter. */
export async function leapingOf(spool: Spool, publication: Publication, ask: Ask): Promise<Leaping | null> {
  const before = ask.changed === 0 ? 0 : await countLeaps(publication.db, publication.feedId, ask.since)
  if ((ask.changed + before) * 100 <= ask.live * ask.limitPct) return null
  const leaps = new Map<string, string[]>()
  let compared = 0
  for await (const batch of spool.batches(batchSize)) {
    const changed = batch.filter(({ kind, action }) => kind === 'changed' && action === 'offer')
    const mapped = await publication.mapper.map(changed)
    for (const outcome of await previewListings(publication.db, batchOf(mapped, publication)))
      if (outcome.outcome === 'changed')
        for (const { by, before: was, after } of outcome.leaps)
          leaps.set(by, [...(leaps.get(by) ?? []), `${outcome.sourceId}: ${was} → ${after}`])
    compared += changed.length
    if (compared >= most) break
  }
  const [first] = [...leaps].toSorted(([, a], [, b]) => b.length - a.length)
  if (!first) return null
  const [by, homes] = first
  const share = compared > 0 ? Math.max(1, ask.changed / compared) : 1
  return { by, homes: Math.round(homes.length * share), before, examples: homes.slice(0, shown) }
}
