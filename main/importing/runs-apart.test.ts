/**
 * main: feeds read in a process of their own: the same rows as here,
 * and an end of it that only ends what it did.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { AskedRun } from '#server/feeds/index.ts'
import { importFeed, runAsked } from '#server/feeds/inner.ts'
import { placesOf } from '#server/places/inner.ts'
import { createEvents, type Events } from '#server/platform/jobs/events.ts'
import type { Platform } from '#server/platform/platform.ts'
import { takeTurns } from '#server/search/inner.ts'
import { afterFile } from '#tests/support/cleanup.ts'
import { kyeroFile, kyeroHomes } from '#tests/support/feed-files.ts'
import { createTestPlatform } from '#tests/support/platform.ts'
import { rowsOf } from '../../drills/kill-import.ts'
import { subscribe } from '../meridian.ts'
import { followChanges } from './open-imports.ts'
import { runsApart } from './runs-apart.ts'

const { platform, url } = await createTestPlatform()
subscribe(platform)
const { db, config } = platform
const folder = await mkdtemp(join(tmpdir(), 'meridian-apart-test-'))
afterFile(() => rm(folder, { recursive: true }))
const env = {
  ...process.env,
  DATABASE_URL: url,
  DATA_DIR: config.dataDir,
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
}
const apart = runsApart({ env })
afterFile(apart.end)

const first = [1, 2, 3, 4, 5]

/** A feed with five homes, and the run that brings six more, one of them dearer than before. */
async function askedFor(agency: string): Promise<AskedRun> {
  const source = join(folder, 'feed.xml')
  await writeFile(source, kyeroFile(kyeroHomes(...first)))
  const deps = { ...platform, places: await placesOf(platform) }
  const { feedId } = await importFeed(deps, { source, agency, feed: 'Main', defaults: {} })
  await writeFile(
    source,
    kyeroFile(kyeroHomes(...first, 6, 7, 8, 9, 10, 11)).replace(/<price>\d+/, '<price>777000'),
  )
  const { agency_id: agencyId } = await db
    .selectFrom('feeds')
    .select('agency_id')
    .where('id', '=', feedId ?? '')
    .executeTakeFirstOrThrow()
  return { feedId: feedId ?? '', agencyId, source, dryRun: false, accept: false }
}

test(
  'a run apart ends in the rows of a run in this process, and says the same of it',
  { timeout: 60_000 },
  async () => {
    const here = await runAsked(platform, await askedFor('Here'))
    const there = await apart.run(await askedFor('There'))
    expect(there).toEqual(here)
    expect(here).toMatchObject({ outcome: 'ran', state: 'published', liveBefore: 5 })
    await takeTurns(db)
    const rows = await rowsOf(db, 'Here')
    expect(rows).toHaveLength(11)
    expect(await rowsOf(db, 'There')).toEqual(rows)
  },
)

test(
  'a run that is to stop says so, and a process that is gone ends only what it did',
  { timeout: 60_000 },
  async () => {
    const asked = await askedFor('Stopped')
    await expect(apart.run(asked, AbortSignal.abort())).rejects.toThrow('aborted')
    const program = join(folder, 'ends.mjs')
    await writeFile(program, 'process.exit(9)')
    const lost = runsApart({ env, program })
    await expect(lost.run(asked)).rejects.toThrow('ended')
    await lost.end()
    expect(await apart.run(asked)).toMatchObject({ outcome: 'ran', state: 'published' })
  },
)

/** How many listen to each event. */
async function heard(follow: (platform: Platform) => void): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const { platform: other } = await createTestPlatform({ databaseUrl: url })
  const subscribe: Events['subscribe'] = (name) => void (counts[name] = (counts[name] ?? 0) + 1)
  follow({ ...other, events: { ...createEvents(), subscribe } })
  return counts
}

/** What an import publishes. */
const told = ['listing.changed', 'listing.ranked', 'listing.confirmed'] as const

test('everybody who hears of homes here hears of them there', async () => {
  const here = await heard(subscribe)
  const there = await heard(followChanges)
  for (const name of told) expect([name, there[name]]).toEqual([name, here[name]])
  expect(there['listing.changed']).toBeGreaterThan(2)
})
