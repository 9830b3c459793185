/** accounts: signs somebody in: a session row, its tokens and, in a browser, the cookie it is bound to. */
import type { UserInfo } from '#contract/http/person.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import type { Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import type { Accounts } from '../ground/context.ts'
import { insertSession } from '../stores/sessions.store.ts'
import { issueAccessToken, issueRefreshToken } from '../ground/tokens.ts'
import { toUserInfo } from '../stores/user-info.ts'
import type { User } from '../stores/users.store.ts'
import type { Visitor } from '../ground/visitor.ts'

export type SignedIn = { userInfo: UserInfo; access_token: string; refresh_token: string }

/**
 * Part of the caller's transaction: tokens are only good when it commits.
 * @throws AppError 401 when the account changed since it was read:
 * what was proved before is worth nothing now.
 */
export async function openSession(
  accounts: Accounts,
  tx: Db,
  user: User,
  visitor: Visitor,
): Promise<SignedIn> {
  const id = newId()
  const now = accounts.now()
  const { isBrowser, userAgent, network } = visitor
  const binding = isBrowser ? visitor.mintCookie('sid') : null
  const device = isBrowser ? visitor.knownCookie('device') : null
  const hashes = { bindingHash: binding?.hash ?? null, deviceHash: device?.hash ?? null }
  if (!(await insertSession(tx, { id, user, ...hashes, userAgent, network, now })))
    throw refuse('accounts.badCredentials')
  binding?.send()
  device?.send()
  return {
    userInfo: toUserInfo(user),
    access_token: await issueAccessToken({ userId: user.id, sessionId: id }, accounts.tokens, now),
    refresh_token: issueRefreshToken(id, 0, accounts.secret),
  }
}
