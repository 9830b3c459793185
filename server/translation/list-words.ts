/** translation: Meridian's own words in one language, for browsers to say what the server has not written. */
import { baseLanguage } from '#contract/content/translation-codes.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import type { Translation } from './ground/context.ts'
import { currentWords, type CurrentWords } from './current-words.ts'
import { reviewedLanguages } from './reviewed/reviewed.ts'

/**
 * English text → what people say for it; a correction wins. @throws
 * AppError 400 for a language nobody reviewed.
 */
export async function wordsOf(translation: Translation, tag: string): Promise<CurrentWords> {
  const target = baseLanguage(tag)
  if (!reviewedLanguages.includes(target)) throw refuse('translation.noEngine')
  return currentWords(translation, target, true)
}
