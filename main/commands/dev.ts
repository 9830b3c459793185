/**
 * main: `npm run dev`: as npm start, but the pages come from Vite as they are written, and nothing is built.
 */
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { readConfig, type Config } from '#server/platform/settings/config.ts'
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded-postgres.ts'
import type { App } from '#server/platform/http/http.ts'
import { createLog, type Log } from '#server/platform/settings/log.ts'
import { createPlatform, type Platform } from '#server/platform/platform.ts'
import type { createWebApp } from '../app.ts'
import { loadDemonstration } from '../demonstration/demonstration.ts'
import { onStop } from '../serving/lifecycle.ts'
import { employ, subscribe } from '../meridian.ts'
import { migrateAll } from './migrate.ts'
import { addMigrationCheck } from '../serving/open-web.ts'
import { giveUp, say, step } from '../terminal.ts'

type AppModule = { createWebApp: typeof createWebApp }
type PlatformModule = { createPlatform: typeof createPlatform }
type Ask = { vite: ViteDevServer; config: Config; databaseUrl: string; log: Log }

/**
 * Answers with the newest sources: a change anywhere makes a new ground
 * floor and a new app, and ends the old ones.
 */
function latest({ vite, config, databaseUrl, log }: Ask) {
  let current: { made: unknown; app: App; platform: Platform } | undefined
  return async (request: Request): Promise<Response> => {
    const { createWebApp } = (await vite.ssrLoadModule('/main/app.ts')) as AppModule
    if (current?.made !== createWebApp) {
      await current?.platform.close()
      const { createPlatform } = (await vite.ssrLoadModule('/server/platform/platform.ts')) as PlatformModule
      const platform = createPlatform({ config, databaseUrl, log })
      addMigrationCheck(platform)
      current = { made: createWebApp, platform, app: createWebApp({ platform, development: true }) }
    }
    return current.app.fetch(request, { address: '127.0.0.1' })
  }
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(process.env.LOG_LEVEL ? config.logLevel : 'warn')
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.dataDir, onProgress: say })
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  await step('bringing the database up to date', () => migrateAll(databaseUrl, log))
  await loadDemonstration(databaseUrl, config, log)

  const server = createServer()
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
  const listener = getRequestListener(latest({ vite, config, databaseUrl, log }))
  server.on('request', (incoming, outgoing) =>
    vite.middlewares(incoming, outgoing, () => void listener(incoming, outgoing)),
  )
  server.listen(config.port, config.host, () => say(`\n  ${config.publicUrl} (development)\n`))

  const worker = createPlatform({ config, databaseUrl, log })
  subscribe(worker)
  employ(worker)
  await worker.jobs.start()
  onStop(async () => {
    await vite.close()
    server.closeAllConnections()
    await worker.close()
    await embedded?.stop()
  })
}

main().catch(giveUp)
