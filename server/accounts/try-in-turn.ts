/** accounts: tries of a password, one after the other for each account, so that many at once gain nothing over many in a row. */
import { failuresUntilClosed, waitAfterFailures } from './codes.rules.ts'
import { tooManyTries, type Accounts } from './context.ts'
import { addLoginFailure, clearLoginFailures, loginFailures } from './counters.store.ts'
import { inTurnFor } from './in-turn.ts'

export type Tried = { isRight: true } | { isRight: false; /** In a row, this one included. */ failures: number }

/**
 * Looks whether the try is right and counts it if not. `mayClose`: after a hundred wrong ones in a row only a reset helps.
 * @throws AppError 429 during the pause after wrong tries.
 */
export const tryInTurn = (
  accounts: Accounts,
  key: string,
  look: () => Promise<boolean>,
  { mayClose = false } = {},
): Promise<Tried> =>
  inTurnFor(`try/${key}`, async () => {
    const { db } = accounts.platform
    const earlier = await loginFailures(db, key)
    if (mayClose && earlier && earlier.count >= failuresUntilClosed) throw tooManyTries(86_400)
    const left = earlier ? (earlier.blocked_until.getTime() - accounts.now().getTime()) / 1000 : 0
    if (left > 0) throw tooManyTries(left)
    if (!(await look()))
      return { isRight: false, failures: await addLoginFailure(db, key, accounts.now(), waitAfterFailures) }
    if (earlier) await clearLoginFailures(db, [key])
    return { isRight: true }
  })
