/**
 * bench: searches over HTTP at a fixed rate against a running program,
 * however slowly it answers. See docs/benchmarks.md.
 */
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { createDb, transaction } from '#server/platform/database/db.ts'
import { projectListings } from '#server/search/index.ts'
import { quantile } from './search/latency.ts'
import { placesAsked } from './search/visits.ts'

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    rate: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '30' },
    /** With it, the time until a change is found is measured as well. */
    database: { type: 'string' },
  },
})
const rate = Number(values.rate)
const seconds = Number(values.seconds)
const agent = new Agent({ keepAlive: true, maxSockets: 256 })

type Reply = { ms: number; status: number; body: string }

/**
 * Milliseconds since `due`, the moment it should have been sent. Whoever reads no `body` gets none: thirty
 * megabytes of text a second would be collected as garbage while answers wait to be timed.
 */
function ask(path: string, due: number, isRead = true): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>()
  const sent = request(new URL(path, values.url), { agent }, (reply) => {
    const parts: Buffer[] = []
    reply.on('data', (part: Buffer) => isRead && parts.push(part))
    reply.on('end', () => {
      const body = Buffer.concat(parts).toString()
      resolve({ ms: performance.now() - due, status: reply.statusCode ?? 0, body })
    })
  })
  sent.on('error', reject)
  sent.end()
  return promise
}

async function total(query: string): Promise<number> {
  const { body } = await ask(`/api/meridian/search?${query}`, performance.now())
  return (JSON.parse(body) as { data: { total: number } }).data.total
}

/** An open loop: questions leave when they are due, not when the one before is answered. */
async function load(paths: readonly string[], perSecond: number, forSeconds: number) {
  const started = performance.now()
  const running: Promise<void>[] = []
  const times: number[] = []
  let refused = 0
  let cards = 0
  for (let sent = 0; sent < perSecond * forSeconds; sent++) {
    const due = started + (sent * 1_000) / perSecond
    const early = due - performance.now()
    if (early > 0) await sleep(early)
    const path = paths[sent % paths.length] ?? ''
    const isRead = sent % 100 === 0
    running.push(
      ask(path, due, isRead)
        .then(({ ms, status, body }) => {
          times.push(ms)
          if (status !== 200) refused++
          if (isRead) cards += (JSON.parse(body) as { data?: { items: unknown[] } }).data?.items.length ?? 0
        })
        .catch(() => void refused++),
    )
  }
  await Promise.all(running)
  const took = (performance.now() - started) / 1_000
  const at = (share: number) => Number(quantile(times, share).toFixed(2))
  const answered = Number((times.length / took).toFixed(1))
  return {
    rate: perSecond,
    answered,
    refused,
    cardsSeen: cards,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: at(1),
  }
}

/** A price that nobody has is given to one home; milliseconds from the commit until a search finds it. */
async function untilSeen(url: string): Promise<number> {
  const db = createDb(url, { max: 1 })
  const price = 7_000_000 + Math.floor(Math.random() * 1_000_000)
  const find = `minPrice=${price}&maxPrice=${price}`
  const { rows } = await sql<{ id: string; amount: number }>`
    select listing_id as id, amount_minor as amount from offers
    where purpose = 'sale' and currency = 'EUR' and amount_minor is not null limit 1`.execute(db)
  const [offer] = rows
  if (!offer) throw new Error('there is no home for sale in euros')
  const change = (amount: number) =>
    transaction(db, async (tx) => {
      await sql`update offers set amount_minor = ${amount} where listing_id = ${offer.id} and purpose = 'sale'`.execute(
        tx,
      )
      await sql`insert into listing_changes (listing_id) values (${offer.id})`.execute(tx)
      await projectListings(tx, [offer.id])
    })
  await change(price * 100)
  const committed = performance.now()
  while ((await total(find)) === 0 && performance.now() - committed < 30_000) await sleep(5)
  const seen = performance.now() - committed
  await change(offer.amount)
  await db.destroy()
  return Math.round(seen)
}

const homes = await total('')
const paths = await placesAsked((path) => ask(path, performance.now()))
console.log(`${homes} homes for sale, ${paths.length} different questions`)
await load(paths, Math.min(rate, 100), 5)
const result = await load(paths, rate, seconds)
const changeSeenMs = values.database ? await untilSeen(values.database) : null
console.log(result, { changeSeenMs })
console.log(`RESULT ${JSON.stringify({ homes, ...result, changeSeenMs })}`)
agent.destroy()
