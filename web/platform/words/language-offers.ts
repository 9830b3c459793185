/** web/platform: which language to offer a browser, once and in its own words. */
import { baseLanguage, pageLanguage } from '#contract/content/translation-codes.ts'
import { languages, type LanguageCode } from './languages.ts'

/**
 * The language that a browser prefers to English and that pages exist in; null when it reads English first or
 * nothing fits. `preferred` as `navigator.languages` has it, the most wished-for first.
 */
export function languageToOffer(
  preferred: readonly string[],
  isSpoken: (language: LanguageCode) => boolean,
): Exclude<LanguageCode, 'en'> | null {
  for (const tag of preferred) {
    const base = baseLanguage(tag)
    if (base === pageLanguage) return null
    const known = languages.find(({ code }) => code === base)?.code
    if (known && known !== 'en' && isSpoken(known)) return known
  }
  return null
}
