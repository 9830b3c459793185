/** contract: an agency's enquiries as its agents work through them. All calls need the bearer token of an approved agent. */
import { pageShape, paging } from '../http/page.ts'
import { z } from 'zod'
import { id, instant } from '../vocabulary/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { enquiryKinds, leadStates } from './enquiry-codes.ts'
import { message as freeMessage } from './enquiries.ts'

export const leadState = z.enum(leadStates)
export const enquiryKind = z.enum(enquiryKinds)

/** What else was said, in words: `Viewing`, `12 May 2025 at 14:00, in person`. */
export const fact = z.object({ label: z.string(), value: z.string() })
export const answer = z.object({ author: z.string(), body: z.string(), at: instant })

export const lead = z.object({
  id,
  kind: enquiryKind,
  state: leadState,
  at: instant,
  name: z.string(),
  /** Null for a brief: the person wants to be found by answers only. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  about: z.string(),
  listing: z.object({ id, publicRef: z.string().nullable() }).nullable(),
  message: z.string().nullable(),
  facts: z.array(fact),
  answers: z.array(answer),
})
export type Lead = z.infer<typeof lead>

const said = z.object({ message: z.string(), lead })

export const leads = {
  list: endpoint({
    method: 'GET',
    path: '/api/meridian/agent/leads',
    for: ['Agent'],
    summary:
      'Enquiries to my agency, newest first. /api/meridian/agent/leads.csv answers all of them as a table',
    query: z.strictObject({
      state: leadState.optional(),
      q: z.string().trim().max(100).optional(),
      ...paging(),
    }),
    data: pageShape(lead, {
      /** Leads in each state, for the words asked for. */
      counts: z.object({ new: z.int(), answered: z.int(), closed: z.int() }),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/meridian/agent/leads/:id',
    for: ['Agent'],
    summary: 'One enquiry to my agency',
    params: z.object({ id }),
    data: lead,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/meridian/agent/leads/:id/answers',
    for: ['Agent'],
    summary: 'Answer by mail; what the person writes back reaches my own address',
    params: z.object({ id }),
    body: z.strictObject({ message: freeMessage }),
    status: 201,
    data: said,
  }),
  setState: endpoint({
    method: 'PUT',
    path: '/api/meridian/agent/leads/:id/state',
    for: ['Agent'],
    summary: 'Say where an enquiry stands',
    params: z.object({ id }),
    body: z.strictObject({ state: leadState }),
    data: said,
  }),
}
