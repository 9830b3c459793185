/** alerts: a worker that is cut off at any point loses nothing and tells nothing twice: ledger and mails agree. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createDb } from '#server/platform/database/db.ts'
import { afterFile } from '#tests/support/cleanup.ts'
import { createTestApp } from '#tests/support/app.ts'
import { aMarket, aWorker } from '#tests/alerts/market.ts'
import { anAccount, mailsOf } from '#tests/support/enquiries.ts'

const app = await createTestApp()
const { db } = app.platform
const applicationName = 'meridian worker to be cut off'
const own = createDb(app.platform.database.url, { max: 2, applicationName })
afterFile(() => own.destroy())
const worker = aWorker(app.platform, own)

/** What the database sees of a killed process: its connections end in the middle of whatever they were doing. */
const cutOff = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${applicationName}`.execute(
    db,
  )

async function aReader(email: string, maxPrice: string): Promise<string> {
  const { call, userId } = await anAccount(app, email)
  const search = { name: 'All', question: { maxPrice }, frequency: 'instant' }
  await call('POST', '/api/meridian/saved/searches', search)
  return userId
}

/** Whom a mail tells of which home, and what. */
async function tellings(): Promise<string[]> {
  const mails = await mailsOf(app, 'alerts.')
  const homes = mails.flatMap(({ to, body }) =>
    [...(body ?? '').matchAll(/^\* (.*)\n(?: {2}.*\n)*? {2}\S+\/property-details\/(\S+)$/gm)].map(
      ([, news = '', home]) => ({ who: `${to} ${home}`, news: news.split(/, (?=The|Now)/) }),
    ),
  )
  return homes.flatMap(({ who, news }) => news.map((one) => `${who} ${one.replace(/ from .*|:.*/, '')}`))
}

test('cut off at twenty random points', { timeout: 60_000 }, async () => {
  const emails = ['low@example.com', 'middle@example.com']
  const readers = [await aReader('low@example.com', '450000'), await aReader('middle@example.com', '500000')]
  const workAndTell = async () => {
    await worker.work()
    for (const reader of readers) await worker.tell(reader)
  }
  const market = await aMarket(app)
  const homes: string[] = []
  let cuts = 0
  for (let round = 0; round < 20; round++) {
    const now = new Date(Date.now() + round)
    homes.push(await market.put(`home-${round}`, 480_000, now))
    const working = workAndTell().catch(() => cuts++)
    await sleep(Math.random() * 40)
    await cutOff()
    await working
    await market.put(`home-${round}`, 440_000, new Date(now.getTime() + 500))
  }
  // A worker that is started again finds what was left.
  await workAndTell()
  const told = await tellings()
  expect(new Set(told).size).toBe(told.length)
  for (const email of emails)
    for (const home of homes) expect(told.filter((one) => one.startsWith(`${email} ${home}`))).not.toEqual([])
  const { rows } = await sql<{ waiting: number; entries: number }>`
    select count(*) filter (where told_at is null)::int as waiting, count(*)::int as entries
    from alert_ledger`.execute(db)
  expect(rows).toEqual([{ waiting: 0, entries: told.length }])
  expect(cuts).toBeGreaterThan(3)
})
