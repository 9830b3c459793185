/** accounts: reverts a change of address, with the link in the mail that announced it. */
import { sha256 } from '#server/platform/settings/crypto.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { accountLostMail, takenBackMail } from '../ground/accounts.mails.ts'
import { changeAccount } from '../standing/change-account.ts'
import { revertSeconds } from './change-email.ts'
import { after, codeInvalid, type Accounts } from '../ground/context.ts'
import { lockAddress } from '../stores/flows.store.ts'
import { record } from '../audit/record-act.ts'
import { removeFactorsSince } from '../stores/second-factor.store.ts'
import { findRevert, takeRevert, type Revert } from '../stores/sessions.store.ts'
import { dropSignups, lockUser, type User } from '../stores/users.store.ts'
import type { Visitor } from '../ground/visitor.ts'

/**
 * Gives the account its old address back, finally: nothing that whoever moved it left behind opens it any
 * more. The password, which they know, is void until a reset through this address. An earlier way back stays,
 * so that a thief who moves the account twice cannot use the second link up to kill the owner's first.
 * @throws AppError 400 when the link is unknown, used, ended by an earlier one or older than 72 hours; 409
 * when the address has an account of its own by now (the link stays good).
 */
export async function revertEmail(
  accounts: Accounts,
  visitor: Visitor,
  token: string,
): Promise<{ message: string; email: string }> {
  const { db } = accounts.platform
  const tokenHash = sha256(token)
  const email = await transaction(db, async (tx) => {
    const revert = await findRevert(tx, tokenHash, accounts.now())
    if (!revert) throw codeInvalid()
    await lockAddress(tx, revert.oldEmail)
    const user = await lockUser(tx, revert.userId)
    if (!user || !(await takeRevert(tx, tokenHash, revert))) throw codeInvalid()
    await restore(accounts, tx, user, revert)
    await record(accounts, tx, { action: 'accounts.emailReverted', target: user.id, visitor })
    return revert.oldEmail
  })
  return { message: 'Your old address is back. Please set a new password with “Forgot password”.', email }
}

async function restore(accounts: Accounts, tx: Db, user: User, { oldEmail, movedAt, passwordHash }: Revert) {
  const changes = {
    email: oldEmail,
    password_hash: null,
    void_password_hash: passwordHash ?? user.passwordHash,
  }
  if (!(await changeAccount(accounts, tx, user, changes, { reason: 'emailReverted' })))
    throw refuse('accounts.addressTaken')
  await dropSignups(tx, oldEmail)
  // A second step may be the thief's, to lock the owner out, or the owner's, against a thief of this mailbox.
  // What was switched on shortly before the move or since is taken for the thief's.
  const isFactorGone = await removeFactorsSince(tx, user.id, after(movedAt, -revertSeconds))
  const { publicUrl } = accounts.platform.config
  await accounts.mail.send(
    tx,
    oldEmail,
    'emailTakenBack',
    takenBackMail(publicUrl, { email: oldEmail, isFactorGone }),
  )
  if (user.email !== oldEmail)
    await accounts.mail.send(tx, user.email, 'accountLost', accountLostMail(), user.language)
}
