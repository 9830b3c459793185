/**
 * feeds: what a person accepts is what happens: the very file that
 * was checked, and exactly what it would change.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authRoutes, findOrCreateAgency } from '#server/accounts/index.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { noPictures, register, someone } from '#tests/support/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { kyeroFile, kyeroHome, kyeroHomes } from '#tests/support/feed-files.ts'
import { workByHand } from '#tests/support/feeds/work-off.ts'
import { beginDue } from '../queue/run.jobs.ts'
import { feedsJobs, feedsRoutes } from '../index.ts'

let app: TestApp
let agent: Awaited<ReturnType<typeof register>>
let agencyId: string
let served = ''
let workOff: () => Promise<void>
const server = createServer((request, response) =>
  response
    .setHeader('content-type', 'application/xml')
    .end(request.url?.includes('office=2') ? office2 : served),
)
const office2 = kyeroFile(kyeroHomes(901, 902))
let origin: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  app = await createTestApp({
    routes: (platform) => [authRoutes(platform, noPictures), feedsRoutes(platform)],
  })
  workOff = workByHand(app.platform)
  feedsJobs(app.platform)
  agent = await register(app, 'agent@example.com')
})
afterAll(() => void server.close())

/** Every test has an agency of its own. */
beforeEach(async () => {
  agencyId = await findOrCreateAgency(app.platform.db, { name: `Agency ${newId()}`, country: 'ES' })
  await app.platform.db
    .updateTable('users')
    .set({ role: 'Agent', agency_id: agencyId })
    .where('id', '=', agent.userId)
    .execute()
})

type Run = {
  id: string
  state: string
  source: string
  reason: string | null
  heldFor: string | null
  checked: { file: string; diff: string } | null
  created: number
  withdrawn: number
}
type Feed = { id: string; name: string; url: string | null; liveListings: number; nextRunAt: string | null }

const headers = () => ({ authorization: `Bearer ${agent.access}` })
const post = (path: string, body: object = {}) =>
  someone(app).post(`/api/meridian/agent/${path}`, body, headers())
const list = async <Item>(path: string) =>
  (await someone(app).get<{ items: Item[] }>(`/api/meridian/agent/${path}`, agent.access)).body.data.items
const feeds = () => list<Feed>('feeds')
const runsOf = (feedId: string) => list<Run>(`feeds/${feedId}/runs`)

/** Has done what was asked for: then the feed has so many runs that have ended; answers the newest. */
async function ended(feedId: string, count: number): Promise<Run> {
  await workOff()
  const all = await runsOf(feedId)
  expect(all.filter(({ state }) => state !== 'running')).toHaveLength(count)
  return all[0] as Run
}

async function check(path: string, count: number, more: object = {}): Promise<{ feedId: string; run: Run }> {
  const { body } = await post('feeds/check', { url: `${origin}${path}`, ...more })
  const feedId = body.data.feedId as string
  return { feedId, run: await ended(feedId, count) }
}

async function publish(run: Run, feedId: string, count: number, acceptWithdrawals = false): Promise<Run> {
  expect((await post(`runs/${run.id}/publish`, { acceptWithdrawals, checked: run.checked })).status).toBe(200)
  return ended(feedId, count)
}

test('what was checked is published, whatever the address answers by then', async () => {
  served = kyeroFile(kyeroHomes(1, 2, 3, 4))
  const { feedId, run } = await check('/feed.xml', 1)
  expect((await feeds())[0]).toMatchObject({ url: null, liveListings: 0 })
  served = kyeroFile(kyeroHomes(7))
  expect(await publish(run, feedId, 2)).toMatchObject({ state: 'published', created: 4, withdrawn: 0 })
  expect((await feeds())[0]).toMatchObject({ url: `${origin}/feed.xml`, liveListings: 4 })

  served = kyeroFile(kyeroHomes(1, 2, 3))
  const less = await check('/feed.xml', 3)
  served = kyeroFile([])
  expect(await publish(less.run, feedId, 4, true)).toMatchObject({ state: 'published', withdrawn: 1 })
  expect((await feeds())[0]).toMatchObject({ liveListings: 3 })
})

test('when the stock has changed since the check, the person is asked again', async () => {
  served = kyeroFile(kyeroHomes(1, 2, 3, 4, 5, 6))
  const first = await check('/feed.xml', 1)
  const { feedId } = first
  await publish(first.run, feedId, 2)
  served = kyeroFile(kyeroHomes(1, 2, 3))
  const stale = await check('/feed.xml', 3)
  expect(stale.run).toMatchObject({ state: 'dryRun', withdrawn: 3, heldFor: 'shrinking' })
  served = kyeroFile([...kyeroHomes(1, 2, 3, 4, 5, 6), kyeroHome(8)])
  const newer = await check('/feed.xml', 4)
  await publish(newer.run, feedId, 5)

  const asked = await publish(stale.run, feedId, 6, true)
  expect(asked).toMatchObject({ state: 'heldBack', heldFor: 'changed', withdrawn: 4 })
  expect(asked.reason).toContain('no longer what was looked at')
  expect((await feeds())[0]?.liveListings).toBe(7)
  expect(await publish(asked, feedId, 7, true)).toMatchObject({ state: 'published', withdrawn: 4 })
})

test('a page that shows another run than the one it names is told so; so is one whose file is gone', async () => {
  served = kyeroFile(kyeroHomes(1))
  const { run } = await check('/feed.xml', 1)
  const other = { file: run.checked?.file, diff: '0'.repeat(64) }
  const changed = await post(`runs/${run.id}/publish`, { checked: other })
  expect([changed.status, changed.body.code]).toEqual([409, 'feeds.changed'])
  const { db, files } = app.platform
  const kept = await db
    .selectFrom('feed_runs')
    .select('kept_file')
    .where('id', '=', run.id)
    .executeTakeFirstOrThrow()
  await files.remove(kept.kept_file ?? '')
  const expired = await post(`runs/${run.id}/publish`)
  expect([expired.status, expired.body.code]).toEqual([409, 'feeds.expired'])
})

test('a check changes nothing of a feed that is live: not its address, not its settings', async () => {
  served = kyeroFile(kyeroHomes(1, 2))
  const { feedId, run } = await check('/feed.xml', 1, { feed: 'Stock' })
  await publish(run, feedId, 2)
  const before = (await feeds())[0]
  await check('/other.xml', 3, { feedId, defaultCountry: 'PT', defaultCurrency: 'GBP' })
  const [after] = await feeds()
  expect(after).toEqual({ ...before, lastRun: expect.objectContaining({ state: 'dryRun' }) })
})

test('addresses that differ in the query are two feeds, and the same address is one', async () => {
  const one = await check('/export?office=1', 1)
  const two = await check('/export?office=2', 1)
  expect(two.feedId).not.toBe(one.feedId)
  await publish(two.run, two.feedId, 2)
  expect((await check('/export?office=2', 3)).feedId).toBe(two.feedId)
})

test('files join the feed that was chosen, however they are called; a stranger’s feed is none', async () => {
  const send = async (name: string, feedId: string | null) =>
    someone(app).call(
      'POST',
      `/api/meridian/agent/feeds/check-file?name=${name}${feedId ? `&feedId=${feedId}` : '&feed=Stock'}`,
      kyeroFile(kyeroHomes(1, 2)),
      { ...headers(), 'content-type': 'application/octet-stream' },
    )
  const feedId = (await send('homes-2026-01-05.xml', null)).body.data.feedId as string
  const first = await ended(feedId, 1)
  expect(first).toMatchObject({ source: 'homes-2026-01-05.xml' })
  await publish(first, feedId, 2)
  expect((await send('homes-2026-01-06.xml', feedId)).body.data.feedId).toBe(feedId)
  expect(await ended(feedId, 3)).toMatchObject({ state: 'notModified' })
  expect(await feeds()).toHaveLength(1)
  expect((await send('homes.xml', newId())).status).toBe(404)
})

test('a published address is fetched by the clock; what is missing once stays, what is missing twice goes', async () => {
  const { db } = app.platform
  served = kyeroFile(kyeroHomes(1, 2, 3, 4))
  const { feedId, run } = await check('/clock.xml', 1)
  expect((await feeds())[0]?.nextRunAt).toBeNull()
  await publish(run, feedId, 2)
  const next = Date.parse((await feeds())[0]?.nextRunAt ?? '') - Date.now()
  expect(next).toBeGreaterThan(50 * 60_000)
  expect(next).toBeLessThan(70 * 60_000)

  const tick = async (count: number) => {
    await db
      .updateTable('feeds')
      .set({ next_run_at: new Date(0) })
      .where('id', '=', feedId)
      .execute()
    await beginDue(app.platform)
    return ended(feedId, count)
  }
  served = kyeroFile(kyeroHomes(1, 2, 3))
  expect(await tick(3)).toMatchObject({ state: 'published', withdrawn: 0 })
  // The very same file: that nothing has changed in it does not bring the fourth back.
  expect(await tick(4)).toMatchObject({ state: 'published', withdrawn: 1 })
  expect(await tick(5)).toMatchObject({ state: 'notModified', withdrawn: 0 })
  await post(`feeds/${feedId}/withdraw`)
  expect((await feeds())[0]).toMatchObject({ liveListings: 0, nextRunAt: null })
})
