/**
 * accounts: enters a code: finds its flow, counts the try, and only then looks; what
 * a right code brings shares its transaction.
 */
import { transaction, type Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import type { Taken } from '#server/platform/limits/limits.ts'
import { isOwnFlow, siteBreaker, triesPerCode, type Purpose } from '../ground/codes.rules.ts'
import { codeInvalid, type Accounts } from '../ground/context.ts'
import { findFlow, tryCode, type Flow } from '../stores/flows.store.ts'
import { breakerBudget, breakerKey, guessBudgets, networkBudget, takeOrRefuse } from '../ground/limits.ts'
import { record } from '../audit/record-act.ts'
import { codeMac } from './send-code.ts'
import { tryOnce } from './try-once.ts'
import { bindingsOf, emailKey, type Visitor } from '../ground/visitor.ts'

type Entry = { email: string; otp: string; purposes: readonly [Purpose, ...Purpose[]] }
/** A code that is tried, and whether by whoever asked for it. `flow` is absent when none is open. */
type Attempt = { email: string; otp: string; purpose: Purpose; flow: Flow | undefined; isOwn: boolean }

const linkRequired = () => refuse('accounts.linkRequired')

/**
 * A wrong try is counted before it is looked at, whatever happens then; a right one is given back and shares
 * its transaction with `onRight`, so that a crash leaves the code usable. Every refusal of a code has one
 * text; when tries are used up, the link of the mail still opens. @throws AppError 400, 429.
 */
export async function enterCode<T extends object>(
  accounts: Accounts,
  visitor: Visitor,
  { email, otp, purposes }: Entry,
  onRight: (tx: Db, flow: Flow) => Promise<T>,
): Promise<T> {
  const { db } = accounts.platform
  const bindings = bindingsOf(visitor)
  const flow = await findFlow(db, email, purposes, bindings)
  const isOwn = isOwnFlow(flow, bindings)
  const attempt = { email, otp, flow, isOwn, purpose: flow?.purpose ?? purposes.at(-1) ?? purposes[0] }
  const look = (tx: Db) => compare(accounts, tx, attempt, onRight)
  // Whoever opened the link has the mailbox; then the code has its own five
  // tries, and no stranger's are in their way.
  if (isOwn && flow.linkConfirmedAt)
    return (await transaction(db, look)) ?? refuseCode(accounts, visitor, attempt)
  const fromNetwork = await takeOrRefuse(accounts, [networkBudget('verify', visitor)])
  const value = await guess(accounts, visitor, attempt, look)
  await fromNetwork.giveBack()
  return value
}

async function guess<T>(
  accounts: Accounts,
  visitor: Visitor,
  attempt: Attempt,
  look: (tx: Db) => Promise<T | null>,
): Promise<T> {
  const { db, limits } = accounts.platform
  const { flow, isOwn, purpose } = attempt
  const hold = { seconds: siteBreaker.heldSeconds }
  if (flow?.linkRequired) throw linkRequired()
  if (purpose === 'forgotpass' && (await limits.isHeld(db, breakerKey, hold))) throw linkRequired()
  if (isOwn && (flow as Flow).attempts >= triesPerCode) return refuseCode(accounts, visitor, attempt)
  const tries = {
    whose: `code/${attempt.email}`,
    budgets: guessBudgets(accounts, attempt, visitor),
    refusal: linkRequired,
  }
  const tried = await tryOnce(accounts, tries, async (taken) => {
    if (purpose === 'forgotpass') await watchSite(accounts, taken)
    return transaction(db, look)
  })
  return tried.isRight ? tried.value : refuseCode(accounts, visitor, attempt)
}

/** Null for wrong. A stranger's tries do not use up those of whoever asked for the code. */
async function compare<T>(
  accounts: Accounts,
  tx: Db,
  { flow, otp, isOwn }: Attempt,
  onRight: (tx: Db, flow: Flow) => Promise<T>,
): Promise<T | null> {
  if (!flow) return null
  // A code that waits for its link is compared with nothing it could equal:
  // the try counts, and looks, as any wrong one.
  const mac = flow.linkAlways && !flow.linkConfirmedAt ? '' : codeMac(flow, otp, accounts.secret)
  return (await tryCode(tx, flow.id, mac, { isCounted: isOwn, now: accounts.now() }))
    ? onRight(tx, flow)
    : null
}

/** @throws AppError 400, with the text that every code gets that does not fit. */
async function refuseCode(accounts: Accounts, visitor: Visitor, { email }: Attempt): Promise<never> {
  const target = emailKey(email, accounts.secret)
  await transaction(accounts.platform.db, (tx) =>
    record(accounts, tx, { action: 'accounts.codeWrong', target, visitor }),
  )
  throw codeInvalid()
}

/**
 * The last try the site has in five minutes opens the breaker: from now on every
 * reset needs its link, also those begun before.
 */
async function watchSite(accounts: Accounts, taken: Taken): Promise<void> {
  const budget = breakerBudget('forgotpass')
  const tries = taken.usedOf(budget)
  if (tries < budget.most) return
  const { db, limits, log } = accounts.platform
  await transaction(db, async (tx) => {
    const once = { seconds: siteBreaker.heldSeconds, once: siteBreaker.seconds }
    if (!(await limits.hold(tx, breakerKey, once))) return
    log.error({ tries }, 'many wrong reset codes: every reset now needs its link')
    await record(accounts, tx, { action: 'accounts.siteBreaker', target: 'site', detail: { wrong: tries } })
  })
}
