/** accounts: sends the code again. Addresses without an open code get the same answer from a decoy. */
import { transaction } from '#server/platform/db.ts'
import type { Accounts } from './context.ts'
import { ensureFlow } from './ensure-flow.ts'
import { findFlow, lockAddress } from './flows.store.ts'
import { takeFromNetwork } from './limits.ts'
import { renewCode, startFlow } from './send-code.ts'
import type { CodeSent } from './sign-up.ts'
import { findUserByEmail, newestSignup } from './users.store.ts'
import { bindingsOf, type Visitor } from './visitor.ts'

/** `ownerEmail` is the address of the signed-in person, who alone reaches the code of an e-mail change. @throws AppError 429. */
export async function resendCode(
  accounts: Accounts,
  visitor: Visitor,
  { email, ownerEmail }: { email: string; ownerEmail: string | null },
): Promise<CodeSent> {
  const { db } = accounts.platform
  await takeFromNetwork(accounts, db, 'mailing', visitor)
  const expiresAt = await transaction(db, async (tx) => {
    await lockAddress(tx, email)
    const bindings = bindingsOf(visitor)
    const flow =
      (ownerEmail === email ? await findFlow(tx, email, ['verifyprofileemail'], bindings) : undefined) ??
      (await findFlow(tx, email, ['register', 'verifyemail', 'agent', 'forgotpass'], bindings))
    const user = await findUserByEmail(tx, email)
    if (flow) return renewCode(accounts, tx, flow, visitor)
    const signup = user ? undefined : await newestSignup(tx, email)
    if (signup) return ensureFlow(accounts, tx, visitor, signup, { provesPassword: false })
    return startFlow(accounts, tx, { email, purpose: 'register', visitor, decoy: true })
  })
  return { message: 'We have sent a new code.', expiryTime: expiresAt.toISOString() }
}
