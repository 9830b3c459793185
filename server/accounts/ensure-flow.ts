/** accounts: makes sure that an unverified sign-up has a code that can be entered. */
import type { Db } from '#server/platform/db.ts'
import { isOwnFlow } from './codes.rules.ts'
import type { Accounts } from './context.ts'
import { addProof, findFlow, findFlowOfSignup, lockAddress, type Flow } from './flows.store.ts'
import { renewCode, startFlow } from './send-code.ts'
import type { Signup } from './users.store.ts'
import { bindingsOf, type Visitor } from './visitor.ts'

const purposeOf = (signup: Signup) => (signup.role === 'Agent' ? 'agent' : 'verifyemail')

/**
 * Answers when the open code stops working, sending a new one when there is none.
 * With `provesPassword` the visitor has just typed the right password, so its browser too may finish that sign-up;
 * without, the visitor gets a flow of its own that will not bring the proposed password to life.
 */
export async function ensureFlow(
  accounts: Accounts,
  tx: Db,
  visitor: Visitor,
  signup: Signup,
  { provesPassword }: { provesPassword: boolean },
): Promise<Date> {
  await lockAddress(tx, signup.email)
  const flow = provesPassword ? await findFlowOfSignup(tx, signup.id) : await ownFlow(tx, visitor, signup)
  if (!flow)
    return startFlow(accounts, tx, {
      email: signup.email,
      purpose: purposeOf(signup),
      visitor,
      signupId: signup.id,
      provesPassword,
    })
  if (provesPassword) await proveFlow(tx, flow, visitor)
  return flow.expiresAt > accounts.now() ? flow.expiresAt : renewCode(accounts, tx, flow, visitor)
}

/** The visitor has typed the password of this sign-up and may bring it to life with the flow's code. */
export async function proveFlow(tx: Db, flow: Flow, visitor: Visitor): Promise<void> {
  visitor.keepCookie('flow')
  await addProof(tx, flow.id, bindingsOf(visitor))
}

async function ownFlow(tx: Db, visitor: Visitor, signup: Signup): Promise<Flow | undefined> {
  const bindings = bindingsOf(visitor)
  const flow = await findFlow(tx, signup.email, ['register', 'verifyemail', 'agent'], bindings)
  return flow && isOwnFlow(flow, bindings) ? flow : undefined
}
