/** accounts: switching a second step on and off, and its recovery codes. */
import { transaction, type Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { secondFactorChangedMail } from '../ground/accounts.mails.ts'
import type { Actor } from '#server/platform/http/http.ts'
import { changeAccount, stayingAs } from '../standing/change-account.ts'
import { freeFailures } from '../ground/codes.rules.ts'
import { confirmPassword } from '../codes/confirm-password.ts'
import { tokenInvalid, type Accounts } from '../ground/context.ts'
import { ownAccount } from '../profile/manage-profile.ts'
import { record } from '../audit/record-act.ts'
import { codeLimit } from '../stores/second-factor.rules.ts'
import {
  confirmFactor,
  findSecondFactor,
  putPendingFactor,
  recoveryCodesLeft,
  removeFactor,
  replaceRecoveryCodes,
} from '../stores/second-factor.store.ts'
import { newRecoveryCodes, newTotpSecret, recoveryHash, seal, totpStep, totpUri, unseal } from './totp.ts'
import { tryOnce } from '../codes/try-once.ts'
import type { User } from '../stores/users.store.ts'
import type { Visitor } from '../ground/visitor.ts'

const isOn = () => refuse('accounts.secondFactorOn')
const isOff = () => refuse('accounts.secondFactorOff')

export async function readSecondFactor(
  { platform: { db } }: Accounts,
  actor: Actor,
): Promise<{ since: string | null; recoveryCodesLeft: number }> {
  const [factor, left] = await Promise.all([findSecondFactor(db, actor.id), recoveryCodesLeft(db, actor.id)])
  return { since: factor?.confirmedAt?.toISOString() ?? null, recoveryCodesLeft: left }
}

/**
 * Makes a secret and shows it this once. @throws AppError 403 for a wrong
 * password or another role, 409 when it is on.
 */
export async function beginSecondFactor(
  accounts: Accounts,
  actor: Actor,
  password: string,
): Promise<{ message: string; secret: string; uri: string }> {
  const user = await ownAccount(accounts, actor)
  await confirmPassword(accounts, user, password)
  const secret = newTotpSecret()
  const sealed = seal(accounts.secret, user.id, secret)
  if (!(await putPendingFactor(accounts.platform.db, user.id, sealed, accounts.now()))) throw isOn()
  return {
    message: 'Add Meridian to your app, then enter its code.',
    secret,
    uri: totpUri(secret, user.email),
  }
}

/**
 * A right code switches it on and ends every other session. @throws AppError 400
 * wrong, 409 when there is nothing to confirm.
 */
export async function confirmSecondFactor(
  accounts: Accounts,
  visitor: Visitor,
  actor: Actor,
  code: string,
): Promise<{ message: string; recoveryCodes: string[] }> {
  const { db } = accounts.platform
  const user = await ownAccount(accounts, actor)
  const factor = await findSecondFactor(db, user.id)
  if (!factor) throw isOff()
  if (factor.confirmedAt) throw isOn()
  const key = `confirm-factor/${user.id}`
  const tries = {
    whose: key,
    budgets: [{ key, ...codeLimit }],
    ladders: [{ key, free: freeFailures.narrow }],
  }
  const tried = await tryOnce(accounts, tries, () =>
    Promise.resolve(totpStep(unseal(accounts.secret, user.id, factor.sealedSecret), code, accounts.now())),
  )
  if (!tried.isRight) throw refuse('accounts.secondFactorInvalid', { field: 'code' })
  const recoveryCodes = await transaction(db, async (tx) => {
    if (!(await confirmFactor(tx, user.id, tried.value, accounts.now()))) throw isOn()
    const codes = await writeRecoveryCodes(accounts, tx, user.id)
    await signOutOthers(accounts, tx, user, { actor, visitor, reason: 'secondFactorOn' })
    await accounts.mail.send(tx, user.email, 'secondFactorOn', secondFactorChangedMail(true))
    await record(accounts, tx, { action: 'accounts.secondFactorOn', actor, visitor })
    return codes
  })
  return { message: 'The second step is on. Keep your recovery codes somewhere safe.', recoveryCodes }
}

/**
 * Signing in has changed: what was handed out before ends. @throws
 * AppError 401 when this session has ended meanwhile.
 */
async function signOutOthers(
  accounts: Accounts,
  tx: Db,
  user: User,
  { actor, visitor, reason }: { actor: Actor; visitor: Visitor; reason: string },
): Promise<void> {
  if (!(await changeAccount(accounts, tx, user, {}, { reason, staying: stayingAs(actor, visitor) })))
    throw tokenInvalid()
}

async function writeRecoveryCodes({ secret, now }: Accounts, tx: Db, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => recoveryHash(secret, userId, code)),
    now(),
  )
  return codes
}

/** Ends every other session too. @throws AppError 403 for a wrong password, 409 when it is off. */
export async function renewRecoveryCodes(
  accounts: Accounts,
  visitor: Visitor,
  actor: Actor,
  password: string,
): Promise<{ message: string; recoveryCodes: string[] }> {
  const { db } = accounts.platform
  const user = await ownAccount(accounts, actor)
  await confirmPassword(accounts, user, password)
  if (!(await findSecondFactor(db, user.id))?.confirmedAt) throw isOff()
  const recoveryCodes = await transaction(db, async (tx) => {
    const codes = await writeRecoveryCodes(accounts, tx, user.id)
    await signOutOthers(accounts, tx, user, { actor, visitor, reason: 'recoveryCodesRenewed' })
    await record(accounts, tx, { action: 'accounts.recoveryCodesRenewed', actor, visitor })
    return codes
  })
  return { message: 'Here are ten new codes. The old ones no longer work.', recoveryCodes }
}

/** Ends every other session too. @throws AppError 403 for a wrong password, 409 when it is off. */
export async function removeSecondFactor(
  accounts: Accounts,
  visitor: Visitor,
  actor: Actor,
  password: string,
): Promise<{ message: string }> {
  const user = await ownAccount(accounts, actor)
  await confirmPassword(accounts, user, password)
  await transaction(accounts.platform.db, async (tx) => {
    if (!(await removeFactor(tx, user.id))) throw isOff()
    await signOutOthers(accounts, tx, user, { actor, visitor, reason: 'secondFactorOff' })
    await accounts.mail.send(tx, user.email, 'secondFactorOff', secondFactorChangedMail(false))
    await record(accounts, tx, { action: 'accounts.secondFactorOff', actor, visitor })
  })
  return { message: 'The second step is off. Your password alone signs you in.' }
}
