/** search: cards of listings, for every domain that shows homes in a list. */
import type { Card } from '#contract/search/search.ts'
import { titleOrder } from '#server/listings/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { cardOf, type CardKey, type CardLook } from './cards.rules.ts'
import { readCards } from './cards.store.ts'

/**
 * Cards in the order of the keys, read in one statement. Listings that are gone are left out; their status is not looked
 * at, so that a sold home can still have a card. `languages` are lower-case language tags, best first.
 */
export async function makeCards(
  db: Db,
  keys: readonly CardKey[],
  look: CardLook & { languages: readonly string[] },
): Promise<Card[]> {
  const rows = await readCards(db, keys, titleOrder(look.languages))
  return rows.map((row) => cardOf(row, look))
}
