/**
 * contract: an agency's stock: what it has on Meridian by feed and by hand, and the homes it writes itself.
 */
import { z } from 'zod'
import { id, instant, money } from '../vocabulary/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { pageShape, paging } from '../http/page.ts'
import { picture } from '../vocabulary/media.ts'
import { listingStatus, propertyType, purpose } from '../vocabulary/vocabulary.ts'
import { requestFields } from '../moderation/moderation-codes.ts'
import { price } from '../search/search.ts'
import { listingForm } from './listing-form.ts'
import { formSteps } from './publishing.ts'
import { givenStatuses, stockGroups, stockOrders } from './stock-codes.ts'
import { uploads } from './uploads.ts'

export { stockErrors } from './stock-errors.ts'

export const qualityView = z.object({
  /** 0 to 100. */
  score: z.int(),
  /** What earns the rest, most points first. */
  lost: z.array(z.object({ code: z.string(), step: z.enum(formSteps), points: z.int(), advice: z.string() })),
})

const stockItem = z.object({
  id,
  reference: z.string().nullable(),
  title: z.string(),
  place: z.string(),
  type: propertyType,
  status: listingStatus,
  statusReason: z.string().nullable(),
  purpose,
  price,
  bedrooms: z.number().nullable(),
  /** The upper ends where they are ranges. */
  bedroomsMax: z.number().optional(),
  areaM2: z.number().nullable(),
  areaM2Max: z.number().optional(),
  picture: picture.nullable(),
  /** The name of the feed it comes from; null for a home written by hand. */
  feed: z.string().nullable(),
  agent: z.string().nullable(),
  coAgents: z.array(z.string()),
  listedAt: instant,
  confirmedAt: instant,
  updatedAt: instant,
  quality: qualityView,
  /** Changes of it that nobody has published yet. */
  draftId: id.nullable(),
  /** Of a home of a feed: fields said by hand, and how many of them the feed says otherwise by now. */
  byHand: z.object({ fields: z.int(), disputed: z.int() }),
  /** What Meridian asks the agency to change, the oldest first. */
  asked: z.array(z.object({ field: z.enum(requestFields), words: z.string(), at: instant })),
})
export type StockItem = z.infer<typeof stockItem>

const draftItem = z.object({
  id,
  /** The home it changes; null for a new one. */
  listingId: id.nullable(),
  title: z.string().nullable(),
  place: z.string().nullable(),
  reference: z.string().nullable(),
  savedAt: instant,
  savedBy: z.string().nullable(),
  /** Codes of what publishing still asks for. */
  missing: z.array(z.string()),
  score: z.int(),
  /** When it is published by itself, if somebody said so. */
  publishAt: instant.nullable(),
})
export type DraftItem = z.infer<typeof draftItem>

/** One field of a feed's home that is said by hand. */
const correction = z.object({
  field: z.string(),
  /** Whoever said so, unless the account is gone. */
  by: z.string().nullable(),
  at: instant,
  /** Whether the feed says by now what nobody has looked at. */
  isDisputed: z.boolean(),
})

/** Of a draft of a home of a feed. */
const draftOfFeed = z.object({
  name: z.string(),
  /** The home as it was when the draft began: only what differs from it is written. */
  base: listingForm,
  /** What the feed says now. */
  says: listingForm,
  corrections: z.array(correction),
  /** When that was so. */
  readAt: instant,
})
export type DraftOfFeed = z.infer<typeof draftOfFeed>

const draft = draftItem.extend({
  /** Counts how often it was saved; saving names the version it began from. */
  version: z.int(),
  form: listingForm,
  /** Of the pictures in the form, in its order; null for one that cannot be shown. */
  pictures: z.array(picture.nullable()),
  /** Who may answer for the home. */
  colleagues: z.array(z.string()),
  quality: qualityView,
  feed: draftOfFeed.nullable(),
  /** Of the home it changes. */
  status: listingStatus.nullable(),
})
export type Draft = z.infer<typeof draft>

const saved = z.object({
  version: z.int(),
  savedAt: instant,
  missing: z.array(z.string()),
  quality: qualityView,
})

/** What the table and its spreadsheet are narrowed to. */
const stockFilter = z.object({
  q: z.string().trim().max(200).optional(),
  group: z.enum(stockGroups).optional(),
  source: z.enum(['feed', 'own']).optional(),
  /** The colleague who answers for them, by name. */
  agent: z.string().trim().max(200).optional(),
})

/** What the spreadsheet is asked for. */
export const stockSheet = stockFilter.extend({ order: z.enum(stockOrders).default('updated') })

/** What a home went for in the end, and when; of several homes at once only the day is the same. */
const closing = z.strictObject({ on: z.iso.date().nullable(), price: money.nullable() })

const which = z.object({ id })
/** `upload` is chosen by whoever sends. */
const several = z.array(id).min(1).max(500)
const message = z.string()

export const stock = {
  list: endpoint({
    method: 'GET',
    path: '/api/meridian/agent/stock',
    for: ['Agent'],
    summary: 'The homes of my agency, from feeds and written by hand',
    query: z.strictObject({
      ...paging(),
      ...stockFilter.shape,
      order: z.enum(stockOrders).default('updated'),
    }),
    data: pageShape(stockItem, {
      counts: z.record(z.enum(stockGroups), z.int()),
      drafts: z.int(),
      /** Whom the table may be narrowed to, and homes may be given to. */
      colleagues: z.array(z.string()),
    }),
  }),
  drafts: endpoint({
    method: 'GET',
    path: '/api/meridian/agent/drafts',
    for: ['Agent'],
    summary: 'What my agency is writing and has not published, latest first',
    query: z.strictObject(paging()),
    data: pageShape(draftItem, {}),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/meridian/agent/drafts',
    for: ['Agent'],
    summary:
      'Begin a new home, change one, or copy one. What is changed of a home of a feed stands over what the feed says',
    status: 201,
    body: z.strictObject({
      /** `edit` goes on with the draft there is. */
      from: z.strictObject({ listingId: id, as: z.enum(['edit', 'copy']) }).optional(),
      /** Language of the first text. */
      lang: z.string().max(20).optional(),
    }),
    data: z.object({ id }),
  }),
  draft: endpoint({
    method: 'GET',
    path: '/api/meridian/agent/drafts/:id',
    for: ['Agent'],
    summary: 'A draft, with what publishing asks for and what would make it better',
    params: which,
    data: draft,
  }),
  nearby: endpoint({
    method: 'GET',
    path: '/api/meridian/agent/drafts/:id/nearby',
    for: ['Agent'],
    summary: 'What quality homes near the pin of a draft reach that are asked for alike, whoever offers them',
    params: which,
    data: z.object({
      /** The mean of the nearest, 0 to 100; null where too few are near, or there is no pin or purpose. */
      score: z.int().nullable(),
      homes: z.int(),
    }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/meridian/agent/drafts/:id',
    for: ['Agent'],
    summary: 'Save a draft; 409 `stock.changed` when somebody else saved it since `version`',
    params: which,
    body: z.strictObject({ version: z.int().min(1), form: listingForm }),
    data: saved,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/meridian/agent/drafts/:id',
    for: ['Agent'],
    summary: 'Throw a draft away; a published home stays as it is',
    params: which,
    data: z.object({ message }),
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/meridian/agent/drafts/:id/publish',
    for: ['Agent'],
    summary: 'Publish a draft, now or later; 422 `stock.incomplete` names what is missing',
    params: which,
    body: z.strictObject({
      version: z.int().min(1),
      /** In the future, within a year; null takes an earlier date back. Absent: now. */
      at: instant.nullable().optional(),
      /** Of a home of a feed: when its draft was read, with what the feed said then. */
      seenAt: instant.optional(),
    }),
    data: z.object({ message, listingId: id.nullable(), publishAt: instant.nullable() }),
  }),
  ...uploads,
  setStatus: endpoint({
    method: 'POST',
    path: '/api/meridian/agent/stock/status',
    for: ['Agent'],
    summary: 'Give homes another status; of those that are sold or let also the day and what was paid',
    body: z.strictObject({ ids: several, status: z.enum(givenStatuses), closing: closing.optional() }),
    data: z.object({ message, changed: z.int() }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/meridian/agent/stock/confirm',
    for: ['Agent'],
    summary: 'Say that homes are still available',
    body: z.strictObject({ ids: several }),
    data: z.object({ message, confirmed: z.int() }),
  }),
  setPrice: endpoint({
    method: 'POST',
    path: '/api/meridian/agent/stock/:id/price',
    for: ['Agent'],
    summary: 'Change what is asked for a home that was written by hand',
    params: which,
    body: z.strictObject({ purpose, price: money }),
    data: z.object({ message }),
  }),
  changePrices: endpoint({
    method: 'POST',
    path: '/api/meridian/agent/stock/prices',
    for: ['Agent'],
    summary: 'Raise or lower what is asked for homes that were written by hand, in percent',
    body: z.strictObject({
      ids: several,
      /** Below zero it becomes less. */
      percent: z
        .number()
        .min(-50)
        .max(100)
        .refine((percent) => percent !== 0),
    }),
    data: z.object({ message, changed: z.int() }),
  }),
  setAgent: endpoint({
    method: 'POST',
    path: '/api/meridian/agent/stock/agent',
    for: ['Agent'],
    summary: 'Say which colleague answers for homes; it stands over what a feed says',
    body: z.strictObject({ ids: several, agent: z.string().trim().min(1).max(200) }),
    data: z.object({ message, changed: z.int() }),
  }),
}
