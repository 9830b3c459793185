/** accounts: makes sure that an unverified sign-up has a code that can be entered. */
import type { Db } from '#server/platform/database/db.ts'
import { isRefusal } from '#server/platform/refusals/errors.ts'
import { isOwnFlow } from '../ground/codes.rules.ts'
import type { Accounts } from '../ground/context.ts'
import { addProof, findFlow, findFlowOfSignup, lockAddress, type Flow } from '../stores/flows.store.ts'
import { renewCode, startFlow, type Renewed } from './send-code.ts'
import type { Signup } from '../stores/users.store.ts'
import { bindingsOf, type Visitor } from '../ground/visitor.ts'

const purposeOf = (signup: Signup) => (signup.role === 'Agent' ? 'agent' : 'verifyemail')

/**
 * Answers when the open code stops working, sending a new one when there is none.
 * With `provesPassword` the visitor has just typed the right password, so its browser too may finish that
 * sign-up; without, the visitor gets a flow of its own that will not bring the proposed password to life.
 * @throws AppError 429 when the address has had its mails.
 */
export async function ensureFlow(
  accounts: Accounts,
  tx: Db,
  visitor: Visitor,
  signup: Signup,
  { provesPassword }: { provesPassword: boolean },
): Promise<Renewed> {
  await lockAddress(tx, signup.email)
  const flow = provesPassword ? await findFlowOfSignup(tx, signup.id) : await ownFlow(tx, visitor, signup)
  if (!flow) {
    const purpose = purposeOf(signup)
    const start = { email: signup.email, purpose, visitor, signupId: signup.id, provesPassword } as const
    return { expiresAt: await startFlow(accounts, tx, start), isSent: true }
  }
  if (provesPassword) await proveFlow(tx, flow, visitor)
  const isOpen = flow.expiresAt > accounts.now()
  return isOpen ? { expiresAt: flow.expiresAt, isSent: false } : renewCode(accounts, tx, flow, visitor)
}

/**
 * As above for answers that only say that the address waits for its code: without a
 * mail to send, the code has stopped working.
 */
export async function expiryOfFlow(...asked: Parameters<typeof ensureFlow>): Promise<Date> {
  const [accounts] = asked
  try {
    return (await ensureFlow(...asked)).expiresAt
  } catch (error) {
    if (isRefusal(error) && error.code === 'accounts.mailsUsedUp') return accounts.now()
    throw error
  }
}

/** The visitor has typed the password of this sign-up and may bring it to life with the flow's code. */
export async function proveFlow(tx: Db, flow: Flow, visitor: Visitor): Promise<void> {
  visitor.keepCookie('flow')
  await addProof(tx, flow.id, bindingsOf(visitor))
}

async function ownFlow(tx: Db, visitor: Visitor, signup: Signup): Promise<Flow | undefined> {
  const bindings = bindingsOf(visitor)
  const flow = await findFlow(tx, signup.email, ['register', 'verifyemail', 'agent'], bindings)
  return isOwnFlow(flow, bindings) ? flow : undefined
}
