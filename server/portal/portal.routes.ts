/** portal: what Admins see and do; this room owns no tables, it asks its neighbours. */
import type { z } from 'zod'
import type { application, decision, person } from '#contract/accounts/portal.ts'
import { portal } from '#contract/accounts/portal.ts'
import { hourMs } from '#contract/vocabulary/spans.ts'
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
  mostCounted,
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
import type { Actor, Bind, Call, Raw, Routes } from '#server/platform/http/http.ts'
import { csvOf, fileAnswer } from '#server/platform/csv-stream.ts'
import type { Db } from '#server/platform/database/db.ts'
import { parseInput, readQuery } from '#server/platform/http/request-checks.ts'
import { noteTable } from './note-table.ts'
import type { Platform } from '#server/platform/platform.ts'
import { decodeTimeCursor, encodeTimeCursor } from '#server/platform/database/cursor.ts'
import { pageOf } from '#server/platform/database/page.ts'
import { toAuditEntry } from './audit-entry.ts'

/** Hours within which an application should be decided. */
const decisionHours = 48

export const portalRoutes =
  (platform: Platform): Routes =>
  (bind, raw) => {
    const accounts = accountsOf(platform)
    bindPeople(bind, accounts)
    bindActs(bind, accounts)
    peopleTable(raw, accounts)
  }

type PeopleAsk = z.output<typeof portal.users.query>

async function peoplePage(db: Db, { cursor, limit, ...filter }: PeopleAsk) {
  const rows = await listPeople(db, { ...filter, before: decodeTimeCursor(cursor) }, limit + 1)
  const page = pageOf(rows, limit, ({ createdAt, id }) => encodeTimeCursor(createdAt, id))
  return { items: page.items.map(toPerson), nextCursor: page.nextCursor }
}

function bindPeople(bind: Bind, accounts: Accounts): void {
  const { db } = accounts.platform
  bind(portal.users, async ({ query }) => {
    const [page, counts, roles, everyone] = await Promise.all([
      peoplePage(db, query),
      countPeople(db, 'state', query),
      countPeople(db, 'role', query),
      countEveryone(db),
    ])
    const all = query.state
      ? (counts[query.state] ?? 0)
      : Object.values(counts).reduce((sum, n) => sum + n, 0)
    const most = mostCounted(query)
    return { ...page, total: Math.min(all, most + 1), mostCounted: most, counts, roles, everyone }
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
}

/** Whoever takes the addresses of people along is written down. */
function peopleTable(raw: Raw, accounts: Accounts): void {
  const { db } = accounts.platform
  raw('/api/meridian/portal/users.csv', { for: ['Admin'], duty: 'support' }, async ({ url }, actor) => {
    const asked = { ...parseInput(portal.users.query, readQuery(url)), limit: 500 }
    await noteTable(accounts, actor, 'users', asked)
    const table = csvOf(
      ['id', 'name', 'e-mail', 'role', 'state', 'agency', 'country', 'since', 'last sign-in', 'sessions'],
      (cursor) => peoplePage(db, { ...asked, cursor }),
      ({ id, name, email, role, state, agency, country, createdAt, lastSignInAt, sessions }) => [
        id,
        name,
        email,
        role,
        state,
        agency?.name ?? null,
        country,
        createdAt,
        lastSignInAt,
        sessions,
      ],
    )
    return fileAnswer(table, 'people.csv')
  })
}

const toSuspension = (of: { suspendedAt: Date | null; suspendedReason: string | null }) =>
  of.suspendedAt && { at: of.suspendedAt.toISOString(), reason: of.suspendedReason }

type ActOf = (call: Call & { actor: Actor }) => Act

/** Whoever comes second is told that somebody else did it. */
function bindSuspensions(bind: Bind, accounts: Accounts, act: ActOf): void {
  bind(portal.suspend, async ({ params, body }, call) => {
    const isDone = await suspendPerson(accounts, act(call), params.id, body.reason)
    return {
      message: isDone
        ? 'The account is suspended.'
        : 'Somebody else did that before you; their reason stands.',
    }
  })
  bind(portal.resume, async ({ params }, call) => {
    const isDone = await resumePerson(accounts, act(call), params.id)
    return { message: isDone ? 'The suspension is lifted.' : 'Somebody else lifted it before you.' }
  })
  bind(portal.suspendAgency, async ({ params, body }, call) => {
    const isDone = await suspendAgency(accounts, act(call), params.id, body.reason)
    return {
      message: isDone
        ? 'The agency is suspended and its homes are hidden.'
        : 'Somebody else did that before you; their reason stands.',
    }
  })
  bind(portal.resumeAgency, async ({ params }, call) => {
    const isDone = await resumeAgency(accounts, act(call), params.id)
    return {
      message: isDone ? 'The suspension of the agency is lifted.' : 'Somebody else lifted it before you.',
    }
  })
}

function bindActs(bind: Bind, accounts: Accounts): void {
  const act: ActOf = (call) => ({
    actor: call.actor,
    visitor: visitorOf(call, accounts.platform),
  })
  bindSuspensions(bind, accounts, act)
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
    await setDuties(accounts, act(call), params.id, body)
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
  dueAt: new Date(row.appliedAt.getTime() + decisionHours * hourMs).toISOString(),
})

type Standing = NonNullable<Awaited<ReturnType<typeof findStanding>>>
const toDecision = (row: Standing): z.input<typeof decision> | null =>
  row.decidedAt && (row.decision === 'approved' || row.decision === 'rejected')
    ? { decision: row.decision, reason: row.reason, at: row.decidedAt.toISOString(), by: row.decidedBy }
    : null
