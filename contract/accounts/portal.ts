/** contract: what Admins do with people. Every act is audited. */
import { pageShape, paging } from '../http/page.ts'
import { z } from 'zod'
import { session } from './auth.ts'
import { countryCode, id, instant } from '../vocabulary/common.ts'
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
      ...paging(),
    }),
    data: pageShape(person, {
      total: z.int(),
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
      /** Of an Admin: what they are there for, and whether a second step guards it; empty and false for others. */
      duties: z.array(duty),
      hasSecondFactor: z.boolean(),
      application: application.nullable(),
      decision: decision.nullable(),
      suspension,
      /** Of their agency: whether Admins suspended it, and since when its homes are hidden; null without an agency. */
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
    summary: 'Suspend; sessions end within 5 s',
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
    summary: 'Change the role; whoever becomes an Admin is given duties with it',
    params: z.object({ id }),
    body: z.strictObject({ role, duties: z.array(duty).max(4).optional() }),
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
    summary: 'The audit log, newest first',
    query: z.strictObject({
      q: z.string().trim().max(100).optional(),
      /** Only what this person did, or what was done to them. */
      person: id.optional(),
      ...paging({ limit: 50 }),
    }),
    data: pageShape(auditEntry, {}),
  }),
  ...staffActs,
}
