/** portal: what Admins see and do; this room owns no tables, it asks its neighbours. */
import { pageOf } from '#server/platform/database/page.ts'
import { z } from 'zod'
import type { application, auditEntry, decision, person } from '#contract/accounts/portal.ts'
import { portal } from '#contract/accounts/portal.ts'
import {
  accountsOf,
  actAs,
  approveAgent,
  changeRole,
  countEveryone,
  countPeople,
  endAllSessions,
  endSessionOf,
  findApplication,
  findPerson,
  findStanding,
  listPeople,
  listSessions,
  readAgencyStanding,
  readAudit,
  rejectAgent,
  reopenAgent,
  resendCodeTo,
  resumeAgency,
  resumePerson,
  setDuties,
  suspendAgency,
  suspendPerson,
  visitorOf,
  waitingApplications,
  type Accounts,
  type Act,
  type PersonRow,
} from '#server/accounts/index.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import type { Actor, Bind, Call, Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  decodeCursor,
  decodeTimeCursor,
  encodeCursor,
  encodeTimeCursor,
} from '#server/platform/database/cursor.ts'

/** The audit log is paged by the numbers of its rows. */
const auditPosition = z.tuple([z.int().positive()])

/** Hours within which an application should be decided. */
const decisionHours = 48

export const portalRoutes =
  (platform: Platform): Routes =>
  (bind) => {
    const accounts = accountsOf(platform)
    bindPeople(bind, accounts)
    bindActs(bind, accounts)
  }

function bindPeople(bind: Bind, accounts: Accounts): void {
  const { db } = accounts.platform
  bind(portal.users, async ({ query: { cursor, limit, ...filter } }) => {
    const before = decodeTimeCursor(cursor)
    const [rows, counts, roles, everyone] = await Promise.all([
      listPeople(db, { ...filter, before }, limit + 1),
      countPeople(db, 'state', filter),
      countPeople(db, 'role', filter),
      countEveryone(db),
    ])
    const page = pageOf(rows, limit, ({ createdAt, id }) => encodeTimeCursor(createdAt, id))
    const total = filter.state
      ? (counts[filter.state] ?? 0)
      : Object.values(counts).reduce((sum, n) => sum + n, 0)
    return {
      items: page.items.map(toPerson),
      nextCursor: page.nextCursor,
      total,
      counts,
      roles,
      everyone,
    }
  })
  bind(portal.user, async ({ params: { id } }) => {
    const found = await findPerson(db, id)
    if (!found) throw refuse('accounts.userNotFound')
    const [applied, standing, agency, sessions, audit] = await Promise.all([
      findApplication(db, id),
      findStanding(db, id),
      found.agencyId ? readAgencyStanding(db, found.agencyId) : undefined,
      listSessions(accounts, id, null),
      readAudit(db, { target: id, limit: 50 }),
    ])
    return {
      person: toPerson(found),
      duties: found.role === 'Admin' ? (standing?.duties ?? []) : [],
      hasSecondFactor: Boolean(standing?.hasSecondFactor),
      application: applied ? toApplication(applied) : null,
      decision: standing ? toDecision(standing) : null,
      suspension: standing ? toSuspension(standing) : null,
      agency: agency
        ? { suspension: toSuspension(agency), hiddenAt: agency.hiddenAt?.toISOString() ?? null }
        : null,
      sessions,
      audit: audit.map(toAuditEntry),
    }
  })
  bind(portal.applications, async () => {
    return { items: (await waitingApplications(db)).map(toApplication) }
  })
  bind(portal.audit, async ({ query: { q, person: about, cursor, limit } }) => {
    const [before] = decodeCursor(cursor, auditPosition) ?? []
    const rows = await readAudit(db, { q, person: about, before, limit: limit + 1 })
    const { items, nextCursor } = pageOf(rows, limit, ({ id }) => encodeCursor([id]))
    return { items: items.map(toAuditEntry), nextCursor }
  })
}

const toSuspension = (of: { suspendedAt: Date | null; suspendedReason: string | null }) =>
  of.suspendedAt && { at: of.suspendedAt.toISOString(), reason: of.suspendedReason }

function bindActs(bind: Bind, accounts: Accounts): void {
  const act = (call: Call & { actor: Actor }): Act => ({
    actor: call.actor,
    visitor: visitorOf(call, accounts.platform),
  })
  bind(portal.suspend, async ({ params, body }, call) => {
    await suspendPerson(accounts, act(call), params.id, body.reason)
    return { message: 'The account is suspended.' }
  })
  bind(portal.resume, async ({ params }, call) => {
    await resumePerson(accounts, act(call), params.id)
    return { message: 'The suspension is lifted.' }
  })
  bind(portal.suspendAgency, async ({ params, body }, call) => {
    await suspendAgency(accounts, act(call), params.id, body.reason)
    return { message: 'The agency is suspended and its homes are hidden.' }
  })
  bind(portal.resumeAgency, async ({ params }, call) => {
    await resumeAgency(accounts, act(call), params.id)
    return { message: 'The suspension of the agency is lifted.' }
  })
  bind(portal.endSessions, async ({ params }, call) => {
    await endAllSessions(accounts, act(call), params.id)
    return { message: 'All sessions are ended.' }
  })
  bind(portal.endSession, async ({ params }, call) => {
    await endSessionOf(accounts, act(call), params.id, params.sessionId)
    return { message: 'The session is ended.' }
  })
  bind(portal.changeRole, async ({ params, body }, call) => {
    await changeRole(accounts, act(call), params.id, body)
    return { message: 'The role is changed.' }
  })
  bind(portal.setDuties, async ({ params, body }, call) => {
    await setDuties(accounts, act(call), params.id, body.duties)
    return { message: 'The duties are changed.' }
  })
  bind(portal.actAs, ({ params, body }, call) => actAs(accounts, act(call), params.id, body.reason))
  bind(portal.resendCode, async ({ params }, call) => {
    await resendCodeTo(accounts, act(call), params.id)
    return { message: 'The code is on its way.' }
  })
  bind(portal.approve, async ({ params, body }, call) => {
    await approveAgent(accounts, act(call), params.id, body.joinAgency)
    return { message: 'The agent is approved and told by mail.' }
  })
  bind(portal.reject, async ({ params, body }, call) => {
    await rejectAgent(accounts, act(call), params.id, body.reason)
    return { message: 'The application is rejected and the agent told by mail.' }
  })
  bind(portal.reopen, async ({ params }, call) => {
    await reopenAgent(accounts, act(call), params.id)
    return { message: 'The application is open again.' }
  })
}

const toPerson = (row: PersonRow): z.input<typeof person> => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  state: row.state,
  emailVerified: row.state !== 'unverified',
  agency: row.agencyName === null ? null : { id: row.agencyId, name: row.agencyName },
  country: row.country,
  createdAt: row.createdAt.toISOString(),
  lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  sessions: row.sessions,
})

type ApplicationRow = Awaited<ReturnType<typeof waitingApplications>>[number]
const toApplication = (row: ApplicationRow): z.input<typeof application> => ({
  userId: row.userId,
  name: row.name,
  email: row.email,
  agencyName: row.agencyName,
  country: row.country,
  licenceNumber: row.licenceNumber,
  website: row.website,
  description: row.description,
  phone: { country: row.phoneCountry, number: row.phoneNumber },
  existingAgency:
    row.existingId && row.existingName
      ? { id: row.existingId, name: row.existingName, people: row.existingPeople ?? 0 }
      : null,
  appliedAt: row.appliedAt.toISOString(),
  dueAt: new Date(row.appliedAt.getTime() + decisionHours * 3_600_000).toISOString(),
})

type Standing = NonNullable<Awaited<ReturnType<typeof findStanding>>>
const toDecision = (row: Standing): z.input<typeof decision> | null =>
  row.decidedAt && (row.decision === 'approved' || row.decision === 'rejected')
    ? { decision: row.decision, reason: row.reason, at: row.decidedAt.toISOString(), by: row.decidedBy }
    : null

type AuditRow = Awaited<ReturnType<typeof readAudit>>[number]
const toAuditEntry = (row: AuditRow): z.input<typeof auditEntry> => ({
  id: String(row.id),
  at: row.at.toISOString(),
  actor: { id: row.actorId, name: row.actorName },
  action: row.action,
  target: row.target,
  targetName: row.targetName,
  detail: row.detail as Record<string, unknown>,
})
