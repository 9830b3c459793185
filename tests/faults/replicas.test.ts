/**
 * tests: a real streaming replica: what is read from it, what is not, and
 * what becomes of the nodes when it is promoted.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/http/endpoint.ts'
import { searchQuestion } from '#contract/search/search-question.ts'
import { latestRates } from '#server/currencies/index.ts'
import { createDatabase, createDb, type Database, type Db } from '#server/platform/database/db.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { readLsn } from '#server/platform/database/server-state.ts'
import { projectAll, projectListings } from '#server/search/index.ts'
import { createFollower, type Follower } from '#server/search/columnar/follow/follower.ts'
import { searchHomes } from '#server/search/columnar/search-homes.ts'
import { noWords } from '#server/search/columnar/text/asked-words.ts'
import { searchPostgres } from '#server/search/sql/postgres-search.ts'
import { changeWorld } from '#tests/search/change-world.ts'
import { createWorld, settle, worldNow } from '#tests/search/world.ts'
import { createTestApp } from '#tests/support/app.ts'
import { afterFile } from '#tests/support/cleanup.ts'
import { migrationsFolder } from '#tests/support/places.ts'
import { query } from '#tests/support/query.ts'
import { caughtUp, startReplicaPair } from '#tests/support/postgres/replica-pair.ts'

const world = createWorld(5, 60)
const pair = await startReplicaPair(async (url) => {
  await migrate(url, migrationsFolder)
  const db = createDb(url, { max: 2 })
  await settle(db, world)
  await projectAll(db)
  await sql`create table notes (text text)`.execute(db)
  await db.destroy()
})
const { primary, replica, leader } = pair

const open = (url: string): Db => {
  const db = createDb(url, { max: 3 })
  afterFile(() => db.destroy())
  return db
}
const onPrimary = open(primary.url)
const onReplica = open(replica.url)

const isReplica = async (db: Db): Promise<boolean> =>
  (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db)).rows[0]?.is === true

const pause = () => query(replica.url, 'select pg_wal_replay_pause()')
const resume = async () => {
  await query(replica.url, 'select pg_wal_replay_resume()')
  await caughtUp(pair)
}

const fromReplica = ({ read }: Database, about: string[] = []) => read(isReplica, { about })
const soon = { timeout: 10_000, interval: 20 }

test('reads go to the replica, except what it cannot know yet, and none when it is too far behind', async () => {
  const database = createDatabase(leader.url, [replica.url], { lagLimitMs: 700, lookEveryMs: 50 })
  afterFile(database.close)
  await caughtUp(pair)
  await vi.waitFor(async () => expect(await fromReplica(database)).toBe(true), soon)

  await pause()
  await sql`insert into notes values ('later')`.execute(database.db)
  const wrote = await readLsn(database.db)
  database.freshness.changed(['a'], wrote)
  expect(await database.freshness.within(wrote, () => fromReplica(database))).toBe(false)
  expect(await fromReplica(database, ['a'])).toBe(false)
  expect(await fromReplica(database, ['b'])).toBe(true)
  await vi.waitFor(async () => expect(await fromReplica(database)).toBe(false), soon)

  await resume()
  await vi.waitFor(async () => expect(await fromReplica(database, ['a'])).toBe(true), soon)
  expect(await database.freshness.within(wrote, () => fromReplica(database))).toBe(true)
})

test.runIf(process.platform === 'linux')(
  'who waits for a replica that hangs is answered by another',
  async () => {
    const looks = { lookEveryMs: 50, lookWithinMs: 200 }
    const database = createDatabase(leader.url, [replica.url], looks)
    afterFile(database.close)
    await caughtUp(pair)
    await vi.waitFor(async () => expect(await fromReplica(database)).toBe(true), soon)
    await replica.hang()
    try {
      expect(await fromReplica(database)).toBe(false)
    } finally {
      await replica.wake()
    }
    await vi.waitFor(async () => expect(await fromReplica(database)).toBe(true), { ...soon, timeout: 15_000 })
  },
)

const path = '/api/test/notes'
const text = z.strictObject({ text: z.string() })
const note = endpoint({
  method: 'POST',
  path,
  for: 'anyone',
  summary: 'Write a note',
  body: text,
  data: text,
})
const newest = endpoint({ method: 'GET', path, for: 'anyone', summary: 'The newest note', data: text })
const env = { DATABASE_URL: leader.url, DATABASE_REPLICA_URLS: replica.url }

test('whoever wrote reads it, by cookie on any node or by token on this one', async () => {
  const node = () =>
    createTestApp({
      env,
      databaseUrl: leader.url,
      routes: ({ db, read }) => [
        (bind) => {
          bind(note, async ({ body }) => {
            await sql`insert into notes values (${body.text})`.execute(db)
            return body
          })
          bind(newest, () =>
            read(async (from) => {
              const { rows } = await sql<{ text: string }>`select max(text) as text from notes`.execute(from)
              return { text: rows[0]?.text ?? '' }
            }),
          )
        },
      ],
    })
  const one = await node()
  const other = await node()
  const seenBy = async (app: typeof one, headers: Record<string, string> = {}) =>
    ((await (await app.fetch('/api/test/notes', { headers })).json()) as { data: { text: string } }).data.text
  for (const app of [one, other]) await seenBy(app)
  await caughtUp(pair)
  await vi.waitFor(async () => expect(await one.platform.read(isReplica)).toBe(true), soon)
  await pause()
  const reply = await one.fetch('/api/test/notes', {
    method: 'POST',
    body: JSON.stringify({ text: 'mine' }),
    headers: { 'content-type': 'application/json', authorization: 'Bearer ours' },
  })
  expect(reply.status).toBe(200)
  const cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect(await seenBy(one, { authorization: 'Bearer ours' })).toBe('mine')
  expect(await seenBy(other, { cookie })).toBe('mine')
  expect(await seenBy(other)).toBe('later')
  await resume()
  expect(await seenBy(other)).toBe('mine')
})

/** The dearest home for sale, with another price; answers its id. */
async function reprice(db: Db, id: string, amount: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`update offers set amount_minor = ${amount} where listing_id = ${id}::uuid and purpose = 'sale'`.execute(
      tx,
    )
    await projectListings(tx, [id])
    await sql`insert into listing_changes (listing_id) values (${id}::uuid)`.execute(tx)
  })
}

test('a card is never older than its home, though the replica is', async () => {
  const { api, fetch, platform } = await createTestApp({
    env: { ...env, SEARCH: 'index' },
    databaseUrl: leader.url,
  })
  await vi.waitFor(async () => expect(await (await fetch('/readyz')).text()).toBe('ready\n'), soon)
  await caughtUp(pair)
  const dearest = async () => (await api.search.search({ query: { sort: '-price', limit: '3' } })).items
  const [home] = await dearest()
  const second = (await dearest())[1]
  if (home?.price.amount === undefined || !second) throw new Error('no home for sale')
  await vi.waitFor(async () => expect(await platform.read(isReplica)).toBe(true), soon)
  await pause()
  await reprice(onPrimary, second.id, 4_000_000_000)
  await vi.waitFor(async () => expect((await dearest())[0]?.id).toBe(second.id), soon)
  expect((await dearest())[0]?.price.amount).toBe(4_000_000_000)
  await resume()
  expect((await dearest())[0]?.price.amount).toBe(4_000_000_000)
})

const questions = ['', 'purpose=rent', 'sort=price', 'place=country:PT'].map((text) =>
  searchQuestion.parse({ ...Object.fromEntries(new URLSearchParams(text)), facets: '1' }),
)

async function expectEqual(follower: Follower, db: Db): Promise<void> {
  const rates = await latestRates(db)
  for (const question of questions) {
    const homes = follower.homes()
    if (!homes) throw new Error('not loaded')
    const answer = searchHomes(homes, {
      question,
      position: null,
      perEuro: 1,
      now: worldNow,
      ...noWords,
    })
    expect(answer).toEqual(await searchPostgres(db, { question, rates, now: worldNow }))
  }
}

/** A node's homes; `said` is what it tells the log. */
async function createNode(folder: string) {
  const said: string[] = []
  const follower = createFollower({
    db: open(leader.url),
    folder,
    say: (_, fields, text) => said.push([text, fields.reason].filter(Boolean).join(': ')),
    onChanged: () => undefined,
    lookEvery: 30,
  })
  await follower.start()
  return { follower, said }
}

const readAgain = 'the homes must be read again: another history of the database'

test('after the promotion of a replica that lacks transactions nothing is missed, and nothing waits', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-promotion-'))
  afterFile(() => rm(folder, { recursive: true }))
  const app = await createTestApp({ env: { ...env, SEARCH: 'index' }, databaseUrl: leader.url })
  await vi.waitFor(async () => expect(await (await app.fetch('/readyz')).text()).toBe('ready\n'), soon)
  const { follower, said } = await createNode(folder)
  const running = follower.follow()
  await caughtUp(pair)
  await replica.cutOff()
  for (let seed = 0; seed < 12; seed++) await changeWorld(onPrimary, world, { seed, changes: 5 })
  await vi.waitFor(() => expectEqual(follower, onPrimary), soon)
  const later = await createNode(folder)
  await expectEqual(later.follower, onPrimary)
  await later.follower.save()

  await primary.kill()
  expect(await app.platform.read(isReplica)).toBe(true)
  await vi.waitFor(
    async () => expect((await app.fetch('/readyz')).headers.get('content-type')).toBe('application/json'),
    soon,
  )
  const ready = await app.fetch('/readyz')
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { read: true, write: false, failing: ['database'] },
  ])
  expect((await app.fetch('/api/meridian/search')).status).toBe(200)
  const refused = await app.fetch('/api/auth/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ann Lee', email: 'ann@homes.example', password: 'Correct-horse-7' }),
  })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])

  let unanswered = 0
  const asking = setInterval(() => (unanswered += follower.homes() ? 0 : 1), 1)
  await replica.promote()
  leader.lead(replica)
  // The numbers of the lost transactions come again, one by one: a
  // node that only compared them would miss these.
  await changeWorld(onReplica, world, { seed: 100, changes: 5 })
  await vi.waitFor(() => expectEqual(follower, onReplica), soon)
  clearInterval(asking)
  expect(unanswered).toBe(0)
  // Why is told by the node that begins below: this one may have asked a server
  // that was ending, and know nothing to compare.
  expect(said.filter((text) => text === 'homes read from the database').length).toBeGreaterThan(1)
  await vi.waitFor(async () => expect(await (await app.fetch('/readyz')).text()).toBe('ready\n'), soon)

  const restarted = await createNode(folder)
  await expectEqual(restarted.follower, onReplica)
  expect(restarted.said).toContain(readAgain)
  follower.stop()
  await running

  await replica.kill()
  const alone = await createTestApp({ env, databaseUrl: leader.url })
  const nothing = await alone.fetch('/readyz')
  expect([nothing.status, await nothing.text()]).toEqual([503, 'not ready: reading, database\n'])
})
