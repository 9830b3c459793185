/** accounts: one try of a secret (password, code, code of an app): counted for good first, looked at afterwards. */
import { transaction, type Db } from '#server/platform/database/db.ts'
import { isRefusal, type AppError } from '#server/platform/refusals/errors.ts'
import type { Budget, Refused, Taken } from '#server/platform/limits/limits.ts'
import { tooManyTries, type Accounts } from '../ground/context.ts'
import { clearFailures, climb, findFailures, stepDown, type Ladder } from '../stores/failures.store.ts'
import { inTurnFor } from '../ground/sign-up-queue.ts'

type Tries = {
  /** Whose secret it is: in this process one try of it follows the other. */
  whose: string
  /** What a try is taken from, with the ladders: all of it, or nothing. */
  budgets: readonly Budget[]
  /** From the narrowest to the widest. */
  ladders?: readonly Ladder[]
  /** What is said when a budget is used up; 429 with Retry-After unless told otherwise. */
  refusal?: (refused: Refused) => AppError
}

export type Tried<T> =
  | { isRight: true; value: T }
  | { isRight: false; /** In a row on the widest ladder, this one included. */ failures: number }

/**
 * Takes the try, commits that, and only then lets `look` compare; it answers null for wrong. What is right gives the try
 * back and ends the row of wrong ones. Tries of one secret follow each other, so that an owner who signs in at several
 * places at once is not taken for somebody who guesses.
 * @throws AppError 429 when there is no try now.
 */
export const tryOnce = <T>(
  accounts: Accounts,
  tries: Tries,
  look: (taken: Taken) => Promise<T | null>,
): Promise<Tried<T>> =>
  inTurnFor(`try/${tries.whose}`, async () => {
    const { db } = accounts.platform
    const { taken, failures } = await takeTry(accounts, tries)
    const keys = (tries.ladders ?? []).map(({ key }) => key)
    const value = await look(taken).catch(async (error: unknown) => {
      // Too busy to look: nothing was learnt, so nothing is owed.
      if (isRefusal(error) && error.status === 503) {
        await taken.giveBack()
        if (keys.length > 0) await stepDown(db, keys)
      }
      throw error
    })
    if (value === null) return { isRight: false, failures }
    await taken.giveBack()
    if (keys.length > 0) await clearFailures(db, keys)
    return { isRight: true, value }
  })

/** What is shared by many comes last, so that its row is locked for the shortest time. */
async function takeTry(
  accounts: Accounts,
  { budgets, ladders = [], refusal = ({ retryAfter }) => tooManyTries(retryAfter) }: Tries,
): Promise<{ taken: Taken; failures: number }> {
  const { db, limits } = accounts.platform
  const none = await limits.look(db, budgets)
  if (none) throw refusal(none)
  return transaction(db, async (tx) => {
    let failures = 0
    for (const ladder of ladders)
      failures = (await climb(tx, ladder, accounts.now())) ?? (await refuse(accounts, tx, ladder))
    const taken = await limits.takeIn(tx, budgets)
    if (!taken.isTaken) throw refusal(taken)
    return { taken, failures }
  })
}

/** @throws AppError 429, which also undoes what else of the try was taken. */
async function refuse({ now }: Accounts, tx: Db, { key, closesAt = Infinity }: Ladder): Promise<never> {
  const failures = await findFailures(tx, key)
  if (failures && failures.count >= closesAt) throw tooManyTries(86_400)
  throw tooManyTries(failures ? (failures.blockedUntil.getTime() - now().getTime()) / 1000 : 1)
}
