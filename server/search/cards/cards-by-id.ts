/** search: cards of listings that are named by their ids alone, for domains that hold lists of homes. */
import type { Card } from '#contract/search/search.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createCardContext, type Reader } from './card-context.ts'
import type { CardKey, ToPicture } from './cards.rules.ts'
import { readMainKeys } from './cards.store.ts'
import { writeCards } from './card-writer.ts'

/**
 * A function that answers cards in the order of the ids, each for the listing's first purpose. Sold homes
 * have cards too, whatever their status: the caller decides what may be shown.
 */
export function createCardsById(platform: Platform, neighbours: { toPicture: ToPicture }) {
  const contextOf = createCardContext(platform, neighbours)
  return async (ids: readonly string[], reader: Reader): Promise<Card[]> => {
    if (ids.length === 0) return []
    const context = await contextOf(reader)
    return platform.read(async (db) => writeCards(db, await readMainKeys(db, ids), context), { about: ids })
  }
}

/** The same for listings that are named with the purpose that is meant. */
export function createCardsByKey(platform: Platform, neighbours: { toPicture: ToPicture }) {
  const contextOf = createCardContext(platform, neighbours)
  return async (keys: readonly CardKey[], reader: Reader): Promise<Card[]> => {
    if (keys.length === 0) return []
    const context = await contextOf(reader)
    return platform.read(async (db) => writeCards(db, keys, context), { about: keys.map(({ id }) => id) })
  }
}
