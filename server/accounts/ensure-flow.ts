/** accounts: makes sure that an unverified sign-up has a code that can be entered. */
import type { Db } from '#server/platform/db.ts'
import type { Accounts } from './context.ts'
import { bindFlow, findFlow, findFlowOfSignup, lockAddress, type Flow } from './flows.store.ts'
import { renewCode, startFlow } from './send-code.ts'
import type { Signup } from './users.store.ts'
import type { Visitor } from './visitor.ts'

const purposeOf = (signup: Signup) => (signup.role === 'Agent' ? 'agent' : 'verifyemail')

/**
 * Answers when the open code stops working, sending a new one when there is none.
 * With `provesPassword` the visitor has just typed the right password, so its browser may finish that sign-up;
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
  if (provesPassword) await bindFlow(tx, flow.id, visitor.keepCookie('flow'), visitor.isBrowser)
  return flow.expiresAt > accounts.now() ? flow.expiresAt : renewCode(accounts, tx, flow, visitor)
}

async function ownFlow(tx: Db, visitor: Visitor, signup: Signup): Promise<Flow | undefined> {
  const cookie = visitor.cookieHash('flow')
  const flow = await findFlow(tx, signup.email, ['register', 'verifyemail', 'agent'], cookie)
  return flow && cookie !== null && flow.cookieHash === cookie ? flow : undefined
}
