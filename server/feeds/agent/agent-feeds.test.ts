/**
 * feeds: the agent's page over HTTP, with workers: check, publish,
 * hold, discard, withdraw; strangers see nothing.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { authRoutes, findOrCreateAgency } from '#server/accounts/index.ts'
import { subscribeSearch } from '#server/search/index.ts'
import { noPictures, register, someone } from '#tests/support/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { afterFile } from '#tests/support/cleanup.ts'
import { feedsJobs, feedsRoutes } from '../index.ts'

let app: TestApp
let agent: Awaited<ReturnType<typeof register>>
let rival: Awaited<ReturnType<typeof register>>

async function anAgent(email: string, agency: string) {
  const person = await register(app, email)
  const agencyId = await findOrCreateAgency(app.platform.db, { name: agency, country: 'ES' })
  await app.platform.db
    .updateTable('users')
    .set({ role: 'Agent', agency_id: agencyId })
    .where('id', '=', person.userId)
    .execute()
  return person
}

beforeAll(async () => {
  app = await createTestApp({
    routes: (platform) => [authRoutes(platform, noPictures), feedsRoutes(platform)],
  })
  subscribeSearch(app.platform)
  feedsJobs(app.platform)
  await app.platform.jobs.start()
  agent = await anAgent('agent@example.com', 'Casa Example')
  rival = await anAgent('rival@example.com', 'Rival Example')
})

const kyero = (ids: number[]) =>
  `<?xml version="1.0" encoding="utf-8"?><root><kyero><feed_version>3</feed_version></kyero>${ids
    .map(
      (id) =>
        `<property><id>${id}</id><date>2026-01-05 10:00:00</date><ref>R${id}</ref><price>250000</price><currency>EUR</currency><price_freq>sale</price_freq><type>villa</type><town>Nerja</town><province>Malaga</province><country>spain</country><location><latitude>36.75</latitude><longitude>-3.87</longitude></location><beds>3</beds><baths>2</baths><surface_area><built>120</built><plot>400</plot></surface_area><desc><en>A villa above the bay with three bedrooms and a terrace.</en></desc></property>`,
    )
    .join('')}</root>`

type Run = { id: string; state: string; source: string; created: number; withdrawn: number }
const bearer = ({ access }: typeof agent) => ({ authorization: `Bearer ${access}` })
const post = (who: typeof agent, path: string, body: object = {}) =>
  someone(app).post(path, body, bearer(who))

async function send(who: typeof agent, xml: string, count = 1): Promise<string> {
  const { body } = await someone(app).call(
    'POST',
    '/api/meridian/agent/feeds/check-file?name=homes.xml',
    xml,
    {
      ...bearer(who),
      'content-type': 'application/octet-stream',
    },
  )
  const feedId = body.data.feedId as string
  await ended(who, feedId, count)
  return feedId
}

/** Waits until the worker has ended the `count`-th run of the feed. */
async function ended(who: typeof agent, feedId: string, count: number): Promise<void> {
  await expect
    .poll(async () => (await runsOf(who, feedId)).filter((run) => run.state !== 'running').length, {
      timeout: 20_000,
    })
    .toBe(count)
}

const runsOf = async (who: typeof agent, feedId: string) =>
  (await someone(app).get<{ items: Run[] }>(`/api/meridian/agent/feeds/${feedId}/runs`, who.access)).body.data
    .items

test('a file is checked, publishes nothing, then is published and found; a shrinking one is held', async () => {
  const feedId = await send(agent, kyero([1, 2, 3, 4]))
  const [dry] = await runsOf(agent, feedId)
  expect(dry).toMatchObject({ state: 'dryRun', source: 'homes.xml', created: 4 })
  const live = () => app.platform.db.selectFrom('search_listings').select('listing_id').execute()
  expect(await live()).toHaveLength(0)
  const view = await someone(app).get(`/api/meridian/agent/runs/${dry?.id}`, agent.access)
  expect(view.body.data).toMatchObject({ changesTotal: 4, changes: [{ kind: 'created' }, {}, {}, {}] })
  expect(JSON.stringify(view.body)).not.toContain(app.platform.config.dataDir)
  await post(agent, `/api/meridian/agent/runs/${dry?.id}/publish`)
  await ended(agent, feedId, 2)
  expect(await live()).toHaveLength(4)

  await send(agent, kyero([1]), 3)
  const [held] = await runsOf(agent, feedId)
  await post(agent, `/api/meridian/agent/runs/${held?.id}/publish`)
  await ended(agent, feedId, 4)
  const [stillHeld] = await runsOf(agent, feedId)
  expect(stillHeld?.state).toBe('heldBack')
  expect(await live()).toHaveLength(4)
  expect((await post(agent, `/api/meridian/agent/runs/${held?.id}/discard`)).status).toBe(200)
  expect((await post(agent, `/api/meridian/agent/runs/${held?.id}/discard`)).status).toBe(409)
  await post(agent, `/api/meridian/agent/runs/${stillHeld?.id}/publish`, { acceptWithdrawals: true })
  await ended(agent, feedId, 5)
  expect(await live()).toHaveLength(1)

  expect((await post(agent, `/api/meridian/agent/feeds/${feedId}/withdraw`)).body.data.withdrawn).toBe(1)
  expect(await live()).toHaveLength(0)
})

test('G11 another agency sees no feed, no run, and can do nothing with them', async () => {
  const feedId = await send(agent, kyero([7]), 6)
  const [run] = await runsOf(agent, feedId)
  const answers = [
    await someone(app).get(`/api/meridian/agent/feeds/${feedId}/runs`, rival.access),
    await someone(app).get(`/api/meridian/agent/runs/${run?.id}`, rival.access),
    await post(rival, `/api/meridian/agent/runs/${run?.id}/publish`),
    await post(rival, `/api/meridian/agent/runs/${run?.id}/discard`),
    await post(rival, `/api/meridian/agent/feeds/${feedId}/withdraw`),
  ]
  expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404])
  expect((await someone(app).get('/api/meridian/agent/feeds', rival.access)).body.data.items).toEqual([])
})

test('L01 L06 addresses that no feed may have are refused', async () => {
  for (const url of [
    'http://user:secret@example.com/feed.xml',
    'ftp://example.com/feed.xml',
    'http://example.com:22/feed.xml',
  ])
    expect((await post(agent, '/api/meridian/agent/feeds/check', { url })).status).toBe(400)
})

test('a file that is no feed ends in a report', async () => {
  const feedId = await send(agent, 'Dear agency, please find our homes attached.', 7)
  expect((await runsOf(agent, feedId))[0]).toMatchObject({ state: 'failed' })
})

test('one agency whose addresses drip holds no other', async () => {
  const dripping = createServer((_, response) => void setInterval(() => response.write('<'), 200).unref())
  await once(dripping.listen(0, '127.0.0.1'), 'listening')
  // What still drips would be waited for when the jobs stop.
  afterFile(async () => dripping.close().closeAllConnections())
  const { port } = dripping.address() as AddressInfo
  for (const office of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    await post(agent, '/api/meridian/agent/feeds/check', { url: `http://127.0.0.1:${port}/${office}` })
  const running = app.platform.db.selectFrom('feed_runs').select('id').where('state', '=', 'running')
  await expect.poll(async () => (await running.execute()).length, { timeout: 20_000 }).toBe(2)
  const feedId = await send(rival, kyero([1]))
  expect((await runsOf(rival, feedId))[0]).toMatchObject({ state: 'dryRun', created: 1 })
})
