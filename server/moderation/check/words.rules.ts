/**
 * moderation: words that texts may not hold, as one regular expression for each language (PostgreSQL 9.7.3).
 */
import { literally } from '#contract/words/literally.ts'

/** Typographic and plain apostrophes are one; words are parted by any space. */
const loosened = (word: string): string =>
  literally(word.trim())
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, String.raw`\s+`)

/**
 * What finds whole words of a list, whatever their case; null for an empty list. The longest come
 * first, so that what is found is what was meant.
 */
export function wordPattern(words: readonly string[]): string | null {
  const known = [...new Set(words.map((word) => word.trim()).filter(Boolean))]
  if (known.length === 0) return null
  const longest = known.toSorted((a, b) => b.length - a.length)
  return String.raw`(?:^|[^[:alnum:]])(${longest.map(loosened).join('|')})(?![[:alnum:]])`
}

/** The pattern of each language; that of `any` stands under an empty language. */
export const wordPatterns = (
  lists: Readonly<Record<string, readonly string[]>>,
): { lang: string; pattern: string }[] =>
  Object.entries(lists).flatMap(([lang, words]) => {
    const pattern = wordPattern(words)
    return pattern === null ? [] : [{ lang: lang === 'any' ? '' : lang, pattern }]
  })
