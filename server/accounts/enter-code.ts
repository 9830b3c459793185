/** accounts: enters a code: finds its flow, counts the try, and runs what a right code brings in the same transaction. */
import { transaction, type Db } from '#server/platform/db.ts'
import { refuse } from '#server/platform/errors.ts'
import { siteBreaker, wrongCodeLimits, type Purpose } from './codes.rules.ts'
import { codeInvalid, tooManyTries, type Accounts } from './context.ts'
import { anyFull, count, countAll } from './counters.store.ts'
import { findFlow, tryCode, type Flow } from './flows.store.ts'
import { takeFromNetwork } from './limits.ts'
import { record } from './record.ts'
import { codeMac } from './send-code.ts'
import { bindingsOf, emailKey, type Visitor } from './visitor.ts'

type Entry = { email: string; otp: string; purposes: readonly Purpose[] }

/**
 * A wrong try is committed at once; a right one shares its transaction with `onRight`, so that a crash leaves the code usable.
 * Every refusal of a code has one text. @throws AppError 400, 429.
 */
export async function enterCode<T>(
  accounts: Accounts,
  visitor: Visitor,
  entry: Entry,
  onRight: (tx: Db, flow: Flow) => Promise<T>,
): Promise<T> {
  const { db } = accounts.platform
  const { email, otp, purposes } = entry
  await takeFromNetwork(accounts, db, 'verify', visitor)
  const wrongKey = `wrong/${emailKey(email, accounts.secret)}`
  const flow = await findFlow(db, email, purposes, bindingsOf(visitor))
  await refuseAfterManyWrong(accounts, wrongKey, flow)
  const result = await transaction(db, async (tx) => {
    if (!flow || flow.decoy) return { right: false as const }
    // A code that waits for its link is compared with nothing it could equal: the try counts, and looks, as any wrong one.
    const mac = flow.linkAlways && !flow.linkConfirmedAt ? '' : codeMac(flow, otp, accounts.secret)
    const ok = await tryCode(tx, flow.id, mac, accounts.now())
    return ok ? { right: true as const, value: await onRight(tx, flow) } : { right: false as const }
  })
  if (result.right) return result.value
  await rememberWrong(accounts, visitor, { wrongKey, isReset: flow?.purpose === 'forgotpass' })
  throw codeInvalid()
}

/** After too many wrong codes a reset also needs the link in its mail; other codes wait for the window to pass. */
async function refuseAfterManyWrong(accounts: Accounts, wrongKey: string, flow: Flow | undefined): Promise<void> {
  if (flow?.linkConfirmedAt) return
  if (flow?.linkRequired) throw refuse('accounts.linkRequired')
  if (!(await anyFull(accounts.platform.db, wrongKey, wrongCodeLimits, accounts.now()))) return
  if (flow?.purpose === 'forgotpass') throw refuse('accounts.linkRequired')
  throw tooManyTries(3_600)
}

async function rememberWrong(
  accounts: Accounts,
  visitor: Visitor,
  { wrongKey, isReset }: { wrongKey: string; isReset: boolean },
): Promise<void> {
  const now = accounts.now()
  await transaction(accounts.platform.db, async (tx) => {
    await countAll(tx, wrongKey, wrongCodeLimits, now)
    const site = isReset ? await count(tx, 'site/wrong-resets', siteBreaker.seconds, now) : 0
    if (site === siteBreaker.most) {
      await count(tx, 'site/breaker', siteBreaker.heldSeconds, now)
      accounts.platform.log.error({ wrong: site }, 'many wrong reset codes: every reset now needs its link')
      await record(accounts, tx, { action: 'accounts.siteBreaker', target: 'site', detail: { wrong: site } })
    }
    await record(accounts, tx, { action: 'accounts.codeWrong', target: wrongKey.slice('wrong/'.length), visitor })
  })
}
