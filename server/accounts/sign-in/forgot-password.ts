/**
 * accounts: asks for a reset code. Unknown and verified addresses get the same
 * answer; unverified ones are told to verify.
 */
import { transaction } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { isOwnFlow } from '../ground/codes.rules.ts'
import type { Accounts } from '../ground/context.ts'
import { expiryOfFlow } from '../codes/ensure-flow.ts'
import { findFlow, lockAddress } from '../stores/flows.store.ts'
import { networkBudget, takeOrRefuse } from '../ground/limits.ts'
import { record } from '../audit/record-act.ts'
import { renewCode, startFlow } from '../codes/send-code.ts'
import type { CodeSent } from '../sign-up/sign-up.ts'
import { findUserByEmail, newestSignup } from '../stores/users.store.ts'
import { bindingsOf, emailKey, type Visitor } from '../ground/visitor.ts'

/** @throws AppError 403 with `expiryTime` and `role` for an unverified account, 429. */
export async function forgotPassword(accounts: Accounts, visitor: Visitor, email: string): Promise<CodeSent> {
  const { db } = accounts.platform
  await takeOrRefuse(accounts, [networkBudget('mailing', visitor), networkBudget('forgot', visitor)])
  const user = await findUserByEmail(db, email)
  const signup = await newestSignup(db, email)
  if (!user && signup) {
    const expiresAt = await transaction(db, (tx) =>
      expiryOfFlow(accounts, tx, visitor, signup, { provesPassword: false }),
    )
    throw refuse('accounts.emailNotVerified', {
      extra: { expiryTime: expiresAt.toISOString(), role: signup.role },
    })
  }
  const expiresAt = await transaction(db, async (tx) => {
    await lockAddress(tx, email)
    const bindings = bindingsOf(visitor)
    const open = await findFlow(tx, email, ['forgotpass'], bindings)
    const expires = isOwnFlow(open, bindings)
      ? (await renewCode(accounts, tx, open, visitor)).expiresAt
      : await startFlow(accounts, tx, {
          email,
          purpose: 'forgotpass',
          visitor,
          linkAlways: user?.role === 'Admin',
          ...(user ? { user } : { decoy: true }),
        })
    await record(accounts, tx, {
      action: 'accounts.resetAsked',
      target: user?.id ?? emailKey(email, accounts.secret),
      visitor,
    })
    return expires
  })
  return {
    message: 'If that address has an account, we have sent a code to it.',
    expiryTime: expiresAt.toISOString(),
  }
}
