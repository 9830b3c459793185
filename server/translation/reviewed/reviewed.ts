/**
 * translation: Meridian's own words as people translated them, one
 * file per language, keyed by the English text.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import type { ReviewedText } from '#contract/content/translation.ts'
import { finderOf, type FindWords, type ReviewedWords } from '#contract/words/reviewed-words.ts'

const folder = new URL('./', import.meta.url)

/** Languages with a reviewed catalogue. */
export const reviewedLanguages: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length))
  .toSorted()

const kept = new Map<string, ReviewedWords>()

/** The catalogue of a language; empty when it has none. Read once. */
export function readCatalogue(language: string): ReviewedWords {
  const known = kept.get(language)
  if (known) return known
  const file = new URL(`${language}.json`, folder)
  const isOne = reviewedLanguages.includes(language) && existsSync(file)
  const made = new Map(
    isOne ? Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, ReviewedText>) : [],
  )
  kept.set(language, made)
  return made
}

const finders = new Map<string, FindWords>()

/** The languages in which people wrote all of these texts. */
export const writtenIn = (texts: readonly string[]): string[] =>
  reviewedLanguages.filter((language) => texts.every((text) => findReviewed(text, language) !== null))

/** What people, or CLDR, say for an English text; null when nobody does. */
export function findReviewed(text: string, language: string): string | null {
  const known = finders.get(language) ?? finderOf(readCatalogue(language), language)
  finders.set(language, known)
  return known(text)
}
