/** tests: the ground floor over a database and a folder of the test file's own. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#server/platform/settings/config.ts'
import { createSteppedClock } from '#server/platform/settings/clock.ts'
import { createLog, type Log } from '#server/platform/settings/log.ts'
import { createPlatform, type Platform } from '#server/platform/platform.ts'
import type { Telemetry } from '#server/platform/telemetry/telemetry.ts'
import { afterFile } from './cleanup.ts'
import { createTestDatabaseUrl } from './database.ts'
import { lendGazetteer } from './gazetteer.ts'

type Ask = {
  /** Settings over the tests' own, as environment variables. */
  env?: Record<string, string>
  /** Stands still here, when given; otherwise the clock is the system's. */
  now?: Date
  /** Another database than one of this file's own; who gives it closes it. */
  databaseUrl?: string
  /** Takes the lines of the log, which are dropped otherwise. */
  log?: Log
  telemetry?: Telemetry
}

/** Everything closes by itself after the file's tests. `url` is the database's. */
export async function createTestPlatform({ env = {}, now, log, telemetry, databaseUrl }: Ask = {}): Promise<{
  platform: Platform
  url: string
}> {
  const url = databaseUrl ?? (await createTestDatabaseUrl())
  const dataDir = await mkdtemp(join(tmpdir(), 'meridian-test-'))
  await lendGazetteer(dataDir)
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    OUTBOUND_LOOPBACK: 'allow',
    RATE_LIMITS: 'relaxed',
    PASSWORD_HASHING: 'least',
    LOG_LEVEL: 'silent',
    SEARCH: 'postgres',
    ...env,
  })
  const platform = createPlatform({
    config,
    databaseUrl: url,
    log: log ?? createLog(config.logLevel),
    ...(telemetry && { telemetry }),
    ...(now && { clock: createSteppedClock(now) }),
  })
  afterFile(async () => {
    await platform.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { platform, url }
}
