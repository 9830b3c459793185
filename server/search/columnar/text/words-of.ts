/** search: the words of a question as the columns are asked for them, folded as the database folds them. */
import { plainly, quotedIn } from '#contract/search/quoted.ts'
import type { SearchQuestion } from '#contract/search/search-question.ts'
import type { Db } from '#server/platform/database/db.ts'
import { rankedBy } from '../../question/ranked-by.rules.ts'
import { foldPhrases, readSaying } from '../../sql/words.store.ts'
import type { WordsAsked } from './asked-words.ts'
import { foldWords } from './fold.store.ts'

type Read = <T>(work: (db: Db) => Promise<T>) => Promise<T>

/**
 * The columns know which words a listing says, not their order: so many
 * listings at most are named that say a phrase.
 */
const mostListings = 20_000

/** Null when more listings say the phrases than are named. Plain words need no database. */
export async function wordsOf(read: Read, question: SearchQuestion): Promise<WordsAsked | null> {
  const fold = (text: string | undefined) => (text === undefined ? null : read((db) => foldWords(db, text)))
  const { words: loose, phrases } = quotedIn(question.q ?? '')
  const ranked = rankedBy(question)
  const [words, not, anyOf, listings, ranks] = await Promise.all([
    fold(loose),
    fold(question.not),
    fold(plainly(question.q ?? '')),
    phrases.length > 0 ? read((db) => saying(db, phrases)) : [],
    fold(ranked?.text),
  ])
  if (listings === null) return null
  return {
    words,
    not,
    anyOf,
    listings: phrases.length > 0 && listings !== wordless ? listings : null,
    ranks: ranked && ranks ? { words: ranks, column: ranked.column } : null,
  }
}

/** Of phrases that hold no word. */
const wordless: string[] = []

async function saying(db: Db, phrases: readonly string[]): Promise<string[] | null> {
  const folded = await foldPhrases(db, phrases)
  return folded.length === 0 ? wordless : readSaying(db, { text: null, phrases: folded }, mostListings)
}
