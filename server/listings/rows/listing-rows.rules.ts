/** listings: a normalised draft as the rows of its tables. */
import type { Insertable } from 'kysely'
import type { DB } from '#server/platform/database/db-types.ts'
import { areaColumns } from '../draft/area-rows.rules.ts'
import { pictureName, type LifeStep, type PriceMemory } from '../draft/change.rules.ts'
import { isWebAddress } from '../draft/draft-values.rules.ts'
import type { ListingDraft, MediaDraft, OfferDraft } from '../draft/draft.ts'
import type { ChangeSource } from '../draft/listings.rules.ts'
import { honestPoint, type ResolvedPlace } from '../view/location.rules.ts'

export type Row<T extends keyof DB> = Insertable<DB[T]>

/** What a listing is beside its draft. */
export type ListingFrame = {
  id: string
  propertyId: string
  agencyId: string
  agentId: string | null
  /** Beside the agent, in the order of the source. */
  coAgentIds: readonly string[]
  feedId: string | null
  statusChangedAt: Date | null
  listedAt: Date
  firstSeenAt: Date
  lastSeenAt: Date
  confirmedAt: Date
  updatedAt: Date
  isDemo: boolean
}

export function listingRow(draft: ListingDraft, frame: ListingFrame): Row<'listings'> {
  return {
    id: frame.id,
    property_id: frame.propertyId,
    agency_id: frame.agencyId,
    agent_id: frame.agentId,
    co_agent_ids: [...frame.coAgentIds],
    feed_id: frame.feedId,
    source_id: draft.sourceId,
    public_ref: draft.publicRef,
    alternate_ids: draft.alternateIds,
    status: draft.status,
    status_reason: draft.statusReason,
    status_changed_at: frame.statusChangedAt,
    open_houses: draft.openHouses ?? [],
    closed_on: draft.closing?.on ?? null,
    close_minor: draft.closing?.amountMinor ?? null,
    close_currency: draft.closing?.currency ?? null,
    listing_url: draft.listingUrl,
    video_urls: draft.videoUrls,
    tour_urls: draft.tourUrls,
    listed_at: frame.listedAt,
    expires_on: draft.expiresOn ?? null,
    source_updated_at: draft.sourceUpdatedAt,
    first_seen_at: frame.firstSeenAt,
    last_seen_at: frame.lastSeenAt,
    confirmed_at: frame.confirmedAt,
    updated_at: frame.updatedAt,
    is_demo: frame.isDemo,
  }
}

export function propertyRow(draft: ListingDraft, id: string, known: ResolvedPlace | null): Row<'properties'> {
  return {
    id,
    use_class: draft.useClass,
    type: draft.type,
    source_type: draft.sourceType,
    ...placeColumns(draft, known),
    bedrooms: draft.bedrooms,
    bedrooms_max: draft.bedroomsMax ?? null,
    is_studio: draft.isStudio,
    bathrooms: draft.bathrooms,
    bathrooms_full: draft.bathroomsFull ?? null,
    bathrooms_three_quarter: draft.bathroomsThreeQuarter ?? null,
    bathrooms_half: draft.bathroomsHalf ?? null,
    suites: draft.suites ?? null,
    toilets: draft.toilets,
    reception_rooms: draft.receptionRooms,
    rooms_total: draft.roomsTotal,
    floor_label: draft.floorLabel,
    floors_total: draft.floorsTotal,
    year_built: draft.yearBuilt,
    year_renovated: draft.yearRenovated,
    condition: draft.condition,
    tenure: draft.tenure,
    lease_years_left: draft.leaseYearsLeft,
    is_new_build: draft.isNewBuild,
    completion: draft.completion,
    energy_status: draft.energy?.status ?? null,
    energy_class: draft.energy?.class ?? null,
    energy_label: draft.energy?.label ?? null,
    energy_kwh_m2: draft.energy?.kwhM2 ?? null,
    energy_co2_class: draft.energy?.co2Class ?? null,
    energy_co2_kg_m2: draft.energy?.co2KgM2 ?? null,
    energy_valid_until: draft.energy?.validUntil ?? null,
    energy_basis: draft.energy?.basis ?? null,
    parking_spaces: draft.parkingSpaces,
    features: draft.features,
    other_features: draft.otherFeatures,
    rooms: draft.rooms,
  }
}

function placeColumns({ place }: ListingDraft, known: ResolvedPlace | null) {
  const shown = honestPoint(place, known)
  return {
    country: place.country,
    admin1: place.admin1,
    admin2: place.admin2,
    locality: place.locality,
    district: place.district,
    street: place.street,
    house_number: place.houseNumber,
    unit_name: place.unitName,
    postal_code: place.postalCode,
    unparsed_address: place.unparsedAddress,
    show_address: place.show,
    place_id: known?.placeId ?? null,
    place_path: known?.path ?? [],
    lat: place.point?.lat ?? null,
    lon: place.point?.lon ?? null,
    point_source: place.pointSource,
    public_lat: shown?.lat ?? null,
    public_lon: shown?.lon ?? null,
    public_precision: shown?.precision ?? null,
    public_radius_m: shown?.radiusM ?? null,
  }
}

export const areaRows = (draft: ListingDraft, propertyId: string): Row<'property_areas'>[] =>
  draft.areas.map(({ kind, ...area }) => ({ property_id: propertyId, kind, ...areaColumns(area) }))

/** The offers with their places among those of the same purpose. */
export const ranked = (offers: readonly OfferDraft[]): { offer: OfferDraft; rank: number }[] =>
  offers.map((offer, at) => ({
    offer,
    rank: offers.slice(0, at).filter(({ purpose }) => purpose === offer.purpose).length,
  }))

/** By what an offer is recognised when its listing is saved again. */
export const offerName = ({ purpose }: Pick<OfferDraft, 'purpose'>, rank: number): string =>
  `${purpose} ${rank}`

type OfferFrame = { id: string; listingId: string; rank: number }

export const offerRow = (
  offer: OfferDraft,
  { id, listingId, rank }: OfferFrame,
  memory: PriceMemory,
): Row<'offers'> => ({
  id,
  listing_id: listingId,
  purpose: offer.purpose,
  rank,
  price_mode: offer.priceMode,
  amount_minor: offer.amountMinor,
  amount_max_minor: offer.amountMaxMinor,
  withheld_minor: offer.withheldMinor ?? null,
  currency: offer.currency,
  period: offer.period,
  price_text: offer.priceText,
  tax_treatment: offer.taxTreatment,
  deposit_minor: offer.depositMinor,
  furnished: offer.furnished,
  pets: offer.pets,
  available_from: offer.availableFrom,
  min_term_months: offer.minTermMonths,
  fee_payer: offer.fee?.payer ?? null,
  fee_percent: offer.fee?.percent ?? null,
  fee_minor: offer.fee?.amountMinor ?? null,
  fee_text: offer.fee?.text ?? null,
  costs: offer.costs,
  previous_minor: memory.previousMinor,
  price_changed_at: memory.priceChangedAt,
})

export const textRows = (draft: ListingDraft, listingId: string): Row<'listing_texts'>[] =>
  draft.texts.flatMap(({ lang, title, description, origin }) => [
    ...(title ? [{ listing_id: listingId, lang, kind: 'title', body: title, origin }] : []),
    ...(description ? [{ listing_id: listingId, lang, kind: 'description', body: description, origin }] : []),
  ])

/** What is known already of a listing's pictures, by the name they are recognised by. */
export type KnownPicture = MediaDraft &
  Pick<Row<'listing_media'>, 'state' | 'failure' | 'attempts' | 'next_attempt_at'>

export function mediaRows(
  media: MediaDraft[],
  listingId: string,
  before: KnownPicture[] = [],
): Row<'listing_media'>[] {
  const known = before.length > 0 ? new Map(before.map((item) => [pictureName(item), item])) : null
  return media.map((item, position) => ({
    listing_id: listingId,
    kind: item.kind,
    position,
    source_url: item.sourceUrl,
    source_host: hostOf(item.sourceUrl),
    illustration: item.illustration,
    caption: item.caption,
    ...fetchState(item, known?.get(pictureName(item))),
  }))
}

/** In small letters; empty where there is none. */
const hostOf = (address: string | null): string =>
  /^[a-z]+:\/\/([^/?#]+)/i.exec(address ?? '')?.[1]?.toLowerCase() ?? ''

const pictureKinds = new Set(['photo', 'floorPlan', 'sitePlan', 'energyCertificate'])
const settled = { failure: null, attempts: 0, next_attempt_at: null }

/**
 * Whether a picture is here, waits to be fetched, or cannot come. A picture whose address is new only by a
 * cache-busting parameter is shown as it was until it has been fetched again.
 */
function fetchState(item: MediaDraft, known: KnownPicture | undefined) {
  if (item.sha256) return { ...settled, sha256: item.sha256, state: 'ready' }
  if (item.illustration || !pictureKinds.has(item.kind)) return { ...settled, sha256: null, state: 'ready' }
  if (known && known.sourceUrl === item.sourceUrl) {
    const { sha256 = null, state, failure, attempts, next_attempt_at } = known
    return { sha256, state, failure, attempts, next_attempt_at }
  }
  const sha256 = known?.sha256 ?? null
  if (item.sourceUrl && isWebAddress(item.sourceUrl)) return { ...settled, sha256, state: 'waiting' }
  return { ...settled, sha256, state: 'failed', failure: 'The picture did not come with the feed.' }
}

export type EventFrame = { listingId: string; propertyId: string; at: Date; source: ChangeSource }

export const eventRow = (
  step: LifeStep,
  { listingId, propertyId, at, source }: EventFrame,
): Row<'listing_events'> => ({
  listing_id: listingId,
  property_id: propertyId,
  at,
  kind: step.kind,
  purpose: step.purpose,
  before: step.before,
  after: step.after,
  source,
})
