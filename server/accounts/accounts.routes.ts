/** accounts: binds the contract's calls. */
import { accounts } from '#contract/accounts/accounts.ts'
import type { Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { getAgency } from './people/get-agency.ts'

export const accountsRoutes =
  (platform: Platform): Routes =>
  (bind) => {
    bind(accounts.agency, ({ params }, call) => {
      call.headers.set('cache-control', 'public, max-age=60')
      return platform.read((db) => getAgency(db, params.id))
    })
  }
