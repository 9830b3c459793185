/** web/platform: what a person reads for each code of the vocabulary, in English. */
import type { z } from 'zod'
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
  PropertyType,
  Purpose,
  tenure,
  TypeGroup,
  UseClass,
} from '#contract/vocabulary.ts'

export const purposeWords: Record<Purpose, string> = {
  sale: 'For sale',
  rent: 'To rent',
  rentShort: 'Holiday lets',
  lease: 'To lease',
}

/** Sentence-case words for one and for several, as headings and filters need them. */
export const typeWords: Record<PropertyType, { one: string; many: string }> = {
  apartment: { one: 'Flat', many: 'Flats' },
  studio: { one: 'Studio', many: 'Studios' },
  loft: { one: 'Loft', many: 'Lofts' },
  penthouse: { one: 'Penthouse', many: 'Penthouses' },
  duplex: { one: 'Duplex', many: 'Duplexes' },
  triplex: { one: 'Triplex', many: 'Triplexes' },
  maisonette: { one: 'Maisonette', many: 'Maisonettes' },
  groundFloorFlat: { one: 'Ground-floor flat', many: 'Ground-floor flats' },
  room: { one: 'Room', many: 'Rooms' },
  servicedApartment: { one: 'Serviced flat', many: 'Serviced flats' },
  hotelApartment: { one: 'Hotel apartment', many: 'Hotel apartments' },
  house: { one: 'House', many: 'Houses' },
  detached: { one: 'Detached house', many: 'Detached houses' },
  semiDetached: { one: 'Semi-detached house', many: 'Semi-detached houses' },
  terraced: { one: 'Terraced house', many: 'Terraced houses' },
  endTerrace: { one: 'End-of-terrace house', many: 'End-of-terrace houses' },
  linkDetached: { one: 'Link-detached house', many: 'Link-detached houses' },
  townhouse: { one: 'Town house', many: 'Town houses' },
  villa: { one: 'Villa', many: 'Villas' },
  bungalow: { one: 'Bungalow', many: 'Bungalows' },
  cottage: { one: 'Cottage', many: 'Cottages' },
  chalet: { one: 'Chalet', many: 'Chalets' },
  countryHouse: { one: 'Country house', many: 'Country houses' },
  farmhouse: { one: 'Farmhouse', many: 'Farmhouses' },
  finca: { one: 'Finca', many: 'Fincas' },
  caveHouse: { one: 'Cave house', many: 'Cave houses' },
  castle: { one: 'Castle', many: 'Castles' },
  mansion: { one: 'Mansion', many: 'Mansions' },
  cabin: { one: 'Cabin', many: 'Cabins' },
  mobileHome: { one: 'Mobile home', many: 'Mobile homes' },
  parkHome: { one: 'Park home', many: 'Park homes' },
  houseboat: { one: 'Houseboat', many: 'Houseboats' },
  ruin: { one: 'Ruin', many: 'Ruins' },
  multiFamily: { one: 'Multi-family building', many: 'Multi-family buildings' },
  apartmentBlock: { one: 'Block of flats', many: 'Blocks of flats' },
  development: { one: 'Development', many: 'Developments' },
  plotResidential: { one: 'Building plot', many: 'Building plots' },
  plotAgricultural: { one: 'Agricultural land', many: 'Agricultural land' },
  plotCommercial: { one: 'Commercial plot', many: 'Commercial plots' },
  farm: { one: 'Farm', many: 'Farms' },
  garage: { one: 'Garage', many: 'Garages' },
  parkingSpace: { one: 'Parking space', many: 'Parking spaces' },
  storage: { one: 'Storage room', many: 'Storage rooms' },
  office: { one: 'Office', many: 'Offices' },
  coworking: { one: 'Shared office', many: 'Shared offices' },
  shop: { one: 'Shop', many: 'Shops' },
  showroom: { one: 'Showroom', many: 'Showrooms' },
  restaurantBar: { one: 'Restaurant or bar', many: 'Restaurants and bars' },
  hotel: { one: 'Hotel', many: 'Hotels' },
  guestHouse: { one: 'Guest house', many: 'Guest houses' },
  warehouse: { one: 'Warehouse', many: 'Warehouses' },
  factory: { one: 'Factory', many: 'Factories' },
  workshop: { one: 'Workshop', many: 'Workshops' },
  medical: { one: 'Medical premises', many: 'Medical premises' },
  school: { one: 'School premises', many: 'School premises' },
  businessForSale: { one: 'Business', many: 'Businesses' },
  labourCamp: { one: 'Staff housing', many: 'Staff housing' },
  other: { one: 'Property', many: 'Other property' },
}

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
