/** listings: binds the contract's calls. */
import { listings } from '#contract/listings.ts'
import { placesOf } from '#server/places/index.ts'
import type { Routes } from '#server/platform/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { getAgencyFigures, getListing } from './get-listing.ts'

/** Short, because a price may change; long enough for a page that many open at once. */
const briefly = 'public, max-age=30'

export const listingsRoutes =
  (platform: Platform): Routes =>
  (bind) => {
    bind(listings.get, async ({ params, query }, call) => {
      const places = await placesOf(platform)
      call.headers.set('cache-control', briefly)
      return platform.read((db) => getListing(db, { id: params.id, currency: query.currency }, places), {
        about: [params.id],
      })
    })
    bind(listings.agencyFigures, ({ params }, call) => {
      call.headers.set('cache-control', briefly)
      return platform.read((db) => getAgencyFigures(db, params.id, platform.clock.now()))
    })
  }
