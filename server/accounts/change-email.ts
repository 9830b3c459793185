/** accounts: changes an address: asked for with the password, confirmed with a code sent to the new one, undone from the old one. */
import { randomToken, sha256 } from '#server/platform/crypto.ts'
import { transaction, type Db } from '#server/platform/db.ts'
import { refuse } from '#server/platform/errors.ts'
import { alreadyRegisteredMail, emailChangedMail, emailChangeStartedMail } from './accounts.mails.ts'
import type { Actor } from '#server/platform/http.ts'
import { purposesOf } from './codes.rules.ts'
import { confirmPassword } from './confirm-password.ts'
import { after, codeInvalid, type Accounts } from './context.ts'
import { enterCode } from './enter-code.ts'
import { dropFlows, dropFlowsOfUser, lockAddress } from './flows.store.ts'
import { record } from './record.ts'
import { startFlow } from './send-code.ts'
import { endSessions, putRevert, takeRevert } from './sessions.store.ts'
import { toUserInfo } from './user-info.ts'
import { dropSignups, findUser, findUserByEmail, updateUser, type User } from './users.store.ts'
import type { Visitor } from './visitor.ts'

const revertSeconds = 72 * 3_600
const pauseAfterReset = 24 * 3_600

/** Mails a code to the new address and a notice to the old. @throws AppError 403 without the right password or too soon after a reset. */
export async function startEmailChange(
  accounts: Accounts,
  visitor: Visitor,
  user: User,
  { newEmail, password }: { newEmail: string; password: string },
): Promise<Date> {
  const { db, config } = accounts.platform
  await confirmPassword(accounts, user, password)
  if (user.resetAt && after(user.resetAt, pauseAfterReset) > accounts.now()) throw refuse('accounts.changeTooSoon')
  return transaction(db, async (tx) => {
    await lockAddress(tx, user.email)
    await dropFlowsOfUser(tx, user.id, 'verifyprofileemail')
    const isTaken = Boolean(await findUserByEmail(tx, newEmail))
    if (isTaken) await accounts.mail.send(tx, newEmail, 'alreadyRegistered', alreadyRegisteredMail(config.publicUrl))
    await accounts.mail.send(tx, user.email, 'emailChangeStarted', emailChangeStartedMail(newEmail))
    const expiresAt = await startFlow(accounts, tx, {
      email: user.email,
      purpose: 'verifyprofileemail',
      visitor,
      userId: user.id,
      newEmail,
      ...(isTaken && { decoy: 'told' }),
    })
    await record(accounts, tx, { action: 'accounts.emailChangeStarted', actor: user, visitor })
    return expiresAt
  })
}

type Confirmation = { email: string; newEmail: string; otp: string }

/** @throws AppError 403 for another's address, 400 for any code or address that does not fit. */
export async function confirmEmailChange(
  accounts: Accounts,
  visitor: Visitor,
  actor: Actor,
  { email, newEmail, otp }: Confirmation,
) {
  const user = await findUser(accounts.platform.db, actor.id)
  if (!user || user.email !== email) throw refuse('common.forbidden')
  return enterCode(accounts, visitor, { email, otp, purposes: purposesOf.changeEmail }, async (tx, flow) => {
    if (flow.userId !== user.id || flow.newEmail !== newEmail) throw codeInvalid()
    await apply(accounts, tx, user, newEmail)
    await endSessions(tx, user.id, 'emailChanged', accounts.now(), actor.sessionId)
    await dropFlows(tx, email, flow.id)
    await record(accounts, tx, { action: 'accounts.emailChanged', actor: user, visitor })
    return { message: 'Your e-mail address is changed.', userInfo: toUserInfo((await findUser(tx, user.id)) as User) }
  })
}

async function apply(accounts: Accounts, tx: Db, user: User, newEmail: string): Promise<void> {
  await lockAddress(tx, newEmail)
  if (await findUserByEmail(tx, newEmail)) throw codeInvalid()
  await updateUser(tx, user.id, { email: newEmail })
  await dropSignups(tx, newEmail)
  const token = randomToken()
  await putRevert(tx, sha256(token), user.id, user.email, after(accounts.now(), revertSeconds))
  await accounts.mail.send(
    tx,
    user.email,
    'emailChanged',
    emailChangedMail(newEmail, `${accounts.platform.config.publicUrl}/auth#r=${token}`),
  )
}

/** Gives the account its old address back and ends every session. @throws AppError 400 when the link is unknown, used or older than 72 hours. */
export async function revertEmail(accounts: Accounts, visitor: Visitor, token: string): Promise<{ message: string }> {
  await transaction(accounts.platform.db, async (tx) => {
    const revert = await takeRevert(tx, sha256(token), accounts.now())
    if (!revert) throw codeInvalid()
    await lockAddress(tx, revert.oldEmail)
    if (await findUserByEmail(tx, revert.oldEmail)) throw codeInvalid()
    await updateUser(tx, revert.userId, { email: revert.oldEmail, password_hash: null })
    await endSessions(tx, revert.userId, 'emailReverted', accounts.now())
    await record(accounts, tx, { action: 'accounts.emailReverted', target: revert.userId, visitor })
  })
  return { message: 'Your old address is back. Please set a new password with “Forgot password”.' }
}
