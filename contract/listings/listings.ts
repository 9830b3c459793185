/** contract: the full view of one listing, and what is like it. */
import { z } from 'zod'
import { agency, agencyFigures, agent } from '../accounts/accounts.ts'
import { area, countryCode, id, instant, languageTag, money, publicPoint } from '../vocabulary/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { mediaItem } from '../vocabulary/media.ts'
import { card, price } from '../search/search.ts'
import {
  areaKind,
  completion,
  condition,
  costKind,
  energyBases,
  energyClass,
  eventKind,
  feePayers,
  furnishing,
  listingStatus,
  openHouseKinds,
  period,
  propertyType,
  purpose,
  tenure,
  useClass,
} from '../vocabulary/vocabulary.ts'
import type { Refusals } from '../http/errors.ts'

export const text = z.object({
  lang: languageTag,
  title: z.string().nullable(),
  /** HTML of a small allowed set: p, br, ul, ol, li, strong, em. */
  description: z.string().nullable(),
  origin: z.enum(['human', 'machine', 'unknown']),
})

export const offer = z.object({
  purpose,
  price,
  converted: money.nullable(),
  priceText: z.string().nullable(),
  deposit: money.nullable(),
  furnished: furnishing.nullable(),
  pets: z.enum(['yes', 'no', 'ask']).nullable(),
  availableFrom: z.iso.date().nullable(),
  minTermMonths: z.int().nullable(),
  /** What the agency is paid; `text` is what the source says of it. */
  fee: z
    .object({
      payer: z.enum(feePayers).nullable(),
      /** Of the price. */
      percent: z.number().nullable(),
      amount: money.nullable(),
      text: z.string().nullable(),
    })
    .nullable(),
  costs: z.array(z.object({ kind: costKind, amount: z.int(), currency: z.string(), period })),
})

/** One step of a home's life line; `before` and `after` are shown as they are stored. */
export const lifeEvent = z.object({
  at: instant,
  kind: eventKind,
  purpose: purpose.nullable(),
  before: z
    .object({
      amount: z.int().nullable().optional(),
      currency: z.string().optional(),
      status: listingStatus.optional(),
    })
    .nullable(),
  after: z
    .object({
      amount: z.int().nullable().optional(),
      currency: z.string().optional(),
      status: listingStatus.optional(),
    })
    .nullable(),
  agency: z.string().nullable(),
})
export type LifeEvent = z.infer<typeof lifeEvent>

export const room = z.object({
  name: z.string(),
  areaM2: z.number().nullable(),
  lengthM: z.number().nullable(),
  widthM: z.number().nullable(),
})

/** In the time of day where the home is. */
const openHouse = z.object({
  kind: z.enum(openHouseKinds),
  date: z.iso.date(),
  /** HH:MM; null where only the day is said. */
  from: z.string().nullable(),
  until: z.string().nullable(),
})

export const listing = z.object({
  id,
  propertyId: id,
  publicRef: z.string().nullable(),
  status: listingStatus,
  statusChangedAt: instant.nullable(),
  useClass,
  type: propertyType,
  texts: z.array(text),
  offers: z.array(offer).min(1),
  beds: z.number().nullable(),
  /** The upper end where it is a range. */
  bedsMax: z.number().optional(),
  isStudio: z.boolean(),
  baths: z.number().nullable(),
  bathsFull: z.int().nullable(),
  bathsThreeQuarter: z.int().nullable(),
  bathsHalf: z.int().nullable(),
  /** Bedrooms with a bathroom of their own. */
  suites: z.int().nullable(),
  toilets: z.number().nullable(),
  roomsTotal: z.number().nullable(),
  areas: z.array(area.extend({ kind: areaKind })),
  floor: z.string().nullable(),
  floorsTotal: z.int().nullable(),
  yearBuilt: z.int().nullable(),
  yearRenovated: z.int().nullable(),
  condition: condition.nullable(),
  tenure: tenure.nullable(),
  leaseYearsLeft: z.int().nullable(),
  isNewBuild: z.boolean(),
  completion: completion.nullable(),
  energy: z
    .object({
      class: energyClass.nullable(),
      label: z.string().nullable(),
      consumptionKwhM2: z.number().nullable(),
      emissionsClass: energyClass.nullable(),
      /** Kilograms of CO₂ for each square metre and year. */
      emissionsKgM2: z.number().nullable(),
      /** Last day of the certificate. */
      validUntil: z.iso.date().nullable(),
      /** Whether it was calculated from the building or measured over some years. */
      basis: z.enum(energyBases).nullable(),
      status: z.enum(['rated', 'exempt', 'inProgress', 'none']),
    })
    .nullable(),
  parkingSpaces: z.int().nullable(),
  features: z.array(z.string()),
  /** Feature words of the source that the vocabulary does not know yet. */
  otherFeatures: z.array(z.string()),
  rooms: z.array(room),
  place: z.object({
    name: z.string(),
    district: z.string().nullable(),
    region: z.string().nullable(),
    country: countryCode,
    street: z.string().nullable(),
    postalCode: z.string().nullable(),
    /** From country to locality, for crumbs. */
    path: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  point: publicPoint.nullable(),
  media: z.array(mediaItem),
  videoUrls: z.array(z.string()),
  tourUrls: z.array(z.string()),
  listingUrl: z.string().nullable(),
  /** Of homes that are sold or let, where the source says so. */
  closing: z.object({ on: z.iso.date().nullable(), price: money.nullable() }).nullable(),
  /** Those still to come, the next first. */
  openHouses: z.array(openHouse),
  listedAt: instant,
  confirmedAt: instant,
  updatedAt: instant,
  reduced: z.object({ from: money, at: instant }).nullable(),
  agency: agency.extend({ liveListings: z.int() }),
  agent: agent.nullable(),
  /** Who answers for the home besides, in the order of the source. */
  coAgents: z.array(agent),
  life: z.array(lifeEvent),
  /** The offer under whose address the home is found; its own where nobody else offers the home. */
  leadId: id,
  /** Other offers of the same home. */
  alsoOffered: z.array(
    z.object({
      id,
      agency: z.string(),
      agent: z.string().nullable(),
      status: listingStatus,
      purpose,
      price,
      confirmedAt: instant,
    }),
  ),
  isDemo: z.boolean(),
})
export type Listing = z.infer<typeof listing>

/**
 * A home as its page inside a panel shows it: what visitors see, and what only those who answer for it do.
 */
export const panelListing = z.object({
  home: listing,
  /** Null for an Agent who looks at another agency's home. */
  inside: z
    .object({
      /** Whether visitors have its page. */
      isPublic: z.boolean(),
      /** Why it has its status, where somebody said so. */
      statusReason: z.string().nullable(),
      /** Street, house number and postcode as the agency gave them; null when it gave none. */
      address: z.string().nullable(),
      /** How much of the address visitors see. */
      addressShown: z.enum(['exact', 'street', 'area', 'hidden']),
      /** The reference in the source that it came from. */
      sourceId: z.string().nullable(),
    })
    .nullable(),
})
export type PanelListing = z.infer<typeof panelListing>

const inCurrency = z.strictObject({
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('EUR'),
})

export const listingsErrors = {
  'listings.notFound': { status: 404, message: 'There is no such home on Meridian.' },
} as const satisfies Refusals

export const listings = {
  get: endpoint({
    method: 'GET',
    path: '/api/meridian/listings/:id',
    for: 'anyone',
    open: true,
    summary: 'Everything about one home; sold and withdrawn homes keep their page',
    params: z.object({ id }),
    query: inCurrency,
    data: listing,
  }),
  inPortal: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/listings/:id',
    for: ['Admin'],
    duty: 'moderate',
    summary: 'Everything about one home for Admins, published or not',
    params: z.object({ id }),
    query: inCurrency,
    data: panelListing,
  }),
  inAgency: endpoint({
    method: 'GET',
    path: '/api/meridian/agent/listings/:id',
    for: ['Agent'],
    summary:
      'Everything about one home for Agents: their own agency’s, published or not, and others’ as visitors see them',
    params: z.object({ id }),
    query: inCurrency,
    data: panelListing,
  }),
  agencyFigures: endpoint({
    method: 'GET',
    path: '/api/meridian/agencies/:id/figures',
    for: 'anyone',
    open: true,
    summary: 'Figures of an agency’s stock',
    params: z.object({ id }),
    data: agencyFigures,
  }),
}

export const similar = {
  similar: endpoint({
    method: 'GET',
    path: '/api/meridian/listings/:id/similar',
    for: 'anyone',
    open: true,
    summary: 'Homes like this one, nearest in place, price and size',
    params: z.object({ id }),
    query: z.strictObject({
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .default('EUR'),
      limit: z.coerce.number().int().min(1).max(12).default(4),
    }),
    data: z.object({ items: z.array(card) }),
  }),
}
