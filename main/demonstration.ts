/** main: fills an empty database with the demonstration homes. */
import type { Config } from '#server/platform/config.ts'
import { createDb } from '#server/platform/db.ts'
import type { Log } from '#server/platform/log.ts'
import { counter, step } from './terminal.ts'

/** Loads DEMO_LISTINGS homes when there is not a single listing yet. */
export async function loadDemonstration(databaseUrl: string, config: Config, log: Log): Promise<void> {
  const count = config.demoListings
  if (count === 0) return
  const db = createDb(databaseUrl, { max: 4, statementTimeoutMs: 0, log, applicationName: 'meridian catalogue' })
  try {
    const { rows } = await db
      .selectFrom('listings')
      .select('id')
      .limit(1)
      .execute()
      .then((rows) => ({ rows }))
    if (rows.length > 0) return
    const { loadCatalogue } = await import('#catalogue/load.ts')
    const onProgress = counter('demonstration homes')
    await step(`making ${count.toLocaleString('en')} demonstration homes`, () =>
      loadCatalogue({ db, count, onProgress }),
    )
  } finally {
    await db.destroy()
  }
}
