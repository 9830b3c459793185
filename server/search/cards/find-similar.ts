/** search: homes like the one a visitor looks at, also when that one is sold. */
import type { Card } from '#contract/search/search.ts'
import { purposes, typeGroups, type ListingStatus } from '#contract/vocabulary/vocabulary.ts'
import { isVisible } from '#server/listings/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import type { CardContext, CardKey } from './cards.rules.ts'
import { writeCards } from './card-writer.ts'
import { readPatterns, readSimilar, withinCountry, withinPlace, type Pattern } from './similar.store.ts'

type Ask = { id: string; limit: number; context: CardContext }

/**
 * Live homes of the same purpose and group of types, never another listing of the same property. Looked for
 * in the smallest place of the home's path that holds enough of them.
 * @throws AppError `listings.notFound` (404).
 */
export async function findSimilar(db: Db, { id, limit, context }: Ask): Promise<Card[]> {
  const patterns = await readPatterns(db, id)
  const [pattern] = patterns.toSorted((a, b) => purposes.indexOf(a.purpose) - purposes.indexOf(b.purpose))
  if (!pattern || !isVisible(pattern.status as ListingStatus)) throw refuse('listings.notFound')
  return writeCards(db, await nearest(db, pattern, limit), context)
}

async function nearest(db: Db, pattern: Pattern, limit: number): Promise<CardKey[]> {
  const types = Object.values(typeGroups).find((group) =>
    (group as readonly string[]).includes(pattern.type),
  ) ?? [pattern.type]
  const widening = [...pattern.place_path.toReversed().map(withinPlace), withinCountry(pattern.country)]
  let found: CardKey[] = []
  for (const within of widening) {
    found = await readSimilar(db, { pattern, types, within, limit })
    if (found.length === limit) break
  }
  return found
}
