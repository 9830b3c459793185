/** accounts: a right code of register or verifyemail makes the account and signs in. */
import { newId } from '#server/platform/settings/crypto.ts'
import type { Db } from '#server/platform/database/db.ts'
import { agentPendingMail } from '../ground/accounts.mails.ts'
import { activatesPassword, purposesOf } from '../ground/codes.rules.ts'
import { codeInvalid, type Accounts } from '../ground/context.ts'
import { enterCode } from '../codes/enter-code.ts'
import { dropFlows, type Flow } from '../stores/flows.store.ts'
import { openSession, type SignedIn } from '../sessions/open-session.ts'
import { record } from '../audit/record-act.ts'
import {
  dropSignups,
  findSignup,
  findUser,
  insertApplication,
  insertUser,
  type User,
} from '../stores/users.store.ts'
import { bindingsOf, type Visitor } from '../ground/visitor.ts'

export type CodeEntry = { email: string; otp: string }

/** @throws AppError 400 for any code that does not fit, 429. */
export const verifyCredentials = (
  accounts: Accounts,
  visitor: Visitor,
  entry: CodeEntry,
): Promise<SignedIn & { message: string }> =>
  enterCode(accounts, visitor, { ...entry, purposes: purposesOf.verifyCredentials }, async (tx, flow) => {
    const user = await makeAccount(accounts, tx, flow, visitor)
    return {
      // Another browser may have chosen the password, so that it counts for nothing.
      message:
        user.passwordHash === null
          ? 'Your e-mail address is verified. Please choose a new password with “Forgot password”.'
          : 'Your e-mail address is verified.',
      ...(await openSession(accounts, tx, user, visitor)),
    }
  })

/**
 * Turns the flow's sign-up into an account and ends everything else pending for the address. The
 * proposed password comes to life only when this browser proposed it or has typed it since; otherwise
 * the account starts without one and a reset sets it.
 */
export async function makeAccount(accounts: Accounts, tx: Db, flow: Flow, visitor: Visitor): Promise<User> {
  const signup = flow.signupId ? await findSignup(tx, flow.signupId) : undefined
  if (!signup) throw codeInvalid()
  const now = accounts.now()
  const isTrusted = activatesPassword(flow, bindingsOf(visitor))
  const { application } = signup
  const id = newId()
  const made = await insertUser(tx, {
    id,
    email: signup.email,
    name: signup.name,
    role: signup.role,
    approval: signup.role === 'Agent' ? 'pending' : 'approved',
    passwordHash: isTrusted ? signup.passwordHash : null,
    phoneCountry: application?.phone.country ?? null,
    phoneNumber: application?.phone.number ?? null,
    createdAt: now,
    verifiedAt: now,
    ...(visitor.language && { language: visitor.language }),
  })
  if (!made) throw codeInvalid()
  if (application) {
    await insertApplication(tx, id, application, now)
    await accounts.mail.send(tx, signup.email, 'agentPending', agentPendingMail(signup.name))
  }
  await dropSignupsBut(tx, signup.email, flow.id)
  const user = (await findUser(tx, id)) as User
  await record(accounts, tx, {
    action: 'accounts.verified',
    actor: { id, name: signup.name },
    detail: { role: signup.role, password: isTrusted ? 'kept' : 'cleared' },
    visitor,
  })
  return user
}

async function dropSignupsBut(tx: Db, email: string, flowId: string): Promise<void> {
  await dropFlows(tx, email, flowId)
  await dropSignups(tx, email)
}
