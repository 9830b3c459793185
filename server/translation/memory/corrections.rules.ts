/** translation: pure decisions about corrections: which texts take one, and what it must keep. */
import { longestTranslation } from '#contract/content/translation-codes.ts'

/** A text, or one for each plural category. */
type Said = string | Partial<Record<Intl.LDMLPluralRule, string>>

/** All that is said, one form a line. */
export const wordsOf = (said: Said): string =>
  typeof said === 'string' ? said : Object.values(said).join('\n')

/**
 * The memory is asked by the text itself, so it cannot speak for one that
 * is chosen by a number or found around a name.
 */
export const isFixed = (original: string, said: Said | undefined): boolean =>
  original.includes('{a}') || (said !== undefined && typeof said !== 'string')

const placesIn = (text: string): string => (text.match(/\{\d\}/g) ?? []).toSorted().join()

/** Why a text cannot be a translation of another, or null. */
export function problemOf(original: string, text: string): 'places' | 'tooLong' | null {
  if (placesIn(original) !== placesIn(text)) return 'places'
  return text.length > longestTranslation(original) ? 'tooLong' : null
}
