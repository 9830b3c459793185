/**
 * tests: the account calls alone, over a database of the file's own
 * and by a clock that stands until it is moved.
 */
import { authRoutes } from '#server/accounts/index.ts'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import { noPictures } from './accounts.ts'
import { createTestApp } from './app.ts'

/** To be made at the top of a test file. */
export async function createAccountsApp({ env = {} }: { env?: Record<string, string> } = {}) {
  const app = await createTestApp({
    routes: (platform) => [authRoutes(platform, noPictures)],
    now: new Date('2026-01-05T10:00:00Z'),
    env,
  })
  const clock = app.platform.clock as ReturnType<typeof createSteppedClock>
  let people = 0
  return {
    app,
    clock,
    /** An address that nobody has used. */
    fresh: () => `person${++people}@example.com`,
    /** Lets time go by. */
    seconds: (count: number) => clock.advance(count * 1_000),
  }
}
