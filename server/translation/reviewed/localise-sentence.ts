/** translation: one of our sentences in the reader's language, for answers that no script will translate. */
import { readCatalogue, reviewedLanguages } from './reviewed.ts'

/**
 * The sentence in the first language of an Accept-Language header (RFC 9110, 12.5.4) in
 * which people reviewed it, in English otherwise.
 */
export function localiseSentence(sentence: string, accept: string): { language: string; text: string } {
  for (const tag of accept.slice(0, 200).split(',')) {
    const language = /^\s*([a-z]{2,3})\b/i.exec(tag)?.[1]?.toLowerCase() ?? ''
    if (language === 'en') break
    const text = reviewedLanguages.includes(language) && readCatalogue(language).get(sentence)
    if (typeof text === 'string') return { language, text }
  }
  return { language: 'en', text: sentence }
}
