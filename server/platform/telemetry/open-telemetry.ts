/** platform: telemetry where the settings name a collector. */
import type { Config } from '../settings/config.ts'
import type { Log } from '../settings/log.ts'
import { noTelemetry, type Telemetry } from './telemetry.ts'

/** As the settings say. Nothing of the SDK is loaded where nobody listens. */
export async function openTelemetry(config: Config, service: string, log: Log): Promise<Telemetry> {
  if (!config.telemetry.endpoint) return noTelemetry
  const { createTelemetry, overHttp } = await import('./sdk.ts')
  return createTelemetry({
    service,
    share: config.telemetry.share,
    trustsCallers: config.trustProxy > 0,
    ...overHttp(log),
  })
}
