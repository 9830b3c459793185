/**
 * accounts: one try of a secret (password, code, code of an app):
 * counted for good first, looked at afterwards.
 */
import { daySeconds } from '#contract/vocabulary/spans.ts'
import { atomic, type Db } from '#server/platform/database/db.ts'
import { isRefusal, type AppError } from '#server/platform/refusals/errors.ts'
import type { Budget, Refused, Taken } from '#server/platform/limits/limits.ts'
import { tooManyTries, type Accounts } from '../ground/context.ts'
import {
  clearFailures,
  climb,
  findFailures,
  stepDown,
  type Failures,
  type Ladder,
} from '../stores/failures.store.ts'
import { inTurnFor } from '../ground/sign-up-queue.ts'

type Tries = {
  /** Whose secret it is: in this process one try of it follows the other. */
  whose: string
  /** What a try is taken from, with the ladders: all of it, or nothing. */
  budgets: readonly Budget[]
  /**
   * From the narrowest to the widest; as a function they are asked for
   * when it is this try's turn, and may refuse it.
   */
  ladders?: readonly Ladder[] | (() => Promise<readonly Ladder[]>)
  /** What is said when a budget is used up; 429 with Retry-After unless told otherwise. */
  refusal?: (refused: Refused) => AppError
}

export type Tried<T> =
  | { isRight: true; value: T }
  | { isRight: false; /** In a row on the widest ladder, this one included. */ failures: number }

/**
 * Takes the try, commits that, and only then lets `look` compare; it answers null for wrong. What is right
 * gives the try back and ends the row of wrong ones. Tries of one secret follow each other, so that an owner
 * who signs in at several places at once is not taken for somebody who guesses.
 * @throws AppError 429 when there is no try now.
 */
export const tryOnce = <T>(
  accounts: Accounts,
  tries: Tries,
  look: (taken: Taken) => Promise<T | null>,
): Promise<Tried<T>> =>
  inTurnFor(`try/${tries.whose}`, async () => {
    const { taken, failures, undo } = await takeTry(accounts, tries)
    const value = await look(taken).catch(async (error: unknown) => {
      // Too busy to look: nothing was learnt, so nothing is owed.
      if (isRefusal(error) && error.status === 503) await undo(stepDown)
      throw error
    })
    if (value === null) return { isRight: false, failures }
    await undo(clearFailures)
    return { isRight: true, value }
  })

type TakenTry = {
  taken: Taken
  failures: number
  /** Gives the uses back, and does with the ladders what is said. */
  undo: (ofLadders: OfLadders) => Promise<unknown>
}
type OfLadders = (db: Db, keys: readonly string[]) => Promise<unknown>

/**
 * Each is one statement, and those that need not know of one another are under way together: while there is
 * much to do, every journey to the database is a wait.
 */
async function takeTry(
  accounts: Accounts,
  { budgets, ladders: asked = [], refusal = ({ retryAfter }) => tooManyTries(retryAfter) }: Tries,
): Promise<TakenTry> {
  const { db, limits } = accounts.platform
  const [ladders, none] = await Promise.all([
    typeof asked === 'function' ? asked() : asked,
    limits.look(db, budgets),
  ])
  if (none) throw refusal(none)
  const keys = ladders.map(({ key }) => key)
  const onLadders = async (act: OfLadders): Promise<unknown> =>
    keys.length > 0 && atomic(db, (of) => act(of, keys))
  const [climbed, uses] = await Promise.allSettled([
    keys.length > 0 ? atomic(db, (of) => climb(of, ladders, accounts.now())) : 0,
    limits.takeUnseen(budgets),
  ])
  const failures = climbed.status === 'fulfilled' ? climbed.value : null
  const taken = uses.status === 'fulfilled' && uses.value.isTaken ? uses.value : null
  if (failures !== null && taken)
    return { taken, failures, undo: (act) => Promise.all([taken.giveBack(), onLadders(act)]) }
  // All of it, or nothing.
  await Promise.all([taken?.giveBack(), failures !== null && onLadders(stepDown)])
  if (climbed.status === 'rejected') throw climbed.reason
  if (uses.status === 'rejected') throw uses.reason
  if (!uses.value.isTaken) throw refusal(uses.value)
  throw closedUntil(ladders, await findFailures(db, keys), accounts.now()) ?? tooManyTries(1)
}

/**
 * The refusal of the narrowest ladder that is closed; null when a try may be
 * taken. Who asks before spares a flood its writes.
 */
export function closedUntil(
  ladders: readonly Ladder[],
  failures: readonly Failures[],
  now: Date,
): AppError | null {
  for (const { key, closesAt = Infinity } of ladders) {
    const row = failures.find((one) => one.key === key)
    if (row && row.count >= closesAt) return tooManyTries(daySeconds)
    if (row && row.blockedUntil > now)
      return tooManyTries((row.blockedUntil.getTime() - now.getTime()) / 1000)
  }
  return null
}
