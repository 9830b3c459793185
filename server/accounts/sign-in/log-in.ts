/**
 * accounts: signs in with e-mail and password. Unknown addresses, wrong passwords
 * and unverified accounts look and last alike.
 */
import type { z } from 'zod'
import { type auth } from '#contract/accounts/auth.ts'
import { sign } from '#server/platform/settings/crypto.ts'
import { transaction } from '#server/platform/database/db.ts'
import { refuse, type AppError } from '#server/platform/refusals/errors.ts'
import { signInClosedMail } from '../ground/accounts.mails.ts'
import { failuresUntilClosed, freeFailures } from '../ground/codes.rules.ts'
import type { Accounts } from '../ground/context.ts'
import { expiryOfFlow } from '../codes/ensure-flow.ts'
import { askForCode } from '../second-factor/enter-second-factor.ts'
import { findFailures, type Ladder } from '../stores/failures.store.ts'
import { networkBudget } from '../ground/limits.ts'
import { openSession } from '../sessions/open-session.ts'
import { verifyPassword } from '../ground/passwords.ts'
import { record } from '../audit/record-act.ts'
import { closedUntil, tryOnce } from '../codes/try-once.ts'
import { findSigningIn, newestSignup, type Signup, type SigningIn, type User } from '../stores/users.store.ts'
import { emailKey, type Visitor } from '../ground/visitor.ts'

export type Credentials = {
  email: string
  password: string
  /** The program at the other end can ask its person for the code of an authenticator app. */
  knowsSecondFactor?: boolean
}
type Reply = z.output<typeof auth.login.data>

/**
 * @throws AppError 401 wrong, 403 not verified, suspended, rejected or a second
 * step to come, 429 too many tries, 503 busy.
 */
export async function logIn(
  accounts: Accounts,
  visitor: Visitor,
  { email, password, knowsSecondFactor = false }: Credentials,
): Promise<Reply> {
  const whose = emailKey(email, accounts.secret)
  const budgets = [networkBudget('login', visitor)]
  let found: Found = { ladders: [] }
  const ladders = async () => {
    found = await find(accounts, visitor, { email, whose })
    return found.ladders
  }
  const tried = await tryOnce(accounts, { whose, budgets, ladders }, async () => {
    const hash = found.user?.passwordHash ?? found.signup?.passwordHash
    return (await verifyPassword(accounts, password, hash, visitor.network)) ? found : null
  })
  if (!tried.isRight)
    throw await wrong(accounts, visitor, { email, user: found.user, failures: tried.failures })
  const { user, signup } = tried.value
  if (user) return welcome(accounts, visitor, user, knowsSecondFactor)
  throw await notVerified(accounts, visitor, signup as Signup)
}

/**
 * Who signs in with an address, somebody verified or the newest sign-up, and what their tries are counted on.
 */
type Found = { user?: SigningIn; signup?: Signup; ladders: readonly Ladder[] }

/**
 * All that is to be known before a try is taken, in one journey. @throws AppError 429 when there is none now.
 */
async function find(
  accounts: Accounts,
  visitor: Visitor,
  { email, whose }: { email: string; whose: string },
): Promise<Found> {
  const { db } = accounts.platform
  const { ofDevice, ofOthers } = laddersOf(accounts, visitor, whose)
  const keys = [...ofDevice, ...ofOthers].map(({ key }) => key)
  const [user, signup, failures] = await Promise.all([
    findSigningIn(db, email, visitor.cookieHash('device')),
    newestSignup(db, email),
    findFailures(db, keys),
  ])
  const ladders = user?.knowsDevice ? ofDevice : ofOthers
  const closed = closedUntil(ladders, failures, accounts.now())
  if (closed) throw closed
  return user ? { user, ladders } : { ...(signup && { signup }), ladders }
}

/**
 * A browser that signed in before has tries of its own, and so has every network, so that
 * one stranger cannot lock the owner out. What all strangers try together is bounded too:
 * it slows down later, and ends at a hundred.
 */
function laddersOf(
  { secret }: Accounts,
  visitor: Visitor,
  address: string,
): Record<'ofDevice' | 'ofOthers', Ladder[]> {
  const device = visitor.cookieHash('device')?.slice(0, 16)
  const network = sign(secret, 'network', visitor.network).slice(0, 22)
  return {
    ofDevice: device
      ? [{ key: `${address}/${device}`, free: freeFailures.narrow, closesAt: failuresUntilClosed }]
      : [],
    ofOthers: [
      { key: `${address}/from/${network}`, free: freeFailures.narrow },
      { key: `${address}/any`, free: freeFailures.wide, closesAt: failuresUntilClosed },
    ],
  }
}

async function wrong(
  accounts: Accounts,
  visitor: Visitor,
  { email, user, failures }: { email: string; user: User | undefined; failures: number },
): Promise<AppError> {
  const { db, config } = accounts.platform
  await transaction(db, async (tx) => {
    if (failures === failuresUntilClosed && user)
      await accounts.mail.send(tx, email, 'signInClosed', signInClosedMail(config.publicUrl))
    await record(accounts, tx, {
      action: 'accounts.signInFailed',
      target: user?.id ?? emailKey(email, accounts.secret),
      detail: { failures },
      visitor,
    })
  })
  return refuse('accounts.badCredentials')
}

async function notVerified(accounts: Accounts, visitor: Visitor, signup: Signup): Promise<AppError> {
  const expiresAt = await transaction(accounts.platform.db, (tx) =>
    expiryOfFlow(accounts, tx, visitor, signup, { provesPassword: true }),
  )
  return refuse('accounts.emailNotVerified', {
    extra: { expiryTime: expiresAt.toISOString(), role: signup.role },
  })
}

async function welcome(
  accounts: Accounts,
  visitor: Visitor,
  user: SigningIn,
  knowsSecondFactor: boolean,
): Promise<Reply> {
  if (user.suspendedAt) throw refuse('accounts.suspended')
  if (user.approval === 'rejected') throw refuse('accounts.rejected')
  if (user.approval === 'pending')
    return {
      status: 'Pending',
      message: 'Your application is waiting for approval.',
      userInfo: { role: user.role },
    }
  // Should it be switched on meanwhile, no session opens: that counts the epoch.
  if (user.hasSecondFactor) throw await askForCode(accounts, visitor, user, knowsSecondFactor)
  return transaction(accounts.platform.db, async (tx) => {
    const session = await openSession(accounts, tx, user, visitor)
    await record(accounts, tx, { action: 'accounts.signedIn', actor: user, visitor })
    return { status: 'Approved' as const, message: 'You are signed in.', ...session }
  })
}
