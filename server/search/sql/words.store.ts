/** search: which listings say the words, found once for all statements of a question. */
import { sql } from 'kysely'
import { plainly, quotedIn } from '#contract/search/quoted.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { RankWords, Words } from '../question/asked.rules.ts'
import { rankedBy } from '../question/ranked-by.rules.ts'
import type { SearchQuestion } from '#contract/search/search-question.ts'
import { wordsHold } from './where.store.ts'

/**
 * So many listings at most are named one by one. More are found while walking through the homes, where
 * every few hundredth fits; fewer would be looked for in vain, because words that exclude one another look
 * more frequent to the planner than they are.
 */
export type NamedAtMost = { words: number; titles: number }
export const namedAtMost: NamedAtMost = { words: 5_000, titles: 2_000 }

/** Null when the text holds nothing but punctuation and so asks for nothing. */
export async function readWords(db: Db, q: string, most: NamedAtMost): Promise<Words | null> {
  const { words, phrases } = quotedIn(q)
  const [wordless, folded] = await Promise.all([
    isWordless(db, words),
    phrases.length > 0 ? foldPhrases(db, phrases) : [],
  ])
  if (wordless && folded.length === 0) return null
  const asked = { text: wordless ? null : words, phrases: folded }
  return { ...asked, anyOf: plainly(q), ids: await readSaying(db, asked, most.words) }
}

async function isWordless(db: Db, text: string): Promise<boolean> {
  const { rows } = await sql<{ wordless: boolean }>`select search_all(${text}) is null as wordless`.execute(
    db,
  )
  return rows[0]?.wordless ?? true
}

/** Phrases as `search_words.said` holds texts; those of nothing but punctuation ask for nothing. */
export async function foldPhrases(db: Db, phrases: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ said: string | null }>`
    select search_said(phrase) as said from unnest(${phrases}::text[]) with ordinality as one (phrase, place)
    order by place`.execute(db)
  return rows.flatMap(({ said }) => said ?? [])
}

/** The listings that say all this; null for more than so many. */
export async function readSaying(
  db: Db,
  asked: Pick<Words, 'text' | 'phrases'>,
  most: number,
): Promise<string[] | null> {
  // In a table of its own the search is planned for all that it finds; with the limit in sight the planner
  // would leaf through all listings, trusting to meet enough of them soon.
  const { rows } = await sql<{ id: string }>`
    with said as materialized (select w.listing_id from search_words w where ${wordsHold(asked)})
    select listing_id as id from said limit ${most + 1}`.execute(db)
  return rows.length > most ? null : rows.map(({ id }) => id)
}

type RankRow = { wordless: boolean; every: string[]; some: string[] }

/** Null when the order needs no words, or there are none. */
export async function readRanks(db: Db, question: SearchQuestion, most: number): Promise<RankWords | null> {
  const ranked = rankedBy(question)
  if (!ranked) return null
  const { text, column } = ranked
  const { rows } = await sql<RankRow>`
    with every as materialized (select listing_id from search_words where ${sql.ref(column)} @@ search_all(${text})),
      some_of as materialized (select listing_id from search_words where ${sql.ref(column)} @@ search_some(${text}))
    select search_all(${text}) is null as wordless,
      array(select listing_id from every limit ${most + 1}) as every,
      array(select listing_id from some_of limit ${most + 1}) as some`.execute(db)
  const [row] = rows
  if (!row || row.wordless) return null
  return { text, column, every: unlessMore(row.every, most), some: unlessMore(row.some, most) }
}

const unlessMore = (ids: string[], most: number): string[] | null => (ids.length > most ? null : ids)
