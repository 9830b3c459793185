/** feeds: the codes of Property Finder. */
import type { Feature } from '#contract/vocabulary/features.ts'
import type { Period, PropertyType, Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { ListingDraft, OfferDraft } from '#server/listings/index.ts'

/** property_type. */
export const types: Readonly<Record<string, PropertyType>> = {
  AP: 'apartment',
  BU: 'apartmentBlock',
  BW: 'bungalow',
  BC: 'coworking',
  CD: 'villa',
  CW: 'coworking',
  DX: 'duplex',
  FA: 'factory',
  FF: 'office',
  FM: 'farm',
  HA: 'hotelApartment',
  HF: 'office',
  LC: 'labourCamp',
  LP: 'plotResidential',
  OF: 'office',
  PH: 'penthouse',
  RE: 'shop',
  SA: 'labourCamp',
  SH: 'shop',
  SR: 'showroom',
  ST: 'storage',
  TH: 'townhouse',
  VH: 'villa',
  WB: 'apartmentBlock',
  WH: 'warehouse',
}

/** offering_type: residential or commercial, sale or rent. */
export const offerings: Readonly<Record<string, Purpose>> = {
  RS: 'sale',
  RR: 'rent',
  CS: 'sale',
  CR: 'lease',
}

export const periods: Readonly<Record<string, Period>> = { y: 'year', m: 'month', w: 'week', d: 'day' }

/** Amenities. */
export const amenities: Readonly<Record<string, Feature>> = {
  AC: 'airConditioning',
  BA: 'balcony',
  BK: 'fittedKitchen',
  BL: 'cityView',
  BR: 'barbecue',
  BW: 'builtInWardrobes',
  CO: 'communalPool',
  CP: 'parking',
  CR: 'meetingRooms',
  CS: 'concierge',
  LB: 'reception',
  MR: 'staffQuarters',
  PA: 'petsAllowed',
  PG: 'privateGarden',
  PJ: 'jacuzzi',
  PN: 'pantry',
  PP: 'privatePool',
  PR: 'playground',
  PY: 'gym',
  SE: 'securityGuard',
  SP: 'communalPool',
  SS: 'communalSpa',
  ST: 'study',
  SY: 'communalGym',
  VW: 'waterfront',
  WC: 'walkInWardrobe',
}

/** completion_status. */
export const completions: Readonly<Record<string, ListingDraft['completion']>> = {
  completed: 'completed',
  completed_primary: 'completed',
  off_plan: 'offPlan',
  off_plan_primary: 'offPlan',
}

/** furnished. */
export const furnishings: Readonly<Record<string, OfferDraft['furnished']>> = {
  yes: 'furnished',
  furnished: 'furnished',
  partly: 'part',
  'semi furnished': 'part',
  no: 'unfurnished',
  unfurnished: 'unfurnished',
}
