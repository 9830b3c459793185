/** accounts: registers a person or an agent; the same answer whether or not the address has an account. */
import type { Role } from '#contract/http/person.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import { alreadyRegisteredMail } from '../ground/accounts.mails.ts'
import { mailPause } from '../ground/codes.rules.ts'
import { after, type Accounts } from '../ground/context.ts'
import { proveFlow } from '../codes/ensure-flow.ts'
import { findFlowOfSignup, lockAddress } from '../stores/flows.store.ts'
import { inTurnFor } from '../ground/sign-up-queue.ts'
import { networkBudget, repeatBudget, takeOrRefuse } from '../ground/limits.ts'
import { hashPassword, verifyPassword } from '../ground/passwords.ts'
import { record } from '../audit/record-act.ts'
import { startFlow } from '../codes/send-code.ts'
import {
  findUserByEmail,
  insertSignup,
  newestSignup,
  type Application,
  type Signup,
} from '../stores/users.store.ts'
import { emailKey, type Visitor } from '../ground/visitor.ts'

export type SignUp = {
  email: string
  name: string
  password: string
  role: Exclude<Role, 'Admin'>
  application: Application | null
}
export type CodeSent = { message: string; expiryTime: string }

const sent = (expiresAt: Date): CodeSent => ({
  message: 'We have sent a code to your e-mail address.',
  expiryTime: expiresAt.toISOString(),
})

/** @throws AppError 429 beyond the limits of the network, 503 when too many passwords wait to be hashed. */
export async function signUp(accounts: Accounts, visitor: Visitor, wish: SignUp): Promise<CodeSent> {
  const { db } = accounts.platform
  await takeOrRefuse(accounts, [networkBudget('mailing', visitor)])
  return inTurnFor(wish.email, async () => {
    const earlier = await newestSignup(db, wish.email)
    const [passwordHash, isSame] = await Promise.all([
      hashPassword(accounts, wish.password, visitor.network),
      isSamePassword(accounts, visitor, wish, earlier),
    ])
    const isRepeated = isSame && earlier?.name === wish.name && earlier.role === wish.role
    return transaction(db, async (tx) => {
      await lockAddress(tx, wish.email)
      if (await findUserByEmail(tx, wish.email))
        return sent(await answerAsIfNew(accounts, tx, visitor, wish.email))
      const repeated = isRepeated && earlier ? await stillOpen(accounts, tx, visitor, earlier.id) : undefined
      return sent(repeated ?? (await begin(accounts, tx, visitor, { ...wish, passwordHash })))
    })
  })
}

/**
 * Whether the password is the one proposed before. The answer tells, so
 * tries are counted; beyond them it is another's.
 */
async function isSamePassword(
  accounts: Accounts,
  visitor: Visitor,
  { email, password }: SignUp,
  earlier: Signup | undefined,
): Promise<boolean> {
  const taken = await accounts.platform.limits.take([repeatBudget(accounts, email)])
  const hash = taken.isTaken ? earlier?.passwordHash : null
  const isSame = await verifyPassword(accounts, password, hash, visitor.network)
  if (isSame && taken.isTaken) await taken.giveBack()
  return isSame
}

/** The same person pressing the button again within a minute, perhaps elsewhere, needs no second mail. */
async function stillOpen(
  accounts: Accounts,
  tx: Db,
  visitor: Visitor,
  signupId: string,
): Promise<Date | undefined> {
  const flow = await findFlowOfSignup(tx, signupId)
  const now = accounts.now()
  if (!flow || now >= after(flow.sentAt, mailPause) || now >= flow.expiresAt) return undefined
  await proveFlow(tx, flow, visitor)
  return flow.expiresAt
}

async function begin(
  accounts: Accounts,
  tx: Db,
  visitor: Visitor,
  wish: SignUp & { passwordHash: string },
): Promise<Date> {
  const signup = {
    id: newId(),
    email: wish.email,
    name: wish.name,
    role: wish.role,
    passwordHash: wish.passwordHash,
    application: wish.application,
    createdAt: accounts.now(),
  }
  await insertSignup(tx, signup)
  const purpose = wish.role === 'Agent' ? 'agent' : 'register'
  const expiresAt = await startFlow(accounts, tx, {
    email: wish.email,
    purpose,
    visitor,
    signupId: signup.id,
    provesPassword: true,
  })
  await record(accounts, tx, {
    action: 'accounts.signedUp',
    target: emailKey(wish.email, accounts.secret),
    detail: { role: wish.role },
    visitor,
  })
  return expiresAt
}

async function answerAsIfNew(accounts: Accounts, tx: Db, visitor: Visitor, email: string): Promise<Date> {
  const { publicUrl } = accounts.platform.config
  const expiresAt = await startFlow(accounts, tx, { email, purpose: 'register', visitor, decoy: 'told' })
  await accounts.mail.send(tx, email, 'alreadyRegistered', alreadyRegisteredMail(publicUrl))
  await record(accounts, tx, {
    action: 'accounts.signedUpAgain',
    target: emailKey(email, accounts.secret),
    visitor,
  })
  return expiresAt
}
