/** search: the front door. */
import { typesOf, type Category } from '#contract/vocabulary/categories.ts'
import type { Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createTtlCache } from './cards/ttl-cache.ts'
import { followListings } from './projection/follow-listings.ts'
import { followMarkets, reprice } from './search.jobs.ts'
import { readCountByPlace } from './market/stock.store.ts'

export { createCardsById, createCardsByKey } from './cards/cards-by-id.ts'
export type { CardContext, CardKey, ToPicture } from './cards/cards.rules.ts'
export { marketRoutes } from './market/market.routes.ts'
export type { EngineAsk, Found, SearchEngine } from './question/engine.ts'
export { lookAtClickhouse, type ClickhouseState } from './clickhouse/look-at.ts'
export { searchFiles } from './columnar/follow/shared-snapshot.ts'
export { writeCards } from './cards/card-writer.ts'
export { createPostgresSearch } from './sql/postgres-search.ts'
export { withTravel, type WithTravel } from './question/with-travel.ts'
export { createPercolator, type PercolatedHome, type Percolator } from './percolate/percolator.ts'
export { readPercolated, readWishWords } from './percolate/percolated.store.ts'
export { wishOf } from './percolate/wish.ts'
export { projectAll, projectListings } from './projection/project-listings.ts'
export { takeTurns } from './projection/take-turns.ts'
export { understandRoutes } from './sentence/understand.routes.ts'
export { searchJobs } from './search.jobs.ts'
export { searchRoutes } from './search.routes.ts'
export { createSitemapPlan, sitemapHomes, type SitemapPlan } from './market/sitemap.ts'
export type { SitemapHome } from './market/sitemap.store.ts'

/** Keeps the search rows in step with listings, rates and markets. */
export function subscribeSearch(platform: Platform): void {
  const { events, jobs } = platform
  followListings(platform)
  events.subscribe('rates.added', async (tx) => void (await jobs.enqueue(tx, reprice, {}, { key: 'all' })))
  events.subscribe('settings.changed', async (tx, { key }) => {
    if (key === 'markets') await jobs.enqueue(tx, followMarkets, {}, { key: 'all' })
  })
}

const countsMs = 60_000

type CountByPlace = (purpose: Purpose, category?: Category) => Promise<ReadonlyMap<string, number>>

/**
 * How many live homes of a purpose, and of a category, there are in
 * every place, by place id, at most a minute old.
 */
export function createCountByPlace({ read }: Platform): CountByPlace {
  const count = createTtlCache({
    milliseconds: countsMs,
    load: (key: `${Purpose} ${Category | 'all'}`) => {
      const [purpose, category] = key.split(' ') as [Purpose, Category | 'all']
      return read((db) => readCountByPlace(db, purpose, category === 'all' ? null : typesOf([category])))
    },
  })
  return (purpose, category) => count(`${purpose} ${category ?? 'all'}`)
}
