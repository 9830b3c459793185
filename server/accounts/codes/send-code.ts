/** accounts: gives a flow its code and puts the mail on its way, within the limits of the address. */
import { randomInt } from 'node:crypto'
import { newId, randomToken, sha256, sign } from '#server/platform/settings/crypto.ts'
import type { Db } from '#server/platform/database/db.ts'
import { browserName } from '#server/platform/mail/browser-name.ts'
import { codeMail } from '../ground/accounts.mails.ts'
import { mailPause, siteBreaker, type Purpose } from '../ground/codes.rules.ts'
import { after, mailsUsedUp, type Accounts } from '../ground/context.ts'
import { insertFlow, renewFlow, type Flow } from '../stores/flows.store.ts'
import { breakerKey, guessBudgets, mailBudgets, newAddressBudget } from '../ground/limits.ts'
import type { User } from '../stores/users.store.ts'
import { bindingsOf, programBinding, type Visitor } from '../ground/visitor.ts'

export const codeMac = (
  flow: { id: string; purpose: Purpose; email: string },
  code: string,
  secret: string,
): string => sign(secret, 'code', `${flow.id}\n${flow.purpose}\n${flow.email}\n${code}`)

/**
 * One mail from the budgets of whom it goes to; a decoy's as well, so
 * that nobody can tell. @throws AppError 429.
 */
async function takeMail(
  accounts: Accounts,
  tx: Db,
  {
    email,
    newEmail,
    userId,
    visitor,
  }: Pick<Start, 'visitor' | 'email'> & { newEmail?: string | null; userId?: string | null },
): Promise<void> {
  const budgets = mailBudgets(accounts, newEmail ?? email, visitor)
  if (newEmail && userId) budgets.push(newAddressBudget(userId))
  const taken = await accounts.platform.limits.takeIn(tx, budgets)
  if (!taken.isTaken) throw mailsUsedUp(taken.retryAfter)
}

const newCode = (): string => String(randomInt(0, 10_000)).padStart(4, '0')

type Start = {
  email: string
  purpose: Purpose
  visitor: Visitor
  user?: Pick<User, 'id' | 'epoch'>
  signupId?: string
  newEmail?: string
  provesPassword?: boolean
  /**
   * No account stands behind the address: the same work, but no mail leaves.
   * `told`: another mail has been sent instead.
   */
  decoy?: boolean | 'told'
  /** Resets of Admins need the link always, and nobody may hear so who does not read their mail. */
  linkAlways?: boolean
}

/**
 * Begins a flow and mails its code; inside the caller's transaction. Answers when the code stops working.
 * @throws AppError 429 when the address has had its mails: nothing is begun that nobody would hear of.
 */
export async function startFlow(accounts: Accounts, tx: Db, start: Start): Promise<Date> {
  const { visitor, email, purpose } = start
  await takeMail(accounts, tx, { ...start, userId: start.user?.id ?? null })
  const flow = { id: newId(), email, purpose }
  const code = newCode()
  const now = accounts.now()
  const link = await linkFor(accounts, tx, start)
  const expiresAt = after(now, accounts.platform.config.lifetimes.code)
  const isBrowser = visitor.isBrowser
  await insertFlow(tx, {
    ...flow,
    userId: start.user?.id ?? null,
    userEpoch: start.user?.epoch ?? 0,
    signupId: start.signupId ?? null,
    newEmail: start.newEmail ?? null,
    cookieHash: visitor.keepCookie('flow'),
    programBinding: isBrowser ? null : programBinding(visitor),
    fromBrowser: isBrowser,
    provenBy: start.provesPassword ? bindingsOf(visitor) : [],
    decoy: Boolean(start.decoy),
    expiresAt,
    now,
    codeMac: codeMac(flow, code, accounts.secret),
    linkHash: sha256(link.token),
    linkRequired: link.required,
    linkAlways: start.linkAlways ?? false,
  })
  if (start.decoy !== 'told')
    await mailCode(accounts, tx, {
      ...start,
      code,
      link,
      to: start.newEmail ?? email,
      decoy: Boolean(start.decoy),
    })
  return expiresAt
}

/** `isSent`: a mail with a new code is on its way. */
export type Renewed = { expiresAt: Date; isSent: boolean }

/**
 * A new code for a flow. Within a minute of the last one nothing is sent and the current expiry
 * is answered, so that the countdown on screen stays right. @throws AppError 429 when the
 * address has had its mails; code and link stay.
 */
export async function renewCode(accounts: Accounts, tx: Db, flow: Flow, visitor: Visitor): Promise<Renewed> {
  const now = accounts.now()
  if (now < after(flow.sentAt, mailPause) && now < flow.expiresAt)
    return { expiresAt: flow.expiresAt, isSent: false }
  await takeMail(accounts, tx, { ...flow, visitor })
  const code = newCode()
  const link = await linkFor(accounts, tx, { ...flow, visitor })
  const expiresAt = after(now, accounts.platform.config.lifetimes.code)
  const isRenewed = await renewFlow(tx, flow.id, {
    codeMac: codeMac(flow, code, accounts.secret),
    expiresAt,
    now,
    linkHash: sha256(link.token),
    linkRequired: link.required,
  })
  // The code was entered in this very moment: a new one would be dead on arrival.
  if (!isRenewed) return { expiresAt: flow.expiresAt, isSent: false }
  await mailCode(accounts, tx, { ...flow, visitor, code, link, to: flow.newEmail ?? flow.email })
  return { expiresAt, isSent: true }
}

type Link = { token: string; required: boolean }

/**
 * Mails carry a link beside the code; it must be opened after many wrong codes and
 * while the site is attacked (and by Admins).
 */
async function linkFor(
  accounts: Accounts,
  tx: Db,
  { purpose, email, visitor }: Pick<Start, 'purpose' | 'email' | 'visitor'>,
): Promise<Link> {
  const { limits } = accounts.platform
  const required =
    (await limits.look(tx, guessBudgets(accounts, { email, purpose, isOwn: true }, visitor))) !== null ||
    (purpose === 'forgotpass' && (await limits.isHeld(tx, breakerKey, { seconds: siteBreaker.heldSeconds })))
  return { token: randomToken(16), required }
}

/** A decoy's is written as well, and goes nowhere. */
type Outgoing = Pick<Start, 'purpose' | 'visitor' | 'linkAlways'> & {
  code: string
  link: Link
  to: string
  decoy: boolean
}

async function mailCode(
  accounts: Accounts,
  tx: Db,
  { purpose, visitor, code, link, to, decoy, linkAlways = false }: Outgoing,
): Promise<void> {
  const { config } = accounts.platform
  const url = `${config.publicUrl}/auth#f=${link.token}`
  const asked = browserName(visitor.userAgent)
  const mail = codeMail({
    purpose,
    code,
    seconds: config.lifetimes.code,
    link: url,
    linkRequired: link.required || linkAlways,
    asked,
  })
  const write = decoy ? accounts.mail.pretend : accounts.mail.send
  await write(tx, to, `code.${purpose}`, mail, visitor.language)
}
