/** accounts: changes an address: asked for with the password, confirmed with a code sent to the new one. */
import { randomToken, sha256 } from '#server/platform/settings/crypto.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { alreadyRegisteredMail, emailChangedMail, emailChangeStartedMail } from '../ground/accounts.mails.ts'
import type { Actor } from '#server/platform/http/http.ts'
import { changeAccount, stayingAs } from '../standing/change-account.ts'
import { purposesOf } from '../ground/codes.rules.ts'
import { confirmPassword } from '../codes/confirm-password.ts'
import { after, codeInvalid, type Accounts } from '../ground/context.ts'
import { enterCode } from '../codes/enter-code.ts'
import { dropFlowsOfUser, lockAddress } from '../stores/flows.store.ts'
import { record } from '../audit/record-act.ts'
import { startFlow } from '../codes/send-code.ts'
import { putRevert } from '../stores/sessions.store.ts'
import { toUserInfo } from '../stores/user-info.ts'
import { dropSignups, findUser, findUserByEmail, type User } from '../stores/users.store.ts'
import type { Visitor } from '../ground/visitor.ts'

/** How long the old address may take the account back. */
export const revertSeconds = 72 * 3_600
const pauseAfterReset = 24 * 3_600

/**
 * Mails a code to the new address and a notice to the old. @throws AppError 403 without
 * the right password or too soon after a reset.
 */
export async function startEmailChange(
  accounts: Accounts,
  visitor: Visitor,
  user: User,
  { newEmail, password }: { newEmail: string; password: string },
): Promise<Date> {
  const { db, config } = accounts.platform
  await confirmPassword(accounts, user, password)
  if (user.resetAt && after(user.resetAt, pauseAfterReset) > accounts.now())
    throw refuse('accounts.changeTooSoon')
  return transaction(db, async (tx) => {
    await lockAddress(tx, user.email)
    await dropFlowsOfUser(tx, user.id, 'verifyprofileemail')
    const isTaken = Boolean(await findUserByEmail(tx, newEmail))
    if (isTaken)
      await accounts.mail.send(tx, newEmail, 'alreadyRegistered', alreadyRegisteredMail(config.publicUrl))
    await accounts.mail.send(tx, user.email, 'emailChangeStarted', emailChangeStartedMail(newEmail))
    const expiresAt = await startFlow(accounts, tx, {
      email: user.email,
      purpose: 'verifyprofileemail',
      visitor,
      user,
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
    await move(accounts, tx, { ...user, epoch: flow.userEpoch }, newEmail, stayingAs(actor, visitor))
    await record(accounts, tx, { action: 'accounts.emailChanged', actor: user, visitor })
    return {
      message: 'Your e-mail address is changed.',
      userInfo: toUserInfo((await findUser(tx, user.id)) as User),
    }
  })
}

async function move(
  accounts: Accounts,
  tx: Db,
  user: User,
  newEmail: string,
  staying: ReturnType<typeof stayingAs>,
): Promise<void> {
  await lockAddress(tx, newEmail)
  if (await findUserByEmail(tx, newEmail)) throw codeInvalid()
  const isMoved = await changeAccount(
    accounts,
    tx,
    user,
    { email: newEmail },
    { reason: 'emailChanged', staying },
  )
  if (!isMoved) throw codeInvalid()
  await dropSignups(tx, newEmail)
  const token = randomToken()
  const now = accounts.now()
  await putRevert(tx, sha256(token), {
    userId: user.id,
    oldEmail: user.email,
    movedAt: now,
    userEpoch: user.epoch + 1,
    passwordHash: user.passwordHash,
    expiresAt: after(now, revertSeconds),
  })
  await accounts.mail.send(
    tx,
    user.email,
    'emailChanged',
    emailChangedMail(newEmail, `${accounts.platform.config.publicUrl}/auth#r=${token}`),
    user.language,
  )
}
