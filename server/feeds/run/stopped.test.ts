/**
 * feeds: a run may end in the middle, by the program or by the clock:
 * nothing vanishes, and what was agreed to goes on.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { afterFile } from '#tests/support/cleanup.ts'
import { createFeedWorld, kyeroFile, kyeroHomes } from '#tests/support/feed-runs.ts'
import { readFeed, type FeedRow } from './feeds.store.ts'
import { runFeed } from './run-feed.ts'
import type { RunAsk } from './run.ts'

const { agency, db, deps } = await createFeedWorld()

async function feedOf(run: Promise<{ feedId: string | null }>): Promise<FeedRow> {
  const feed = await readFeed(db, { id: (await run).feedId ?? '' })
  if (!feed) throw new Error('there is no feed')
  return feed
}

const lastRun = (feedId: string) =>
  db
    .selectFrom('feed_runs')
    .selectAll()
    .where('feed_id', '=', feedId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

test('an address that drips is let go of at once', async () => {
  const dripping = Promise.withResolvers<void>()
  const server = createServer((_request, response) => {
    response.write('<?xml version="1.0"?><root>')
    dripping.resolve()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterFile(async () => void server.close())
  const feed = await feedOf(agency().run(kyeroFile(kyeroHomes(11))))
  const leaving = new AbortController()
  const source = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.xml`
  const running = runFeed(deps, { feed, source, signal: leaving.signal })
  await dripping.promise
  leaving.abort()
  await expect(running).rejects.toThrow('abort')
  expect(await lastRun(feed.id)).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('by itself'),
  })
})

test('a "yes" holds for the rest of what was agreed to, however often the run is broken off', async () => {
  const { run, statuses } = agency()
  const feed = await feedOf(run(kyeroFile(kyeroHomes(...Array.from({ length: 10 }, (_, at) => at + 11)))))
  const source = join(await mkdtemp(join(tmpdir(), 'meridian-stopped-')), 'feed.xml')
  const fresh = Array.from({ length: 2_100 }, (_, at) => at + 100)
  await writeFile(source, kyeroFile(kyeroHomes(...fresh), '2'))
  await runFeed(deps, { feed, source, dryRun: true, record: true })
  const seenDiff = (await lastRun(feed.id)).diff_hash
  const agreed: RunAsk = { feed, source, accept: true, seenDiff }
  for (const after of [300, 300]) {
    const leaving = new AbortController()
    const onProgress: RunAsk['onProgress'] = (step, done) =>
      step === 'publishing' && done >= after && leaving.abort()
    await expect(runFeed(deps, { ...agreed, signal: leaving.signal, onProgress })).rejects.toThrow('abort')
  }
  const before = Object.values(await statuses()).filter((status) => status === 'active').length
  expect(before).toBeLessThan(2_100)
  expect(await runFeed(deps, agreed)).toMatchObject({ state: 'published', counts: { withdrawn: 10 } })
  expect(Object.values(await statuses()).filter((status) => status === 'active')).toHaveLength(2_100)
})

/** Several batches more than are saved side by side. */
const homes = 1_300
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

test('reading ends in time, says so, and withdraws nothing of what it did not see', async () => {
  const { run, statuses } = agency()
  await run(kyeroFile(kyeroHomes(11, 12, 13), '1'))
  const late = await run(kyeroFile(kyeroHomes(11), '2'), { fileMs: -1, accept: true })
  expect(late.groups.map(({ code }) => code)).toContain('file.tooSlow')
  expect(late).toMatchObject({ complete: false, counts: { withdrawn: 0 } })
  expect(await statuses()).toMatchObject({ 11: 'active', 12: 'active', 13: 'active' })
})

test('publishing ends in time, says so, and the next run goes on where it stopped', async () => {
  const { run, statuses } = agency()
  await run(kyeroFile(kyeroHomes(1), '1'))
  const file = kyeroFile(kyeroHomes(...numbers(100, homes)), '2')
  const fileMs = 600_000
  const now = performance.now.bind(performance)
  let gone = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + gone)
  // The first batch is saved at once; with it the time that is left goes by.
  const pass = (step: string): void => {
    if (step === 'publishing') gone = fileMs
  }
  const late = await run(file, { fileMs, accept: true, onProgress: pass })
  clock.mockRestore()
  expect(late.groups.map(({ code }) => code)).toContain('file.tooSlow')
  expect(late).toMatchObject({ complete: false, counts: { withdrawn: 0 } })
  const kept = Object.values(await statuses()).length
  expect([kept > 1, kept <= homes]).toEqual([true, true])
  const next = await run(file, { accept: true })
  expect(next).toMatchObject({ state: 'published', complete: true, counts: { same: kept - 1, withdrawn: 1 } })
  expect(Object.values(await statuses()).filter((status) => status === 'active')).toHaveLength(homes)
})
