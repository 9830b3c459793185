/** web/portal/translations: where a text came from, in words. */
import type { TranslationLayer } from '#contract/content/translation-codes.ts'
import type { TranslationModel } from '#contract/content/translation.ts'
import type { Mark } from '#web/ui/status.tsx'

export const layerWords: Record<TranslationLayer, { word: string; mark: Mark }> = {
  corrected: { word: 'Corrected', mark: 'live' },
  reviewed: { word: 'Reviewed', mark: 'todo' },
  machine: { word: 'Machine', mark: 'wait' },
}

/** Who wrote what is said; `none` where nobody did. */
export const modelWords: Record<TranslationModel, { word: string; mark: Mark }> = {
  human: { word: 'Reviewed', mark: 'live' },
  machine: { word: 'Machine', mark: 'wait' },
  none: { word: 'Missing', mark: 'red' },
}
