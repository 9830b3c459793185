/** search: the front door. */
import type { Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createTtlCache } from './cards/ttl-cache.ts'
import { projectListings } from './projection/project-listings.ts'
import { reprice } from './search.jobs.ts'
import { readCountByPlace } from './market/stock.store.ts'

export { createCardsById } from './cards/cards-by-id.ts'
export type { CardContext, CardKey, ToPicture } from './cards/cards.rules.ts'
export { marketRoutes } from './market/market.routes.ts'
export type { EngineAsk, Found, SearchEngine } from './question/engine.ts'
export { writeCards } from './cards/card-writer.ts'
export { createPostgresSearch } from './sql/postgres-search.ts'
export { projectAll, projectListings } from './projection/project-listings.ts'
export { understandRoutes } from './sentence/understand.routes.ts'
export { searchJobs } from './search.jobs.ts'
export { searchRoutes } from './search.routes.ts'
export { createSitemapPlan, sitemapHomes, type SitemapPlan } from './market/sitemap.ts'
export type { SitemapHome } from './market/sitemap.store.ts'

/** Keeps the search rows in step with every change of a listing, inside the transaction that makes it. */
export function subscribeSearch({ events, jobs }: Platform): void {
  events.subscribe('listing.changed', (tx, { ids }) => projectListings(tx, ids))
  events.subscribe('rates.added', async (tx) => void (await jobs.enqueue(tx, reprice, {}, { key: 'all' })))
}

const countsMs = 60_000

/** How many live homes of a purpose there are in every place, by place id, at most a minute old. */
export function createCountByPlace({
  read,
}: Platform): (purpose: Purpose) => Promise<ReadonlyMap<string, number>> {
  return createTtlCache({
    milliseconds: countsMs,
    load: (purpose: Purpose) => read((db) => readCountByPlace(db, purpose)),
  })
}
