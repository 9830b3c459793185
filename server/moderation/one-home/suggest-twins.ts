/**
 * moderation: listings that look like one home are found a moment after one of
 * them changed, and offered to whoever decides.
 */
import { suggestedFrom } from '#contract/moderation/merge-codes.ts'
import type { Db } from '#server/platform/database/db.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import type { TwinFacts } from './facts.ts'
import { readCandidates, readTwinFacts } from './facts.store.ts'
import { likenessOf } from './score.rules.ts'
import { writeFoundTwins, type FoundTwins } from './twins.store.ts'

/** Every two listings, one of which is among these, that look like one home. */
export async function findHomeTwins(db: Db, ids: readonly string[]): Promise<FoundTwins[]> {
  const pairs = await readCandidates(db, ids)
  const facts = await readTwinFacts(db, [...new Set(pairs.flatMap(({ a, b }) => [a, b]))])
  return pairs.flatMap(({ a, b }) => {
    const one = facts.get(a)
    const other = facts.get(b)
    const found = one && other ? twinsOf(one, other) : null
    return found && found.score >= suggestedFrom ? [found] : []
  })
}

/** The listing that was here first is the earlier one. Null for what cannot be compared. */
export function twinsOf(one: TwinFacts, other: TwinFacts): FoundTwins | null {
  const likeness = likenessOf(one, other)
  if (!likeness) return null
  const isFirst = one.firstSeenAt.getTime() - other.firstSeenAt.getTime() || (one.id < other.id ? -1 : 1)
  const earlierId = isFirst < 0 ? one.id : other.id
  const laterId = isFirst < 0 ? other.id : one.id
  return { id: newId(), earlierId, laterId, ...likeness }
}

/** In the transaction in which the rules look at these. */
export async function suggestTwins(tx: Db, ids: readonly string[], now: Date): Promise<void> {
  await writeFoundTwins(tx, ids, { found: await findHomeTwins(tx, ids), now })
}
