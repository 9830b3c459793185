/** accounts: sends the code again. Addresses without an open code get the same answer from a decoy. */
import { transaction, type Db } from '#server/platform/database/db.ts'
import { isOwnFlow } from '../ground/codes.rules.ts'
import type { Accounts } from '../ground/context.ts'
import { ensureFlow } from '../codes/ensure-flow.ts'
import { findFlow, lockAddress } from '../stores/flows.store.ts'
import { networkBudget, takeOrRefuse } from '../ground/limits.ts'
import { renewCode, startFlow, type Renewed } from '../codes/send-code.ts'
import type { CodeSent } from './sign-up.ts'
import { findUserByEmail, newestSignup } from '../stores/users.store.ts'
import { bindingsOf, type Visitor } from '../ground/visitor.ts'

const resendWords = {
  sent: 'We have sent a new code.',
  justSent: 'Your last code is less than a minute old. Please use that one.',
}

/**
 * `ownerEmail` is the address of the signed-in person, who alone reaches the code of an
 * e-mail change. A visitor who asked for no code of this address gets a code of its own;
 * nobody's wish ends a code that somebody else waits for.
 * @throws AppError 429.
 */
export async function resendCode(
  accounts: Accounts,
  visitor: Visitor,
  asked: { email: string; ownerEmail: string | null },
): Promise<CodeSent> {
  const { db } = accounts.platform
  await takeOrRefuse(accounts, [networkBudget('mailing', visitor)])
  const { expiresAt, isSent } = await transaction(db, async (tx) => {
    await lockAddress(tx, asked.email)
    return renew(accounts, tx, visitor, asked)
  })
  return { message: isSent ? resendWords.sent : resendWords.justSent, expiryTime: expiresAt.toISOString() }
}

async function renew(
  accounts: Accounts,
  tx: Db,
  visitor: Visitor,
  { email, ownerEmail }: { email: string; ownerEmail: string | null },
): Promise<Renewed> {
  const bindings = bindingsOf(visitor)
  // The session already says whose it is, whichever browser the change was begun in.
  const moving =
    ownerEmail === email ? await findFlow(tx, email, ['verifyprofileemail'], bindings) : undefined
  if (moving) return renewCode(accounts, tx, moving, visitor)
  const flow = await findFlow(tx, email, ['register', 'verifyemail', 'agent', 'forgotpass'], bindings)
  if (isOwnFlow(flow, bindings)) return renewCode(accounts, tx, flow, visitor)
  const signup = (await findUserByEmail(tx, email)) ? undefined : await newestSignup(tx, email)
  if (signup) return ensureFlow(accounts, tx, visitor, signup, { provesPassword: false })
  const start = { email, purpose: 'register', visitor, decoy: true } as const
  return { expiresAt: await startFlow(accounts, tx, start), isSent: true }
}
