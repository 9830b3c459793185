/** accounts: ends a session; the answer is the same when there was none to end. */
import { transaction } from '#server/platform/database/db.ts'
import type { Accounts } from '../ground/context.ts'
import { record } from '../audit/record-act.ts'
import { endSession, lockSession } from '../stores/sessions.store.ts'
import { readRefreshToken } from '../ground/tokens.ts'
import type { Visitor } from '../ground/visitor.ts'

/** Only the token itself, together with its owner's id, ends a session; anything else changes nothing. */
export async function logOut(
  accounts: Accounts,
  visitor: Visitor,
  { userId, refreshToken }: { userId: string; refreshToken: string },
): Promise<{ message: string }> {
  const token = readRefreshToken(refreshToken, accounts.secret)
  if (token)
    await transaction(accounts.platform.db, async (tx) => {
      const session = await lockSession(tx, token.sessionId)
      if (!session || session.endedAt || session.userId !== userId) return
      await endSession(tx, session.id, 'logout', accounts.now())
      await record(accounts, tx, { action: 'accounts.signedOut', target: session.userId, visitor })
    })
  visitor.dropCookie('sid')
  return { message: 'You are signed out.' }
}
