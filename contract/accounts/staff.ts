/**
 * contract: the team behind the portal: its duties, and acting as
 * somebody for a while, which that person can see.
 */
import { z } from 'zod'
import { duty } from '../http/duties.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Refusals } from '../http/errors.ts'
import { userInfo } from '../http/person.ts'
import { id, instant } from '../vocabulary/common.ts'

const message = z.object({ message: z.string() })

/** Minutes that somebody of the team may act as a person, at most. */
export const actingMinutes = 30

export const staffErrors = {
  'accounts.dutyNeeded': { status: 403, message: 'This is not among your duties. Owners give them.' },
  'accounts.secondFactorNeeded': {
    status: 403,
    message: 'The portal opens once your account asks for a second step at sign-in.',
  },
  'accounts.dutiesMissing': { status: 400, message: 'Please choose at least one duty.' },
  'accounts.notAnAdmin': { status: 409, message: 'Only an Admin has duties.' },
  'accounts.staffOnly': { status: 403, message: 'Only an owner may do this to somebody of the team.' },
  'accounts.inPersonOnly': {
    status: 403,
    message: 'Only the person themselves may do this, not somebody who acts as them.',
  },
  'accounts.cannotActAs': {
    status: 409,
    message: 'Nobody can act as this person: only as somebody who may sign in and is not of the team.',
  },
  'accounts.changedMeanwhile': {
    status: 409,
    message: 'Somebody else changed this meanwhile. Look again, then decide.',
  },
  'accounts.notActing': { status: 409, message: 'You are not acting as anybody.' },
} as const satisfies Refusals

/** Why somebody acts as a person; the person reads it. */
export const actingReason = z
  .string()
  .trim()
  .min(10, 'Please say why in at least 10 characters')
  .max(500, 'Please keep it to 500 characters')

/** One time that somebody of the team acted as a person. */
export const acting = z.object({
  id,
  by: z.string(),
  reason: z.string(),
  at: instant,
  /** When it ended; null while it lasts. */
  endedAt: instant.nullable(),
  until: instant,
})
export type Acting = z.infer<typeof acting>

/** What Admins do about the team and as others; they stand among the calls of `portal`. */
export const staffActs = {
  setDuties: endpoint({
    method: 'PUT',
    path: '/api/meridian/portal/users/:id/duties',
    for: ['Admin'],
    duty: 'own',
    summary:
      'What an Admin is there for; the last owner stays one. 409 `accounts.changedMeanwhile` when the duties are others than were `seen`',
    params: z.object({ id }),
    body: z.strictObject({ duties: z.array(duty).max(4), seen: z.array(duty).max(4).optional() }),
    data: message,
  }),
  actAs: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/users/:id/act-as',
    for: ['Admin'],
    duty: 'support',
    summary:
      'Act as somebody who is not of the team, for at most 30 minutes; the person sees who did, when and why',
    params: z.object({ id }),
    body: z.strictObject({ reason: actingReason }),
    data: message.extend({ userInfo, access_token: z.string(), until: instant }),
  }),
}

/** What an account may do besides being itself; these stand among the calls of `profile`. */
export const ownStanding = {
  duties: endpoint({
    method: 'GET',
    path: '/api/meridian/profile/duties',
    for: 'person',
    summary: 'What I may do in the portal, and whether it waits for my second step',
    data: z.object({ duties: z.array(duty), needsSecondFactor: z.boolean() }),
  }),
  actings: endpoint({
    method: 'GET',
    path: '/api/meridian/profile/acting',
    for: 'person',
    summary: 'When somebody of the team acted as me in the last 90 days, and why',
    data: z.object({ items: z.array(acting) }),
  }),
  endActing: endpoint({
    method: 'POST',
    path: '/api/meridian/profile/acting/end',
    for: 'person',
    summary: 'End acting as somebody, with the token that was given for it',
    data: message,
  }),
}
