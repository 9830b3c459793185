/** tests: a process that imports a feed and then brings its homes into the search, until somebody kills it. */
import { subscribe } from '#main/meridian.ts'
import { importFeed } from '#server/feeds/index.ts'
import { placesOf } from '#server/places/index.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { createPlatform } from '#server/platform/platform.ts'
import { readConfig } from '#server/platform/settings/config.ts'
import { takeTurns } from '#server/search/index.ts'

const [url = '', dataDir = '', source = '', agency = ''] = process.argv.slice(2)
const platform = createPlatform({
  config: readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }),
  databaseUrl: url,
  log: createLog('error'),
})
subscribe(platform)
await importFeed(
  { ...platform, places: await placesOf(platform) },
  {
    source,
    agency,
    feed: 'Main',
    defaults: { timeZone: 'Europe/Madrid' },
    onProgress: (step, done) => process.send?.(`${step} ${done}`),
  },
)
process.send?.('search 0')
await takeTurns(platform.db)
await platform.close()
process.disconnect()
