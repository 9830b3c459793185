/**
 * contract: an agency's enquiries as its agents work through them. All calls
 * need the bearer token of an approved agent.
 */
import { pageShape, paging } from '../http/page.ts'
import { z } from 'zod'
import { id, instant } from '../vocabulary/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { enquiryKinds, leadStates } from './enquiry-codes.ts'
import { message as freeMessage } from './enquiries.ts'
import { threadMessage, viewing, viewingProposal } from './thread.ts'

export const leadState = z.enum(leadStates)
export const enquiryKind = z.enum(enquiryKinds)

/** What else was said, in words: `Viewing`, `12 May 2025 at 14:00, in person`. */
export const fact = z.object({ label: z.string(), value: z.string() })
const colleague = z.object({ id, name: z.string() })

/** `waits`: the person wrote last, so an answer is due. `lastAt`: when anybody wrote last. */
export const lead = z.object({
  id,
  kind: enquiryKind,
  state: leadState,
  at: instant,
  lastAt: instant,
  waits: z.boolean(),
  name: z.string(),
  /** Null for a brief: the person wants to be found by answers only. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  about: z.string(),
  listing: z.object({ id, publicRef: z.string().nullable() }).nullable(),
  message: z.string().nullable(),
  facts: z.array(fact),
  assignee: colleague.nullable(),
})
export type Lead = z.infer<typeof lead>

/**
 * A mail that came to a thread from an address that is not the
 * thread's: held until somebody of the agency looks.
 */
export const heldMail = threadMessage.extend({ from: z.string() })

/** One enquiry with everything that was written, noted and arranged. */
export const leadThread = lead.extend({
  messages: z.array(threadMessage),
  held: z.array(heldMail),
  notes: z.array(z.object({ id, author: z.string(), body: z.string(), at: instant })),
  viewings: z.array(viewing),
  /** False for a home that is not on the market: no viewing is proposed for it. */
  isOffered: z.boolean(),
})
export type LeadThread = z.infer<typeof leadThread>

const said = z.object({ message: z.string(), lead: leadThread })
const params = z.object({ id })
const note = z.string().trim().min(1, 'Please write something').max(2_000)

/**
 * Seconds between an enquiry and the first answer written on Meridian: the
 * median of `answered`; null while there are none.
 */
export const answerTime = z.object({ medianSeconds: z.int().nullable(), answered: z.int(), waiting: z.int() })

export const leads = {
  list: endpoint({
    method: 'GET',
    path: '/api/meridian/agent/leads',
    for: ['Agent'],
    summary:
      'Enquiries to my agency, where something happened last first. /api/meridian/agent/leads.csv answers all of them as a table',
    query: z.strictObject({
      state: leadState.optional(),
      q: z.string().trim().max(100).optional(),
      /** Only those that are mine to answer. */
      mine: z.literal('1').optional(),
      ...paging(),
    }),
    data: pageShape(lead, {
      /** Leads in each state, for the words asked for. */
      counts: z.record(leadState, z.int()),
      answerTime,
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/meridian/agent/leads/:id',
    for: ['Agent'],
    summary: 'One enquiry to my agency, with everything that was written',
    params,
    data: leadThread,
  }),
  colleagues: endpoint({
    method: 'GET',
    path: '/api/meridian/agent/colleagues',
    for: ['Agent'],
    summary: 'Who of my agency may be given an enquiry',
    data: z.object({ items: z.array(colleague) }),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/meridian/agent/leads/:id/answers',
    for: ['Agent'],
    summary: 'Answer by mail; what the person writes back comes into the thread',
    params,
    body: z.strictObject({ message: freeMessage }),
    status: 201,
    data: said,
  }),
  setState: endpoint({
    method: 'PUT',
    path: '/api/meridian/agent/leads/:id/state',
    for: ['Agent'],
    summary: 'Say where an enquiry stands',
    params,
    body: z.strictObject({ state: leadState }),
    data: said,
  }),
  assign: endpoint({
    method: 'PUT',
    path: '/api/meridian/agent/leads/:id/assignee',
    for: ['Agent'],
    summary: 'Give an enquiry to a colleague, or to nobody',
    params,
    body: z.strictObject({ userId: id.nullable() }),
    data: said,
  }),
  note: endpoint({
    method: 'POST',
    path: '/api/meridian/agent/leads/:id/notes',
    for: ['Agent'],
    summary: 'A note that only my agency reads',
    params,
    body: z.strictObject({ note }),
    status: 201,
    data: said,
  }),
  decideHeld: endpoint({
    method: 'PUT',
    path: '/api/meridian/agent/leads/:id/held/:message',
    for: ['Agent'],
    summary: 'Take a held mail into the thread, or throw it away',
    params: z.object({ id, message: id }),
    body: z.strictObject({ keep: z.boolean() }),
    data: said,
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/meridian/agent/leads/:id/viewings',
    for: ['Agent'],
    summary: 'Propose times for a viewing; the person picks one by mail or in the app',
    params,
    body: viewingProposal,
    status: 201,
    data: said,
  }),
  cancelViewing: endpoint({
    method: 'POST',
    path: '/api/meridian/agent/leads/:id/viewings/:viewing/cancellation',
    for: ['Agent'],
    summary: 'Cancel a viewing; the person is told, and their calendar too',
    params: z.object({ id, viewing: id }),
    data: said,
  }),
  agencyAnswerTime: endpoint({
    method: 'GET',
    path: '/api/meridian/agencies/:id/answer-time',
    for: 'anyone',
    open: true,
    summary: 'How long an agency takes to answer: the median, once there are enough answers to tell',
    params,
    data: z.object({ medianSeconds: z.int().nullable() }),
  }),
}
