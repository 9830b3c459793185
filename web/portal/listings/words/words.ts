/** web/portal/listings: flags, states and acts in words. */
import type { Freshness } from '#contract/figures/figure-names.ts'
import type {
  FlagKind,
  ModerationAct,
  ModerationState,
  RequestField,
  TwinSign,
} from '#contract/moderation/moderation-codes.ts'
import type { Mark } from '#web/ui/status.tsx'

export const flagWords: Record<FlagKind, string> = {
  price: 'Odd price',
  impossible: 'Impossible place',
  farFromTown: 'Far from its town',
  duplicate: 'Listed twice',
  copiedPictures: 'Copied pictures',
  words: 'Forbidden words',
  relisted: 'Listed anew',
  reported: 'Reported',
}

export const stateWords: Record<ModerationState, { word: string; mark: Mark }> = {
  flagged: { word: 'To look at', mark: 'amber' },
  asked: { word: 'Agency asked', mark: 'wait' },
  removed: { word: 'Taken off', mark: 'red' },
  clear: { word: 'Nothing odd', mark: 'off' },
}

export const freshWords: Record<Freshness, string> = {
  today: 'Confirmed within a day',
  week: 'Confirmed 1 to 7 days ago',
  month: 'Confirmed 7 to 30 days ago',
  older: 'Confirmed longer ago',
}

export const signWords: Record<TwinSign, string> = {
  reference: 'reference',
  address: 'address',
  pictures: 'pictures',
  telephone: 'telephone number',
}

export const fieldWords: Record<RequestField, string> = {
  price: 'The price',
  address: 'The address',
  point: 'The point on the map',
  type: 'The type',
  areas: 'The areas',
  pictures: 'The pictures',
  texts: 'The title and description',
  reference: 'The reference',
  other: 'Something else',
}

/** What was decided, as history tells it. */
export const actWords: Record<ModerationAct, string> = {
  approve: 'Approved',
  request: 'Asked for a change',
  remove: 'Taken off the market',
}

/** The field one would ask about first. */
export const fieldOfFlag: Record<FlagKind, RequestField> = {
  price: 'price',
  impossible: 'point',
  farFromTown: 'point',
  duplicate: 'other',
  copiedPictures: 'pictures',
  words: 'texts',
  relisted: 'other',
  reported: 'other',
}
