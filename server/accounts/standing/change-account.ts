/** accounts: the one way in which an account's address, password, second factor or standing change. */
import type { Db } from '#server/platform/database/db.ts'
import type { Actor } from '#server/platform/http/http.ts'
import type { Accounts } from '../ground/context.ts'
import { endSessions, forgetDevices, holdSession, rememberDevice } from '../stores/sessions.store.ts'
import { advance, type Standing, type User } from '../stores/users.store.ts'
import type { Visitor } from '../ground/visitor.ts'

type How = {
  /** Kept with the sessions that end. */
  reason: string
  /** Whoever makes the change and goes on in this session and browser; everybody else is signed out. */
  staying?: { sessionId: string; device: string | null }
}

/**
 * Makes the change (or none, when it is one of the second factor) and ends with it whatever was handed out
 * before: sessions, known browsers, and by counting the epoch on every code, reset grant, sign-in that
 * waits for its second step and change of address under way. Ways back to an earlier address stay: they are
 * the owner's against whoever made this change.
 * False when it cannot be made any more: the account changed since `user` was read, the staying session has
 * ended, or the new address has an account. Throw then, so that the transaction is taken back.
 */
export async function changeAccount(
  accounts: Accounts,
  tx: Db,
  user: User,
  changes: Standing,
  { reason, staying }: How,
): Promise<boolean> {
  if (!(await advance(tx, user, changes))) return false
  if (staying && !(await holdSession(tx, staying.sessionId))) return false
  const now = accounts.now()
  await endSessions(tx, user.id, reason, now, staying?.sessionId)
  await forgetDevices(tx, user.id)
  if (staying?.device) await rememberDevice(tx, user.id, staying.device, now)
  return true
}

/** The person who makes the change, in this browser. */
export const stayingAs = ({ sessionId }: Actor, visitor: Visitor) => ({
  sessionId,
  device: visitor.cookieHash('device'),
})
