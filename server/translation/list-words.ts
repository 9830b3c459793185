/** translation: Meridian's own words in one language, for pages that no machine reads. */
import { baseLanguage, pageLanguage } from '#contract/content/translation-codes.ts'
import type { ReviewedText } from '#contract/content/translation.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import type { Translation } from './ground/context.ts'
import { correctedTexts } from './memory/corrections.store.ts'
import { readCatalogue, reviewedLanguages } from './reviewed/reviewed.ts'

/** English text → what people say for it; a correction wins. @throws AppError 400 for a language nobody reviewed. */
export async function wordsOf({ platform }: Translation, tag: string): Promise<Record<string, ReviewedText>> {
  const target = baseLanguage(tag)
  if (!reviewedLanguages.includes(target)) throw refuse('translation.noEngine')
  const corrected = await correctedTexts(platform.db, { source: pageLanguage, target })
  return Object.fromEntries([...readCatalogue(target), ...corrected])
}
