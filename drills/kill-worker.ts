/**
 * drills: kills the worker of alerts before one statement after the other,
 * and compares what was told with what happened.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { integer, sample } from 'fast-check'
import { sql } from 'kysely'
import { aMarket } from '#tests/alerts/market.ts'
import { anAccount, mailsOf } from '#tests/support/enquiries.ts'
import type { TestApp } from '#tests/support/app.ts'

const child = fileURLToPath(new URL('./alerts-worker.ts', import.meta.url))

export type Verdict = {
  /** Among so many statements. */
  statements: number
  /** Before which statements it was killed. */
  points: number[]
  /** So many of them ended by SIGKILL. */
  killed: number
  told: number
  /** Whom nobody told of which home, and what was told twice. */
  lost: string[]
  twice: string[]
  /** Entries of the ledger that are still to be told. */
  waiting: number
  entries: number
}

type Plan = {
  points: number
  seed: number
  /** Among so many statements; where none is said, as many as a worker sends that is left alone. */
  among?: number
  onPoint?: (point: number) => void
}

/**
 * Each point has homes of its own: one that comes before the worker is killed, and whose price falls after.
 */
export async function killWorker(
  app: TestApp,
  { points: count, seed, among, onPoint }: Plan,
): Promise<Verdict> {
  const emails = ['low@example.com', 'middle@example.com']
  const readers = [await aReader(app, 'low@example.com', '450000')]
  readers.push(await aReader(app, 'middle@example.com', '500000'))
  const market = await aMarket(app)
  const work = (killAt: number) => runWorker(app, killAt, readers)
  const homes: string[] = []
  let now = Date.now()
  const put = async (name: string, euros: number) => market.put(name, euros, new Date(now++))
  homes.push(await put('home', 480_000))
  const statements = among ?? (await work(0)).statements ?? 0
  const points = sample(integer({ min: 1, max: statements }), { seed, numRuns: count })
  let killed = 0
  for (const [at, point] of points.entries()) {
    homes.push(await put(`home-${at}`, 480_000))
    const { signal } = await work(point)
    if (signal === 'SIGKILL') killed++
    await put(`home-${at}`, 440_000)
    onPoint?.(point)
  }
  // A worker that is started again finds what was left.
  await work(0)
  const told = await tellingsOf(app)
  const waitingToHear = emails.flatMap((email) => homes.slice(1).map((home) => `${email} ${home}`))
  const { rows } = await sql<{ waiting: number; entries: number }>`
    select count(*) filter (where told_at is null)::int as waiting, count(*)::int as entries
    from alert_ledger`.execute(app.platform.db)
  return {
    statements,
    points,
    killed,
    told: told.length,
    lost: waitingToHear.filter((one) => !told.some((telling) => telling.startsWith(one))),
    twice: told.filter((telling, at) => told.indexOf(telling) !== at),
    waiting: rows[0]?.waiting ?? 0,
    entries: rows[0]?.entries ?? 0,
  }
}

async function aReader(app: TestApp, email: string, maxPrice: string): Promise<string> {
  const { call, userId } = await anAccount(app, email)
  const search = { name: 'All', question: { maxPrice }, frequency: 'instant' }
  await call('POST', '/api/meridian/saved/searches', search)
  return userId
}

async function runWorker({ platform }: TestApp, killAt: number, readers: readonly string[]) {
  const { config, database } = platform
  const node = fork(child, [database.url, String(killAt), ...readers], {
    execArgv: [],
    env: { ...process.env, DATA_DIR: config.dataDir, LOG_LEVEL: 'silent', SEARCH: 'postgres' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let statements: number | undefined
  node.on('message', (sent: number) => (statements = sent))
  const [code, signal] = (await once(node, 'exit')) as [number | null, NodeJS.Signals | null]
  if (code !== 0 && signal === null) throw new Error(`The worker ended with ${code}.`)
  return { statements, signal }
}

/** Whom a mail tells of which home, and what. */
async function tellingsOf(app: TestApp): Promise<string[]> {
  const mails = await mailsOf(app, 'alerts.')
  const homes = mails.flatMap(({ to, body }) =>
    [...(body ?? '').matchAll(/^\* (.*)\n(?: {2}.*\n)*? {2}\S+\/property-details\/(\S+)$/gm)].map(
      ([, news = '', home]) => ({ who: `${to} ${home}`, news: news.split(/, (?=The|Now)/) }),
    ),
  )
  return homes.flatMap(({ who, news }) => news.map((one) => `${who} ${one.replace(/ from .*|:.*/, '')}`))
}
