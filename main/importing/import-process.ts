/**
 * main: the process that reads and saves feeds for a worker. It loads a third
 * of the program, and ends when it is let go.
 */
import { destination } from 'pino'
import { runAsked } from '#server/feeds/inner.ts'
import { readConfig } from '#server/platform/settings/config.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { StartError } from '#server/platform/refusals/app-error.ts'
import { openTelemetry } from '#server/platform/telemetry/open-telemetry.ts'
import { onFault, onStop } from '../serving/lifecycle.ts'
import { giveUp } from '../terminal.ts'
import type { Ask, Told } from './messages.ts'
import { openImports } from './open-imports.ts'

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const { databaseUrl } = config
  if (!databaseUrl) throw new StartError('DATABASE_URL is not set. (A worker starts this process.)')
  const logFile = process.env.MERIDIAN_LOG_FILE
  const log = createLog(config.logLevel, 'import', logFile ? destination(logFile) : undefined)
  const telemetry = await openTelemetry(config, 'import', log)
  const platform = openImports({ config, databaseUrl, log, telemetry })
  onFault(log, platform.close)
  onStop(platform.close)
  const stops = new Map<number, AbortController>()
  const tell = (told: Told): void => void process.send?.(told)
  process.on('message', (ask: Ask) => {
    if ('stop' in ask) return stops.get(ask.id)?.abort(new Error('the program ends'))
    const stop = new AbortController()
    stops.set(ask.id, stop)
    void runAsked(platform, ask.run, stop.signal)
      .then((ran) => tell({ id: ask.id, ran }))
      .catch((error: unknown) => tell({ id: ask.id, failed: String(error) }))
      .finally(() => stops.delete(ask.id))
  })
}

main().catch(giveUp)
