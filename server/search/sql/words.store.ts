/** search: which listings say the words, found once for all statements of a question. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import type { Words } from '../question/asked.rules.ts'

/**
 * So many listings at most are named one by one. More are found while walking through the homes, where every few hundredth fits;
 * fewer would be looked for in vain, because words that exclude one another look more frequent to the planner than they are.
 */
export type NamedAtMost = { words: number; titles: number }
export const namedAtMost: NamedAtMost = { words: 5_000, titles: 2_000 }

type Row = { wordless: boolean; ids: string[]; every: string[]; some: string[] }

/** Null when the text holds nothing but punctuation and so asks for nothing. `titles` matter for relevance only. */
export async function readWords(
  db: Db,
  { text, titles, most }: { text: string; titles: boolean; most: NamedAtMost },
): Promise<Words | null> {
  const none = sql`array[]::uuid[]`
  // In a table of its own each search is planned for all that it finds; with the limit in sight the planner would leaf
  // through all listings, trusting to meet enough of them soon.
  const { rows } = await sql<Row>`
    with said as materialized (select listing_id from search_words where words @@ search_all(${text})),
      every as materialized (select listing_id from search_words where title_words @@ search_all(${text})),
      some_of as materialized (select listing_id from search_words where title_words @@ search_some(${text}))
    select search_all(${text}) is null as wordless,
      array(select listing_id from said limit ${most.words + 1}) as ids,
      ${titles ? sql`array(select listing_id from every limit ${most.titles + 1})` : none} as every,
      ${titles ? sql`array(select listing_id from some_of limit ${most.titles + 1})` : none} as some
  `.execute(db)
  const [row] = rows
  if (!row || row.wordless) return null
  return {
    text,
    ids: unlessMore(row.ids, most.words),
    titles: { every: unlessMore(row.every, most.titles), some: unlessMore(row.some, most.titles) },
  }
}

const unlessMore = (ids: string[], most: number): string[] | null => (ids.length > most ? null : ids)
