/** accounts: asks a signed-in person for the password once more, before something that weakens or moves their account. */
import { authErrors } from '#contract/auth.ts'
import { AppError } from '#server/platform/errors.ts'
import { waitAfterFailures } from './codes.rules.ts'
import { tooManyTries, type Accounts } from './context.ts'
import { addLoginFailure, clearLoginFailures, loginFailures } from './counters.store.ts'
import { verifyPassword } from './passwords.ts'
import type { User } from './users.store.ts'

/** @throws AppError 403 for a wrong password, 429 after several in a row: whoever found an open session cannot guess on. */
export async function confirmPassword(accounts: Accounts, user: User, password: string): Promise<void> {
  const { db } = accounts.platform
  const key = `confirm/${user.id}`
  const failures = await loginFailures(db, key)
  const left = failures ? (failures.blocked_until.getTime() - accounts.now().getTime()) / 1000 : 0
  if (left > 0) throw tooManyTries(left)
  if (await verifyPassword(password, user.passwordHash)) {
    if (failures) await clearLoginFailures(db, [key])
    return
  }
  await addLoginFailure(db, key, accounts.now(), waitAfterFailures)
  const words = 'That is not your password.'
  throw new AppError('accounts.recentPasswordNeeded', 403, authErrors['accounts.recentPasswordNeeded'], {
    fields: { password: words },
  })
}
