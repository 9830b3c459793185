/** main: opens the web part of a process: the built pages and all calls over one database. */
import type { Config } from '#server/platform/settings/config.ts'
import type { App } from '#server/platform/http/http.ts'
import type { Log } from '#server/platform/settings/log.ts'
import { missingMigrations } from '#server/platform/database/migrate.ts'
import { createPlatform, type Platform } from '#server/platform/platform.ts'
import { openTelemetry } from '#server/platform/telemetry/open-telemetry.ts'
import { createStaticFiles } from '#server/platform/http/static-files.ts'
import type { createWebApp } from '../app.ts'
import { clientFolder, migrationsFolder, serverBuild } from '../paths.ts'

type Built = { createWebApp: typeof createWebApp }

/** The fetch function and the ground floor beneath it; close the platform when done. */
export async function openWeb(
  config: Config,
  databaseUrl: string,
  log: Log,
): Promise<{ app: App; platform: Platform }> {
  // React chooses its fast or its talkative variant by this, when it is first imported.
  process.env.NODE_ENV ??= 'production'
  const { createWebApp } = (await import(serverBuild)) as Built
  const telemetry = await openTelemetry(config, 'web', log)
  const platform = createPlatform({ config, databaseUrl, log, telemetry })
  addMigrationCheck(platform)
  return { app: createWebApp({ platform, files: await createStaticFiles(clientFolder) }), platform }
}

/**
 * Ready only when the database has every migration this program knows.
 * They only go forward, so once seen is enough.
 */
export function addMigrationCheck({ readiness, database }: Platform): void {
  let complete = false
  readiness.add('migrations', async () => {
    if (complete) return
    const missing = await missingMigrations((sql) => database.pool.query(sql), migrationsFolder)
    if (missing > 0) throw new Error(`${missing} migrations are missing`)
    complete = true
  })
}
