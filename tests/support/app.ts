/** tests: Meridian without its pages, called as a browser or a program would call it. */
import { createApi, type Api } from '#contract/http/client.ts'
import { contract, type MeridianContract } from '#contract/index.ts'
import { createMeridian } from '#main/meridian.ts'
import type { App, Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createTestPlatform } from './platform.ts'

type Ask = Parameters<typeof createTestPlatform>[0] & {
  /** Only these instead of every domain's. */
  routes?: (platform: Platform) => Routes[]
}

export type TestApp = {
  platform: Platform
  app: App
  /** The contract client, as a visitor from the loopback address. */
  api: Api<MeridianContract>
  /** A raw request to a path, as the same visitor. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>
}

const visitor = { address: '127.0.0.1' }

/** The whole program over a database of its own. */
export async function createTestApp({ routes, ...ask }: Ask = {}): Promise<TestApp> {
  const { platform } = await createTestPlatform(ask)
  const { app } = createMeridian({ platform, ...(routes && { routes: routes(platform) }) })
  const origin = platform.config.publicUrl
  return {
    platform,
    app,
    api: createApi(contract, origin, (request) => app.fetch(request, visitor)),
    fetch: (path, init) => app.fetch(new Request(new URL(path, origin), init), visitor),
  }
}
