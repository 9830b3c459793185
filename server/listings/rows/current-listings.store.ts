/** listings: reads stored listings back as the drafts they were saved from, many at once. */
import type { AreaKind, ListingStatus } from '#contract/vocabulary/vocabulary.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { DB } from '#server/platform/database/db-types.ts'
import { sql, type Selectable } from 'kysely'
import { areaOf } from '../draft/area-rows.rules.ts'
import type { PriceMemory } from '../draft/change.rules.ts'
import type { Correction } from '../draft/corrections.rules.ts'
import { byPurpose } from '../draft/draft.rules.ts'
import type { ListingDraft, OfferDraft, TextDraft } from '../draft/draft.ts'
import { readCorrections } from './corrections.store.ts'
import { offerName, type KnownPicture, type ListingFrame } from './listing-rows.rules.ts'

/** A stored listing: its draft and what is kept beside it. */
export type CurrentListing = {
  draft: ListingDraft
  frame: ListingFrame
  /** By `offerName`. */
  offers: Map<string, PriceMemory & Pick<OfferDraft, 'amountMinor' | 'currency'> & { id: string }>
  pictures: KnownPicture[]
  /** While Meridian keeps the listing from visitors: the status it returns to. */
  heldStatus: ListingStatus | null
  /** What of it is said by hand although it comes from a feed. */
  corrections: readonly Correction[]
}

type Which = { ids: string[] } | { feedId: string | null; agencyId: string; sourceIds: string[] }

/**
 * The listings asked for that exist, by source id, or by their own where they were asked for by it. With
 * `lock` nobody else changes them before the transaction ends.
 */
export async function readCurrentListings(
  db: Db,
  which: Which,
  { lock = false } = {},
): Promise<Map<string, CurrentListing>> {
  const rows = await listingRows(db, which, lock)
  if (rows.length === 0) return new Map()
  const ids = rows.map((row) => row.id)
  const propertyIds = rows.map((row) => row.property_id)
  const areas = await grouped(
    db.selectFrom('property_areas').selectAll().where('property_id', 'in', propertyIds),
    'property_id',
  )
  const offers = await grouped(
    db.selectFrom('offers').selectAll().where('listing_id', 'in', ids),
    'listing_id',
  )
  const texts = await grouped(
    db.selectFrom('listing_texts').selectAll().where('listing_id', 'in', ids).orderBy('lang'),
    'listing_id',
  )
  const media = await grouped(
    db.selectFrom('listing_media').selectAll().where('listing_id', 'in', ids).orderBy('position'),
    'listing_id',
  )
  const fed = rows.filter((row) => row.feed_id !== null).map((row) => row.id)
  const corrections = await readCorrections(db, fed)
  return new Map(
    rows.map((row) => [
      'ids' in which ? row.id : (row.source_id ?? row.id),
      currentListing(row, {
        areas: areas.get(row.property_id) ?? [],
        offers: offers.get(row.id) ?? [],
        texts: texts.get(row.id) ?? [],
        media: media.get(row.id) ?? [],
        corrections: corrections.get(row.id) ?? [],
      }),
    ]),
  )
}

function listingRows(db: Db, which: Which, lock: boolean) {
  return db
    .selectFrom('listings as l')
    .innerJoin('properties as p', 'p.id', 'l.property_id')
    .leftJoin('agents as a', 'a.id', 'l.agent_id')
    .selectAll('p')
    .selectAll('l')
    .select('a.name as agent_name')
    .select(
      sql<string[]>`array(select co.name from unnest(l.co_agent_ids) with ordinality as one (id, place)
        join agents co on co.id = one.id order by one.place)`.as('co_agent_names'),
    )
    .$if('ids' in which, (q) => q.where('l.id', 'in', 'ids' in which ? which.ids : []))
    .$if('sourceIds' in which, (q) => {
      const { feedId, agencyId, sourceIds } = which as Extract<Which, { sourceIds: string[] }>
      const own = q.where('l.source_id', 'in', sourceIds)
      return feedId
        ? own.where('l.feed_id', '=', feedId)
        : own.where('l.feed_id', 'is', null).where('l.agency_id', '=', agencyId)
    })
    .$if(lock, (q) => q.forUpdate('l'))
    .execute()
}

type ListingRow = Awaited<ReturnType<typeof listingRows>>[number]
type Parts = {
  areas: Selectable<DB['property_areas']>[]
  offers: Selectable<DB['offers']>[]
  texts: Selectable<DB['listing_texts']>[]
  media: Selectable<DB['listing_media']>[]
  corrections: Correction[]
}

async function grouped<K extends string, R extends Record<K, string>>(
  query: { execute: () => Promise<R[]> },
  key: K,
): Promise<Map<string, R[]>> {
  return Map.groupBy(await query.execute(), (row) => row[key])
}

/** Columns are checked by the database; the vocabulary's words are what it holds. */
function currentListing(row: ListingRow, parts: Parts): CurrentListing {
  const pictures = parts.media.map(pictureOf)
  const draft = {
    ...listingPart(row),
    ...propertyPart(row),
    areas: parts.areas
      .map((area) => ({ kind: area.kind as AreaKind, ...areaOf(area) }))
      .toSorted((a, b) => (a.kind < b.kind ? -1 : 1)),
    offers: parts.offers
      .toSorted((a, b) => a.rank - b.rank)
      .map(offerOf)
      .toSorted(byPurpose),
    texts: textsOf(parts.texts),
    media: pictures.map(({ kind, sourceUrl, illustration, caption, sha256 }) => ({
      kind,
      sourceUrl,
      illustration,
      caption,
      sha256,
    })),
  } as ListingDraft
  const heldStatus = row.held_status as ListingStatus | null
  const { offers, corrections } = parts
  return { draft, frame: frameOf(row), heldStatus, offers: offerMemories(offers), pictures, corrections }
}

const frameOf = (row: ListingRow): ListingFrame => ({
  id: row.id,
  propertyId: row.property_id,
  agencyId: row.agency_id,
  agentId: row.agent_id,
  coAgentIds: row.co_agent_ids,
  feedId: row.feed_id,
  statusChangedAt: row.status_changed_at,
  listedAt: row.listed_at,
  firstSeenAt: row.first_seen_at,
  lastSeenAt: row.last_seen_at,
  confirmedAt: row.confirmed_at,
  updatedAt: row.updated_at,
  isDemo: row.is_demo,
})

const listingPart = (row: ListingRow) => ({
  sourceId: row.source_id ?? '',
  publicRef: row.public_ref,
  alternateIds: row.alternate_ids,
  status: row.status,
  statusReason: row.status_reason,
  sourceUpdatedAt: row.source_updated_at,
  listingUrl: row.listing_url,
  videoUrls: row.video_urls,
  tourUrls: row.tour_urls,
  agentName: row.agent_name,
  coAgentNames: row.co_agent_names,
  expiresOn: row.expires_on,
  openHouses: row.open_houses,
  closing:
    row.closed_on || row.close_minor
      ? { on: row.closed_on, amountMinor: row.close_minor, currency: row.close_currency }
      : null,
})

const propertyPart = (row: ListingRow) => ({
  useClass: row.use_class,
  type: row.type,
  sourceType: row.source_type,
  place: placeOf(row),
  bedrooms: row.bedrooms,
  bedroomsMax: row.bedrooms_max,
  isStudio: row.is_studio,
  bathrooms: row.bathrooms,
  bathroomsFull: row.bathrooms_full,
  bathroomsThreeQuarter: row.bathrooms_three_quarter,
  bathroomsHalf: row.bathrooms_half,
  suites: row.suites,
  toilets: row.toilets,
  receptionRooms: row.reception_rooms,
  roomsTotal: row.rooms_total,
  floorLabel: row.floor_label,
  floorsTotal: row.floors_total,
  yearBuilt: row.year_built,
  yearRenovated: row.year_renovated,
  condition: row.condition,
  tenure: row.tenure,
  leaseYearsLeft: row.lease_years_left,
  isNewBuild: row.is_new_build,
  completion: row.completion,
  energy: row.energy_status && {
    status: row.energy_status,
    class: row.energy_class,
    label: row.energy_label,
    kwhM2: row.energy_kwh_m2,
    co2Class: row.energy_co2_class,
    co2KgM2: row.energy_co2_kg_m2,
    validUntil: row.energy_valid_until,
    basis: row.energy_basis,
  },
  parkingSpaces: row.parking_spaces,
  features: row.features,
  otherFeatures: row.other_features,
  rooms: row.rooms,
})

const placeOf = (row: ListingRow) => ({
  country: row.country,
  admin1: row.admin1,
  admin2: row.admin2,
  locality: row.locality,
  district: row.district,
  street: row.street,
  houseNumber: row.house_number,
  unitName: row.unit_name,
  postalCode: row.postal_code,
  unparsedAddress: row.unparsed_address,
  point: row.lat === null || row.lon === null ? null : { lat: row.lat, lon: row.lon },
  pointSource: row.point_source,
  show: row.show_address,
})

const offerOf = (row: Parts['offers'][number]) =>
  ({
    purpose: row.purpose,
    priceMode: row.price_mode,
    amountMinor: row.amount_minor,
    amountMaxMinor: row.amount_max_minor,
    withheldMinor: row.withheld_minor,
    currency: row.currency,
    period: row.period,
    priceText: row.price_text,
    taxTreatment: row.tax_treatment,
    depositMinor: row.deposit_minor,
    furnished: row.furnished,
    pets: row.pets,
    availableFrom: row.available_from,
    minTermMonths: row.min_term_months,
    fee: feeOf(row),
    costs: row.costs,
  }) as OfferDraft

const feeOf = (row: Parts['offers'][number]) =>
  row.fee_payer || row.fee_percent || row.fee_minor || row.fee_text
    ? { payer: row.fee_payer, percent: row.fee_percent, amountMinor: row.fee_minor, text: row.fee_text }
    : null

const offerMemories = (rows: Parts['offers']): CurrentListing['offers'] =>
  new Map(
    rows.map((row) => [
      offerName(row as Pick<OfferDraft, 'purpose'>, row.rank),
      {
        id: row.id,
        amountMinor: row.amount_minor,
        currency: row.currency,
        previousMinor: row.previous_minor,
        priceChangedAt: row.price_changed_at,
      },
    ]),
  )

function textsOf(rows: Parts['texts']): TextDraft[] {
  return [...Map.groupBy(rows, (row) => row.lang)].map(([lang, texts]) => ({
    lang,
    title: texts.find(({ kind }) => kind === 'title')?.body ?? null,
    description: texts.find(({ kind }) => kind === 'description')?.body ?? null,
    origin: (texts[0]?.origin ?? 'human') as TextDraft['origin'],
  }))
}

const pictureOf = (row: Parts['media'][number]): KnownPicture => ({
  kind: row.kind as KnownPicture['kind'],
  sourceUrl: row.source_url,
  illustration: row.illustration,
  caption: row.caption,
  sha256: row.sha256,
  state: row.state,
  failure: row.failure,
  attempts: row.attempts,
  next_attempt_at: row.next_attempt_at,
})
