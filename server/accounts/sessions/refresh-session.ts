/**
 * accounts: renews the access token by a counter: a lost answer or a second tab does
 * no harm, a stolen old token ends the session.
 */
import { transaction, type Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import type { Accounts } from '../ground/context.ts'
import { record } from '../audit/record-act.ts'
import { refreshDecision } from '../stores/sessions.rules.ts'
import { endSession, lockSession, stepSession, touchSession } from '../stores/sessions.store.ts'
import { issueAccessToken, issueRefreshToken, readRefreshToken } from '../ground/tokens.ts'
import type { Visitor } from '../ground/visitor.ts'

const refused = () => refuse('accounts.refreshInvalid')

/** @throws AppError 400 for everything that cannot be renewed, never 401. */
export async function refreshSession(
  accounts: Accounts,
  visitor: Visitor,
  refreshToken: string,
): Promise<{ access_token: string; refresh_token: string }> {
  const token = readRefreshToken(refreshToken, accounts.secret)
  if (!token) throw refused()
  const counter = await transaction(accounts.platform.db, (tx) => renew(accounts, tx, visitor, token))
  if (counter === null) throw refused()
  const session = { userId: counter.userId, sessionId: token.sessionId }
  return {
    access_token: await issueAccessToken(session, accounts.tokens, accounts.now()),
    refresh_token: issueRefreshToken(token.sessionId, counter.value, accounts.secret),
  }
}

async function renew(
  accounts: Accounts,
  tx: Db,
  visitor: Visitor,
  token: { sessionId: string; counter: number },
): Promise<{ userId: string; value: number } | null> {
  const session = await lockSession(tx, token.sessionId)
  if (!session) return null
  const now = accounts.now()
  const { lifetimes } = accounts.platform.config
  const isBound = session.bindingHash !== null
  const decision = refreshDecision({
    session,
    counter: token.counter,
    now,
    lifetimes,
    cookieFits: !isBound || session.bindingHash === visitor.cookieHash('sid'),
  })
  if (decision === 'step') await stepSession(tx, session.id, session.counter + 1, now)
  if (decision === 'keep') await touchSession(tx, session.id, now)
  if (decision === 'stolen') {
    await endSession(tx, session.id, 'reuse', now)
    await record(accounts, tx, {
      action: 'accounts.refreshReused',
      target: session.userId,
      detail: { session: session.id },
      visitor,
    })
  }
  if (decision === 'unbound')
    await record(accounts, tx, {
      action: 'accounts.refreshUnbound',
      target: session.userId,
      detail: { session: session.id },
      visitor,
    })
  if (decision === 'step') return { userId: session.userId, value: session.counter + 1 }
  return decision === 'keep' ? { userId: session.userId, value: session.counter } : null
}
