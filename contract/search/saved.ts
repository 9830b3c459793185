/** contract: homes a User keeps. All calls need the bearer token of a User. */
import { z } from 'zod'
import { currencyCode, id, instant, money } from '../vocabulary/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { mostKeptByVisitor, savedSorts } from './saved-codes.ts'
import { card } from './search.ts'
import { listingStatus } from '../vocabulary/vocabulary.ts'
import type { Refusals } from '../http/errors.ts'

export const savedErrors = {
  'saved.notFound': { status: 404, message: 'There is no such home among your saved ones.' },
  'saved.noSuchHome': { status: 404, message: 'There is no such home on Meridian.' },
  'saved.tooMany': {
    status: 409,
    message: 'You can keep a thousand homes at most. Please remove some first.',
  },
} as const satisfies Refusals

/** A home as it is now, and what has changed since it was saved. */
export const savedHome = z.object({
  savedAt: instant,
  card,
  /** The asking price when it was saved; null when it is still the same. */
  priceThen: money.nullable(),
  /** Its status when it was saved; null when it is still the same. */
  statusThen: listingStatus.nullable(),
})
export type SavedHome = z.infer<typeof savedHome>

const message = z.string()

export const saved = {
  list: endpoint({
    method: 'GET',
    path: '/api/meridian/saved/properties',
    for: ['User'],
    summary: 'My saved homes, those that were sold or withdrawn included',
    query: z.strictObject({
      currency: currencyCode.default('EUR'),
      sort: z.enum(savedSorts).default('saved'),
      page: z.coerce.number().int().min(1).max(1_000).default(1),
      limit: z.coerce.number().int().min(1).max(50).default(24),
    }),
    data: z.object({
      total: z.int(),
      /** So many more are kept and not shown now, as those of a suspended agency. */
      hidden: z.int(),
      items: z.array(savedHome),
    }),
  }),
  ids: endpoint({
    method: 'GET',
    path: '/api/meridian/saved/property-ids',
    for: ['User'],
    summary: 'The ids of my saved homes, latest first, for the hearts',
    data: z.object({ ids: z.array(id) }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/meridian/saved/properties/:id',
    for: ['User'],
    summary: 'Save a home; saving twice is once. savedAt puts a home back that was removed by mistake',
    params: z.object({ id }),
    body: z.strictObject({ savedAt: instant.optional() }),
    data: z.object({ message, savedAt: instant }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/meridian/saved/properties/:id',
    for: ['User'],
    summary: 'Remove a saved home; savedAt in the answer is what puts it back as it was',
    params: z.object({ id }),
    data: z.object({ message, savedAt: instant }),
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/meridian/saved/properties',
    for: ['User'],
    summary: 'Add the homes a visitor kept in this browser, latest first',
    body: z.strictObject({ ids: z.array(id).max(mostKeptByVisitor) }),
    data: z.object({
      message,
      ids: z.array(id),
      added: z.int(),
      /** So many found no room. */
      left: z.int(),
    }),
  }),
}
