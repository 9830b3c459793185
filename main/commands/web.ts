/** main: `npm run web`: answers visitors. Any number may run over the same database. */
import { readConfig } from '#server/platform/settings/config.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { ensureFirstAdmin } from '#server/accounts/index.ts'
import { placesOf } from '#server/places/index.ts'
import { loadSecret } from '#server/platform/settings/secrets.ts'
import { StartError } from '#server/platform/refusals/errors.ts'
import { build, isBuilt } from '../tooling/build.ts'
import { beginAudit } from '../serving/begin-audit.ts'
import { checkStorageFolder } from '../serving/check-folders.ts'
import { leave } from '../serving/leave.ts'
import { onFault, onStop } from '../serving/lifecycle.ts'
import { startGently } from '../serving/gentle-start.ts'
import { openWeb } from '../serving/open-web.ts'
import { checkPort, serve } from '../serving/serve.ts'
import { giveUp, step } from '../terminal.ts'

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const takePlace = startGently()
  const { databaseUrl } = config
  if (!databaseUrl) throw new StartError('DATABASE_URL is not set. (npm start brings a database of its own.)')
  loadSecret(config)
  await checkPort(config.host, config.port)
  await checkStorageFolder(config)
  if (!(await isBuilt())) await step('building the pages', build)
  const log = createLog(config.logLevel, 'web')
  const { app, platform } = await openWeb(config, databaseUrl, log)
  void platform.readiness.firstReady.then(takePlace)
  onFault(log, platform.close)
  await placesOf(platform)
  void beginAudit(platform)
  await ensureFirstAdmin(platform)
  const { drain } = await serve(app, config, { metrics: platform.metrics, log })
  log.info({ url: config.publicUrl }, 'serving')
  onStop((reason) => leave(platform, drain, reason))
}

main().catch(giveUp)
