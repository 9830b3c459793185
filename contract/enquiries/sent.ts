/** contract: what a User wrote to agencies and to the team while signed in, and what was answered. */
import { pageShape, paging } from '../http/page.ts'
import { z } from 'zod'
import { id, instant } from '../vocabulary/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { sentStates } from './enquiry-codes.ts'
import { enquiryKind, fact } from './leads.ts'

const sentEnquiry = z.object({
  id,
  kind: enquiryKind,
  state: z.enum(sentStates),
  at: instant,
  /** The agency it went to; null for the team, and for a brief. */
  agency: z.object({ id, name: z.string() }).nullable(),
  about: z.string(),
  /** The home it is about, while Meridian has a page for it. */
  listingId: id.nullable(),
  message: z.string().nullable(),
  facts: z.array(fact),
  /** `agency` is null for an answer of the team. */
  answers: z.array(
    z.object({ author: z.string(), agency: z.string().nullable(), body: z.string(), at: instant }),
  ),
})
export type SentEnquiry = z.infer<typeof sentEnquiry>

export const sent = {
  list: endpoint({
    method: 'GET',
    path: '/api/meridian/enquiries/sent',
    for: ['User'],
    summary: 'What I wrote while signed in as a User, newest first, each with its answers',
    query: z.strictObject({
      ...paging(),
    }),
    data: pageShape(sentEnquiry, { total: z.int() }),
  }),
}
