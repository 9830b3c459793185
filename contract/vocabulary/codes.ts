/**
 * contract: the codes a listing is made of, as plain lists: pages
 * read them without the parser that checks them.
 */

/** What the search asks for. `lease` is commercial; `rentShort` covers holiday lets. */
export const purposes = ['sale', 'rent', 'rentShort', 'lease'] as const
export type Purpose = (typeof purposes)[number]

/** RESO StandardStatus, in our spelling. */
export const listingStatuses = [
  'draft',
  'pendingReview',
  'changesRequested',
  'comingSoon',
  'active',
  'underOffer',
  'reserved',
  'sold',
  'leased',
  'withdrawn',
  'expired',
  'removedBySource',
  'rejected',
  'suspended',
] as const
export type ListingStatus = (typeof listingStatuses)[number]

/** Statuses found by a search. */
export const searchableStatuses = [
  'comingSoon',
  'active',
  'underOffer',
  'reserved',
] as const satisfies readonly ListingStatus[]

/** Statuses whose page says that the home is gone, and offers similar ones. */
export const endedStatuses = [
  'sold',
  'leased',
  'withdrawn',
  'expired',
  'removedBySource',
] as const satisfies readonly ListingStatus[]

/** Statuses that `hideUnderOffer` drops. */
export const underOfferStatuses = ['underOffer', 'reserved'] as const satisfies readonly ListingStatus[]

export const useClasses = [
  'residential',
  'commercial',
  'industrial',
  'agricultural',
  'land',
  'parking',
  'mixed',
  'hospitality',
] as const
export type UseClass = (typeof useClasses)[number]

export { propertyTypes, typeGroups, type PropertyType, type TypeGroup } from './property-types.ts'

/** How a price is meant. `onRequest` has no amount. */
export const priceModes = [
  'fixed',
  'from',
  'range',
  'guide',
  'offersOver',
  'offersInvited',
  'auctionGuide',
  'onRequest',
] as const
export type PriceMode = (typeof priceModes)[number]

export const periods = ['once', 'day', 'week', 'fortnight', 'month', 'quarter', 'year', 'season'] as const
export type Period = (typeof periods)[number]

/** Periods a visitor may state a rent in. */
export const askedPeriods = ['week', 'month', 'year'] as const

/**
 * How many of a period a month of 365.25/12 days holds; a season counts as three months. Sales are `once`.
 */
export const perMonth: Record<Period, number> = {
  once: 1,
  day: 365.25 / 12,
  week: 365.25 / 84,
  fortnight: 365.25 / 168,
  month: 1,
  quarter: 1 / 3,
  year: 1 / 12,
  season: 1 / 3,
}

export const tenures = [
  'freehold',
  'leasehold',
  'commonhold',
  'shareOfFreehold',
  'coop',
  'erbbau',
  'feudal',
  'other',
] as const

export const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const

/** How an energy certificate came about: calculated from the building, or measured over some years. */
export const energyBases = ['demand', 'consumption'] as const

/** Who pays the agency; a seeker is whoever buys or rents. */
export const feePayers = ['nobody', 'seeker', 'owner', 'shared'] as const
export type FeePayer = (typeof feePayers)[number]

/** When a home may be seen without asking, or is auctioned. */
export const openHouseKinds = ['openHouse', 'auction'] as const
export type OpenHouseKind = (typeof openHouseKinds)[number]

export const furnishings = ['furnished', 'part', 'unfurnished', 'negotiable'] as const

export const conditions = ['new', 'excellent', 'good', 'toRenovate', 'toRebuild', 'shell'] as const

export const completions = ['offPlan', 'underConstruction', 'completed', 'resale'] as const

export const areaKinds = [
  'living',
  'usable',
  'internal',
  'built',
  'total',
  'commercial',
  'plot',
  'terrace',
  'storage',
] as const
export type AreaKind = (typeof areaKinds)[number]

/** The area a card shows and the filter compares: the first of these that a home states. */
export const mainAreaKinds = [
  'living',
  'usable',
  'internal',
  'built',
  'total',
  'commercial',
] as const satisfies readonly AreaKind[]

export const mediaKinds = [
  'photo',
  'floorPlan',
  'sitePlan',
  'video',
  'tour3d',
  'document',
  'energyCertificate',
] as const
export type MediaKind = (typeof mediaKinds)[number]

export const eventKinds = [
  'firstSeen',
  'priceChanged',
  'statusChanged',
  'textChanged',
  'photosChanged',
  'agentChanged',
  'relisted',
  'withdrawn',
  'confirmed',
  'reported',
  'merged',
  'split',
] as const
export type EventKind = (typeof eventKinds)[number]

export const costKinds = [
  'community',
  'serviceCharge',
  'groundRent',
  'propertyTax',
  'councilTax',
  'heating',
  'parking',
  'other',
] as const
