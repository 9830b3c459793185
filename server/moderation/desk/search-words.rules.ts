/** moderation: what was typed, as a question to a text index (PostgreSQL 12.3.2). */
import { fold } from '#contract/search/fold.ts'

/** Every word has to begin some word of the home; null when nothing that could be looked for was typed. */
export function wordsQuery(typed: string): string | null {
  const words = fold(typed).match(/[\p{L}\p{N}]+/gu)
  return words ? words.map((word) => `${word}:*`).join(' & ') : null
}
