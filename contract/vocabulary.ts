/** contract: the words a listing is made of: purposes, statuses, property types, price modes, periods. */
import { z } from 'zod'

/** What the search asks for. `lease` is commercial; `rentShort` covers holiday lets. */
export const purposes = ['sale', 'rent', 'rentShort', 'lease'] as const
export const purpose = z.enum(purposes)
export type Purpose = z.infer<typeof purpose>

/** RESO StandardStatus, in our spelling. */
export const listingStatuses = [
  'draft', 'pendingReview', 'changesRequested', 'comingSoon', 'active', 'underOffer', 'reserved', 'sold', 'leased',
  'withdrawn', 'expired', 'removedBySource', 'rejected', 'suspended',
] as const
export const listingStatus = z.enum(listingStatuses)
export type ListingStatus = z.infer<typeof listingStatus>
/** Statuses found by a search. */
export const searchableStatuses = ['comingSoon', 'active', 'underOffer', 'reserved'] as const satisfies readonly ListingStatus[]
/** Statuses whose page says that the home is gone, and offers similar ones. */
export const endedStatuses = ['sold', 'leased', 'withdrawn', 'expired', 'removedBySource'] as const satisfies readonly ListingStatus[]
/** Statuses that `hideUnderOffer` drops. */
export const underOfferStatuses = ['underOffer', 'reserved'] as const satisfies readonly ListingStatus[]

export const useClasses = ['residential', 'commercial', 'industrial', 'agricultural', 'land', 'parking', 'mixed', 'hospitality'] as const
export const useClass = z.enum(useClasses)
export type UseClass = z.infer<typeof useClass>

/** Property types by the group a filter shows them under. Codes are permanent; the order is the order on screen. */
export const typeGroups = {
  flat: ['apartment', 'studio', 'loft', 'penthouse', 'duplex', 'triplex', 'maisonette', 'groundFloorFlat', 'room', 'servicedApartment', 'hotelApartment'],
  house: ['house', 'detached', 'semiDetached', 'terraced', 'endTerrace', 'linkDetached', 'townhouse', 'villa', 'bungalow', 'cottage', 'chalet', 'countryHouse', 'farmhouse', 'finca', 'caveHouse', 'castle', 'mansion', 'cabin', 'mobileHome', 'parkHome', 'houseboat', 'ruin'],
  building: ['multiFamily', 'apartmentBlock', 'development'],
  land: ['plotResidential', 'plotAgricultural', 'plotCommercial', 'farm'],
  parking: ['garage', 'parkingSpace', 'storage'],
  commercial: ['office', 'coworking', 'shop', 'showroom', 'restaurantBar', 'hotel', 'guestHouse', 'warehouse', 'factory', 'workshop', 'medical', 'school', 'businessForSale', 'labourCamp'],
  other: ['other'],
} as const
export type TypeGroup = keyof typeof typeGroups
export const propertyTypes = Object.values(typeGroups).flat() as PropertyType[]
export type PropertyType = (typeof typeGroups)[TypeGroup][number]
export const propertyType = z.enum(propertyTypes as [PropertyType, ...PropertyType[]])

/** How a price is meant. `onRequest` has no amount. */
export const priceModes = ['fixed', 'from', 'range', 'guide', 'offersOver', 'offersInvited', 'auctionGuide', 'onRequest'] as const
export const priceMode = z.enum(priceModes)
export type PriceMode = z.infer<typeof priceMode>

export const periods = ['once', 'day', 'week', 'fortnight', 'month', 'quarter', 'year', 'season'] as const
export const period = z.enum(periods)
export type Period = z.infer<typeof period>

/** Periods a visitor may state a rent in. */
export const askedPeriods = ['week', 'month', 'year'] as const

/** How many of a period a month of 365.25/12 days holds; a season counts as three months. Sales are `once`. */
export const perMonth: Record<Period, number> = {
  once: 1, day: 365.25 / 12, week: 365.25 / 84, fortnight: 365.25 / 168, month: 1, quarter: 1 / 3, year: 1 / 12, season: 1 / 3,
}

export const tenures = ['freehold', 'leasehold', 'commonhold', 'shareOfFreehold', 'coop', 'erbbau', 'feudal', 'other'] as const
export const tenure = z.enum(tenures)
export const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
export const energyClass = z.enum(energyClasses)
export const furnishings = ['furnished', 'part', 'unfurnished', 'negotiable'] as const
export const furnishing = z.enum(furnishings)
export const conditions = ['new', 'excellent', 'good', 'toRenovate', 'toRebuild', 'shell'] as const
export const condition = z.enum(conditions)
export const completions = ['offPlan', 'underConstruction', 'completed', 'resale'] as const
export const completion = z.enum(completions)
export const areaKinds = ['living', 'usable', 'internal', 'built', 'total', 'commercial', 'plot', 'terrace', 'storage'] as const
export const areaKind = z.enum(areaKinds)
export type AreaKind = z.infer<typeof areaKind>
/** The area a card shows and the filter compares: the first of these that a home states. */
export const mainAreaKinds = ['living', 'usable', 'internal', 'built', 'total', 'commercial'] as const satisfies readonly AreaKind[]
export const mediaKinds = ['photo', 'floorPlan', 'sitePlan', 'video', 'tour3d', 'document', 'energyCertificate'] as const
export const mediaKind = z.enum(mediaKinds)
export type MediaKind = z.infer<typeof mediaKind>
export const eventKinds = ['firstSeen', 'priceChanged', 'statusChanged', 'textChanged', 'photosChanged', 'agentChanged', 'relisted', 'withdrawn', 'confirmed', 'reported', 'merged', 'split'] as const
export const eventKind = z.enum(eventKinds)
export type EventKind = z.infer<typeof eventKind>
export const costKinds = ['community', 'serviceCharge', 'groundRent', 'propertyTax', 'councilTax', 'heating', 'parking', 'other'] as const
export const costKind = z.enum(costKinds)
