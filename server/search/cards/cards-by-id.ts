/** search: cards of listings that are named by their ids alone, for domains that keep lists of homes. */
import type { Card } from '#contract/search/search.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createLook, type Reader } from './card-context.ts'
import type { ToPicture } from './cards.rules.ts'
import { readMainKeys } from './cards.store.ts'
import { makeCards } from './card-writer.ts'

/**
 * Answers a function that makes cards in the order of the ids, each for the listing's first purpose. Their status is not
 * looked at, so that sold homes have cards too: the caller decides what may be shown.
 */
export function createCardsOf(platform: Platform, neighbours: { toPicture: ToPicture }) {
  const lookFor = createLook(platform, neighbours)
  return async (ids: readonly string[], reader: Reader): Promise<Card[]> => {
    if (ids.length === 0) return []
    const look = await lookFor(reader)
    return platform.read(async (db) => makeCards(db, await readMainKeys(db, ids), look), { about: ids })
  }
}
