/** main: fills an empty database with the demonstration homes. */
import type { Config } from '#server/platform/settings/config.ts'
import { hasDemonstrationHomes } from './demonstration.store.ts'
import { isDemonstrationComplete, pourDemonstration } from './load.ts'
import { loadRegions, refreshRegions } from './regions.ts'
import { createDb } from '#server/platform/database/db.ts'
import { systemClock } from '#server/platform/settings/clock.ts'
import { countAgencyStock } from '#server/stock/index.ts'
import type { Log } from '#server/platform/settings/log.ts'
import type { Platform } from '#server/platform/platform.ts'
import { counter, step } from '../terminal.ts'

/**
 * Whether this is a demonstration: the database holds demonstration homes, and nobody but this machine can
 * reach it when it runs as production. Only then may there be accounts whose passwords everybody knows.
 */
export async function isDemonstration({ config, db }: Pick<Platform, 'config' | 'db'>): Promise<boolean> {
  const isLocal = /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(config.publicUrl)
  if (config.demoListings === 0 || (config.production && !isLocal)) return false
  return hasDemonstrationHomes(db)
}

/**
 * Loads DEMO_LISTINGS homes when there is not a single listing yet,
 * and finishes what an interrupted start left.
 */
export async function loadDemonstration(databaseUrl: string, config: Config, log: Log): Promise<void> {
  const count = config.demoListings
  if (count === 0) return
  const db = createDb(databaseUrl, {
    max: 4,
    statementTimeoutMs: 0,
    log,
    applicationName: 'meridian demonstration',
  })
  try {
    if (await isDemonstrationComplete(db)) {
      await refreshRegions(db, config)
      return
    }
    await step('laying out the streets of Monaco and Andorra', () => loadRegions(db, config))
    const told = { made: counter('homes made'), ready: counter('homes ready for the search') }
    await step(`making ${count.toLocaleString('en')} demonstration homes`, () =>
      pourDemonstration({
        db,
        count,
        dataDir: config.dataDir,
        onProgress: (step, done, total) => told[step](done, total),
      }),
    )
    // The worker counts by the clock; whoever opens the agents' page in the first minute finds them.
    await countAgencyStock({ db, clock: systemClock })
  } finally {
    await db.destroy()
  }
}
