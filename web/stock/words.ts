/** web/stock: the words of an agency's stock. */
import type { RequestField } from '#contract/moderation/moderation-codes.ts'
import type { ListingStatus, PriceMode } from '#contract/vocabulary/codes.ts'
import type { StockGroup, StockOrder } from '#contract/stock/stock-codes.ts'
import type { Mark } from '#web/ui/status.tsx'

/** The shape beside the word of a state (`statusWords`). */
export const statusMarks: Record<ListingStatus, Mark> = {
  draft: 'todo',
  pendingReview: 'wait',
  changesRequested: 'amber',
  comingSoon: 'live',
  active: 'live',
  underOffer: 'wait',
  reserved: 'wait',
  sold: 'off',
  leased: 'off',
  withdrawn: 'off',
  expired: 'off',
  removedBySource: 'off',
  rejected: 'red',
  suspended: 'red',
}

export const groupWords: Record<StockGroup, string> = {
  live: 'Available',
  underOffer: 'Under offer',
  ended: 'Gone',
  hidden: 'Not shown',
}

export const orderWords: Record<StockOrder, string> = {
  updated: 'Changed last',
  listed: 'Newest first',
  confirmed: 'Longest unconfirmed',
  reference: 'Reference',
}

/** Each way a price may be meant, as one chooses it. */
export const priceModeChoices: Record<PriceMode, string> = {
  fixed: 'Fixed price',
  from: 'From',
  range: 'From … to …',
  guide: 'Guide price',
  offersOver: 'Offers over',
  offersInvited: 'Offers around',
  auctionGuide: 'Auction guide',
  onRequest: 'Price on request',
}

/** What a failed call says. */
export const failureWords = (failure: unknown): string =>
  failure instanceof Error && failure.message ? failure.message : 'Something went wrong. Please try again.'

/** What Meridian asks an agency to change. */
export const askedWords: Record<RequestField, string> = {
  price: 'Change the price',
  address: 'Change the address',
  point: 'Change the point on the map',
  type: 'Change the type',
  areas: 'Change the areas',
  pictures: 'Change the pictures',
  texts: 'Change title and description',
  reference: 'Change the reference',
  other: 'Change something',
}
