/** web/platform: what people read for the codes of content. */
import type {
  FaqCategory,
  NewsTopic,
  ResidenceState,
  ResidenceType,
} from '#contract/content/content-codes.ts'

export const categoryWords: Record<FaqCategory, string> = {
  search: 'Searching',
  homes: 'Homes and their pages',
  account: 'Your account',
  agents: 'For agents',
  money: 'Money',
  privacy: 'Privacy',
}

export const topicWords: Record<NewsTopic, string> = {
  law: 'Law',
  market: 'Market',
  meridian: 'From Meridian',
}

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
