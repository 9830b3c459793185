/** contract: searching: one question, one answer, and the figures drawn from the whole stock. */
import { z } from 'zod'
import { area, countryCode, currencyCode, id, instant, money, publicPoint } from '../vocabulary/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { categories } from '../vocabulary/categories.ts'
import { flagNames } from './flags.ts'
import { miss, trade } from './near.ts'
import { picture } from '../vocabulary/media.ts'
import { place } from './places.ts'
import { searchParameterNames, searchQuestion } from './search-question.ts'
import { travelTold } from './travel.ts'
import { listingStatus, period, priceMode, propertyType, purpose } from '../vocabulary/vocabulary.ts'

/** `amount` is null when the price is on request. `max` only for ranges. Minor units. */
export const price = z.object({
  mode: priceMode,
  amount: z.int().nullable(),
  max: z.int().nullable(),
  currency: currencyCode,
  period,
})
export type Price = z.infer<typeof price>

/** The view of a listing for lists, maps and similar homes. */
export const card = z.object({
  id,
  title: z.string(),
  purpose,
  status: listingStatus,
  type: propertyType,
  price,
  /** The price in the question's currency, when it is another than the listing's. */
  converted: money.nullable(),
  /** What the home states besides its price, a month, in the currency of its price. */
  charges: money.nullable(),
  /** The day from which it is free, where its offer states one. */
  availableFrom: z.iso.date().nullable(),
  /** 0 is a studio. */
  beds: z.number().nullable(),
  /** The upper end where it is a range. */
  bedsMax: z.number().optional(),
  baths: z.number().nullable(),
  area: area.nullable(),
  plot: area.nullable(),
  /** `district` is the part of the place that the seller names, where visitors may know it. */
  place: z.object({
    name: z.string(),
    district: z.string().nullable(),
    region: z.string().nullable(),
    country: countryCode,
  }),
  point: publicPoint.nullable(),
  image: picture.nullable(),
  /** The first few, for the card's carousel. */
  images: z.array(picture),
  imageCount: z.int(),
  agency: z.object({ id, name: z.string() }),
  listedAt: instant,
  confirmedAt: instant,
  /** The price before the last reduction, when that was the last change of price. */
  reduced: z.object({ from: money, at: instant }).nullable(),
  isNew: z.boolean(),
  features: z.array(z.string()),
})
export type Card = z.infer<typeof card>

/** Counts for bins between neighbouring edges; the first and last bin also hold everything beyond them. */
export const histogram = z.object({ edges: z.array(z.number()), counts: z.array(z.int()) })
export type Histogram = z.infer<typeof histogram>

/**
 * Group → option → homes there would be with that option chosen instead of what is chosen
 * in its group; features and flags with it chosen besides. Options without homes are left
 * out. Why: docs/decisions/0006-facet-counts.md.
 */
export const facets = z.object({
  purpose: z.record(z.string(), z.int()),
  type: z.record(z.string(), z.int()),
  /** Exactly so many; 10 is ten and more. */
  beds: z.record(z.string(), z.int()),
  baths: z.record(z.string(), z.int()),
  features: z.record(z.string(), z.int()),
  tenure: z.record(z.string(), z.int()),
  energy: z.record(z.string(), z.int()),
  flags: z.partialRecord(z.enum(flagNames), z.int()),
  /** Listed within 1, 3, 7, 14, 30 days. */
  since: z.record(z.string(), z.int()),
  /** At most so many metres from the sea. */
  sea: z.record(z.string(), z.int()),
  /** Free within so many days. */
  available: z.record(z.string(), z.int()),
  /**
   * Only where `costs` asks: at most so much a month as `maxMonthly` says it, and
   * for one unit of area as `maxPerArea` does.
   */
  monthly: z.record(z.string(), z.int()).optional(),
  perArea: z.record(z.string(), z.int()).optional(),
})
export type Facets = z.infer<typeof facets>

/**
 * A cell of the map grid: column from the west, row from the south, mean public point; a lone home by name.
 */
export const cell = z.object({
  x: z.int(),
  y: z.int(),
  count: z.int(),
  lat: z.number(),
  lon: z.number(),
  id: id.optional(),
  price: price.optional(),
})
export type Cell = z.infer<typeof cell>

export const searchAnswer = z.object({
  total: z.int(),
  items: z.array(card),
  nextCursor: z.string().nullable(),
  facets: facets.optional(),
  histograms: z.object({ price: histogram, area: histogram }).optional(),
  cells: z.array(cell).optional(),
  /**
   * The box of all matches, for the map's first view; west > east where
   * it crosses 180°; null when none has a point.
   */
  bounds: z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }).nullable(),
  place: place.nullable(),
  /** What became of each wish for a travel time, in their order. */
  travel: z.array(travelTold).optional(),
  rate: z.object({ currency: currencyCode, date: z.iso.date() }),
  /** Only when nothing was found: each filter whose removal alone would find homes. */
  loosen: z.array(z.object({ filter: z.enum(searchParameterNames), count: z.int() })).optional(),
  /**
   * Only on a first page where fewer than six homes were found, and not with map cells: homes
   * that miss something of the question, nearest first, as many as the page has room for, at
   * most 24 (docs/decisions/0023-nearness.md).
   */
  near: z.array(z.object({ id, misses: z.array(miss), card })).optional(),
  /** With `near`: wishes to change, the smallest change first, and how many homes there would be. */
  trades: z.array(trade).optional(),
})
export type SearchAnswer = z.infer<typeof searchAnswer>

/** Median asking price per m², by place, in the currency most homes there are priced in. */
export const marketFigure = z.object({
  place: place.pick({ id: true, name: true, country: true }),
  perM2: money,
  /** Per cent against twelve months ago; null where there was too little stock. */
  change: z.number().nullable(),
  medianDaysListed: z.int(),
  listings: z.int(),
  /** Monthly medians, oldest first, minor units; months with too few homes are null. */
  series: z.array(z.int().nullable()),
})

export const reduction = z.object({
  card,
  /** Asking prices from first to last, minor units of the card's currency. */
  steps: z.array(z.object({ at: instant, amount: z.int() })),
  /** Per cent, negative. */
  change: z.number(),
  daysListed: z.int(),
})

const display = z.strictObject({
  currency: currencyCode.default('EUR'),
  limit: z.coerce.number().int().min(1).max(24).default(8),
})

export const search = {
  search: endpoint({
    method: 'GET',
    path: '/api/meridian/search',
    for: 'anyone',
    open: true,
    summary: 'Search homes and commercial property',
    query: searchQuestion,
    data: searchAnswer,
  }),
  reductions: endpoint({
    method: 'GET',
    path: '/api/meridian/search-reductions',
    for: 'anyone',
    open: true,
    summary: 'Homes whose asking price fell in the last seven days, latest first',
    query: display.extend({ purpose: purpose.optional(), category: z.enum(categories).optional() }),
    data: z.object({ total: z.int(), items: z.array(reduction) }),
  }),
  behind: endpoint({
    method: 'GET',
    path: '/api/meridian/agencies/:id/behind',
    for: 'anyone',
    open: true,
    summary:
      'Homes an agency offers that a search shows as another agency’s offer, with this agency’s own price, newest first',
    params: z.object({ id }),
    query: display.pick({ currency: true }).extend({
      purpose,
      offset: z.coerce.number().int().min(0).max(10_000).default(0),
      limit: z.coerce.number().int().min(0).max(50).default(24),
    }),
    data: z.object({
      /** How many there are of each purpose that has any. */
      counts: z.partialRecord(purpose, z.int()),
      items: z.array(card),
    }),
  }),
  market: endpoint({
    method: 'GET',
    path: '/api/meridian/market',
    for: 'anyone',
    open: true,
    summary:
      'Median asking prices per m² of the places with most homes for sale; asking prices, not sale prices',
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(24).default(6) }),
    data: z.object({ month: z.iso.date(), items: z.array(marketFigure) }),
  }),
}
