/**
 * bench: the process that imports, with the modules of a worker's, and what it and its processor had to do.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openImports } from '#main/importing/open-imports.ts'
import { thrifty, thriftyEnv } from '#main/importing/thrifty.ts'
import { importFeed } from '#server/feeds/inner.ts'
import type { FeedReport } from '#server/feeds/index.ts'
import { placesOf } from '#server/places/inner.ts'
import { createDb } from '#server/platform/database/db.ts'
import { readConfig } from '#server/platform/settings/config.ts'
import { createLog } from '#server/platform/settings/log.ts'

const own = fileURLToPath(import.meta.url)
/** Where bootstrap.mjs keeps it for the processes of the program, too. */
const compiled = fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url))

type Ask = { source: string; feed: string }
export type Imported = {
  report: Pick<FeedReport, 'seconds' | 'seen' | 'counts'>
  /** Of the program, all of its threads. */
  cpuSeconds: number
  /** The highest resident size meanwhile, in MB of 1,024² bytes. */
  residentMb: number
}

/** Starts the process; it is given one file after the other, as a worker gives them. */
export function createImporter(databaseUrl: string, dataDir: string) {
  const importer = fork(own, [databaseUrl, dataDir], {
    execArgv: thrifty,
    env: { ...thriftyEnv, NODE_COMPILE_CACHE: compiled, ...process.env },
  })
  return {
    async import(ask: Ask): Promise<Imported> {
      importer.send(ask)
      const said = await Promise.race([once(importer, 'message'), once(importer, 'exit').then(() => null)])
      if (said === null) throw new Error('the process that imports ended')
      return said[0] as Imported
    },
    end: () => importer.disconnect(),
  }
}

/** The highest resident size while something runs. */
function watchMemory(): () => number {
  let most = 0
  const look = () => void (most = Math.max(most, process.memoryUsage.rss()))
  look()
  const timer = setInterval(look, 50)
  return () => {
    clearInterval(timer)
    look()
    return Math.round(most / 1024 ** 2)
  }
}

const [, program, databaseUrl, dataDir] = process.argv
if (program === own && databaseUrl !== undefined) {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', OUTBOUND_LOOPBACK: 'allow' })
  const platform = openImports({ config, databaseUrl, log: createLog('warn') })
  const db = createDb(databaseUrl, { max: 4, statementTimeoutMs: 0 })
  const places = await placesOf(platform)
  process.on('disconnect', () => process.exit())
  process.on('message', ({ source, feed }: Ask) => {
    const most = watchMemory()
    const before = process.cpuUsage()
    const asked = { source, agency: feed, feed, defaults: { timeZone: 'Europe/Madrid' } }
    void importFeed({ ...platform, db, places }, asked).then(({ seconds, seen, counts }) => {
      const { user, system } = process.cpuUsage(before)
      const told: Imported = {
        report: { seconds, seen, counts },
        cpuSeconds: (user + system) / 1e6,
        residentMb: most(),
      }
      process.send?.(told)
    })
  })
}
