/** contract: what both sides of an enquiry write, and the viewings they agree on. */
import { z } from 'zod'
import { id, instant } from '../vocabulary/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { sides, viewingStates, viewingWays } from './enquiry-codes.ts'
import { slot, timeZone } from './enquiries.ts'

/** One message of a thread. `files` is how many came with a mail and stayed in it: threads hold text only. */
export const threadMessage = z.object({
  id,
  side: z.enum(sides),
  author: z.string(),
  body: z.string(),
  at: instant,
  byMail: z.boolean(),
  files: z.int(),
})
export type ThreadMessage = z.infer<typeof threadMessage>

const viewingMinutes = [15, 30, 45, 60, 90] as const

/** Times an agency offers: by the clock of `timeZone`, five at most. */
export const viewingProposal = z.strictObject({
  way: z.enum(viewingWays),
  timeZone,
  minutes: z.literal(viewingMinutes, 'Please choose how long it takes'),
  slots: z.array(slot).min(1, 'Please propose a time').max(5, 'Five times are the most'),
})
export type ViewingProposal = z.output<typeof viewingProposal>

/**
 * A viewing as both sides see it. `chosen` is set once a time was picked. `listingId`
 * is null for what is about no home; of a home that is not `isOffered`, visitors see
 * nothing on the market, and no time is agreed.
 */
export const viewing = z.object({
  id,
  state: z.enum(viewingStates),
  way: z.enum(viewingWays),
  timeZone: z.string(),
  minutes: z.int(),
  times: z.array(instant),
  chosen: instant.nullable(),
  agency: z.string(),
  about: z.string(),
  listingId: id.nullable(),
  isOffered: z.boolean(),
})
export type Viewing = z.infer<typeof viewing>

/** What the person's links carry: it opens this one viewing and nothing else. */
export const viewingKey = z.string().regex(/^[\w-]{20,64}$/, 'This link is not whole')

const params = z.object({ id })
const said = z.object({ message: z.string(), viewing })

export const viewings = {
  get: endpoint({
    method: 'GET',
    path: '/api/meridian/viewings/:id',
    for: 'anyone',
    summary: 'A viewing, for who has its link',
    params,
    query: z.strictObject({ key: viewingKey }),
    data: viewing,
  }),
  choose: endpoint({
    method: 'POST',
    path: '/api/meridian/viewings/:id/choice',
    for: 'anyone',
    summary: 'Choose one of the proposed times, or another one; both sides get a calendar entry',
    params,
    body: z.strictObject({ key: viewingKey, at: instant }),
    data: said,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/meridian/viewings/:id/cancellation',
    for: 'anyone',
    summary: 'Cancel a viewing; both sides are told, and their calendars too',
    params,
    body: z.strictObject({ key: viewingKey }),
    data: said,
  }),
}
