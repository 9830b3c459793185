/**
 * tests: a Meridian without pages over an embedded database of its own, as a process whose end can be seen.
 */
import { readConfig } from '#server/platform/settings/config.ts'
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded-postgres.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { createPlatform } from '#server/platform/platform.ts'
import { onStop } from '#main/serving/lifecycle.ts'
import { createMeridian } from '#main/meridian.ts'
import { migrateAll } from '#main/commands/migrate.ts'
import { serve } from '#main/serving/serve.ts'

const [dataDir = '', port = ''] = process.argv.slice(2)
const config = readConfig({ DATA_DIR: dataDir, PORT: port, RATE_LIMITS: 'relaxed', LOG_LEVEL: 'silent' })
const log = createLog(config.logLevel)
const postgres = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } })
await migrateAll(postgres.url, log)
const platform = createPlatform({ config, databaseUrl: postgres.url, log })
const { drain } = await serve(createMeridian({ platform }).app, config)
// No last resort here: a fault that nobody hears of is to be seen.
onStop(async () => {
  await drain()
  await platform.close()
  await postgres.stop()
})
process.send?.('serving')
