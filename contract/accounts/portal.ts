/** contract: what Admins do with people. Every act is audited. */
import { pageShape, paging } from '../http/page.ts'
import { z } from 'zod'
import { session } from './auth.ts'
import { countryCode, id, instant, since } from '../vocabulary/common.ts'
import { duty } from '../http/duties.ts'
import { endpoint } from '../http/endpoint.ts'
import { phone, role } from '../http/person.ts'
import { staffActs } from './staff.ts'

const message = z.object({ message: z.string() })
export const personStates = ['unverified', 'pending', 'approved', 'rejected', 'suspended'] as const

export const person = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role,
  state: z.enum(personStates),
  emailVerified: z.boolean(),
  agency: z.object({ id: id.nullable(), name: z.string() }).nullable(),
  /** Of the agency, or of the application while there is none. */
  country: countryCode.nullable(),
  createdAt: instant,
  lastSignInAt: instant.nullable(),
  sessions: z.int(),
})
export type Person = z.infer<typeof person>

/** What an agent told us when registering. `dueAt` is 48 hours after verification. */
export const application = z.object({
  userId: id,
  name: z.string(),
  email: z.string(),
  phone: phone.nullable(),
  agencyName: z.string(),
  country: countryCode,
  licenceNumber: z.string().nullable(),
  website: z.string().nullable(),
  description: z.string(),
  /** An agency of that name that is here already; approving then means joining it. */
  existingAgency: z.object({ id, name: z.string(), people: z.int() }).nullable(),
  appliedAt: instant,
  dueAt: instant,
})
export type Application = z.infer<typeof application>

/** What was decided about an application; `by` is null when that Admin's account is gone. */
export const decision = z.object({
  decision: z.enum(['approved', 'rejected']),
  reason: z.string().nullable(),
  at: instant,
  by: z.string().nullable(),
})
export const auditEntry = z.object({
  id: z.string(),
  at: instant,
  actor: z.object({ id: id.nullable(), name: z.string() }),
  action: z.string(),
  target: z.string().nullable(),
  /** The person the target is, while the account is there. */
  targetName: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
})

export type AuditEntry = z.infer<typeof auditEntry>

const suspension = z.object({ at: instant, reason: z.string().nullable() }).nullable()

/** What is looked for in the log. */
export const auditQuery = z.strictObject({
  q: z.string().trim().max(100).optional(),
  /** Only what this person did, or what was done to them. */
  person: id.optional(),
  /** Only acts of this name. */
  action: z.string().max(100).optional(),
  /** Only what was done to this. */
  object: z.string().max(100).optional(),
  /** Days (UTC), both included. */
  since: z.iso.date().optional(),
  until: z.iso.date().optional(),
})

/** What a walk through the chain tells: how far it is, and at last how it ended. */
export const auditVerification = z.union([
  z.strictObject({ rows: z.int() }),
  z.strictObject({
    ok: z.boolean(),
    rows: z.int(),
    unkeyed: z.int(),
    brokenAt: z.int().nullable(),
    fault: z.enum(['changed', 'unkeyed', 'unknownKey']).nullable(),
    lostMark: z.int().nullable(),
    forged: z.array(z.string()),
    marks: z.int(),
    isRooted: z.boolean(),
  }),
])
export type AuditVerification = z.infer<typeof auditVerification>

export const portal = {
  users: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/users',
    for: ['Admin'],
    duty: 'support',
    summary: 'People, newest first, with search and filters',
    query: z.strictObject({
      q: z.string().trim().max(100).optional(),
      role: role.optional(),
      state: z.enum(personStates).optional(),
      /** Only who came then or later. */
      since: since.optional(),
      /** Only agents whose application came then or later. */
      applied: since.optional(),
      ...paging(),
    }),
    data: pageShape(person, {
      /** Counted up to `mostCounted`; one more says that there are more. So are the others. */
      total: z.int(),
      mostCounted: z.int(),
      /** People in each state, for the words and role asked for. */
      counts: z.record(z.string(), z.int()),
      /** People of each role, for the words and state asked for. */
      roles: z.record(z.string(), z.int()),
      /** People there are, whatever is asked for. */
      everyone: z.int(),
    }),
  }),
  user: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/users/:id',
    for: ['Admin'],
    duty: 'support',
    summary: 'One person: sessions and what was done to them',
    params: z.object({ id }),
    data: z.object({
      person,
      /**
       * Of an Admin: what they are there for, and whether a second
       * step guards it; empty and false for others.
       */
      duties: z.array(duty),
      hasSecondFactor: z.boolean(),
      application: application.nullable(),
      decision: decision.nullable(),
      suspension,
      /**
       * Of their agency: whether Admins suspended it, and since when its
       * homes are hidden; null without an agency.
       */
      agency: z.object({ suspension, hiddenAt: instant.nullable() }).nullable(),
      sessions: z.array(session),
      audit: z.array(auditEntry),
    }),
  }),
  suspend: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/users/:id/suspend',
    for: ['Admin'],
    duty: 'support',
    summary: 'Suspend; sessions end within 5 s. The reason of whoever was first stands',
    params: z.object({ id }),
    body: z.strictObject({ reason: z.string().trim().min(3).max(500) }),
    data: message,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/users/:id/resume',
    for: ['Admin'],
    duty: 'support',
    summary: 'Lift a suspension',
    params: z.object({ id }),
    data: message,
  }),
  suspendAgency: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/agencies/:id/suspend',
    for: ['Admin'],
    duty: 'support',
    summary:
      'Suspend an agency: its homes are hidden at once and its feeds stand still; its people keep their accounts',
    params: z.object({ id }),
    body: z.strictObject({ reason: z.string().trim().min(3).max(500) }),
    data: message,
  }),
  resumeAgency: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/agencies/:id/resume',
    for: ['Admin'],
    duty: 'support',
    summary: 'Lift the suspension of an agency; its homes are back at once if one of its people may act',
    params: z.object({ id }),
    data: message,
  }),
  endSessions: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/users/:id/end-sessions',
    for: ['Admin'],
    duty: 'support',
    summary: 'End all sessions of a person',
    params: z.object({ id }),
    data: message,
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/users/:id/sessions/:sessionId/end',
    for: ['Admin'],
    duty: 'support',
    summary: 'End one session of a person',
    params: z.object({ id, sessionId: id }),
    data: message,
  }),
  changeRole: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/users/:id/role',
    for: ['Admin'],
    duty: 'own',
    summary:
      'Change the role; whoever becomes an Admin is given duties with it. 409 `accounts.changedMeanwhile` when it is another than was `seen`',
    params: z.object({ id }),
    body: z.strictObject({ role, duties: z.array(duty).max(4).optional(), seen: role.optional() }),
    data: message,
  }),
  resendCode: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/users/:id/resend-code',
    for: ['Admin'],
    duty: 'support',
    summary: 'Send the verification code again',
    params: z.object({ id }),
    data: message,
  }),
  applications: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/agents',
    for: ['Admin'],
    duty: 'support',
    summary: 'Agents waiting for approval, longest first',
    data: z.object({ items: z.array(application) }),
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/agents/:id/approve',
    for: ['Admin'],
    duty: 'support',
    summary: 'Approve an agent; a mail goes out',
    params: z.object({ id }),
    body: z.strictObject({ joinAgency: z.boolean().default(false) }),
    data: message,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/agents/:id/reject',
    for: ['Admin'],
    duty: 'support',
    summary: 'Reject an agent with a reason; a mail goes out',
    params: z.object({ id }),
    body: z.strictObject({ reason: z.string().trim().min(3).max(500) }),
    data: message,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/agents/:id/reopen',
    for: ['Admin'],
    duty: 'support',
    summary: 'Take up a rejected application again; its 48 hours start over',
    params: z.object({ id }),
    data: message,
  }),
  audit: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/audit',
    for: ['Admin'],
    duty: 'own',
    summary:
      'The audit log, newest first. /api/meridian/portal/audit.csv and .json answer all of what is asked for with its seals; /api/meridian/portal/audit/verification walks the chain and tells how far it is, a line of JSON at a time',
    query: auditQuery.extend(paging({ limit: 50 })),
    data: pageShape(auditEntry, {
      /** Acts there are. */
      actions: z.array(z.string()),
    }),
  }),
  ...staffActs,
}
