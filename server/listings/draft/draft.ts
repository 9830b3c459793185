/**
 * listings: the canonical draft, what a source (feed, form,
 * catalogue) says of one listing, before it is stored.
 */
import type { Area } from '#contract/vocabulary/common.ts'
import type { Feature } from '#contract/vocabulary/features.ts'
import type {
  AreaKind,
  FeePayer,
  ListingStatus,
  MediaKind,
  OpenHouseKind,
  Period,
  PriceMode,
  PropertyType,
  Purpose,
  UseClass,
  completions,
  conditions,
  costKinds,
  energyBases,
  energyClasses,
  furnishings,
  tenures,
} from '#contract/vocabulary/vocabulary.ts'

export type AreaDraft = Area & { kind: AreaKind }

export type OfferDraft = {
  purpose: Purpose
  priceMode: PriceMode
  /** Integer minor units; null exactly when `priceMode` is onRequest. */
  amountMinor: number | null
  amountMaxMinor: number | null
  /**
   * The amount of an offer on request that the source states and does not want shown. Never leaves the house.
   */
  withheldMinor?: number | null
  currency: string
  period: Period
  priceText: string | null
  taxTreatment: 'inclusive' | 'exclusive' | 'notApplicable' | null
  depositMinor: number | null
  furnished: (typeof furnishings)[number] | null
  pets: 'yes' | 'no' | 'ask' | null
  /** ISO 8601 date. */
  availableFrom: string | null
  minTermMonths: number | null
  /** What the agency is paid. */
  fee?: FeeDraft | null
  costs: { kind: (typeof costKinds)[number]; amount: number; currency: string; period: Period }[]
}

/** What a home went for in the end, and when. */
export type ClosingDraft = {
  /** ISO 8601 date. */
  on: string | null
  amountMinor: number | null
  /** Null exactly when no amount is said. */
  currency: string | null
}

/** In the time of day where the home is. */
export type OpenHouseDraft = {
  kind: OpenHouseKind
  /** ISO 8601 date. */
  date: string
  /** HH:MM; null where only the day is said. */
  from: string | null
  until: string | null
}

export type FeeDraft = {
  payer: FeePayer | null
  /** Of the price. */
  percent: number | null
  amountMinor: number | null
  /** The words of the source. */
  text: string | null
}

export type TextDraft = {
  /** BCP 47. */
  lang: string
  /** Plain text. */
  title: string | null
  /** HTML of the small allowed set. */
  description: string | null
  origin: 'human' | 'machine' | 'unknown'
}

export type MediaDraft = {
  kind: MediaKind
  /** Address in the feed, or the name of a file that came with it. */
  sourceUrl: string | null
  /** Specification of a drawing, for demonstration listings only. */
  illustration: string | null
  caption: string | null
  /**
   * Of a picture that is stored already (see `storePicture` of media), for
   * instance one that came in the feed's archive.
   */
  sha256?: string | null
}

export type EnergyDraft = {
  status: 'rated' | 'exempt' | 'inProgress' | 'none'
  class: (typeof energyClasses)[number] | null
  /** The source's own words, such as "A+++" or "C, 96 kWh". */
  label: string | null
  kwhM2: number | null
  /** Of emissions. */
  co2Class?: (typeof energyClasses)[number] | null
  /** Kilograms of CO₂ for each square metre and year. */
  co2KgM2?: number | null
  /** ISO 8601 date. */
  validUntil?: string | null
  /** Calculated from the building, or measured over some years. */
  basis?: (typeof energyBases)[number] | null
}

export type PlaceDraft = {
  /** ISO 3166-1 alpha-2. */
  country: string
  admin1: string | null
  admin2: string | null
  locality: string | null
  district: string | null
  street: string | null
  houseNumber: string | null
  unitName: string | null
  postalCode: string | null
  unparsedAddress: string | null
  /** Degrees, WGS 84; exact, and private unless `show` is exact. */
  point: { lat: number; lon: number } | null
  pointSource: 'feed' | 'agentPin' | 'geocoder' | 'none'
  /** What visitors may see of the address. */
  show: 'exact' | 'street' | 'area' | 'hidden'
}

export type ListingDraft = {
  /** The source's permanent id, unique in its feed, at most 200 characters. */
  sourceId: string
  publicRef: string | null
  alternateIds: { scheme: string; value: string }[]
  status: ListingStatus
  statusReason: string | null
  sourceUpdatedAt: Date | null
  /** When the home came to market, if the source says so; otherwise it is the day it is first seen. */
  listedAt?: Date | null
  /** The last day on the market, ISO 8601 date. */
  expiresOn?: string | null
  /** When it may be seen without asking, and when it is auctioned. */
  openHouses?: OpenHouseDraft[]
  closing?: ClosingDraft | null
  listingUrl: string | null
  videoUrls: string[]
  tourUrls: string[]
  agentName: string | null
  /** Who answers for the home besides, in the order of the source. */
  coAgentNames?: string[]
  useClass: UseClass
  type: PropertyType
  /** The source's own words for the type. */
  sourceType: string | null
  place: PlaceDraft
  /** 0 = studio; null = not said. */
  bedrooms: number | null
  /** The upper end where a project has homes of several sizes. */
  bedroomsMax?: number | null
  isStudio: boolean
  bathrooms: number | null
  /** Bathrooms with a bath, with a shower but no bath, and with neither (RESO). */
  bathroomsFull?: number | null
  bathroomsThreeQuarter?: number | null
  bathroomsHalf?: number | null
  /** Bedrooms with a bathroom of their own. */
  suites?: number | null
  toilets: number | null
  receptionRooms: number | null
  roomsTotal: number | null
  areas: AreaDraft[]
  floorLabel: string | null
  floorsTotal: number | null
  yearBuilt: number | null
  yearRenovated: number | null
  condition: (typeof conditions)[number] | null
  tenure: (typeof tenures)[number] | null
  leaseYearsLeft: number | null
  isNewBuild: boolean
  completion: (typeof completions)[number] | null
  energy: EnergyDraft | null
  parkingSpaces: number | null
  features: Feature[]
  /** Feature words of the source that the vocabulary does not know; kept, shown, never guessed. */
  otherFeatures: string[]
  rooms: { name: string; areaM2: number | null; lengthM: number | null; widthM: number | null }[]
  offers: OfferDraft[]
  texts: TextDraft[]
  media: MediaDraft[]
}

/**
 * What an event feed says: the source id and only the fields it named. Absent fields are left as they are,
 * they are never overwritten with nothing.
 */
export type ListingPatch = Pick<ListingDraft, 'sourceId'> & Partial<Omit<ListingDraft, 'sourceId'>>
