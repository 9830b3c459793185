/**
 * contract: homes that are offered several times: pairs of listings that look
 * like one, merged and parted again. Audited.
 */
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import type { Refusals } from '../http/errors.ts'
import { pageShape, paging } from '../http/page.ts'
import { id, instant } from '../vocabulary/common.ts'
import { mostTwinsAtOnce, twinFields, twinStates, twinVerdicts } from './merge-codes.ts'
import { deskHome } from './moderation.ts'

export const mergesErrors = {
  'merges.notFound': { status: 404, message: 'There is no such pair of listings any more.' },
  'merges.noListing': { status: 404, message: 'There is no listing with this address.' },
  'merges.notTwo': { status: 409, message: 'These are one listing already.' },
  'merges.oneAlready': { status: 409, message: 'These are offers of one home already.' },
  'merges.changed': {
    status: 409,
    message: 'Something about this pair changed while you looked at it. Look again, then decide.',
  },
} as const satisfies Refusals

const twins = z.object({
  id,
  state: z.enum(twinStates),
  /** Names what was looked at: a decision says it again. */
  version: z.int(),
  /** From 0 to 1. */
  score: z.number(),
  signs: z.array(z.object({ field: z.enum(twinFields), says: z.enum(twinVerdicts) })),
  /** The listing that was here first, and the other. */
  homes: z.array(deskHome).length(2),
  /** Between their points; null where one has none. */
  metres: z.int().nullable(),
  foundAt: instant,
  /** Null while nobody decided. `by` is null for what the rules merged, and where the account is gone. */
  decision: z.object({ at: instant, by: z.string().nullable(), reason: z.string().nullable() }).nullable(),
})
export type HomeTwins = z.infer<typeof twins>

const reason = z.string().trim().min(3, 'Please say why').max(500)
const pairs = z
  .array(z.strictObject({ id, version: z.int().positive() }))
  .min(1)
  .max(mostTwinsAtOnce)

const answer = z.object({
  message: z.string(),
  pairs: z.array(z.object({ id, version: z.int() })),
  /** Pairs that changed meanwhile, with whoever decided about them last. */
  changed: z.array(z.object({ id, by: z.string().nullable() })),
})

export const merges = {
  list: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/duplicates',
    for: ['Admin'],
    duty: 'moderate',
    summary: 'Pairs of listings that look like one home, the most certain first, or what was decided last',
    query: z.strictObject({ state: z.enum(twinStates).default('open') }).extend(paging()),
    data: pageShape(twins, { states: z.record(z.enum(twinStates), z.int()) }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/duplicates/decisions',
    for: ['Admin'],
    duty: 'moderate',
    summary:
      'Make pairs one home, say that they are two, or take a decision back; nothing of the listings is written, agencies are told. What changed since it was looked at is left alone and named',
    body: z.discriminatedUnion('act', [
      z.strictObject({ act: z.literal('merge'), pairs, reason }),
      z.strictObject({ act: z.literal('part'), pairs, reason }),
      z.strictObject({ act: z.literal('reopen'), pairs }),
    ]),
    data: answer,
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/duplicates',
    for: ['Admin'],
    duty: 'moderate',
    summary: 'Make two listings one home that nothing suggested',
    body: z.strictObject({ one: id, other: id, reason }),
    data: answer,
  }),
}
