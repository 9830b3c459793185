/** platform: pure: what was typed, as a question to a text index (PostgreSQL 12.3.2). */

/** Every word has to begin some word; null when nothing that could be looked for was typed. */
export function wordsAsked(typed: string): string | null {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}]+/gu)
  return words ? words.map((word) => `${word}:*`).join(' & ') : null
}
