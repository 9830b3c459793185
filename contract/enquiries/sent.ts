/**
 * contract: what a User wrote to agencies and to the team while
 * signed in, what was answered, and the word back.
 */
import { pageShape, paging } from '../http/page.ts'
import { z } from 'zod'
import { id, instant } from '../vocabulary/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { sentStates } from './enquiry-codes.ts'
import { message as freeMessage } from './enquiries.ts'
import { enquiryKind, fact } from './leads.ts'
import { threadMessage, viewing, viewingKey } from './thread.ts'

const agency = z.object({ id, name: z.string() })

const sentEnquiry = z.object({
  id,
  kind: enquiryKind,
  state: z.enum(sentStates),
  at: instant,
  /** The agency it went to; null for the team, and for a brief. */
  agency: agency.nullable(),
  about: z.string(),
  /** The home it is about, while Meridian has a page for it. */
  listingId: id.nullable(),
  message: z.string().nullable(),
  facts: z.array(fact),
  /** `agency` is whose thread it stands in; null is the team's. */
  messages: z.array(threadMessage.extend({ agency: agency.nullable() })),
  /** `key` opens the viewing, as the links of its mails do. */
  viewings: z.array(viewing.extend({ key: viewingKey })),
  /** Whom the person may write back to: agencies, and null for the team. */
  partners: z.array(agency.nullable()),
  /** Of a brief: the agencies that can read it, whether they answered or not. */
  readers: z.array(agency),
  /**
   * Agencies that have not answered. `reportedAt`: the person has said
   * so; else `mayReport` says whether they can.
   */
  silences: z.array(
    z.object({ agencyId: id, since: instant, reportedAt: instant.nullable(), mayReport: z.boolean() }),
  ),
})
export type SentEnquiry = z.infer<typeof sentEnquiry>

export const sent = {
  list: endpoint({
    method: 'GET',
    path: '/api/meridian/enquiries/sent',
    for: ['User'],
    summary: 'What I wrote while signed in as a User, newest first, each with its thread',
    query: z.strictObject({
      ...paging(),
      /** Only what is about this home. */
      listing: id.optional(),
    }),
    data: pageShape(sentEnquiry, { total: z.int() }),
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/meridian/enquiries/sent/:id/messages',
    for: ['User'],
    summary: 'Write back to the agency, or to the team, in the thread of an enquiry of mine',
    params: z.object({ id }),
    body: z.strictObject({ message: freeMessage, agencyId: id.nullable() }),
    status: 201,
    data: z.object({ message: z.string(), enquiry: sentEnquiry }),
  }),
  reportSilence: endpoint({
    method: 'POST',
    path: '/api/meridian/enquiries/sent/:id/silence',
    for: ['User'],
    summary: 'Say that an agency does not answer: it is reminded, and the team is told',
    params: z.object({ id }),
    body: z.strictObject({ agencyId: id }),
    data: z.object({ message: z.string(), enquiry: sentEnquiry }),
  }),
}
