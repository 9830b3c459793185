/**
 * tests: an agent at the feeds' desk: an agency with an agent, a
 * rival, and a server from which feeds are fetched.
 */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import type { Feed, FeedRun } from '#contract/feeds.ts'
import { authRoutes, findOrCreateAgency } from '#server/accounts/index.ts'
import { feedsJobs, feedsRoutes } from '#server/feeds/index.ts'
import type { Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { noPictures, register, someone } from '../accounts.ts'
import { createTestApp } from '../app.ts'
import { afterFile } from '../cleanup.ts'
import { workByHand } from './work-off.ts'

/** What an address answers, and what it was asked with. */
export type Served = {
  body: string
  status: number
  redirect: string | null
  asked: IncomingHttpHeaders[]
}

export async function createFeedDesk(
  env: Record<string, string> = {},
  others: (platform: Platform) => Routes[] = () => [],
) {
  const app = await createTestApp({
    env,
    routes: (platform) => [authRoutes(platform, noPictures), feedsRoutes(platform), ...others(platform)],
  })
  const workOff = workByHand(app.platform)
  feedsJobs(app.platform)
  const served: Served = { body: '', status: 200, redirect: null, asked: [] }
  const origin = await serve(served)
  /** The same, at another origin. */
  const elsewhere = await serve(served)

  async function person(email: string) {
    const one = await register(app, email)
    const agencyId = await findOrCreateAgency(app.platform.db, { name: `Agency ${newId()}`, country: 'ES' })
    await app.platform.db
      .updateTable('users')
      .set({ role: 'Agent', agency_id: agencyId })
      .where('id', '=', one.userId)
      .execute()
    return deskOf(one.access, agencyId, email)
  }

  function deskOf(access: string, agencyId: string, email: string) {
    const headers = { authorization: `Bearer ${access}` }
    const call = <Data = unknown>(method: string, path: string, body?: object) =>
      someone(app).call<Data>(method, `/api/meridian/agent/${path}`, body, headers)
    const get = async <Data>(path: string): Promise<Data> => (await call<Data>('GET', path)).body.data
    const runs = async (feedId: string) => (await get<{ items: FeedRun[] }>(`feeds/${feedId}/runs`)).items

    /** Has done what was asked for: then the feed has so many runs that have ended; answers the newest. */
    async function ended(feedId: string, count: number): Promise<FeedRun> {
      await workOff()
      const all = await runs(feedId)
      expect(all.filter(({ state }) => state !== 'running')).toHaveLength(count)
      return all[0] as FeedRun
    }

    /** Checks what the server serves and publishes it: two runs; answers the feed. */
    async function publish(path: string, count = 0): Promise<string> {
      const { body } = await call<{ feedId: string }>('POST', 'feeds/check', { url: `${origin}${path}` })
      const { feedId } = body.data
      const run = await ended(feedId, count + 1)
      await call('POST', `runs/${run.id}/publish`, { acceptWithdrawals: true })
      await ended(feedId, count + 2)
      return feedId
    }

    return {
      agencyId,
      email,
      access,
      call,
      get,
      runs,
      ended,
      publish,
      feeds: async () => (await get<{ items: Feed[] }>('feeds')).items,
      feed: async (feedId: string) =>
        (await get<{ items: Feed[] }>('feeds')).items.find(({ id }) => id === feedId),
      send: async (name: string, content: string, more = '') => {
        const { body } = await someone(app).call<{ feedId: string }>(
          'POST',
          `/api/meridian/agent/feeds/check-file?name=${name}${more}`,
          content,
          { ...headers, 'content-type': 'application/octet-stream' },
        )
        return body.data.feedId
      },
    }
  }

  return { app, db: app.platform.db, platform: app.platform, origin, elsewhere, served, person, workOff }
}

async function serve(served: Served): Promise<string> {
  const server = createServer((request, response) => {
    served.asked.push(request.headers)
    if (served.redirect && request.url !== '/moved.xml')
      return void response.writeHead(302, { location: served.redirect }).end()
    response.writeHead(served.status, { 'content-type': 'application/xml' }).end(served.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterFile(async () => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
