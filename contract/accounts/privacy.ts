/**
 * contract: what people ask about their data, who looks after it by when,
 * and how long each table keeps what it holds.
 */
import { z } from 'zod'
import type { Refusals } from '../http/errors.ts'
import { endpoint } from '../http/endpoint.ts'
import { pageShape, paging } from '../http/page.ts'
import { id, instant } from '../vocabulary/common.ts'

export const requestKinds = ['export', 'erasure'] as const
export const requestStates = ['open', 'working', 'done', 'refused', 'withdrawn'] as const
export type RequestState = (typeof requestStates)[number]
/** profile: asked there; team: came by letter or mail; self: done by the person without us. */
export const requestSources = ['profile', 'team', 'self'] as const

/** Days within which a request is answered (GDPR, article 12). */
export const requestDays = 30

const kind = z.enum(requestKinds)
const note = z.string().trim().max(1_000)
const message = z.object({ message: z.string() })

/** A request as the person sees it. */
export const ownRequest = z.object({
  id,
  kind,
  state: z.enum(requestStates),
  at: instant,
  dueAt: instant,
  endedAt: instant.nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
})
export type OwnRequest = z.infer<typeof ownRequest>

/** A request as the team sees it; name and address go with an erasure. */
export const dataRequest = ownRequest.extend({
  source: z.enum(requestSources),
  note: z.string(),
  person: z.object({ id: id.nullable(), name: z.string(), email: z.string().nullable() }),
  handler: z.object({ id: id.nullable(), name: z.string() }).nullable(),
  isOverdue: z.boolean(),
})
export type DataRequest = z.infer<typeof dataRequest>

/** How one table is kept. */
export const keptTable = z.object({
  table: z.string(),
  /**
   * account: until the account goes; agency: while the agency is here;
   * proof: for good; period: for so many seconds.
   */
  kept: z.enum(['account', 'agency', 'proof', 'period']),
  seconds: z.number().nullable(),
  lastRun: z.object({ at: instant, removed: z.int(), removedInAll: z.int() }).nullable(),
})
export type KeptTable = z.infer<typeof keptTable>

export const privacyErrors = {
  'privacy.alreadyAsked': {
    status: 409,
    message: 'You have asked for this already; we are looking after it.',
  },
  'privacy.notFound': { status: 404, message: 'There is no such request.' },
  'privacy.alreadyEnded': { status: 409, message: 'This request has ended already.' },
  'privacy.personGone': { status: 409, message: 'The account of this person is gone.' },
} as const satisfies Refusals

/** What a person asks about their own data; these stand among the calls of `profile`. */
export const ownRequests = {
  requests: endpoint({
    method: 'GET',
    path: '/api/meridian/profile/requests',
    for: 'person',
    summary: 'What I asked about my data, newest first',
    data: z.object({ items: z.array(ownRequest) }),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/meridian/profile/requests',
    for: 'person',
    inPerson: true,
    status: 201,
    summary: 'Ask the team for a copy of my data, or to delete it; answered within 30 days',
    body: z.strictObject({ kind, note: note.default('') }),
    data: message.extend({ request: ownRequest }),
  }),
  withdrawRequest: endpoint({
    method: 'POST',
    path: '/api/meridian/profile/requests/:id/withdraw',
    for: 'person',
    inPerson: true,
    summary: 'Take back what I asked',
    params: z.object({ id }),
    data: message,
  }),
}

const staff = { for: ['Admin'], duty: 'support' } as const

export const privacy = {
  list: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/privacy',
    ...staff,
    summary: 'Requests about data: those that wait first, by their deadline',
    query: z.strictObject({ state: z.enum(['waiting', 'ended']).default('waiting'), ...paging() }),
    data: pageShape(dataRequest, { waiting: z.int(), overdue: z.int() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/privacy',
    ...staff,
    status: 201,
    summary: 'Note a request that came by letter or mail',
    body: z.strictObject({ userId: id, kind, note }),
    data: message.extend({ id }),
  }),
  take: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/privacy/:id/take',
    ...staff,
    summary: 'Look after a request from now on',
    params: z.object({ id }),
    data: message,
  }),
  finish: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/privacy/:id/finish',
    ...staff,
    summary:
      'Do what was asked: the copy waits in the person’s profile, or the account is deleted; a mail goes out',
    params: z.object({ id }),
    data: message,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/privacy/:id/refuse',
    ...staff,
    summary: 'Refuse a request with a reason; a mail goes out',
    params: z.object({ id }),
    body: z.strictObject({ reason: z.string().trim().min(3).max(500) }),
    data: message,
  }),
  retention: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/retention',
    ...staff,
    summary: 'How long each table with data of people keeps it, and what was removed last',
    data: z.object({ tables: z.array(keptTable) }),
  }),
}
