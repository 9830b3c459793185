/**
 * tests: small random worlds of homes, full of equal values, gaps
 * and borders, and their way into the database.
 */
import { sql } from 'kysely'
import * as fc from 'fast-check'
import { filterFeatures } from '#contract/vocabulary/features.ts'
import {
  costKinds,
  energyClasses,
  feePayers,
  listingStatuses,
  mainAreaKinds,
  periods,
  purposes,
  type Purpose,
} from '#contract/vocabulary/vocabulary.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import type { Db } from '#server/platform/database/db.ts'

/**
 * Everything that the worlds and the questions about them are made of; few values, so that they often meet.
 */
export const scenery = {
  /**
   * Longitudes and latitudes in 1e-5 degrees: corners of a small town, the two sides of 180°,
   * and a pole. Nothing lies right across the globe from anything else: there the haversine
   * formula knows only decimetres. The last x is by the sea on the equator, and those of the
   * town are near it ten degrees further south.
   */
  xs: [
    -18_000_000, -17_999_999, -17_999_990, 17_999_999, 17_999_990, 3_999_990, 4_000_000, 4_000_010, 4_000_020,
    4_000_030, 4_000_040, 4_000_050, 4_290_000,
  ],
  ys: [0, 10, 20, 30, 40, 50, -10, 8_999_999, -1_000_000],
  amounts: [50_000, 99_999, 100_000, 100_001, 250_000, 12_345_678, 30_000_000, 50_000_000, 2_000_000_000],
  currencies: ['EUR', 'USD', 'JPY', 'BHD'],
  areas: [0.3, 20, 45.45, 92.9, 100, 100.5, 149.99, 2_000, 3_000_000_000],
  types: ['apartment', 'house', 'villa', 'office', 'plotResidential', 'studio'],
  tenures: ['freehold', 'leasehold', 'other'],
  features: [
    ...filterFeatures.slice(0, 4),
    ...filterFeatures.slice(-4),
    'sauna',
    'petsAllowed',
    'furnished',
    'billsIncluded',
    // What makes a home pass `noFee`, as who pays the agency does.
    'noCommission',
    // One that makes a home pass `outdoor`, as the first four do.
    'patio',
  ],
  paths: [
    ['country:PT', 'admin1:PT.14', 'geonames:1'],
    ['country:PT', 'admin1:PT.14', 'geonames:2'],
    ['country:PT', 'admin1:PT.17', 'geonames:3', 'geonames:31'],
    ['country:FJ'],
    [],
  ],
  words: [
    'Bright',
    'flat',
    'São',
    'sao',
    'seaside',
    'sea',
    'Straße',
    'strasse',
    'L’Hospitalet',
    'semi-detached',
    '120m²',
    '東京',
    'ГОРОД',
    'город',
    'naïve',
    'pool',
    'ŒUVRE',
    'garden',
    'x',
  ],
  agencies: 3,
} as const

/** The world stands still at this instant. */
export const worldNow = new Date('2026-03-15T12:00:00.000Z')
const day = 86_400_000
/** Exactly on the borders of "listed within", just beside them, and long ago. */
const ages = [0, 1, day - 1, day, day + 1, 3 * day, 7 * day, 14 * day, 30 * day, 30 * day + 1, 300 * day]

const pick = <T>(values: readonly T[]) => fc.constantFrom(...values)
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 3 })
const phrase = fc.array(pick(scenery.words), { minLength: 0, maxLength: 4 }).map((words) => words.join(' '))

const offer = fc.record({
  purpose: pick(purposes),
  amount: maybe(pick(scenery.amounts)),
  /** The upper end, where it lies above the amount. */
  most: maybe(pick(scenery.amounts)),
  currency: pick(scenery.currencies),
  period: pick(periods),
  previous: maybe(pick(scenery.amounts)),
  furnished: maybe(pick(['furnished', 'part', 'unfurnished'] as const)),
  pets: maybe(pick(['yes', 'no', 'ask'] as const)),
  available: maybe(
    pick(['2026-03-14', '2026-03-15', '2026-04-14', '2026-04-15', '2026-09-11', '2031-01-01']),
  ),
  costs: fc.array(
    fc.record({
      kind: pick(costKinds),
      amount: pick([1, 999, 25_000, 120_000]),
      currency: pick(scenery.currencies),
      period: pick(['month', 'year', 'once', 'week'] as const),
    }),
    { maxLength: 2 },
  ),
  feePayer: maybe(pick(feePayers)),
})

const homeParts = fc.record({
  status: fc.oneof(
    { weight: 6, arbitrary: pick(['active', 'underOffer', 'reserved', 'comingSoon'] as const) },
    { weight: 1, arbitrary: pick(listingStatuses) },
  ),
  type: pick(scenery.types),
  path: pick(scenery.paths),
  point: maybe(fc.record({ x: pick(scenery.xs), y: pick(scenery.ys) })),
  rooms: fc.record({
    beds: maybe(pick([0, 1, 1.5, 2, 3, 9, 10, 12])),
    mostBeds: maybe(pick([1, 2, 2.5, 4, 10, 11, 13])),
    studio: fc.boolean(),
    baths: maybe(pick([1, 1.5, 2, 10, 11])),
  }),
  areas: fc.uniqueArray(
    fc.record({
      kind: pick([...mainAreaKinds, 'plot', 'terrace'] as const),
      m2: pick(scenery.areas),
      most: maybe(pick(scenery.areas)),
    }),
    {
      selector: (area) => area.kind,
      maxLength: 4,
    },
  ),
  tenure: maybe(pick(scenery.tenures)),
  energy: maybe(pick(energyClasses)),
  features: fc.uniqueArray(pick(scenery.features), { maxLength: 6 }),
  isNew: fc.boolean(),
  agency: fc.integer({ min: 0, max: scenery.agencies - 1 }),
  age: pick(ages),
  offers: fc.uniqueArray(offer, { selector: (one) => one.purpose, minLength: 1, maxLength: 2 }),
  title: maybe(phrase),
  description: maybe(phrase),
  media: fc.subarray(['photo', 'floorPlan', 'tour3d', 'video'] as const),
  links: fc.record({ tour: fc.boolean(), video: fc.boolean() }),
  // Over long ago, and to come when whoever runs this is gone.
  openOn: fc.subarray(['2001-02-03', '2999-12-31'] as const),
})

export type Home = { id: string } & (typeof homeParts extends fc.Arbitrary<infer Parts> ? Parts : never)
export type Offer = Home['offers'][number]
export type World = { homes: Home[]; agencies: string[] }

/** Of twenty neighbours in the list of homes the first three are one home that is offered three times. */
const offeredThrice = 20
/** All that are offers of the same home, itself among them. */
export function offersOfHome({ homes }: World, at: number): Home[] {
  const first = at - (at % offeredThrice)
  return at - first < 3 ? homes.slice(first, first + 3) : homes.slice(at, at + 1)
}

/** The same seed gives the same homes, but ids are new each time. */
export function createWorld(seed: number, homes: number): World {
  return {
    homes: fc.sample(homeParts, { seed, numRuns: homes }).map((parts) => ({ ...parts, id: newId() })),
    agencies: Array.from({ length: scenery.agencies }, () => newId()),
  }
}

/** The upper end of a range: null where nothing lies above the lower one. */
export const endOf = (begin: number | null, most: number | null): number | null =>
  begin !== null && most !== null && most > begin ? most : null
export const bedsOf = ({ rooms: { studio, beds, mostBeds } }: Home) => ({
  least: studio ? 0 : beds,
  most: studio ? null : endOf(beds, mostBeds),
})

export const listedAt = (home: Home): Date => new Date(worldNow.getTime() - home.age)
export const reducedFrom = ({ previous, amount }: Offer): boolean =>
  previous !== null && amount !== null && previous > amount
export const offerFor = (home: Home, purpose: Purpose): Offer | undefined =>
  home.offers.find((one) => one.purpose === purpose)

/** Writes the world into the tables of the listings; the search knows nothing of it yet. */
export async function settle(db: Db, world: World): Promise<void> {
  const { homes, agencies } = world
  await db
    .insertInto('agencies')
    .values(agencies.map((id, at) => ({ id, name: `Agency ${id} ${at}`, country: 'PT' })))
    .execute()
  await db.insertInto('properties').values(homes.map(propertyRow)).execute()
  const members = homes.flatMap(({ id }, at) => {
    const [first, second] = offersOfHome(world, at)
    return first && second ? [{ property_id: id, home_id: first.id }] : []
  })
  if (members.length > 0) await db.insertInto('home_members').values(members).execute()
  const areas = homes.flatMap((home) =>
    home.areas.map(({ kind, m2, most }) => ({
      property_id: home.id,
      kind,
      value_m2: m2,
      source_value: m2,
      source_unit: 'm2',
      value_m2_max: endOf(m2, most),
      source_value_max: endOf(m2, most),
    })),
  )
  if (areas.length > 0) await db.insertInto('property_areas').values(areas).execute()
  await db
    .insertInto('listings')
    .values(homes.map((home) => listingRow(home, agencies)))
    .execute()
  await db.insertInto('offers').values(homes.flatMap(offerRows)).execute()
  const texts = homes.flatMap(textRows)
  if (texts.length > 0) await db.insertInto('listing_texts').values(texts).execute()
  const media = homes.flatMap(({ id, media }) =>
    media.map((kind, position) => ({ listing_id: id, kind, position, illustration: 'x' })),
  )
  if (media.length > 0) await db.insertInto('listing_media').values(media).execute()
  // Tables that were empty a moment ago are planned for as such until PostgreSQL comes round to look at them.
  await sql`analyze agencies, properties, property_areas, listings, offers, listing_texts, listing_media`.execute(
    db,
  )
}

const propertyRow = (home: Home) => ({
  id: home.id,
  use_class: 'residential',
  type: home.type,
  country: home.path[0]?.slice(-2) ?? 'FR',
  place_path: [...home.path],
  public_lon: home.point ? home.point.x / 1e5 : null,
  public_lat: home.point ? home.point.y / 1e5 : null,
  public_precision: home.point ? 'street' : null,
  public_radius_m: home.point ? 250 : null,
  bedrooms: bedsOf(home).least,
  bedrooms_max: bedsOf(home).most,
  is_studio: home.rooms.studio,
  bathrooms: home.rooms.baths,
  tenure: home.tenure,
  energy_class: home.energy,
  features: home.features,
  is_new_build: home.isNew,
})

const listingRow = (home: Home, agencies: string[]) => ({
  id: home.id,
  property_id: home.id,
  agency_id: agencies[home.agency] ?? '',
  status: home.status,
  listed_at: listedAt(home),
  first_seen_at: worldNow,
  last_seen_at: worldNow,
  confirmed_at: worldNow,
  updated_at: worldNow,
  tour_urls: home.links.tour ? ['https://tours.example/1'] : [],
  video_urls: home.links.video ? ['https://videos.example/1'] : [],
  open_houses: JSON.stringify(
    home.openOn.map((date) => ({ kind: 'openHouse', date, from: '11:00', until: null })),
  ),
})

const offerRows = (home: Home) =>
  home.offers.map((one) => ({
    id: newId(),
    listing_id: home.id,
    purpose: one.purpose,
    price_mode: one.amount === null ? 'onRequest' : 'fixed',
    amount_minor: one.amount,
    amount_max_minor: endOf(one.amount, one.most),
    currency: one.currency,
    period: one.period,
    furnished: one.furnished,
    pets: one.pets,
    available_from: one.available,
    fee_payer: one.feePayer,
    costs: JSON.stringify(one.costs),
    previous_minor: one.previous,
    price_changed_at: one.previous === null ? null : worldNow,
  }))

const textRows = ({ id, title, description }: Home) => [
  ...(title ? [{ listing_id: id, lang: 'en', kind: 'title', body: title }] : []),
  ...(description
    ? [{ listing_id: id, lang: 'en', kind: 'description', body: `<p>${description}</p>` }]
    : []),
]
