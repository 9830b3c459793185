/**
 * tests: a process that imports a feed and then brings its homes into the search, until somebody kills it.
 */
import { openImports } from '#main/importing/open-imports.ts'
import { importFeed } from '#server/feeds/inner.ts'
import { placesOf } from '#server/places/inner.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { readConfig } from '#server/platform/settings/config.ts'
import { takeTurns } from '#server/search/inner.ts'

const [url = '', dataDir = '', source = '', agency = ''] = process.argv.slice(2)
const platform = openImports({
  config: readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }),
  databaseUrl: url,
  log: createLog('error'),
})
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
