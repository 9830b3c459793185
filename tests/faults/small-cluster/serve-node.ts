/**
 * tests: a web node without pages, over the database that its settings
 * name; it leaves as main/commands/web.ts does.
 */
import { createMeridian } from '#main/meridian.ts'
import { leave } from '#main/serving/leave.ts'
import { onStop } from '#main/serving/lifecycle.ts'
import { serve } from '#main/serving/serve.ts'
import { placesOf } from '#server/places/index.ts'
import { createPlatform } from '#server/platform/platform.ts'
import { readConfig } from '#server/platform/settings/config.ts'
import { createLog } from '#server/platform/settings/log.ts'

const config = readConfig(process.env)
const log = createLog(config.logLevel, 'web')
const platform = createPlatform({ config, databaseUrl: config.databaseUrl ?? '', log })
// No last resort here: a fault that nobody hears of is to be seen.
await placesOf(platform)
const { drain } = await serve(createMeridian({ platform }).app, config, { metrics: platform.metrics, log })
onStop((reason) => leave(platform, drain, reason))
