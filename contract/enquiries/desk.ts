/** contract: enquiries and reports as Admins look after them in the portal. Every change is audited. */
import { pageShape, paging } from '../http/page.ts'
import { z } from 'zod'
import { id, instant, since } from '../vocabulary/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { consequences, enquiryStates, reportReasons, reportStates } from './enquiry-codes.ts'
import { message } from './enquiries.ts'
import { enquiryKind, fact } from './leads.ts'
import { threadMessage } from './thread.ts'
import { listingStatus } from '../vocabulary/vocabulary.ts'

const enquiryState = z.enum(enquiryStates)
const reportState = z.enum(reportStates)
const note = z.string().trim().max(2_000)

/** Somebody of the team. */
const colleague = z.object({ id, name: z.string() })
export type DeskColleague = z.infer<typeof colleague>

export const deskEnquiry = z.object({
  id,
  kind: enquiryKind,
  state: enquiryState,
  at: instant,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** The account of the person who wrote, when they were signed in. */
  userId: id.nullable(),
  about: z.string(),
  listingId: id.nullable(),
  /** Who may read it besides the team. */
  agencies: z.array(z.object({ id, name: z.string() })),
  message: z.string().nullable(),
  facts: z.array(fact),
  /** What was written since, by whichever side. */
  messages: z.array(threadMessage),
  note: z.string().nullable(),
  /** Who of the team looks after it. */
  assignee: colleague.nullable(),
})
export type DeskEnquiry = z.infer<typeof deskEnquiry>

export const deskReport = z.object({
  id,
  state: reportState,
  at: instant,
  reason: z.enum(reportReasons),
  message: z.string().nullable(),
  email: z.string().nullable(),
  listing: z.object({ id, title: z.string(), status: listingStatus, agency: z.string() }),
  /** Reports of the same listing that nobody has decided, this one included. */
  open: z.int(),
  outcome: z.string().nullable(),
  note: z.string().nullable(),
  decidedAt: instant.nullable(),
  /** What an upheld report led to; null when it was dismissed, or upheld before there were consequences. */
  consequence: z
    .object({
      kind: z.enum(consequences),
      /** What the agency was told: why the home was taken down, or what to put right. */
      words: z.string(),
      at: instant,
      /** The last day on which the agency may put it right; null for a takedown. */
      due: z.iso.date().nullable(),
      /** How many people of the agency were written to. */
      told: z.int(),
      /** When the home was put back, or what was asked for was done, and what was said of it. */
      endedAt: instant.nullable(),
      endedWords: z.string().nullable(),
    })
    .nullable(),
})
export type DeskReport = z.infer<typeof deskReport>

const sentence = (missing: string) => z.string().trim().min(3, missing).max(500)

/** What follows from an upheld report. `days`: how long the agency has, today not counted. */
const consequence = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('takedown'), reason: sentence('Please say why it is taken down') }),
  z.strictObject({
    kind: z.literal('request'),
    change: sentence('Please say what to put right'),
    days: z.int().min(1, 'At least a day').max(30, 'At most 30 days'),
  }),
])

export const desk = {
  waiting: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/waiting',
    for: ['Admin'],
    duty: 'any',
    summary:
      'How much waits for the team: new enquiries that no agency reads, and reports nobody has decided',
    data: z.object({ enquiries: z.int(), reports: z.int() }),
  }),
  enquiries: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/enquiries',
    for: ['Admin'],
    duty: 'support',
    summary: 'Everything people wrote, newest first, with search and filters',
    query: z.strictObject({
      q: z.string().trim().max(100).optional(),
      kind: enquiryKind.optional(),
      state: enquiryState.optional(),
      /** Whose they are to look after, or nobody's. */
      assignee: z.union([id, z.literal('nobody')]).optional(),
      /** Only what came then or later. */
      since: since.optional(),
      ...paging(),
    }),
    data: pageShape(deskEnquiry, {
      /** Who can look after one. */
      team: z.array(colleague),
      /**
       * Enquiries in each state, for everything else that is asked for; one more
       * than `mostCounted` says that there are more.
       */
      counts: z.object({ new: z.int(), answered: z.int(), closed: z.int(), held: z.int() }),
      mostCounted: z.int(),
    }),
  }),
  changeEnquiry: endpoint({
    method: 'PATCH',
    path: '/api/meridian/portal/enquiries/:id',
    for: ['Admin'],
    duty: 'support',
    summary:
      'Set the state, the note or who looks after it; what was held back and becomes new is sent now. 409 `enquiries.takenOver` when somebody else took it over than was seen, `enquiries.changedMeanwhile` when state or note are others than were seen',
    params: z.object({ id }),
    body: z.strictObject({
      state: z.enum(['new', 'answered', 'closed']).optional(),
      note: note.optional(),
      /** How the state and the note were when this was decided. */
      seen: z.strictObject({ state: enquiryState, note: z.string().nullable() }).optional(),
      /** `seen`: who looked after it when this was decided. */
      assignee: z.strictObject({ id: id.nullable(), seen: id.nullable() }).optional(),
    }),
    data: z.object({ message: z.string(), enquiry: deskEnquiry }),
  }),
  answerEnquiry: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/enquiries/:id/answers',
    for: ['Admin'],
    duty: 'support',
    summary:
      'Answer by mail in the name of the team; what the person writes back reaches the team. 409 `enquiries.changedMeanwhile` when more was written than was seen',
    params: z.object({ id }),
    /** `seen`: how many messages had been written when the answer was. */
    body: z.strictObject({ message, seen: z.int().min(0).optional() }),
    status: 201,
    data: z.object({ message: z.string(), enquiry: deskEnquiry }),
  }),
  reports: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/reports',
    for: ['Admin'],
    duty: 'moderate',
    summary: 'Reports of listings, newest first',
    query: z.strictObject({
      state: reportState.optional(),
      reason: z.enum(reportReasons).optional(),
      listing: id.optional(),
      ...paging(),
    }),
    data: pageShape(deskReport, {
      /** Reports in each state, for the reason and the listing asked for. */
      counts: z.object({ new: z.int(), upheld: z.int(), dismissed: z.int(), held: z.int() }),
    }),
  }),
  noteReport: endpoint({
    method: 'PATCH',
    path: '/api/meridian/portal/reports/:id',
    for: ['Admin'],
    duty: 'moderate',
    summary: 'Set the note of a report; 409 `enquiries.changedMeanwhile` when it is another than was seen',
    params: z.object({ id }),
    body: z.strictObject({ note, seen: z.string().nullable().optional() }),
    data: z.object({ message: z.string(), report: deskReport }),
  }),
  decideReport: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/reports/:id/decision',
    for: ['Admin'],
    duty: 'moderate',
    summary:
      'Uphold a report with a consequence, which the agency is told, or dismiss it; the outcome is told to whoever reported',
    params: z.object({ id }),
    body: z
      .strictObject({
        state: z.enum(['upheld', 'dismissed']),
        outcome: sentence('Please say what came of it'),
        consequence: consequence.optional(),
      })
      .refine(({ state, consequence }) => state !== 'upheld' || consequence !== undefined, {
        path: ['consequence'],
        message: 'Please choose what follows from it',
      })
      .refine(({ state, consequence }) => state !== 'dismissed' || consequence === undefined, {
        path: ['consequence'],
        message: 'Nothing follows from a report that is dismissed',
      }),
    data: z.object({ message: z.string(), report: deskReport }),
  }),
  takeDownReported: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/reports/:id/takedown',
    for: ['Admin'],
    duty: 'moderate',
    summary: 'Take the home down after its agency was asked to put it right; the agency is told',
    params: z.object({ id }),
    body: z.strictObject({ reason: sentence('Please say why it is taken down') }),
    data: z.object({ message: z.string(), report: deskReport }),
  }),
  endReported: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/reports/:id/end',
    for: ['Admin'],
    duty: 'moderate',
    summary: 'Put the home back, which the agency is told, or note that what was asked of the agency is done',
    params: z.object({ id }),
    body: z.strictObject({ words: sentence('Please say why') }),
    data: z.object({ message: z.string(), report: deskReport }),
  }),
}
