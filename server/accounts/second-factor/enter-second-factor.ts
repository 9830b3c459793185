/**
 * accounts: the second step of signing in: asked for after a right password,
 * answered with a code of the app or a recovery code.
 */
import type { z } from 'zod'
import type { enterSecondFactor as call } from '#contract/accounts/second-factor.ts'
import { randomToken, sha256 } from '#server/platform/settings/crypto.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import { refuse, type AppError } from '#server/platform/refusals/errors.ts'
import { recoveryCodeUsedMail, secondFactorWrongMail } from '../ground/accounts.mails.ts'
import { freeFailures } from '../ground/codes.rules.ts'
import { after, type Accounts } from '../ground/context.ts'
import { networkBudget, takeOrRefuse } from '../ground/limits.ts'
import { openSession } from '../sessions/open-session.ts'
import { record } from '../audit/record-act.ts'
import {
  challengeLife,
  challengeLimit,
  codeLimit,
  failuresUntilTold,
  isAppCode,
  triesPerChallenge,
} from '../stores/second-factor.rules.ts'
import {
  findSecondFactor,
  putChallenge,
  recoveryCodesLeft,
  takeRecoveryCode,
  takeStep,
  tryChallenge,
  useChallenge,
} from '../stores/second-factor.store.ts'
import { isKnownDevice } from '../stores/sessions.store.ts'
import { recoveryHash, totpStep, unseal } from './totp.ts'
import { tryOnce } from '../codes/try-once.ts'
import { findUser, type User } from '../stores/users.store.ts'
import { programBinding, type Visitor } from '../ground/visitor.ts'

type Reply = z.output<typeof call.data>

const expired = () => refuse('accounts.challengeExpired')

/**
 * The refusal that asks for the code. Only a program that can ask its person (`isAware`) gets a challenge,
 * good for five minutes and five tries in the browser that typed the password. @throws AppError 429.
 */
export async function askForCode(
  accounts: Accounts,
  visitor: Visitor,
  user: User,
  isAware: boolean,
): Promise<AppError> {
  if (!isAware) return refuse('accounts.secondFactor')
  const { db } = accounts.platform
  const now = accounts.now()
  await takeOrRefuse(accounts, [
    { key: `${await triesKey(accounts, visitor, user.id)}/asked`, ...challengeLimit },
  ])
  const challenge = randomToken()
  const binding = visitor.isBrowser ? visitor.keepCookie('flow') : programBinding(visitor)
  const expiresAt = after(now, challengeLife)
  await putChallenge(db, {
    tokenHash: sha256(challenge),
    userId: user.id,
    userEpoch: user.epoch,
    binding,
    now,
    expiresAt,
  })
  return refuse('accounts.secondFactor', { extra: { challenge } })
}

/** A browser that signed in before has tries of its own, as with the password. */
async function triesKey({ platform }: Accounts, visitor: Visitor, userId: string): Promise<string> {
  const device = visitor.cookieHash('device')
  const isKnown = device && (await isKnownDevice(platform.db, userId, device))
  return `second-factor/${userId}/${isKnown ? device.slice(0, 16) : 'any'}`
}

/** @throws AppError 400 for a wrong code or a challenge that has ended, 429 after too many. */
export async function enterSecondFactor(
  accounts: Accounts,
  visitor: Visitor,
  { challenge, code }: { challenge: string; code: string },
): Promise<Reply> {
  const { db } = accounts.platform
  const now = accounts.now()
  const fromNetwork = await takeOrRefuse(accounts, [networkBudget('verify', visitor)])
  const tokenHash = sha256(challenge)
  const bindings = [visitor.cookieHash('flow') ?? '', visitor.isBrowser ? '' : programBinding(visitor)]
  const userId = await tryChallenge(db, { tokenHash, bindings, most: triesPerChallenge, now })
  const user = userId ? await findUser(db, userId) : undefined
  if (!user || user.suspendedAt || user.approval !== 'approved') throw expired()
  const key = await triesKey(accounts, visitor, user.id)
  const tries = {
    whose: key,
    budgets: [{ key, ...codeLimit }],
    ladders: [{ key, free: freeFailures.narrow }],
  }
  const tried = await tryOnce(accounts, tries, () =>
    transaction(db, async (tx) => {
      if (!(await takeCode(accounts, tx, user, code))) return null
      if (!(await useChallenge(tx, tokenHash, now))) throw expired()
      const session = await openSession(accounts, tx, user, visitor)
      const detail = { secondFactor: isAppCode(code) ? 'app' : 'recovery' }
      await record(accounts, tx, { action: 'accounts.signedIn', actor: user, detail, visitor })
      return { status: 'Approved' as const, message: 'You are signed in.', ...session }
    }),
  )
  if (!tried.isRight) throw await wrong(accounts, visitor, user, tried.failures)
  await fromNetwork.giveBack()
  return tried.value
}

/** Uses the code up, if it is right. A recovery code is told to its owner. */
async function takeCode(accounts: Accounts, tx: Db, user: User, code: string): Promise<boolean> {
  const { secret, platform } = accounts
  const now = accounts.now()
  const factor = await findSecondFactor(tx, user.id)
  if (!factor?.confirmedAt) return false
  if (isAppCode(code)) {
    const step = totpStep(unseal(secret, user.id, factor.sealedSecret), code, now)
    return step !== null && takeStep(tx, user.id, step)
  }
  if (!(await takeRecoveryCode(tx, user.id, recoveryHash(secret, user.id, code), now))) return false
  const left = await recoveryCodesLeft(tx, user.id)
  await accounts.mail.send(
    tx,
    user.email,
    'recoveryCodeUsed',
    recoveryCodeUsedMail(platform.config.publicUrl, left),
  )
  return true
}

async function wrong(accounts: Accounts, visitor: Visitor, user: User, failures: number): Promise<AppError> {
  const { db, config } = accounts.platform
  await transaction(db, async (tx) => {
    if (failures === failuresUntilTold)
      await accounts.mail.send(tx, user.email, 'secondFactorWrong', secondFactorWrongMail(config.publicUrl))
    await record(accounts, tx, {
      action: 'accounts.secondFactorWrong',
      target: user.id,
      detail: { failures },
      visitor,
    })
  })
  return refuse('accounts.secondFactorInvalid', { field: 'code' })
}
