/**
 * search: brings prices in the search rows up to date when new
 * rates have moved them, and forgets old changes.
 */
import { forgetChanges } from '#server/listings/index.ts'
import { createDb, transaction, type Db } from '#server/platform/database/db.ts'
import { placesOf } from '#server/places/index.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { addWrongMarkets } from './projection/markets.store.ts'
import { isOutdated, projectAll } from './projection/project-listings.ts'
import { electFeeder } from './clickhouse/feed/elect-feeder.ts'
import { noteForgotten } from './columnar/follow/following.store.ts'
import { prepareReports } from './market/prepared-reports.ts'
import { unmarkOpenHouses } from './projection/open-houses.ts'
import { turns } from './projection/follow-listings.ts'
import { takeTurns } from './projection/take-turns.ts'
import { havePricesDrifted } from './projection/reprice.store.ts'

export const reprice = defineJob<object>('search.reprice', { policy: 'exclusive', expireInSeconds: 3_600 })

/** Operators offer other countries than before. */
export const followMarkets = defineJob<object>('search.followMarkets', {
  policy: 'short',
  expireInSeconds: 3_600,
})

/** After an update rows are missing what they did not say before. */
const catchUp = defineJob<object>('search.catchUp', { policy: 'exclusive', expireInSeconds: 3_600 })

/** What was still to come is over. */
const endOpenHouses = defineJob<object>('search.endOpenHouses', { policy: 'exclusive' })

/** Reports about the whole market are made ahead. */
const makeMarket = defineJob<object>('search.makeMarket', { policy: 'exclusive', expireInSeconds: 3_600 })

const forget = defineJob<object>('search.forgetChanges')
/** A node that was away for longer reads every listing again. */
const changesKeptDays = 7

/** Half a per cent: less than anybody searches by, and a currency needs some days for it. */
const driftShare = 0.005

export function searchJobs(platform: Platform): void {
  platform.jobs.work(reprice, () => repriceAll(platform))
  platform.jobs.work(catchUp, () => rewriteOutdated(platform))
  platform.jobs.schedule(catchUp, '* * * * *', {})
  platform.jobs.work(turns, (_, { signal }) => followInTurns(platform, signal))
  platform.jobs.work(followMarkets, async (_, { signal }) => {
    await moveMarkets(platform, signal)
    if (!signal.aborted) await prepareMarketReports(platform, { all: true })
  })
  platform.jobs.work(makeMarket, () => prepareMarketReports(platform))
  platform.jobs.schedule(makeMarket, '*/10 * * * *', {})
  platform.jobs.work(endOpenHouses, async () => void (await unmarkOpenHouses(platform.db)))
  platform.jobs.schedule(endOpenHouses, '10 * * * *', {})
  platform.jobs.work(forget, () => dropOldChanges(platform.db, changesKeptDays))
  platform.jobs.schedule(forget, '15 4 * * *', {})
  const { config, database, log } = platform
  if (config.search === 'clickhouse' && config.clickhouseUrl)
    platform.onClose(electFeeder({ address: config.clickhouseUrl, databaseUrl: database.url, log }))
}

/** Forgets changes and snapshot marks older than so many days. */
export const dropOldChanges = (db: Db, days: number): Promise<void> =>
  transaction(db, async (tx) => {
    const upTo = await noteForgotten(tx, days)
    if (upTo) await forgetChanges(tx, upTo)
  })

const followInTurns = ({ database }: Pick<Platform, 'database'>, signal: AbortSignal): Promise<void> =>
  withTime(database, 'meridian search turns', (db) => takeTurns(db, signal))

/** Takes homes out of the search, and back into it. */
export const moveMarkets = ({ database }: Pick<Platform, 'database'>, signal?: AbortSignal): Promise<void> =>
  withTime(database, 'meridian markets', async (db) => {
    await addWrongMarkets(db)
    await takeTurns(db, signal)
  })

/** Reckons what pages say about the whole market. */
async function prepareMarketReports(platform: Platform, { all = false } = {}): Promise<void> {
  const places = await placesOf(platform)
  await withTime(platform.database, 'meridian market', (db) =>
    prepareReports(db, { now: platform.clock.now(), places, all }),
  )
}

export const repriceAll = (platform: Pick<Platform, 'database'>): Promise<void> =>
  rewriteIf(platform, (db) => havePricesDrifted(db, driftShare))

/** Rewrites all search rows when an earlier version of the projection wrote them. */
export const rewriteOutdated = (platform: Pick<Platform, 'database'>): Promise<void> =>
  rewriteIf(platform, isOutdated)

const rewriteIf = (
  { database }: Pick<Platform, 'database'>,
  isDue: (db: Db) => Promise<boolean>,
): Promise<void> =>
  withTime(database, 'meridian prices', async (db) => {
    if (await isDue(db)) await projectAll(db)
  })

/** Going through many listings takes longer than a visitor's statement may. */
async function withTime(
  { url }: Platform['database'],
  applicationName: string,
  work: (db: Db) => Promise<void>,
): Promise<void> {
  const db = createDb(url, { max: 3, statementTimeoutMs: 0, lockTimeoutMs: 0, applicationName })
  try {
    await work(db)
  } finally {
    await db.destroy()
  }
}
