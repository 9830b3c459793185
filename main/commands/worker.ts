/** main: `npm run worker`: does what was put off: feeds, pictures, mail. Any number may run. */
import { destination } from 'pino'
import { readConfig } from '#server/platform/settings/config.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { createPlatform } from '#server/platform/platform.ts'
import { openTelemetry } from '#server/platform/telemetry/open-telemetry.ts'
import { StartError } from '#server/platform/refusals/errors.ts'
import { beginAudit } from '../serving/begin-audit.ts'
import { checkStorageFolder } from '../serving/check-folders.ts'
import { startGently } from '../serving/gentle-start.ts'
import { onFault, onStop } from '../serving/lifecycle.ts'
import { runsApart } from '../importing/runs-apart.ts'
import { employ, subscribe } from '../meridian.ts'
import { giveUp } from '../terminal.ts'

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const takePlace = startGently()
  const { databaseUrl } = config
  if (!databaseUrl)
    throw new StartError('DATABASE_URL is not set. (npm start runs a worker for the embedded database.)')
  await checkStorageFolder(config)
  const logFile = process.env.MERIDIAN_LOG_FILE
  const log = createLog(config.logLevel, 'worker', logFile ? destination(logFile) : undefined)
  const telemetry = await openTelemetry(config, 'worker', log)
  const platform = createPlatform({ config, databaseUrl, log, telemetry })
  onFault(log, platform.close)
  onStop(async () => {
    log.info('stopping')
    await platform.close()
  })
  subscribe(platform)
  const apart = runsApart({ env: process.env })
  platform.onClose(apart.end)
  employ(platform, apart.run)
  void beginAudit(platform)
  await platform.jobs.start()
  takePlace()
  log.info('working')
}

main().catch(giveUp)
