/** travel: binds the contract's calls. */
import { travel as calls } from '#contract/search/travel.ts'
import { fairNetworkOf } from '#server/platform/http/client-address.ts'
import type { Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { travelOf } from './travel.ts'

/** What is asked stands in the body, so that it is in no address, no log and no cache. */
export const travelRoutes =
  (platform: Platform): Routes =>
  (bind) => {
    bind(calls.times, async ({ body: { from, to } }, { address }) => ({
      times: await travelOf(platform).times(from, to, fairNetworkOf(address)),
    }))
  }
