/** accounts: a right code of agent or forgotpass: a pending agent, or leave to reset. Never a token. */
import { purposesOf, grantLife } from './codes.rules.ts'
import { after, codeInvalid, type Accounts } from './context.ts'
import { enterCode } from './enter-code.ts'
import type { Flow } from './flows.store.ts'
import { record } from './record.ts'
import { putGrant } from './sessions.store.ts'
import { makeAccount, type CodeEntry } from './verify-credentials.ts'
import { programBinding, type Visitor } from './visitor.ts'
import type { Db } from '#server/platform/db.ts'

/** @throws AppError 400 for any code that does not fit, 429. */
export const verifyCode = (accounts: Accounts, visitor: Visitor, entry: CodeEntry): Promise<{ message: string }> =>
  enterCode(accounts, visitor, { ...entry, purposes: purposesOf.verifyCode }, async (tx, flow) => {
    if (flow.purpose === 'agent') {
      await makeAccount(accounts, tx, flow, visitor)
      return { message: 'Your e-mail address is verified. Your application is waiting for approval.' }
    }
    await grantReset(accounts, tx, flow, visitor)
    return { message: 'The code is right. Please choose a new password.' }
  })

/** Ten minutes, one use, tied to the browser that entered the code; programs without cookies are tied to network and client. */
export async function grantReset(accounts: Accounts, tx: Db, flow: Flow, visitor: Visitor): Promise<void> {
  if (!flow.userId) throw codeInvalid()
  const isProgram = !flow.fromBrowser && !visitor.isBrowser
  const binding = isProgram ? programBinding(visitor) : visitor.keepCookie('flow')
  await putGrant(tx, flow.userId, binding, after(accounts.now(), isProgram ? grantLife.program : grantLife.browser))
  await record(accounts, tx, { action: 'accounts.resetGranted', target: flow.userId, visitor })
}
