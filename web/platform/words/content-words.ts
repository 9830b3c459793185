/** web/platform: what people read for the codes of content. */
import type { FaqCategory, NewsTopic } from '#contract/content/content-codes.ts'

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
