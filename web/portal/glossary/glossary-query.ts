/**
 * web/portal/glossary: which terms are looked for, and whose
 * translations are checked, as the address says it.
 */
import { baseLanguage, reviewedLanguages } from '#contract/content/translation-codes.ts'

export type GlossaryLanguage = (typeof reviewedLanguages)[number]
export type GlossaryQuery = { q?: string; language: GlossaryLanguage }

/** Checked first for whoever reads Meridian in the pages' own language. */
const firstLanguage = 'es'

/** Unknown values are as if they were not there; `own` is the language the Admin reads pages in. */
export function readGlossaryQuery(params: URLSearchParams, own: string): GlossaryQuery {
  const q = params.get('q')?.trim().slice(0, 100)
  const asked = [params.get('language'), baseLanguage(own)]
  const language = asked.flatMap((code) => reviewedLanguages.find((one) => one === code) ?? [])[0]
  return { language: language ?? firstLanguage, ...(q && { q }) }
}
