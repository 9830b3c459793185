/** web/platform: what people read for the codes of residence. */
import type { ResidenceState, ResidenceType } from '#contract/content/content-codes.ts'

export const residenceTypeWords: Record<ResidenceType, string> = {
  property: 'Property',
  fund: 'Funds and securities',
  business: 'A business',
  deposit: 'A deposit',
  income: 'Income of your own',
  contribution: 'A contribution',
}

export const residenceStateWords: Record<ResidenceState, string> = {
  open: 'Takes applications',
  changing: 'Rules are changing',
  closed: 'Closed',
}
