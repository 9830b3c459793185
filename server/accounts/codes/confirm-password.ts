/**
 * accounts: asks a signed-in person for the password once more, before
 * something that weakens or moves their account.
 */
import { refuse } from '#server/platform/refusals/errors.ts'
import { confirmLimit, freeFailures } from '../ground/codes.rules.ts'
import type { Accounts } from '../ground/context.ts'
import { verifyPassword } from '../ground/passwords.ts'
import { tryOnce } from './try-once.ts'
import type { User } from '../stores/users.store.ts'

/**
 * @throws AppError 403 for a wrong password, 429 after several in a row:
 * whoever found an open session cannot guess on.
 */
export async function confirmPassword(accounts: Accounts, user: User, password: string): Promise<void> {
  const key = `confirm/${user.id}`
  const tries = {
    whose: key,
    budgets: [{ key, ...confirmLimit }],
    ladders: [{ key, free: freeFailures.narrow }],
  }
  const { isRight } = await tryOnce(accounts, tries, async () =>
    (await verifyPassword(accounts, password, user.passwordHash, user.id)) ? true : null,
  )
  if (isRight) return
  const wrong = password === '' ? {} : { message: 'That is not your password.' }
  throw refuse('accounts.recentPasswordNeeded', { ...wrong, field: 'password' })
}
