/** search: the words of a question, folded by the very functions that folded the words of the listings. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import { plainWords } from './fold.rules.ts'

/** Folded words in order; null when the text holds nothing but punctuation. Plain text needs no database. */
export async function foldWords(db: Db, text: string): Promise<string[] | null> {
  const plain = plainWords(text)
  if (plain) return plain.length > 0 ? plain : null
  const { rows } = await sql<{ words: string[] | null }>`select search_split(${text}) as words`.execute(db)
  return rows[0]?.words ?? null
}
