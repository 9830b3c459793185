/** web/saved: what a person reads for each stage of a home. */
import type { DossierStage } from '#contract/saved/dossier-codes.ts'

export const stageWords: Record<DossierStage, string> = {
  interested: 'Interested',
  asked: 'Asked',
  viewing: 'Viewing',
  offered: 'Offered',
  done: 'Done',
  rejected: 'Not for me',
}
