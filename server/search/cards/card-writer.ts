/** search: writes the cards of listings, for every domain that shows homes in a list. */
import type { Card } from '#contract/search/search.ts'
import { titleOrder } from '#server/listings/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { cardOf, type CardContext, type CardKey } from './cards.rules.ts'
import { readCards } from './cards.store.ts'

/**
 * Cards in the order of the keys, read in one statement. Listings that are gone are left out. Every
 * other status has a card, sold homes included.
 */
export async function writeCards(db: Db, keys: readonly CardKey[], context: CardContext): Promise<Card[]> {
  const rows = await readCards(db, keys, titleOrder(context.languages))
  return rows.map((row) => cardOf(row, context))
}
