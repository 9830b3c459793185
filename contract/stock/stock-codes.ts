/** contract: codes of an agency's stock, without the parser. */
import type { ListingStatus } from '../vocabulary/codes.ts'

/** What the tabs of the table part the stock into. */
export const stockGroups = ['live', 'underOffer', 'ended', 'hidden'] as const
export type StockGroup = (typeof stockGroups)[number]

/** `hidden`: not for visitors, because the team is looking at it or took it down. */
export const statusesOfGroup: Record<StockGroup, readonly ListingStatus[]> = {
  live: ['active', 'comingSoon'],
  underOffer: ['underOffer', 'reserved'],
  ended: ['sold', 'leased', 'withdrawn', 'expired', 'removedBySource'],
  hidden: ['draft', 'pendingReview', 'changesRequested', 'rejected', 'suspended'],
}

/** `updated` and `listed`: latest first; `confirmed`: longest ago first, which is who needs it most. */
export const stockOrders = ['updated', 'listed', 'confirmed', 'reference'] as const
export type StockOrder = (typeof stockOrders)[number]

/** What an agency may make of a home that is or was on the market. */
export const givenStatuses = [
  'active',
  'comingSoon',
  'underOffer',
  'reserved',
  'sold',
  'leased',
  'withdrawn',
] as const satisfies readonly ListingStatus[]
export type GivenStatus = (typeof givenStatuses)[number]
