/**
 * contract: homes a User puts together under a name, alone or with partners: votes, comments, who saw what.
 */
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import type { Refusals } from '../http/errors.ts'
import { currencyCode, id, instant } from '../vocabulary/common.ts'
import { card } from '../search/search.ts'
import { collectionMost } from './collection-codes.ts'

export const collectionErrors = {
  'collections.notFound': { status: 404, message: 'There is no such collection among yours.' },
  'collections.noSuchHome': { status: 404, message: 'This home is not in the collection.' },
  'collections.notYours': { status: 403, message: 'Only whoever made the collection can change that.' },
  'collections.full': { status: 409, message: 'There is no room for more. Please take something out first.' },
} as const satisfies Refusals

const name = z.string().trim().min(1, 'Please give it a name').max(collectionMost.name)

const summary = z.object({
  id,
  name: z.string(),
  isOwn: z.boolean(),
  /** Who made it, for their partners; null for one's own. */
  owner: z.string().nullable(),
  /** Whether somebody else can see it. */
  isShared: z.boolean(),
  /** In their order. */
  homes: z.array(id),
})
export type CollectionSummary = z.infer<typeof summary>

const person = z.object({ id, name: z.string(), isMe: z.boolean() })

const comment = z.object({ id, by: person, words: z.string(), at: instant })

const collectionHome = z.object({
  card,
  votes: z.array(z.object({ by: person, vote: z.union([z.literal(1), z.literal(-1)]) })),
  comments: z.array(comment),
  seen: z.array(z.object({ by: person, at: instant })),
})
export type CollectionHome = z.infer<typeof collectionHome>

const view = summary.omit({ homes: true }).extend({
  /** In their order; homes that Meridian does not show now are left out, and are so many. */
  items: z.array(collectionHome),
  hidden: z.int(),
  partners: z.array(person),
  /** What only its maker sees. */
  links: z.array(z.object({ id, createdAt: instant })),
  invitations: z.array(z.object({ id, email: z.string(), expiresAt: instant })),
})
export type Collection = z.infer<typeof view>

const params = z.object({ id })
const ofHome = params.extend({ home: id })
const message = z.string()
const said = z.object({ message })
const base = '/api/meridian/saved/collections'

export const collections = {
  list: endpoint({
    method: 'GET',
    path: `${base}`,
    for: ['User'],
    summary: 'My collections, and those I was invited to',
    data: z.object({ items: z.array(summary) }),
  }),
  create: endpoint({
    method: 'POST',
    path: `${base}`,
    for: ['User'],
    summary: 'Begin a collection, with homes in it if there are any',
    body: z.strictObject({ name, homes: z.array(id).max(collectionMost.homes).default([]) }),
    status: 201,
    data: z.object({ message, id }),
  }),
  get: endpoint({
    method: 'GET',
    path: `${base}/:id`,
    for: ['User'],
    summary: 'A collection with its homes, what everybody thinks of them, and who looked',
    params,
    query: z.strictObject({ currency: currencyCode.default('EUR') }),
    data: view,
  }),
  rename: endpoint({
    method: 'PATCH',
    path: `${base}/:id`,
    for: ['User'],
    summary: 'Give a collection of mine another name',
    params,
    body: z.strictObject({ name }),
    data: said,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${base}/:id`,
    for: ['User'],
    summary: 'Delete a collection of mine; its homes stay saved',
    params,
    data: said,
  }),
  place: endpoint({
    method: 'PUT',
    path: `${base}/:id/homes/:home`,
    for: ['User'],
    summary: 'Put a home into a collection of mine, or at another place in it; 0 is the first',
    params: ofHome,
    body: z.strictObject({ position: z.int().min(0).max(collectionMost.homes).optional() }),
    data: said,
  }),
  takeOut: endpoint({
    method: 'DELETE',
    path: `${base}/:id/homes/:home`,
    for: ['User'],
    summary: 'Take a home out of a collection of mine; `position` is where it stood',
    params: ofHome,
    data: z.object({ message, position: z.int() }),
  }),
}

export const together = {
  vote: endpoint({
    method: 'PUT',
    path: `${base}/:id/homes/:home/vote`,
    for: ['User'],
    summary: 'Vote for a home or against it; null takes the vote back',
    params: ofHome,
    body: z.strictObject({ vote: z.union([z.literal(1), z.literal(-1)]).nullable() }),
    data: said,
  }),
  comment: endpoint({
    method: 'POST',
    path: `${base}/:id/homes/:home/comments`,
    for: ['User'],
    summary: 'Say something about a home to everybody in the collection',
    params: ofHome,
    body: z.strictObject({
      words: z.string().trim().min(1, 'Please write something').max(collectionMost.words),
    }),
    status: 201,
    data: said,
  }),
  removeComment: endpoint({
    method: 'DELETE',
    path: `${base}/:id/comments/:comment`,
    for: ['User'],
    summary: 'Take back what I said; whoever made the collection may take back anybody’s',
    params: params.extend({ comment: id }),
    data: said,
  }),
  look: endpoint({
    method: 'POST',
    path: `${base}/:id/homes/:home/look`,
    for: ['User'],
    summary: 'Tell the others that I have looked at a home',
    params: ofHome,
    data: said,
  }),
}
