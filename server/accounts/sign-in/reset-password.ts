/** accounts: sets a new password with the grant of this browser, and ends every session. */
import { transaction } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { passwordResetMail } from '../ground/accounts.mails.ts'
import { changeAccount } from '../standing/change-account.ts'
import { isCommonPassword } from '../ground/common-passwords.ts'
import { resetLimit } from '../ground/codes.rules.ts'
import type { Accounts } from '../ground/context.ts'
import { clearFailuresOf } from '../stores/failures.store.ts'
import { networkBudget, takeOrRefuse } from '../ground/limits.ts'
import { hashPassword, verifyPassword } from '../ground/passwords.ts'
import { record } from '../audit/record-act.ts'
import { hasGrant, useGrant } from '../stores/sessions.store.ts'
import { findUserByEmail } from '../stores/users.store.ts'
import { emailKey, programBinding, type Visitor } from '../ground/visitor.ts'

const noGrant = () => refuse('accounts.noResetGrant')
const badPassword = (code: 'accounts.passwordReused' | 'accounts.passwordCommon') =>
  refuse(code, { field: 'newPassword' })

/**
 * Nothing is hashed for whoever has no grant. @throws AppError 403 without one, 400 for a password that is
 * common or the old one (the grant is then still good), 429.
 */
export async function resetPassword(
  accounts: Accounts,
  visitor: Visitor,
  { email, newPassword, grant }: { email: string; newPassword: string; grant?: string | undefined },
): Promise<{ message: string }> {
  const { db, config } = accounts.platform
  const fromNetwork = await takeOrRefuse(accounts, [networkBudget('reset', visitor)])
  const user = await findUserByEmail(db, email)
  const bindings = [visitor.cookieHash('flow'), grant ? programBinding(visitor, grant) : null].filter(
    (b) => b !== null,
  )
  const granted = user && bindings.length > 0 && (await hasGrant(db, user.id, bindings, accounts.now()))
  if (!user || !granted) throw noGrant()
  await takeOrRefuse(accounts, [{ key: `reset/${user.id}`, ...resetLimit }])
  if (
    await verifyPassword(accounts, newPassword, user.passwordHash ?? user.voidPasswordHash, visitor.network)
  )
    throw badPassword('accounts.passwordReused')
  if (isCommonPassword(newPassword)) throw badPassword('accounts.passwordCommon')
  const passwordHash = await hashPassword(accounts, newPassword, visitor.network)
  await transaction(db, async (tx) => {
    const now = accounts.now()
    if (!(await useGrant(tx, user.id, bindings, now))) throw noGrant()
    const changes = {
      password_hash: passwordHash,
      void_password_hash: null,
      password_changed_at: now,
      reset_at: now,
    }
    if (!(await changeAccount(accounts, tx, user, changes, { reason: 'passwordReset' }))) throw noGrant()
    await clearFailuresOf(tx, `${emailKey(email, accounts.secret)}/`)
    await accounts.mail.send(tx, email, 'passwordReset', passwordResetMail(config.publicUrl, now))
    await record(accounts, tx, { action: 'accounts.passwordReset', actor: user, visitor })
  })
  await fromNetwork.giveBack()
  visitor.dropCookie('flow')
  return { message: 'Your password is changed. Please sign in.' }
}
