/**
 * search: homes as they are now, and the words of questions, in the
 * form in which they are held against each other.
 */
import { quotedIn } from '#contract/search/quoted.ts'
import type { SearchQuestion } from '#contract/search/search-question.ts'
import type { Db } from '#server/platform/database/db.ts'
import { readListings } from '../columnar/follow/source.store.ts'
import { foldWords } from '../columnar/text/fold.store.ts'
import { foldPhrases } from '../sql/words.store.ts'
import type { PercolatedHome } from './percolator.ts'
import type { WishWords } from './wish.ts'

/** Folded as the texts of homes are; plain words need no database. */
export async function readWishWords(db: Db, { q, not }: SearchQuestion): Promise<WishWords> {
  const { words, phrases } = quotedIn(q ?? '')
  return {
    words: await foldWords(db, words),
    phrases: phrases.length > 0 ? await foldPhrases(db, phrases) : [],
    not: not === undefined ? null : await foldWords(db, not),
  }
}

/** The homes with these ids as the search finds them now; one that may not be found has no rows. */
export async function readPercolated(db: Db, ids: readonly string[]): Promise<Map<string, PercolatedHome>> {
  if (ids.length === 0) return new Map()
  const texts = await db
    .selectFrom('search_words')
    .select(['listing_id', 'said'])
    .where('listing_id', 'in', [...ids])
    .execute()
  const said = new Map(texts.map((text) => [text.listing_id, text.said]))
  const listings = await readListings(db, ids)
  return new Map(listings.map(({ id, rows, words }) => [id, { rows, words, said: said.get(id) ?? '' }]))
}
