/**
 * accounts: who stands behind a bearer token, read from the database on every
 * call, and whether the call is theirs to make.
 */
import { dutyFor, mayDo } from '#contract/http/duties.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { transaction } from '#server/platform/database/db.ts'
import { noteActing } from '#server/platform/http/current-visit.ts'
import type { Actor, Admission, Authenticate } from '#server/platform/http/calls.ts'
import type { Platform } from '#server/platform/platform.ts'
import { mayGoOn } from '../acting/acting.rules.ts'
import { accountsOf, tokenInvalid, type Accounts } from '../ground/context.ts'
import { record } from '../audit/record-act.ts'
import { sessionOwner } from '../stores/sessions.store.ts'
import { readAccessToken } from '../ground/tokens.ts'

type Owner = NonNullable<Awaited<ReturnType<typeof sessionOwner>>>
type Known = { actor: Actor; hasSecondFactor: boolean }

/**
 * @throws AppError 401 for anything but a valid token of a live session of an approved, unsuspended account.
 */
export const authenticate = async (accounts: Accounts, request: Request): Promise<Actor> =>
  (await identify(accounts, request)).actor

async function identify(accounts: Accounts, request: Request): Promise<Known> {
  const token = /^Bearer ([A-Za-z0-9._-]+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  const claims = token && (await readAccessToken(token, accounts.tokens, accounts.now()))
  const owner = claims && (await sessionOwner(accounts.platform.db, claims.sessionId))
  if (
    !claims ||
    !owner ||
    owner.userId !== claims.userId ||
    owner.suspendedAt ||
    owner.approval !== 'approved'
  )
    throw tokenInvalid()
  const actor = {
    id: owner.userId,
    name: owner.name,
    role: owner.role,
    sessionId: claims.sessionId,
    agencyId: owner.agencyId,
    duties: owner.role === 'Admin' ? owner.duties : [],
    actingBy: actingBy(owner, accounts.now()),
  }
  return { actor, hasSecondFactor: Boolean(owner.hasSecondFactor) }
}

/** Who acts as the owner of the session, if anybody does. @throws AppError 401 where they may no longer. */
function actingBy(owner: Owner, now: Date): Actor['actingBy'] {
  const { actingUntil: until, staffId, staffName, staffRole, staffDuties, staffSuspendedAt } = owner
  if (until === null) return null
  const staff = staffRole && { role: staffRole, duties: staffDuties ?? [], suspendedAt: staffSuspendedAt }
  if (!mayGoOn({ until, staff: staff || null }, now) || staffId === null || staffName === null)
    throw tokenInvalid()
  return { id: staffId, name: staffName }
}

/**
 * Answers who sends a request that not everybody may send. The one place where roles, duties, the
 * team's second step and acting as somebody are asked. Who tries an Admin's call without being one is
 * audited, and so is what is done as somebody.
 */
export const createAuthenticate = (platform: Platform): Authenticate => {
  const accounts = accountsOf(platform)
  return async (request, admission) => {
    const known = await identify(accounts, request)
    await admit(accounts, request, known, admission)
    return known.actor
  }
}

async function admit(
  accounts: Accounts,
  request: Request,
  { actor, hasSecondFactor }: Known,
  admission: Admission,
): Promise<void> {
  const duty = dutyFor(admission)
  if (admission.for !== 'person' && !admission.for.includes(actor.role)) {
    if (duty !== null) await recordAttempt(accounts, request, actor)
    throw refuse('accounts.roleNeeded')
  }
  if (duty !== null && accounts.platform.config.needsStaffSecondFactor && !hasSecondFactor)
    throw refuse('accounts.secondFactorNeeded')
  if (duty !== null && !mayDo(actor.duties, duty)) {
    await recordAttempt(accounts, request, actor)
    throw refuse('accounts.dutyNeeded')
  }
  if (!actor.actingBy) return
  noteActing({ by: actor.actingBy, as: { id: actor.id, name: actor.name } })
  if (admission.inPerson) throw refuse('accounts.inPersonOnly')
  if (request.method !== 'GET') await recordActing(accounts, request, actor)
}

const callOf = (request: Request): string =>
  `${request.method} ${new URL(request.url).pathname.slice(0, 200)}`

/** Whatever is changed as somebody is written down before it is done. */
const recordActing = (accounts: Accounts, request: Request, actor: Actor): Promise<void> =>
  transaction(accounts.platform.db, (tx) =>
    record(accounts, tx, { action: 'portal.actedAs', actor, detail: { call: callOf(request) } }),
  )

/** Once a minute for each session: enough to be seen, too little to fill the log with. */
async function recordAttempt(accounts: Accounts, request: Request, actor: Actor): Promise<void> {
  await transaction(accounts.platform.db, async (tx) => {
    const once = { key: `refused/${actor.sessionId}`, seconds: 60, most: 1 }
    if (!(await accounts.platform.limits.takeIn(tx, [once])).isTaken) return
    const detail = { role: actor.role, call: callOf(request) }
    await record(accounts, tx, { action: 'accounts.roleRefused', actor, detail })
  })
}
