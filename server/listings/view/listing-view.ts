/** listings: what of a stored listing leaves the house, in the contract's shape. */
import type { Rates } from '#contract/money/exchange.ts'
import { homeTitle, pictureWords } from '#contract/listings/home-title.ts'
import type { Listing, PanelListing } from '#contract/listings/listings.ts'
import type { MediaItem } from '#contract/vocabulary/media.ts'
import type { ListingStatus, Purpose } from '#contract/vocabulary/vocabulary.ts'
import { hourMs } from '#contract/vocabulary/spans.ts'
import type { getAgency } from '#server/accounts/index.ts'
import { paperAddress, toPicture } from '#server/media/index.ts'
import type { Places } from '#server/places/index.ts'
import { areaOf } from '../draft/area-rows.rules.ts'
import { byPurpose } from '../draft/draft.rules.ts'
import { isWebAddress } from '../draft/draft-values.rules.ts'
import type { ListingView } from './listing-view.store.ts'
import { placeNameOf } from './listing-subject.ts'
import { closingOf, offerOf, priceOf, reducedOf } from './offer-view.ts'
import { isVisible } from '../draft/listings.rules.ts'
import { publicAddress } from './location.rules.ts'
import type { PlaceDraft } from '../draft/draft.ts'

type Surroundings = {
  agency: Awaited<ReturnType<typeof getAgency>>
  liveListings: number
  places: Pick<Places, 'resolved' | 'crumbs' | 'townsNamed'>
  currency: string
  rates: Rates
  now: Date
  /**
   * Whether the reader answers for the home: then its own life is told with the steps that were never public.
   */
  isInside: boolean
}

/**
 * Only named members leave: the exact point, the house number and
 * the owner's words stay where they are stored.
 */
export function viewOf(row: ListingView, around: Surroundings): Listing {
  const { agents, ...agency } = around.agency
  const offers = row.offers.toSorted((a, b) => a.rank - b.rank).toSorted(byPurpose)
  const texts = textsOf(row)
  const place = placeOf(row, around.places)
  return {
    ...factsOf(row),
    id: row.id,
    propertyId: row.property_id,
    publicRef: row.public_ref,
    status: row.status as ListingStatus,
    statusChangedAt: instant(row.status_changed_at),
    texts,
    offers: offers.map((offer) => offerOf(offer, around)),
    place,
    point: pointOf(row),
    media: mediaOf(row, texts, place.name),
    videoUrls: row.video_urls,
    tourUrls: row.tour_urls,
    listingUrl: row.listing_url,
    closing: closingOf(row),
    openHouses: stillToCome(row.open_houses as Listing['openHouses'], around.now),
    listedAt: marketSinceOf(row).toISOString(),
    confirmedAt: row.confirmed_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    reduced: reducedOf(offers[0]),
    agency: { ...agency, liveListings: around.liveListings },
    agent: agents.find(({ id }) => id === row.agent_id) ?? null,
    coAgents: row.co_agent_ids.flatMap((id) => agents.find((agent) => agent.id === id) ?? []),
    life: row.life.flatMap((event) => lifeEventOf(event, around.isInside && event.listing_id === row.id)),
    leadId: row.lead_id ?? row.id,
    alsoOffered: othersOf(row, offers[0]?.purpose),
    isDemo: row.is_demo,
  }
}

/** What visitors are not told, for those who answer for the home. */
export function insideOf(row: ListingView): NonNullable<PanelListing['inside']> {
  const address = publicAddress({ ...addressOf(row), show: 'exact' })
  return {
    isPublic: isVisible(row.status as ListingStatus),
    statusReason: row.hold_reason ?? row.status_reason,
    address: [address.street, address.postalCode].filter(Boolean).join(', ') || null,
    addressShown: addressOf(row).show,
    // A home written by hand has one of our own making, which tells nobody anything.
    sourceId: row.feed_id === null ? null : row.source_id,
  }
}

/** While it is still that day somewhere on earth: the zone of a home is not known. */
export function stillToCome(all: Listing['openHouses'], now: Date): Listing['openHouses'] {
  const today = new Date(now.getTime() - 12 * hourMs).toISOString().slice(0, 10)
  return all.filter(({ date }) => date >= today)
}

const instant = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString())

/** Words of the vocabulary are checked when a reply leaves; here they are what the database holds. */
function factsOf(row: ListingView) {
  return {
    useClass: row.use_class,
    type: row.type,
    beds: row.bedrooms,
    ...(row.bedrooms_max !== null && { bedsMax: row.bedrooms_max }),
    isStudio: row.is_studio,
    baths: row.bathrooms,
    bathsFull: row.bathrooms_full,
    bathsThreeQuarter: row.bathrooms_three_quarter,
    bathsHalf: row.bathrooms_half,
    suites: row.suites,
    toilets: row.toilets,
    roomsTotal: row.rooms_total,
    areas: row.areas.map((area) => ({ kind: area.kind, ...areaOf(area) })),
    floor: row.floor_label,
    floorsTotal: row.floors_total,
    yearBuilt: row.year_built,
    yearRenovated: row.year_renovated,
    condition: row.condition,
    tenure: row.tenure,
    leaseYearsLeft: row.lease_years_left,
    isNewBuild: row.is_new_build,
    completion: row.completion,
    energy: row.energy_status && {
      class: row.energy_class,
      label: row.energy_label,
      consumptionKwhM2: row.energy_kwh_m2,
      emissionsClass: row.energy_co2_class,
      emissionsKgM2: row.energy_co2_kg_m2,
      validUntil: row.energy_valid_until,
      basis: row.energy_basis,
      status: row.energy_status,
    },
    parkingSpaces: row.parking_spaces,
    features: row.features,
    otherFeatures: row.other_features,
    rooms: row.rooms,
  } as Facts
}

type Facts = Pick<
  Listing,
  | 'useClass'
  | 'type'
  | 'beds'
  | 'bedsMax'
  | 'isStudio'
  | 'baths'
  | 'bathsFull'
  | 'bathsThreeQuarter'
  | 'bathsHalf'
  | 'suites'
  | 'toilets'
  | 'roomsTotal'
  | 'areas'
  | 'floor'
  | 'floorsTotal'
  | 'yearBuilt'
  | 'yearRenovated'
  | 'condition'
  | 'tenure'
  | 'leaseYearsLeft'
  | 'isNewBuild'
  | 'completion'
  | 'energy'
  | 'parkingSpaces'
  | 'features'
  | 'otherFeatures'
  | 'rooms'
>

function textsOf({ texts }: ListingView): Listing['texts'] {
  return [...Map.groupBy(texts, ({ lang }) => lang)].map(([lang, parts]) => ({
    lang,
    title: parts.find(({ kind }) => kind === 'title')?.body ?? null,
    description: parts.find(({ kind }) => kind === 'description')?.body ?? null,
    origin: (parts[0]?.origin ?? 'unknown') as Listing['texts'][number]['origin'],
  }))
}

function placeOf(row: ListingView, places: Surroundings['places']): Listing['place'] {
  const known = row.place_id === null ? null : places.resolved(row.place_id)
  const shown = publicAddress(addressOf(row))
  return {
    name: placeNameOf(row, known),
    region: known?.region ?? row.admin1,
    country: row.country,
    ...shown,
    path: places.crumbs(isElsewhere(row, places) ? row.place_path.slice(0, -1) : row.place_path),
  }
}

const addressOf = (row: ListingView) => ({
  show: row.show_address as PlaceDraft['show'],
  country: row.country,
  district: row.district,
  street: row.street,
  houseNumber: row.house_number,
  postalCode: row.postal_code,
})

/** Whether the home is only placed by a town next to its own, which is then no part of its address. */
function isElsewhere(
  { place_id: id, locality, country }: ListingView,
  places: Surroundings['places'],
): boolean {
  if (!id?.startsWith('geonames:') || locality === null) return false
  return !places.townsNamed(country, locality).some((town) => town.id === id)
}

function pointOf(row: ListingView): Listing['point'] {
  const { public_lat: lat, public_lon: lon, public_precision: precision, public_radius_m: radiusM } = row
  if (lat === null || lon === null || precision === null || radiusM === null) return null
  return { lat, lon, precision, radiusM } as Listing['point']
}

const isPictured = (kind: string): kind is keyof typeof pictureWords => kind in pictureWords

/** Every picture has words for those who do not see it: its caption, else the home's title and what it is. */
function mediaOf(row: ListingView, texts: Listing['texts'], place: string): MediaItem[] {
  const known = (texts.find(({ lang }) => lang === 'en') ?? texts[0])?.title
  const title = homeTitle({ title: known, type: row.type as Listing['type'], place })
  return row.media.flatMap((item, at) => {
    const words = isPictured(item.kind) ? pictureWords[item.kind] : null
    const sourceUrl = item.source_url !== null && isWebAddress(item.source_url) ? item.source_url : null
    const isMissing = item.state === 'failed'
    // A file that did not come with its feed: neither to be seen nor to be had anywhere.
    if (isMissing && !sourceUrl) return []
    const picture = words && !isMissing ? toPicture(item, item.caption ?? words(title, at + 1)) : null
    const paper = item.type === 'paper' && item.sha256 ? paperAddress(item.sha256) : null
    const kind = item.kind as MediaItem['kind']
    return { kind, picture, paper, sourceUrl, isMissing, caption: item.caption }
  })
}

type Side = { amount?: number | null; currency?: string; status?: ListingStatus } | null

/** Steps into what is not published are nobody's business; a step out of it is a beginning. */
function lifeEventOf(row: ListingView['life'][number], isWhole: boolean): Listing['life'] {
  const before = row.before as Side
  const after = row.after as Side
  if (!isWhole && after?.status && !isVisible(after.status)) return []
  const published = isWhole || !before?.status || isVisible(before.status)
  const event = {
    at: new Date(row.at).toISOString(),
    kind: row.kind,
    purpose: row.purpose,
    agency: row.agency,
  }
  return [{ ...event, before: published ? before : null, after } as Listing['life'][number]]
}

/** A home that its agency took off and listed again is as old as it is. */
const marketSinceOf = ({ listed_at: listed, market_since: since }: ListingView): Date =>
  since !== null && since < listed ? since : listed

/** Each other listing once, with its offer for the same purpose when it has one. */
function othersOf({ others }: ListingView, purpose: string | undefined): Listing['alsoOffered'] {
  const preferred = others.toSorted((a, b) => Number(b.purpose === purpose) - Number(a.purpose === purpose))
  const once = new Map(preferred.toReversed().map((other) => [other.id, other]))
  return [...once.values()].toReversed().map((other) => ({
    id: other.id,
    agency: other.agency,
    agent: other.agent,
    status: other.status as ListingStatus,
    purpose: other.purpose as Purpose,
    price: priceOf(other),
    confirmedAt: new Date(other.confirmed_at).toISOString(),
  }))
}
