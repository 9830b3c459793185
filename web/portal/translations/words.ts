/** web/portal/translations: where a text came from, in words. */
import type { TranslationLayer } from '#contract/content/translation-codes.ts'
import type { Mark } from '#web/ui/status.tsx'

export const layerWords: Record<TranslationLayer, { word: string; mark: Mark }> = {
  corrected: { word: 'Corrected', mark: 'live' },
  reviewed: { word: 'Reviewed', mark: 'todo' },
  machine: { word: 'Machine', mark: 'wait' },
}
