/** search: homes in memory follow the database, survive a restart, and are read again when they must be. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { latestRates } from '#server/currencies/index.ts'
import { listen } from '#server/platform/database/listen.ts'
import { searchQuestion } from '#contract/search/search-question.ts'
import { transaction } from '#server/platform/database/db.ts'
import { changeWorld } from '#tests/search/change-world.ts'
import { createWorld, settle, worldNow } from '#tests/search/world.ts'
import { afterFile } from '#tests/support/cleanup.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { searchPostgres } from '../../sql/postgres-search.ts'
import { projectAll } from '../../projection/project-listings.ts'
import S3rver from 's3rver'
import { createFiles } from '#server/platform/files/open-files.ts'
import { createFollower, type Follower, type FollowerParts } from './follower.ts'
import { createSharedSnapshot } from './shared-snapshot.ts'
import { dropOldChanges } from '../../search.jobs.ts'
import { announceRewrite, markSnapshot, readNews, readPosition } from './following.store.ts'
import { searchHomes } from '../search-homes.ts'
import { noWords } from '../text/asked-words.ts'
import { wordsOf } from '../text/words-of.ts'

const { db, url } = await createTestDatabase()
const world = createWorld(7, 200)
await settle(db, world)
await projectAll(db)
const rates = await latestRates(db)
const folder = await mkdtemp(join(tmpdir(), 'meridian-homes-'))
const snapshot = join(folder, 'homes.snapshot')
afterFile(() => rm(folder, { recursive: true }))

const questions = ['', 'purpose=rent', 'sort=price', 'q=sea&sort=relevance', 'place=country:PT'].map((text) =>
  searchQuestion.parse({ ...Object.fromEntries(new URLSearchParams(text)), facets: '1' }),
)

async function expectEqual(follower: Follower): Promise<void> {
  for (const question of questions) {
    const homes = follower.homes()
    if (!homes) throw new Error('not loaded')
    const words = (await wordsOf((work) => work(db), question)) ?? noWords
    const answer = searchHomes(homes, { question, position: null, perEuro: 1, now: worldNow, ...words })
    expect(answer).toEqual(await searchPostgres(db, { question, rates, now: worldNow }))
  }
}

/** Started and stopped by the caller; `said` collects what it tells the log. */
function create(given: Partial<FollowerParts> = {}) {
  const said: string[] = []
  const follower = createFollower({
    db,
    folder,
    say: (_, __, text) => said.push(text),
    onChanged: () => undefined,
    lookEvery: 60_000,
    ...given,
  })
  return { follower, said }
}

/** Runs beside `work`, woken by the database alone. */
async function following(follower: Follower, work: () => Promise<void>): Promise<void> {
  await follower.start()
  const running = follower.follow()
  const { stop } = listen({
    url,
    channel: 'listing_changes',
    onPayload: follower.announce,
    onConnected: follower.announce,
  })
  await work().finally(async () => {
    await stop()
    follower.stop()
    await running
  })
}

const fromDatabase = 'homes read from the database'
const fromSnapshot = 'homes read from the snapshot'

describe('homes in memory', () => {
  test('are as new as the database a moment after every change', async () => {
    const { follower, said } = create()
    await following(follower, async () => {
      await expectEqual(follower)
      for (let seed = 0; seed < 4; seed++) {
        await changeWorld(db, world, { seed, changes: 15 })
        await vi.waitFor(() => expectEqual(follower), { timeout: 10_000, interval: 20 })
      }
      await follower.save()
    })
    expect(said).toContain(fromDatabase)
  })

  test('see what a slow transaction commits after a quick one', async () => {
    expect.hasAssertions()
    const { follower } = create()
    await following(follower, async () => {
      await transaction(db, async (slow) => {
        await sql`select pg_current_xact_id()`.execute(slow)
        await changeWorld(db, world, { seed: 20, changes: 5 })
        await vi.waitFor(() => expectEqual(follower), { timeout: 10_000, interval: 20 })
        await changeWorld(slow, world, { seed: 21, changes: 5 })
      })
      await vi.waitFor(() => expectEqual(follower), { timeout: 10_000, interval: 20 })
    })
  })

  test('come back from the snapshot and catch up with what they missed', async () => {
    await changeWorld(db, world, { seed: 30, changes: 20 })
    const { follower, said } = create()
    await follower.start()
    await expectEqual(follower)
    expect(said).toEqual([fromSnapshot])
  })

  test('start from the snapshot of another node, kept in a bucket, where they have none of their own', async () => {
    const s3 = new S3rver({
      port: 0,
      silent: true,
      directory: join(folder, 'buckets'),
      configureBuckets: [{ name: 'homes', configs: [] }],
    })
    const { port } = await s3.run()
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER')
    const endpoint = `http://127.0.0.1:${port}`
    const bucket = { name: 'homes', prefix: '', region: 'us-east-1', isPathStyle: true, endpoint }
    const files = createFiles({ bucket })
    const sharedBy = (own: string) => createSharedSnapshot({ files, folder: own })
    const other = join(folder, 'another')
    const without = create({ folder: other, shared: sharedBy(other) })
    await changeWorld(db, world, { seed: 32, changes: 1 })
    const { follower } = create()
    await follower.start()
    await follower.save()
    await sharedBy(folder).keep()
    await changeWorld(db, world, { seed: 33, changes: 20 })
    await without.follower.start()
    await expectEqual(without.follower)
    expect(without.said).toEqual([fromSnapshot])
    await s3.close()
    vi.unstubAllEnvs()
    const alone = create({ folder: join(folder, 'third'), shared: sharedBy(join(folder, 'third')) })
    await alone.follower.start()
    await expectEqual(alone.follower)
    expect(alone.said).toEqual(['no snapshot could be brought from the storage', fromDatabase])
  })

  test('do not trust a snapshot with a single bit wrong, or a part of one', async () => {
    const whole = await readFile(snapshot)
    const bent = Buffer.from(whole)
    bent[whole.length >> 1] = (bent[whole.length >> 1] ?? 0) ^ 1
    for (const bytes of [
      bent,
      whole.subarray(0, whole.length - 100),
      whole.subarray(0, 50),
      Buffer.alloc(0),
    ]) {
      await writeFile(snapshot, bytes)
      const { follower, said } = create()
      await follower.start()
      await expectEqual(follower)
      expect(said.at(-1)).toBe(fromDatabase)
    }
    await writeFile(snapshot, whole)
  })

  test('are read again when all rows were rewritten, or changes are no longer kept', async () => {
    await announceRewrite(db)
    const { follower, said } = create()
    await follower.start()
    await expectEqual(follower)
    expect(said).toEqual([fromSnapshot, 'the homes must be read again', fromDatabase])
    await follower.save()

    await changeWorld(db, world, { seed: 40, changes: 20 })
    await sql`update listing_changes set at = at - interval '9 days'`.execute(db)
    // Nothing is forgotten that is younger than a transaction under way, in any database of this server.
    const forget = async () => {
      await dropOldChanges(db, 8)
      expect((await sql`select 1 from listing_changes`.execute(db)).rows).toEqual([])
    }
    await vi.waitFor(forget, { timeout: 10_000, interval: 20 })
    const later = create()
    await later.follower.start()
    await expectEqual(later.follower)
    expect(later.said).toEqual([fromSnapshot, 'the homes must be read again', fromDatabase])
  })

  test('are not followed where transaction numbers may have been used twice', async () => {
    const position = await readPosition(db)
    expect((await readNews(db, position)).ids).toEqual([])
    const before = { ...position, run: `before ${position.run}` }
    expect(await readNews(db, before)).toMatchObject({ ids: null, reason: 'the server was started again' })
    expect(await readNews(db, { ...position, timeline: 0 })).toMatchObject({ ids: null })
    // A file that this very history knows is good after any number of
    // starts; one noted by a later start is none.
    const mark = await markSnapshot(db, position)
    expect((await readNews(db, before, mark)).ids).toEqual([])
    expect((await readNews(db, { ...before, timeline: 0 }, mark)).ids).toBeNull()
    expect(await markSnapshot(db, before)).toBeNull()
    expect((await readNews(db, before, '00000000-0000-7000-8000-000000000000')).ids).toBeNull()
  })
})
