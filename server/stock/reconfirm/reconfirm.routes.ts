/** stock: binds what is done with the link of a mail; whoever has it needs no session. */
import { reconfirm } from '#contract/stock/reconfirm.ts'
import { accountsOf, visitorOf } from '#server/accounts/index.ts'
import type { Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { confirmByLink, openAsk } from './confirm-by-link.ts'

export const reconfirmRoutes =
  (platform: Platform): Routes =>
  (bind) => {
    const accounts = accountsOf(platform)
    bind(reconfirm.get, ({ params, query }) => openAsk(accounts, { ...params, ...query }))
    bind(reconfirm.confirm, ({ params, body }, call) =>
      confirmByLink(accounts, visitorOf(call, platform), { ...params, ...body }),
    )
  }
