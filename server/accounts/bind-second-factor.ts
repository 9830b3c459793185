/** accounts: the calls of the second step. */
import { enterSecondFactor as entry, secondFactor as calls } from '#contract/second-factor.ts'
import type { Bind, Call } from '#server/platform/http.ts'
import { authenticate } from './authenticate.ts'
import type { Accounts } from './context.ts'
import { enterSecondFactor } from './enter-second-factor.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './manage-second-factor.ts'
import { visitorOf } from './visitor.ts'

export function bindSecondFactor(bind: Bind, accounts: Accounts): void {
  const visitor = (call: Call) => visitorOf(call, accounts.platform)
  const actor = (call: Call) => authenticate(accounts, call)
  bind(entry, ({ body }, call) => enterSecondFactor(accounts, visitor(call), body))
  bind(calls.secondFactor, async (_, call) => readSecondFactor(accounts, await actor(call)))
  bind(calls.beginSecondFactor, async ({ body }, call) => beginSecondFactor(accounts, await actor(call), body.password))
  bind(calls.confirmSecondFactor, async ({ body }, call) =>
    confirmSecondFactor(accounts, visitor(call), await actor(call), body.code),
  )
  bind(calls.renewRecoveryCodes, async ({ body }, call) =>
    renewRecoveryCodes(accounts, visitor(call), await actor(call), body.password),
  )
  bind(calls.removeSecondFactor, async ({ body }, call) =>
    removeSecondFactor(accounts, visitor(call), await actor(call), body.password),
  )
}
