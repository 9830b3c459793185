/** main: the worker starts with whatever settings the program itself starts with. */
import { expect, test } from 'vitest'
import { readConfig } from '#server/platform/settings/config.ts'
import { workerEnv } from './worker-env.ts'

const told = {
  databaseUrl: 'postgres://meridian@localhost:5433/meridian',
  logFile: 'meridian.log',
  secret: 's'.repeat(43),
}

test('in production the worker of the embedded database knows the generated secret', () => {
  const config = readConfig(workerEnv({ NODE_ENV: 'production' }, told))
  expect(config).toMatchObject({ production: true, databaseUrl: told.databaseUrl, appSecret: told.secret })
})
