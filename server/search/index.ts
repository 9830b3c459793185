/** search: the front door. */
import type { Purpose } from '#contract/vocabulary.ts'
import type { Platform } from '#server/platform/platform.ts'
import { keepFor } from './kept.ts'
import { projectListings } from './project-listings.ts'
import { reprice } from './search.jobs.ts'
import { readCountByPlace } from './stock.store.ts'

export { createCardsOf } from './cards-of.ts'
export type { CardKey, CardLook, ToPicture } from './cards.rules.ts'
export { figuresRoutes } from './figures.routes.ts'
export type { EngineAsk, Found, SearchEngine } from './engine.ts'
export { makeCards } from './make-cards.ts'
export { createPostgresSearch } from './postgres-search.ts'
export { projectAll, projectListings } from './project-listings.ts'
export { understandRoutes } from './plain-language/understand.routes.ts'
export { searchJobs } from './search.jobs.ts'
export { searchRoutes } from './search.routes.ts'
export { createSitemapPlan, sitemapHomes, type SitemapPlan } from './sitemap.ts'
export type { SitemapHome } from './sitemap.store.ts'

/** Keeps the search rows in step with every change of a listing, inside the transaction that makes it. */
export function subscribeSearch({ events, jobs }: Platform): void {
  events.subscribe('listing.changed', (tx, { ids }) => projectListings(tx, ids))
  events.subscribe('rates.added', async (tx) => void (await jobs.enqueue(tx, reprice, {}, { key: 'all' })))
}

const countsKeptMs = 60_000

/** How many live homes of a purpose there are in every place, by place id, at most a minute old. */
export function createCountByPlace({ read }: Platform): (purpose: Purpose) => Promise<ReadonlyMap<string, number>> {
  return keepFor(countsKeptMs, (purpose: Purpose) => read((db) => readCountByPlace(db, purpose)))
}
