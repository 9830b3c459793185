/** search: the homes of an agency that another agency's offer stands for, as cards of its own offers. */
import type { Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { Card } from '#contract/search/search.ts'
import type { Db } from '#server/platform/database/db.ts'
import { readBehind } from './behind.store.ts'
import { writeCards } from './card-writer.ts'
import type { CardContext, CardKey } from './cards.rules.ts'

type Ask = { purpose: Purpose; offset: number; limit: number; context: CardContext }
type Behind = { counts: Partial<Record<Purpose, number>>; items: Card[] }

/** One page of those of a purpose, newest first, and how many there are of each. */
export async function listBehind(db: Db, agencyId: string, ask: Ask): Promise<Behind> {
  const { purpose, offset, limit, context } = ask
  const keys = await readBehind(db, agencyId)
  const page = keys.filter((key) => key.purpose === purpose).slice(offset, offset + limit)
  return { counts: countPurposes(keys), items: await writeCards(db, page, context) }
}

/** How many of each purpose. */
function countPurposes(keys: readonly CardKey[]): Partial<Record<Purpose, number>> {
  const counts: Partial<Record<Purpose, number>> = {}
  for (const { purpose } of keys) counts[purpose] = (counts[purpose] ?? 0) + 1
  return counts
}
