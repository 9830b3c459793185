/** enquiries: binds the calls by which an agency says where its program is told of enquiries. */
import { hooks } from '#contract/enquiries/hooks.ts'
import { accountsOf, requireAct, visitorOf } from '#server/accounts/index.ts'
import type { Actor, Call, Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { agencyOf } from '../words/agency-of.ts'
import { readHook, removeHook, setHook, testHook, type HookScope } from './manage-hook.ts'

export const hooksRoutes =
  (platform: Platform): Routes =>
  (bind) => {
    const accounts = accountsOf(platform)
    /** @throws AppError 403 for a role that may not. */
    async function scopeOf(call: Call & { actor: Actor }): Promise<HookScope> {
      const agencyId = agencyOf(call.actor)
      await requireAct(platform.db, call.actor, 'setProgram')
      return { actor: call.actor, agencyId, visitor: visitorOf(call, platform) }
    }
    bind(hooks.get, async (_asked, { actor }) => readHook(accounts, agencyOf(actor)))
    bind(hooks.set, async ({ body }, call) => ({
      message: 'The address is kept. Please keep the secret: it is shown once.',
      hook: await setHook(accounts, await scopeOf(call), body),
    }))
    bind(hooks.remove, async (_asked, call) => ({
      message: 'No program is told any more.',
      hook: await removeHook(accounts, await scopeOf(call)),
    }))
    bind(hooks.test, async (_asked, call) => ({
      message: 'A test is on its way.',
      hook: await testHook(accounts, await scopeOf(call)),
    }))
  }
