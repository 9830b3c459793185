/** accounts: who stands behind a bearer token, read from the database on every call. */
import { refuse } from '#server/platform/refusals/errors.ts'
import { transaction } from '#server/platform/database/db.ts'
import type { Actor, Authenticate } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { accountsOf, tokenInvalid, type Accounts } from '../ground/context.ts'
import { record } from '../audit/record-act.ts'
import { sessionOwner } from '../stores/sessions.store.ts'
import { readAccessToken } from '../ground/tokens.ts'

/** @throws AppError 401 for anything but a valid token of a live session of an approved, unsuspended account. */
export async function authenticate(accounts: Accounts, request: Request): Promise<Actor> {
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
  return {
    id: owner.userId,
    name: owner.name,
    role: owner.role,
    sessionId: claims.sessionId,
    agencyId: owner.agencyId,
  }
}

/** Answers who sends a request that not everybody may send. Who tries an Admin's call without being one is audited. */
export const createAuthenticate = (platform: Platform): Authenticate => {
  const accounts = accountsOf(platform)
  return async (request, admitted) => {
    const actor = await authenticate(accounts, request)
    if (admitted === 'person' || admitted.includes(actor.role)) return actor
    if (admitted.every((role) => role === 'Admin')) await recordAttempt(accounts, request, actor)
    throw refuse('accounts.roleNeeded')
  }
}

/** Once a minute for each session: enough to be seen, too little to fill the log with. */
async function recordAttempt(accounts: Accounts, request: Request, actor: Actor): Promise<void> {
  await transaction(accounts.platform.db, async (tx) => {
    const once = { key: `refused/${actor.sessionId}`, seconds: 60, most: 1 }
    if (!(await accounts.platform.limits.takeIn(tx, [once])).isTaken) return
    const { pathname } = new URL(request.url)
    const detail = { role: actor.role, call: `${request.method} ${pathname.slice(0, 200)}` }
    await record(accounts, tx, { action: 'accounts.roleRefused', actor, detail })
  })
}
