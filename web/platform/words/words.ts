/** web/platform: what a person reads for each code of the vocabulary, in English. */
import type { z } from 'zod'
import type { Category } from '#contract/vocabulary/categories.ts'
import type {
  AreaKind,
  completion,
  condition,
  costKind,
  energyClass,
  furnishing,
  ListingStatus,
  MediaKind,
  Period,
  PriceMode,
  Purpose,
  tenure,
  TypeGroup,
  UseClass,
} from '#contract/vocabulary/vocabulary.ts'

export const purposeWords: Record<Purpose, string> = {
  sale: 'For sale',
  rent: 'To rent',
  rentShort: 'Holiday lets',
  lease: 'To lease',
}

export const categoryWords: Record<Category, string> = {
  homes: 'Homes',
  commercial: 'Commercial property',
  land: 'Land',
  parking: 'Parking and storage',
}

export { typeWords } from '#contract/listings/home-title.ts'

export const typeGroupWords: Record<TypeGroup, string> = {
  flat: 'Flats',
  house: 'Houses',
  building: 'Whole buildings',
  land: 'Land',
  parking: 'Parking and storage',
  commercial: 'Commercial',
  other: 'Other',
}

export const statusWords: Record<ListingStatus, string> = {
  draft: 'Draft',
  pendingReview: 'Waiting for review',
  changesRequested: 'Changes asked for',
  comingSoon: 'Coming soon',
  active: 'Available',
  underOffer: 'Under offer',
  reserved: 'Reserved',
  sold: 'Sold',
  leased: 'Let',
  withdrawn: 'Withdrawn',
  expired: 'No longer listed',
  removedBySource: 'No longer listed',
  rejected: 'Not accepted',
  suspended: 'Suspended',
}

/** As the team reads them: what visitors need not tell apart has a word of its own. */
export const deskStatusWords: Record<ListingStatus, string> = {
  ...statusWords,
  expired: 'Run out',
  removedBySource: 'Gone from its feed',
}

export const useClassWords: Record<UseClass, string> = {
  residential: 'Residential',
  commercial: 'Commercial',
  industrial: 'Industrial',
  agricultural: 'Agricultural',
  land: 'Land',
  parking: 'Parking',
  mixed: 'Mixed use',
  hospitality: 'Hospitality',
}

/** Stands before or after the amount; an empty word when the amount says all. */
export const priceModeWords: Record<PriceMode, string> = {
  fixed: '',
  from: 'From',
  range: '',
  guide: 'Guide price',
  offersOver: 'Offers over',
  offersInvited: 'Offers around',
  auctionGuide: 'Auction guide',
  onRequest: 'Price on request',
}

/** Follows an amount of money; an empty word for what is paid once. */
export const periodWords: Record<Period, string> = {
  once: '',
  day: 'a day',
  week: 'a week',
  fortnight: 'a fortnight',
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
  season: 'a season',
}

export const tenureWords: Record<z.infer<typeof tenure>, string> = {
  freehold: 'Freehold',
  leasehold: 'Leasehold',
  commonhold: 'Commonhold',
  shareOfFreehold: 'Share of freehold',
  coop: 'Cooperative',
  erbbau: 'Heritable building right',
  feudal: 'Feudal',
  other: 'Other tenure',
}

export const conditionWords: Record<z.infer<typeof condition>, string> = {
  new: 'New',
  excellent: 'Excellent',
  good: 'Good',
  toRenovate: 'To renovate',
  toRebuild: 'To rebuild',
  shell: 'Shell',
}

export const completionWords: Record<z.infer<typeof completion>, string> = {
  offPlan: 'Off plan',
  underConstruction: 'Being built',
  completed: 'Completed',
  resale: 'Resale',
}

export const furnishingWords: Record<z.infer<typeof furnishing>, string> = {
  furnished: 'Furnished',
  part: 'Part furnished',
  unfurnished: 'Unfurnished',
  negotiable: 'Furnished or not',
}

export const petsWords: Record<'yes' | 'no' | 'ask', string> = {
  yes: 'Pets welcome',
  no: 'No pets',
  ask: 'Pets by agreement',
}

export const energyClassWords: Record<z.infer<typeof energyClass>, string> = {
  A: 'Energy class A',
  B: 'Energy class B',
  C: 'Energy class C',
  D: 'Energy class D',
  E: 'Energy class E',
  F: 'Energy class F',
  G: 'Energy class G',
  H: 'Energy class H',
}

export const energyStatusWords: Record<'rated' | 'exempt' | 'inProgress' | 'none', string> = {
  rated: 'Rated',
  exempt: 'No certificate needed',
  inProgress: 'Certificate being prepared',
  none: 'No certificate given',
}

export const openHouseWords: Record<'openHouse' | 'auction', string> = {
  openHouse: 'Open house',
  auction: 'Auction',
}

export const feePayerWords: Record<'nobody' | 'seeker' | 'owner' | 'shared', string> = {
  nobody: 'No agency fee',
  seeker: 'Paid by whoever buys or rents',
  owner: 'Paid by the owner',
  shared: 'Shared with the owner',
}

export const energyBasisWords: Record<'demand' | 'consumption', string> = {
  demand: 'Certificate by calculation',
  consumption: 'Certificate by consumption',
}

export const areaKindWords: Record<AreaKind, string> = {
  living: 'Living area',
  usable: 'Usable area',
  internal: 'Floor area',
  built: 'Built area',
  total: 'Total area',
  commercial: 'Commercial area',
  plot: 'Plot',
  terrace: 'Terrace',
  storage: 'Storage',
}

export const mediaKindWords: Record<MediaKind, string> = {
  photo: 'Picture',
  floorPlan: 'Floor plan',
  sitePlan: 'Site plan',
  video: 'Video',
  tour3d: '3D tour',
  document: 'Document',
  energyCertificate: 'Energy certificate',
}

export const costKindWords: Record<z.infer<typeof costKind>, string> = {
  community: 'Community charge',
  serviceCharge: 'Service charge',
  groundRent: 'Ground rent',
  propertyTax: 'Property tax',
  councilTax: 'Council tax',
  heating: 'Heating',
  parking: 'Parking',
  other: 'Other running costs',
}
