/** accounts: ends a session; the answer is the same when there was none to end. */
import { transaction } from '#server/platform/database/db.ts'
import type { Accounts } from '../ground/context.ts'
import { record } from '../audit/record-act.ts'
import { hasLapsed } from '../stores/sessions.rules.ts'
import { endSession, lockSession } from '../stores/sessions.store.ts'
import { readRefreshToken } from '../ground/tokens.ts'
import type { Visitor } from '../ground/visitor.ts'

/**
 * Only the token itself, together with its owner's id, ends a session; anything else changes
 * nothing. One that has run out opens nothing any more, and nobody chose that: browsers that tell
 * of homes go on (decisions/0039), until they are ended.
 */
export async function logOut(
  accounts: Accounts,
  visitor: Visitor,
  { userId, refreshToken }: { userId: string; refreshToken: string },
): Promise<{ message: string }> {
  const token = readRefreshToken(refreshToken, accounts.secret)
  if (token)
    await transaction(accounts.platform.db, async (tx) => {
      const session = await lockSession(tx, token.sessionId)
      const now = accounts.now()
      if (!session || session.endedAt || session.userId !== userId) return
      if (hasLapsed(session, now, accounts.platform.config.lifetimes)) return
      await endSession(tx, session.id, 'logout', now)
      await record(accounts, tx, { action: 'accounts.signedOut', target: session.userId, visitor })
    })
  visitor.dropCookie('sid')
  return { message: 'You are signed out.' }
}
