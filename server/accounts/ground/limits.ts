/** accounts: what is counted by whose name: budgets of networks, of addresses and of the whole site. */
import type { Budget, Taken } from '#server/platform/limits/limits.ts'
import { mailboxOf } from '#server/platform/mail/mailbox.rules.ts'
import {
  guessLimits,
  mailLimits,
  networkLimits,
  repeatLimit,
  siteGuesses,
  type NetworkLimit,
  type Purpose,
  type Window,
} from './codes.rules.ts'
import { tooManyTries, type Accounts } from './context.ts'
import { emailKey, type Visitor } from './visitor.ts'

const budgets = (key: string, windows: readonly Window[], more: Partial<Budget> = {}): Budget[] =>
  windows.map((window) => ({ key, ...window, ...more }))

/** One use from a network address, whoever it is for. */
export const networkBudget = (limit: NetworkLimit, { network }: Visitor): Budget => ({
  key: `network/${limit}/${network}`,
  ...networkLimits[limit],
  relaxes: true,
})

/** One mail to an address: the network that asks first, so that no stranger can use up what its owner has. */
export function mailBudgets({ secret }: Accounts, to: string, { network }: Visitor): Budget[] {
  const address = emailKey(to, secret)
  const mailbox = emailKey(mailboxOf(to), secret)
  return [
    ...budgets(`mail/${address}/from/${network}`, mailLimits.fromNetwork, { relaxes: true }),
    ...budgets(`mail/${address}`, mailLimits.address),
    ...budgets(`mail/box/${mailbox}`, mailLimits.mailbox, { relaxes: true }),
  ]
}

/** One mail to an address that somebody signed in wants to move to, whichever. */
export const newAddressBudget = (userId: string): Budget => ({
  key: `mail/moving/${userId}`,
  ...mailLimits.moving[0],
})

/** One look at whether a sign-up repeats an earlier one of the address, password and all. */
export const repeatBudget = ({ secret }: Accounts, email: string): Budget => ({
  key: `repeat/${emailKey(email, secret)}`,
  ...repeatLimit,
})

const siteOf = (purpose: Purpose): keyof typeof siteGuesses =>
  purpose === 'forgotpass' ? 'reset' : 'account'

/** Held while the whole site is guessed at. */
export const breakerKey = 'site/breaker'
/** The budget whose last use opens the breaker. */
export const breakerBudget = (purpose: Purpose): Budget => ({
  key: `site/guesses/${siteOf(purpose)}`,
  ...siteGuesses[siteOf(purpose)][0],
})

/**
 * One try of a code: of the network with this address, of the address, of the site. Whoever tries a code that
 * another browser asked for has tries of its own, fewer than the address has.
 */
export function guessBudgets(
  { secret }: Accounts,
  { email, purpose, isOwn }: { email: string; purpose: Purpose; isOwn: boolean },
  { network }: Visitor,
): Budget[] {
  const address = emailKey(email, secret)
  return [
    ...budgets(`wrong/${address}/from/${network}`, guessLimits.fromNetwork),
    ...(isOwn ? [] : budgets(`wrong/${address}/strangers`, guessLimits.strangers)),
    ...budgets(`wrong/${address}`, guessLimits.address),
    ...budgets(`site/guesses/${siteOf(purpose)}`, siteGuesses[siteOf(purpose)]),
  ]
}

/** Takes one use of each. @throws AppError 429 with Retry-After when one is used up; then none is taken. */
export async function takeOrRefuse({ platform }: Accounts, wanted: readonly Budget[]): Promise<Taken> {
  const taken = await platform.limits.take(wanted)
  if (!taken.isTaken) throw tooManyTries(taken.retryAfter)
  return taken
}
