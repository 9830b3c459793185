/**
 * translation: the voice in which mails are written: sentences of the
 * reviewed catalogue, found by their English shape.
 */
import { baseLanguage } from '#contract/content/translation-codes.ts'
import { english, type Found, type Voice } from '#server/platform/mail/mail-sentence.ts'
import { findReviewed, readCatalogue, reviewedLanguages } from './reviewed.ts'

const voices = new Map<string, Voice>()

/** A voice for a language tag; English where nobody reviewed that language. */
export function voiceOf(tag: string): Voice {
  const language = baseLanguage(tag)
  if (!reviewedLanguages.includes(language)) return english
  const known = voices.get(language)
  if (known) return known
  const made = { language, find: finderFor(language) }
  voices.set(language, made)
  return made
}

/**
 * The voice of the first reviewed language of an Accept-Language header, up to English (RFC 9110, 12.5.4).
 */
export function voiceAsked(accept: string | null): Voice {
  const tags = (accept ?? '').slice(0, 200).split(',')
  const languages = tags.map((tag) => /^\s*([a-z]{2,3})\b/i.exec(tag)?.[1]?.toLowerCase() ?? '')
  return voiceOf(languages.find((one) => one === 'en' || reviewedLanguages.includes(one)) ?? 'en')
}

function finderFor(language: string): Voice['find'] {
  const found = new Map<string, Found>(
    [...readCatalogue(language)].map(([key, text]) => [
      key.replaceAll(/\{\w\}/g, '{}'),
      { text, places: [...key.matchAll(/\{(\w)\}/g)].map(([, place = '']) => place) },
    ]),
  )
  return (sentence) => {
    const whole = found.get(sentence)
    if (whole || sentence.includes('{}')) return whole ?? null
    const text = findReviewed(sentence, language)
    return text === null ? null : { text, places: [] }
  }
}
