/** accounts: a right code of agent or forgotpass: a pending agent, or leave to reset. Never a token. */
import { randomToken } from '#server/platform/settings/crypto.ts'
import type { Db } from '#server/platform/database/db.ts'
import { purposesOf, grantLife } from '../ground/codes.rules.ts'
import { after, codeInvalid, type Accounts } from '../ground/context.ts'
import { enterCode } from '../codes/enter-code.ts'
import type { Flow } from '../stores/flows.store.ts'
import { record } from '../audit/record-act.ts'
import { putGrant } from '../stores/sessions.store.ts'
import { makeAccount, type CodeEntry } from './verify-credentials.ts'
import { programBinding, type Visitor } from '../ground/visitor.ts'

/** @throws AppError 400 for any code that does not fit, 429. */
export const verifyCode = (
  accounts: Accounts,
  visitor: Visitor,
  entry: CodeEntry,
): Promise<{ message: string; grant?: string }> =>
  enterCode(accounts, visitor, { ...entry, purposes: purposesOf.verifyCode }, async (tx, flow) => {
    if (flow.purpose === 'agent') {
      const user = await makeAccount(accounts, tx, flow, visitor)
      return {
        message:
          user.passwordHash === null
            ? 'Your e-mail address is verified. Your application is waiting for approval. Please choose a new password with “Forgot password”.'
            : 'Your e-mail address is verified. Your application is waiting for approval.',
      }
    }
    const grant = await grantReset(accounts, tx, flow, visitor)
    return { message: 'The code is right. Please choose a new password.', ...(grant && { grant }) }
  })

/**
 * One use, tied to the browser that entered the code. A program that keeps no cookies shares network and
 * client with others like it, so it also gets a secret to show; answers that, and null to a browser.
 */
export async function grantReset(
  accounts: Accounts,
  tx: Db,
  flow: Flow,
  visitor: Visitor,
): Promise<string | null> {
  const { userId, userEpoch } = flow
  if (!userId) throw codeInvalid()
  const secret = !flow.fromBrowser && !visitor.isBrowser ? randomToken() : null
  const binding = secret ? programBinding(visitor, secret) : visitor.keepCookie('flow')
  const expiresAt = after(accounts.now(), secret ? grantLife.program : grantLife.browser)
  await putGrant(tx, { userId, userEpoch, binding, expiresAt })
  await record(accounts, tx, { action: 'accounts.resetGranted', target: userId, visitor })
  return secret
}
