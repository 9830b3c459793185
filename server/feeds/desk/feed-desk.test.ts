/**
 * feeds: the feeds of all agencies as Admins look after them: found, held runs
 * decided, paused, the file taken; all written down.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import type { feedDesk } from '#contract/feeds/feed-desk.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAccount, anAgency, longSessions } from '#tests/support/enquiries.ts'
import { readOutcomes } from '../agent/feed-list.store.ts'

const now = new Date('2025-08-01T12:00:00Z')
const app = await createTestApp({ now, env: longSessions })
const { db, files } = app.platform
const here = await anAgency(app, 'Here Homes')
await anAgency(app, 'There Homes')
const admin = await anAccount(app, 'admin@example.com', { role: 'Admin' })
const feedId = (
  await db.selectFrom('feeds').select('id').where('agency_id', '=', here.agencyId).executeTakeFirstOrThrow()
).id

const reason = 'The agency says that it moved'
const desk = '/api/meridian/portal'
const list = async (query = '') =>
  (await admin.call<Reply<typeof feedDesk.list>>('GET', `${desk}/feeds?${query}`)).data
const acts = async () =>
  (
    await db
      .selectFrom('audit_log')
      .select(['action', 'target', 'detail'])
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
  )[0]

/** A run of the feed that waits for a person, with its file. */
async function held(): Promise<{ id: string; checked: { file: string; diff: string } }> {
  const id = newId()
  const key = `feeds/${feedId}/${id}/main.xml`
  await files.put(key, Buffer.from('<homes/>'))
  await db
    .insertInto('feed_runs')
    .values({
      id,
      feed_id: feedId,
      state: 'heldBack',
      source: 'main.xml',
      started_at: now,
      finished_at: now,
      kept_file: key,
      file_name: 'main.xml',
      file_hash: 'file',
      diff_hash: 'diff',
      withdrawn: 12,
      held_for: 'shrinking',
    })
    .execute()
  return { id, checked: { file: 'file', diff: 'diff' } }
}

beforeAll(() => app.platform.jobs.install())

describe('the feeds of all agencies', () => {
  test('are found by name, agency and health, with how many there are of each, page by page', async () => {
    expect((await list()).items.map(({ agency }) => agency.name).toSorted()).toEqual([
      'Here Homes',
      'There Homes',
    ])
    const { id } = await held()
    const { items, counts } = await list('health=held')
    expect(items).toMatchObject([{ id: feedId, health: 'held', held: { id, withdrawn: 12 } }])
    expect(counts).toMatchObject({ held: 1, new: 1, failing: 0 })
    expect((await list('q=there')).items).toHaveLength(1)
    expect((await list(`agency=${here.agencyId}`)).items).toHaveLength(1)
    const first = await list('limit=1')
    const rest = await list(`limit=1&cursor=${first.nextCursor}`)
    expect(new Set([first, rest].map((page) => page.items[0]?.id)).size).toBe(2)
    const table = await app.fetch(`${desk}/feeds.csv?health=held`, { headers: admin.headers })
    expect(await table.text()).toContain('Here Homes')
  })

  test('a check that would take too many homes off waits as a held run does, until it is decided; a first one that still reads is none', async () => {
    const [{ id: feed } = { id: '' }] = (await list('q=there')).items
    const health = async () =>
      (await list('q=there')).items.map((one) => [one.health, one.held?.withdrawn ?? null])
    const agents = () => readOutcomes(db, [feed])
    const check = newId()
    const at = (minute: number) => new Date(now.getTime() + minute * 60_000)
    const run = { feed_id: feed, source: 'main.xml', file_hash: 'file', diff_hash: 'diff' }
    await db
      .insertInto('feed_runs')
      .values([
        { ...run, id: newId(), state: 'published', started_at: at(0) },
        { ...run, id: check, state: 'dryRun', started_at: at(1), held_for: 'shrinking', withdrawn: 3 },
        { ...run, id: newId(), state: 'dryRun', started_at: at(2), withdrawn: 1 },
      ])
      .execute()
    expect(await health()).toEqual([['held', 3]])
    expect((await list('health=held')).items.map(({ id }) => id)).toContain(feed)
    expect(await agents()).toMatchObject([{ state: 'heldBack' }])
    expect((await admin.call('POST', `${desk}/runs/${check}/discard`, { reason })).status).toBe(200)
    expect(await health()).toEqual([['good', null]])
    expect(await agents()).toMatchObject([{ state: 'published' }])
    await db.deleteFrom('feed_runs').where('feed_id', '=', feed).execute()
    const first = newId()
    await db
      .insertInto('feed_runs')
      .values({ ...run, id: first, state: 'running', started_at: at(3) })
      .execute()
    expect(await health()).toEqual([['new', null]])
    await db.updateTable('feed_runs').set({ state: 'dryRun' }).where('id', '=', first).execute()
    expect(await health()).toEqual([['checked', null]])
    await db.deleteFrom('feed_runs').where('feed_id', '=', feed).execute()
  })

  test('runs of all feeds stand as they ended, those of a figure and no others', async () => {
    const at = (minute: number) => new Date(now.getTime() - minute * 60_000)
    const run = { feed_id: feedId, source: 'main.xml' }
    const states = ['published', 'notModified', 'failed', 'dryRun', 'discarded'] as const
    const runs = states.map((state, minute) => ({
      ...run,
      id: newId(),
      state,
      started_at: at(minute),
      finished_at: at(minute),
    }))
    await db.insertInto('feed_runs').values(runs).execute()
    type Ended = Reply<typeof feedDesk.ended>
    const ended = async (query = '') => (await admin.call<Ended>('GET', `${desk}/runs?${query}`)).data
    const { items, counts } = await ended()
    expect(new Set(items.map(({ state }) => state))).toEqual(
      new Set(['published', 'notModified', 'failed', 'heldBack']),
    )
    expect(counts).toMatchObject({ published: 2, failed: 1 })
    expect(items[0]).toMatchObject({ agency: { name: 'Here Homes' }, feed: { id: feedId } })
    expect((await ended('outcome=failed')).items.map(({ state }) => state)).toEqual(['failed'])
    expect((await ended(`outcome=published&since=${at(0).toISOString()}`)).items).toHaveLength(1)
    const paged: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Ended = await ended(`limit=2${cursor && `&cursor=${cursor}`}`)
      paged.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(paged).toEqual(items.map(({ id }) => id))
    const table = await app.fetch(`${desk}/runs.csv?outcome=failed`, { headers: admin.headers })
    expect((await table.text()).trimEnd().split('\r\n')).toHaveLength(2)
    await db
      .deleteFrom('feed_runs')
      .where(
        'id',
        'in',
        runs.map(({ id }) => id),
      )
      .execute()
  })

  test('a held run is looked at, accepted as it was looked at, and written down', async () => {
    const { id, checked } = await held()
    type View = Reply<typeof feedDesk.run>
    const { data } = await admin.call<View>('GET', `${desk}/runs/${id}`)
    expect(data).toMatchObject({
      run: { state: 'heldBack', hasFile: true, checked },
      agency: { name: 'Here Homes' },
    })
    const other = { reason, checked: { file: 'file', diff: 'other' } }
    expect(await admin.call('POST', `${desk}/runs/${id}/accept`, other)).toMatchObject({
      status: 409,
      code: 'feeds.changed',
    })
    expect((await admin.call('POST', `${desk}/runs/${id}/accept`, { reason, checked })).status).toBe(200)
    expect(await acts()).toMatchObject({
      action: 'feeds.runAccepted',
      target: feedId,
      detail: { run: id, reason, agency: 'Here Homes' },
    })
  })

  test('a run is discarded once, and both know', async () => {
    const { id } = await held()
    expect((await admin.call('POST', `${desk}/runs/${id}/discard`, { reason: '' })).status).toBe(400)
    expect((await admin.call('POST', `${desk}/runs/${id}/discard`, { reason })).status).toBe(200)
    expect(await admin.call('POST', `${desk}/runs/${id}/discard`, { reason })).toMatchObject({
      status: 409,
      code: 'feeds.notPublishable',
    })
    expect(await acts()).toMatchObject({ action: 'feeds.runDiscarded', detail: { run: id } })
    type Runs = Reply<typeof feedDesk.runs>
    const { items } = (await admin.call<Runs>('GET', `${desk}/feeds/${feedId}/runs`)).data
    expect(items.find((run) => run.id === id)?.state).toBe('discarded')
  })

  test('a feed rests and goes on', async () => {
    type Changed = Reply<typeof feedDesk.pause>
    const paused = await admin.call<Changed>('POST', `${desk}/feeds/${feedId}/pause`, { reason })
    expect(paused.data.feed.health).toBe('paused')
    expect((await list('health=paused')).items).toHaveLength(1)
    await admin.call('POST', `${desk}/feeds/${feedId}/resume`)
    expect(await acts()).toMatchObject({ action: 'feeds.resumed', target: feedId })
    expect((await list('health=paused')).items).toEqual([])
  })

  test('the file of a run is saved as it came, for Admins alone', async () => {
    const { id } = await held()
    const file = await app.fetch(`${desk}/runs/${id}/file`, { headers: admin.headers })
    expect(await file.text()).toBe('<homes/>')
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="main.xml"')
    expect((await app.fetch(`${desk}/runs/${id}/file`)).status).toBe(401)
    expect((await app.fetch(`${desk}/runs/${newId()}/file`, { headers: admin.headers })).status).toBe(404)
  })
})
