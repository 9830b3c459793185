/** feeds: the program may end in the middle of a run: nothing is waited for, and what was agreed to goes on. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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
