/** accounts: the calls of the second step. */
import { enterSecondFactor as entry, secondFactor as calls } from '#contract/accounts/second-factor.ts'
import type { Bind, Call } from '#server/platform/http/http.ts'
import type { Accounts } from '../ground/context.ts'
import { enterSecondFactor } from './enter-second-factor.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './manage-second-factor.ts'
import { visitorOf } from '../ground/visitor.ts'

export function bindSecondFactor(bind: Bind, accounts: Accounts): void {
  const visitor = (call: Call) => visitorOf(call, accounts.platform)
  bind(entry, ({ body }, call) => enterSecondFactor(accounts, visitor(call), body))
  bind(calls.secondFactor, async (_, call) => readSecondFactor(accounts, call.actor))
  bind(calls.beginSecondFactor, async ({ body }, call) =>
    beginSecondFactor(accounts, call.actor, body.password),
  )
  bind(calls.confirmSecondFactor, async ({ body }, call) =>
    confirmSecondFactor(accounts, visitor(call), call.actor, body.code),
  )
  bind(calls.renewRecoveryCodes, async ({ body }, call) =>
    renewRecoveryCodes(accounts, visitor(call), call.actor, body.password),
  )
  bind(calls.removeSecondFactor, async ({ body }, call) =>
    removeSecondFactor(accounts, visitor(call), call.actor, body.password),
  )
}
