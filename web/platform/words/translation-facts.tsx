/**
 * web/platform: which languages pages can be read in and where translations come from, as the server says it.
 */
import { createContext, useContext, type ReactNode } from 'react'
import { baseLanguage, pageLanguage } from '#contract/content/translation-codes.ts'
import type { TranslatedLanguage } from '#contract/content/translation.ts'

export type TranslationFacts = {
  /** Address of the service in Google v2's shape. */
  service: string
  languages: readonly TranslatedLanguage[]
  /** What a machine translates, as `es-en`; `*` when everything. */
  pairs: readonly string[]
}

/** Nothing can be translated: what pages say while the server does not. */
export const noTranslation: TranslationFacts = { service: '', languages: [], pairs: [] }

const FactsContext = createContext<TranslationFacts>(noTranslation)

export function TranslationProvider({ facts, children }: { facts: TranslationFacts; children: ReactNode }) {
  return <FactsContext value={facts}>{children}</FactsContext>
}

export const useTranslationFacts = (): TranslationFacts => useContext(FactsContext)

/**
 * Whether the words of pages exist in a language: their own, or one that people or a machine translate into.
 */
export const speaks = ({ languages }: TranslationFacts, language: string): boolean =>
  language === pageLanguage || languages.some(({ code }) => code === baseLanguage(language))

/** Whether people translated the words of pages into a language, so that the server writes pages in it. */
export const isReviewed = ({ languages }: TranslationFacts, language: string): boolean =>
  languages.some(({ code, reviewed }) => reviewed && code === language)

/** Whether a machine translates from one language into another. */
export const hasEngine = ({ pairs }: TranslationFacts, source: string, target: string): boolean =>
  baseLanguage(source) !== baseLanguage(target) &&
  (pairs.includes('*') || pairs.includes(`${baseLanguage(source)}-${baseLanguage(target)}`))
