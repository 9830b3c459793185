/**
 * search: what becomes of questions when ClickHouse answers, refuses, has
 * lost a shard or is away; and who may feed it.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { searchQuestion } from '#contract/search/search-question.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { afterFile } from '#tests/support/cleanup.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { readPosition } from '../columnar/follow/following.store.ts'
import type { Found } from '../question/engine.ts'
import { createClickhouseSearch } from './clickhouse-engine.ts'
import { leaveFeeding, nextVersion, readFed, saveFed, takeFeeding } from './feed/feeding.store.ts'
import { createClickhouse } from '#server/platform/clickhouse/client.ts'

const { db } = await createTestDatabase()

type Reply = { status: number; body: string }
const asked: { path: string; body: string }[] = []
let reply: (body: string) => Reply | null = () => null
const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString()
    asked.push({ path: request.url ?? '', body })
    const answer = reply(body)
    if (answer) response.writeHead(answer.status).end(answer.body)
    else response.destroy()
  })
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterFile(async () => void server.close())
const address = `http://me:se%20cret@127.0.0.1:${(server.address() as AddressInfo).port}/homes?cluster=both`

const five = [1, 0, 0, 0, 5, 0, 0, 1, 2, 3, 4, 1, 2, 0, ''].join('\t')
const lost = {
  status: 500,
  body: 'Code: 279, e.displayText() = DB::NetException: All connection tries failed',
}
const fromPostgres: Found = { total: 99, ids: [], nextCursor: null, bounds: null }
const ask = { question: searchQuestion.parse({}), rates: new Map(), now: new Date() }
const euro = { currency: 'EUR', name: 'Euro', perEuro: 1, exponent: 2, date: '2026-06-01', source: 'x' }
ask.rates.set('EUR', euro)

function open() {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  let waits = false
  const engine = createClickhouseSearch({
    read: (work) => work(db),
    clickhouse: createClickhouse(address),
    otherwise: {
      search: async () => {
        if (waits) await held
        return fromPostgres
      },
    },
    log: createLog('silent'),
  })
  afterFile(engine.close)
  return { engine, release, hold: () => (waits = true) }
}

const saved = { server: 'here', mark: null, freshAt: new Date() }

async function feedTables(build: number): Promise<void> {
  const holder = newId()
  await takeFeeding(db, holder)
  await saveFed(db, holder, { ...saved, build, position: await readPosition(db) })
  await leaveFeeding(db, holder)
}

beforeEach(() => {
  asked.length = 0
  reply = () => ({ status: 200, body: `${five}\n` })
})

describe('a question', () => {
  test('is PostgreSQL’s before there are tables, and the node is not ready', async () => {
    const { engine } = open()
    await expect(engine.hasTables()).rejects.toThrow('no homes')
    expect((await engine.search(ask)).total).toBe(99)
    expect(asked).toEqual([])
  })

  test('goes to the tables that hold, by name and password, and no setting of the server may cut the answer short', async () => {
    await feedTables(41)
    const { engine } = open()
    await engine.hasTables()
    expect((await engine.search({ ...ask, question: searchQuestion.parse({ page: '2' }) })).total).toBe(5)
    const [first] = asked
    expect(first?.body).toContain('from meridian_homes_41 final')
    expect(first?.path).toMatch(/skip_unavailable_shards=0.*database=homes/)
    expect(engine.figures()).toMatchObject({ answered: 1, otherwise: 0 })
    expect(engine.figures().lagSeconds).toBeLessThan(60)
  })

  test('is asked again where the server had left the connection', async () => {
    await feedTables(41)
    const { engine } = open()
    await engine.hasTables()
    let isLeft = true
    reply = () => {
      const first = isLeft
      isLeft = false
      return first ? null : { status: 200, body: `${five}\n` }
    }
    expect((await engine.search({ ...ask, question: searchQuestion.parse({ page: '2' }) })).total).toBe(5)
    expect(asked).toHaveLength(2)
  })

  test('that many ask at once is asked of the server once', async () => {
    await feedTables(41)
    const { engine } = open()
    await engine.hasTables()
    const now = new Date('2026-06-01T00:00:00Z')
    const question = searchQuestion.parse({ page: '2' })
    const answers = await Promise.all(
      [0, 1, 2, 2_999].map((later) =>
        engine.search({ ...ask, question, now: new Date(now.getTime() + later) }),
      ),
    )
    expect(answers.map(({ total }) => total)).toEqual([5, 5, 5, 5])
    expect(asked).toHaveLength(1)
    await engine.search({ ...ask, question, now: new Date(now.getTime() + 3_000) })
    await engine.search({ ...ask, question: { ...question, page: 3 }, now })
    expect(asked).toHaveLength(3)
  })

  test.each([
    ['a lost shard', lost],
    ['half an answer', { status: 200, body: five.slice(0, 9) }],
    ['nobody there', null],
  ])('with %s is answered by PostgreSQL, never by what is left', async (_, broken) => {
    await feedTables(42)
    const { engine } = open()
    reply = () => broken
    expect((await engine.search(ask)).total).toBe(99)
    expect(engine.figures()).toMatchObject({ answered: 0, otherwise: 1 })
  })

  test('that cannot be asked of every shard is told by the node', async () => {
    await feedTables(42)
    const { engine } = open()
    await engine.hasTables()
    await engine.isWhole()
    reply = () => lost
    await expect(engine.isWhole()).rejects.toThrow('Code: 279')
  })

  test('is refused with 503 when PostgreSQL already answers as many as it can', async () => {
    const { engine, hold, release } = open()
    hold()
    reply = () => lost
    const many = Array.from({ length: 20 }, () =>
      engine.search(ask).then(
        () => 200,
        ({ status }) => status as number,
      ),
    )
    await vi.waitFor(() => expect(engine.figures().refused).toBe(12), 10_000)
    release()
    const answers = await Promise.all(many)
    expect(answers.toSorted()).toEqual([...Array(8).fill(200), ...Array(12).fill(503)])
  })

  test('finds the new tables when those it knew have been dropped', async () => {
    await feedTables(43)
    const { engine } = open()
    await engine.hasTables()
    await feedTables(44)
    reply = (body) =>
      body.includes('homes_43')
        ? { status: 404, body: 'Code: 60, e.displayText() = DB::Exception: Table does not exist' }
        : { status: 200, body: `${five}\n` }
    expect((await engine.search({ ...ask, question: searchQuestion.parse({ page: '2' }) })).total).toBe(5)
  })
})

describe('feeding', () => {
  test('is one worker’s at a time, and who was away too long can save nothing any more', async () => {
    const one = newId()
    const other = newId()
    expect(await takeFeeding(db, one)).toBe(true)
    expect(await takeFeeding(db, other)).toBe(false)
    const version = await nextVersion(db, one)
    await leaveFeeding(db, one)
    expect(await takeFeeding(db, other)).toBe(true)
    await expect(nextVersion(db, one)).rejects.toThrow('another worker')
    const position = await readPosition(db)
    await expect(saveFed(db, one, { ...saved, build: 50, position })).rejects.toThrow('another worker')
    expect(await nextVersion(db, other)).toBeGreaterThan(version)
    expect((await readFed(db))?.build).not.toBe(50)
  })
})
