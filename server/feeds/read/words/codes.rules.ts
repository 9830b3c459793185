/** feeds: tables of codes and what they mean, however their words are written. */
import { folded } from '../../texts/fold.rules.ts'

const byFolded = new WeakMap<object, ReadonlyMap<string, unknown>>()

/**
 * What a word means in a table; null for words that it does not have.
 * Letter case, accents and blanks do not matter.
 */
export function meaningIn<T>(table: Readonly<Record<string, T>>, text: string | null | undefined): T | null {
  const known =
    byFolded.get(table) ?? new Map(Object.entries(table).map(([word, meaning]) => [folded(word), meaning]))
  byFolded.set(table, known)
  return text ? ((known.get(folded(text)) as T | undefined) ?? null) : null
}
