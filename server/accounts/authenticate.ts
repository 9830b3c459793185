/** accounts: who stands behind a bearer token, read from the database on every call. */
import type { Role } from '#contract/person.ts'
import { refuse } from '#server/platform/errors.ts'
import { transaction } from '#server/platform/db.ts'
import type { Call } from '#server/platform/http.ts'
import { tokenInvalid, type Accounts } from './context.ts'
import { count } from './counters.store.ts'
import { record } from './record.ts'
import { sessionOwner } from './sessions.store.ts'
import { readAccessToken } from './tokens.ts'

export type Actor = { id: string; name: string; role: Role; sessionId: string; agencyId: string | null }

/** @throws AppError 401 for anything but a valid token of a live session of an approved, unsuspended account. */
export async function authenticate(accounts: Accounts, { request }: Pick<Call, 'request'>): Promise<Actor> {
  const token = /^Bearer ([A-Za-z0-9._-]+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  const claims = token && (await readAccessToken(token, accounts.tokens, accounts.now()))
  const owner = claims && (await sessionOwner(accounts.platform.db, claims.sessionId))
  if (!claims || !owner || owner.userId !== claims.userId || owner.suspendedAt || owner.approval !== 'approved')
    throw tokenInvalid()
  return { id: owner.userId, name: owner.name, role: owner.role, sessionId: claims.sessionId, agencyId: owner.agencyId }
}

/** As `authenticate`, for one of these roles. Who tries an Admin's call without being one is audited. @throws AppError 401, 403. */
export async function authenticateAs(
  accounts: Accounts,
  call: Pick<Call, 'request'>,
  roles: readonly Role[],
): Promise<Actor> {
  const actor = await authenticate(accounts, call)
  if (roles.includes(actor.role)) return actor
  if (roles.includes('Admin')) await recordAttempt(accounts, call, actor)
  throw refuse('accounts.roleNeeded')
}

/** Once a minute for each session: enough to be seen, too little to fill the log with. */
async function recordAttempt(accounts: Accounts, call: Pick<Call, 'request'>, actor: Actor): Promise<void> {
  await transaction(accounts.platform.db, async (tx) => {
    if ((await count(tx, `refused/${actor.sessionId}`, 60, accounts.now())) > 1) return
    const { pathname } = new URL(call.request.url)
    const detail = { role: actor.role, call: `${call.request.method} ${pathname.slice(0, 200)}` }
    await record(accounts, tx, { action: 'accounts.roleRefused', actor, detail })
  })
}
