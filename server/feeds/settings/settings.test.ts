/** feeds: a feed is renamed, set, paused and deleted, and what of it happens by the clock. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#server/platform/settings/crypto.ts'
import { createFeedDesk } from '#tests/support/feeds/feed-desk.ts'
import { kyeroFile, kyeroHome, kyeroHomes } from '#tests/support/feed-files.ts'
import { beginDue } from '../queue/run.jobs.ts'

let desk: Awaited<ReturnType<typeof createFeedDesk>>
let agent: Awaited<ReturnType<typeof desk.person>>

beforeAll(async () => {
  desk = await createFeedDesk()
})
/** Every test has an agency of its own. */
beforeEach(async () => {
  agent = await desk.person(`agent-${newId()}@example.com`)
  desk.served.body = kyeroFile(kyeroHomes(1, 2, 3))
})

const statuses = async () => {
  const rows = await desk.db
    .selectFrom('listings')
    .select(['source_id', 'status', 'feed_id'])
    .where('agency_id', '=', agent.agencyId)
    .orderBy('source_id')
    .execute()
  return rows.map((row) => [row.source_id?.split('/').at(-1), row.status, row.feed_id])
}
const due = async (feedId: string) => {
  await desk.db
    .updateTable('feeds')
    .set({ next_run_at: new Date(0) })
    .where('id', '=', feedId)
    .execute()
  await beginDue(desk.platform)
  await desk.workOff()
}

test('is renamed; a name that is taken is refused at its field', async () => {
  const feedId = await agent.publish('/a.xml')
  const other = await agent.send('other.xml', kyeroFile(kyeroHomes(9)), '&feed=Other')
  await agent.ended(other, 1)
  const renamed = await agent.call('PATCH', `feeds/${feedId}`, { name: ' Coast ' })
  expect(renamed.body.data).toMatchObject({ feed: { name: 'Coast', health: 'good', liveListings: 3 } })
  const taken = await agent.call('PATCH', `feeds/${feedId}`, { name: 'Other' })
  expect([taken.status, taken.body.code]).toEqual([409, 'feeds.nameTaken'])
  expect((await agent.call('PATCH', `feeds/${feedId}`, { name: 'Coast' })).status).toBe(200)
  expect((await agent.feeds()).map(({ name, health }) => [name, health])).toEqual([
    ['Coast', 'good'],
    ['Other', 'checked'],
  ])
})

test('what a file leaves open is as the settings say, from the next run on', async () => {
  desk.served.body = kyeroFile([kyeroHome(1, { currency: '', type: '' })])
  const feedId = await agent.publish('/a.xml')
  const settings = {
    defaultCurrency: 'GBP',
    defaultType: 'villa',
    timeZone: 'Europe/Madrid',
    shrinkLimitPct: 10,
  }
  expect((await agent.call('PATCH', `feeds/${feedId}`, settings)).status).toBe(200)
  expect(await agent.feed(feedId)).toMatchObject(settings)
  await agent.publish('/a.xml', 2)
  const { rows } = await desk.platform.database.pool.query(
    `select o.currency, p.type from listings l join offers o on o.listing_id = l.id
     join properties p on p.id = l.property_id where l.agency_id = '${agent.agencyId}'`,
  )
  expect(rows).toEqual([{ currency: 'GBP', type: 'villa' }])
  const cleared = await agent.call('PATCH', `feeds/${feedId}`, { defaultType: null })
  expect(cleared.body.data).toMatchObject({ feed: { defaultType: null, defaultCurrency: 'GBP' } })
})

test('refuses what no feed can be set to', async () => {
  for (const body of [
    { shrinkLimitPct: 101 },
    { shrinkLimitPct: 1.5 },
    { missingRuns: 0 },
    { timeZone: 'Europe/Atlantis' },
    { defaultCurrency: 'XYZ' },
    { defaultType: 'ufo' },
    { name: '  ' },
    { agencyId: newId() },
  ])
    expect([body, (await agent.call('PATCH', `feeds/${newId()}`, body)).status]).toEqual([body, 400])
})

test('is fetched daily at a time of a zone, or not at all', async () => {
  const feedId = await agent.publish('/a.xml')
  const plan = (body: object) => agent.call<{ feed: object }>('PUT', `feeds/${feedId}/schedule`, body)
  const daily = await plan({ dailyAt: '06:30', timeZone: 'Asia/Tokyo' })
  expect(daily.body.data.feed).toMatchObject({
    everyMinutes: null,
    dailyAt: '06:30',
    dailyZone: 'Asia/Tokyo',
    nextRunAt: expect.stringMatching(/T21:3\d/),
  })
  await due(feedId)
  expect(await agent.ended(feedId, 3)).toMatchObject({ state: 'notModified' })
  expect((await agent.feed(feedId))?.nextRunAt).toMatch(/T21:3\d/)
  expect((await plan({ everyMinutes: null })).body.data.feed).toMatchObject({
    dailyAt: null,
    nextRunAt: null,
  })
  expect((await plan({ everyMinutes: 60, dailyAt: '06:30', timeZone: 'UTC' })).status).toBe(400)
  expect((await plan({ dailyAt: '06:30' })).status).toBe(400)
  expect((await plan({ dailyAt: '24:30', timeZone: 'UTC' })).status).toBe(400)
})

test('while it is paused nothing is fetched, and its homes stay; then it goes on', async () => {
  const feedId = await agent.publish('/a.xml')
  const paused = await agent.call('POST', `feeds/${feedId}/pause`)
  expect(paused.body.data).toMatchObject({ feed: { health: 'paused', nextRunAt: null, liveListings: 3 } })
  await agent.call('PUT', `feeds/${feedId}/schedule`, { everyMinutes: 15 })
  const asked = desk.served.asked.length
  await due(feedId)
  expect(desk.served.asked).toHaveLength(asked)
  expect((await agent.call('POST', `feeds/${feedId}/pause`)).status).toBe(200)
  const resumed = await agent.call('POST', `feeds/${feedId}/resume`)
  expect(resumed.body.data).toMatchObject({ feed: { health: 'good', everyMinutes: 15 } })
  await due(feedId)
  expect(await agent.ended(feedId, 3)).toMatchObject({ state: 'notModified' })
})

test('a feed may ask for more runs that miss a home before it goes', async () => {
  const feedId = await agent.publish('/a.xml')
  await agent.call('PATCH', `feeds/${feedId}`, { missingRuns: 3, shrinkLimitPct: 90 })
  desk.served.body = kyeroFile(kyeroHomes(1, 2))
  for (const [count, live] of [
    [3, 3],
    [4, 3],
    [5, 2],
  ] as const) {
    desk.served.body += ' '
    await due(feedId)
    await agent.ended(feedId, count)
    expect((await agent.feed(feedId))?.liveListings).toBe(live)
  }
})

test.each([
  ['withdraw', 'removedBySource'],
  ['keep', 'active'],
])('is deleted with its history, and its homes are for hands: %s', async (homes, status) => {
  const feedId = await agent.publish('/a.xml')
  expect((await agent.call('DELETE', `feeds/${feedId}`)).status).toBe(400)
  expect((await agent.call('DELETE', `feeds/${feedId}?homes=${homes}`)).status).toBe(200)
  expect(await agent.feeds()).toEqual([])
  expect((await agent.call('GET', `feeds/${feedId}/runs`)).status).toBe(404)
  await desk.workOff()
  expect(await desk.db.selectFrom('feeds').select('id').where('id', '=', feedId).execute()).toEqual([])
  expect(await statuses()).toEqual([
    ['1', status, null],
    ['2', status, null],
    ['3', status, null],
  ])
  // The same feed begun again has homes of its own.
  const again = await agent.publish('/a.xml')
  expect((await agent.feed(again))?.liveListings).toBe(3)
  await agent.call('DELETE', `feeds/${again}?homes=keep`)
  await desk.workOff()
  expect((await statuses()).filter(([, , feed]) => feed === null)).toHaveLength(6)
})

test('G11 another agency can do nothing with it, and finds nothing', async () => {
  const feedId = await agent.publish('/a.xml')
  const rival = await desk.person(`rival-${newId()}@example.com`)
  const answers = [
    await rival.call('PATCH', `feeds/${feedId}`, { name: 'Mine' }),
    await rival.call('PUT', `feeds/${feedId}/schedule`, { everyMinutes: 15 }),
    await rival.call('POST', `feeds/${feedId}/pause`),
    await rival.call('POST', `feeds/${feedId}/resume`),
    await rival.call('DELETE', `feeds/${feedId}?homes=withdraw`),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect(await agent.feed(feedId)).toMatchObject({ pausedAt: null, everyMinutes: 60, liveListings: 3 })
})
