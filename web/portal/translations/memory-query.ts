/** web/portal/translations: what is looked for in the memory, as the address says it. */
import {
  baseLanguage,
  pageLanguage,
  translationLayers,
  type TranslationLayer,
} from '#contract/content/translation-codes.ts'

export type MemoryQuery = { language: string; q?: string; layer?: TranslationLayer }

/** Looked through first by whoever reads Meridian in the pages' own language. */
const firstLanguage = 'es'

/** Unknown values are as if they were not there; `own` is the language the Admin reads pages in. */
export function readMemoryQuery(params: URLSearchParams, own: string): MemoryQuery {
  const asked = params.get('language') ?? ''
  const usual = baseLanguage(own) === pageLanguage ? firstLanguage : baseLanguage(own)
  const q = params.get('q')?.trim().slice(0, 100)
  const layer = translationLayers.find((one) => one === params.get('layer'))
  return { language: /^[a-z]{2,3}$/.test(asked) ? asked : usual, ...(q && { q }), ...(layer && { layer }) }
}
