/**
 * accounts: the link beside the code in a mail: whoever opens it has the
 * mailbox, whatever strangers tried meanwhile.
 */
import { sha256 } from '#server/platform/settings/crypto.ts'
import { transaction } from '#server/platform/database/db.ts'
import { codeInvalid, type Accounts } from '../ground/context.ts'
import { confirmLink } from '../stores/flows.store.ts'
import { grantReset } from './verify-code.ts'
import type { Visitor } from '../ground/visitor.ts'

/**
 * Confirms that the owner of the mailbox asked, so that the code opens where it was asked for, with
 * fresh tries and outside the budgets that strangers may have used up. The link of a reset also
 * lets the browser that opened it choose a new password, and answers for which account; an Admin,
 * whose code alone opens nothing, is no exception.
 * @throws AppError 400 when the link is unknown, used or too old, or
 * the account has changed since it was mailed.
 */
export const openLink = (
  accounts: Accounts,
  visitor: Visitor,
  token: string,
): Promise<{ message: string; email?: string }> =>
  transaction(accounts.platform.db, async (tx) => {
    const flow = await confirmLink(tx, sha256(token), accounts.now())
    if (!flow) throw codeInvalid()
    if (flow.purpose !== 'forgotpass' || !visitor.isBrowser)
      return { message: 'Thank you. Now enter the code.' }
    await grantReset(accounts, tx, flow, visitor)
    return { message: 'Thank you. Please choose a new password.', email: flow.email }
  })
