/**
 * bench: searches over HTTP at a fixed rate against a running program,
 * however slowly it answers. See docs/benchmarks.md.
 */
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { createDb, transaction } from '#server/platform/database/db.ts'
import { projectListings } from '#server/search/index.ts'
import type { Asked, Loaded } from './http/open-loop.ts'
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

async function ask(path: string): Promise<{ body: string }> {
  const answer = await fetch(new URL(path, values.url))
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
  return { body: await answer.text() }
}

async function total(query: string): Promise<number> {
  const { body } = await ask(`/api/meridian/search?${query}`)
  return (JSON.parse(body) as { data: { total: number } }).data.total
}

/** An open loop: questions leave when they are due, not when the one before is answered. */
async function load(asked: Asked) {
  const thread = new Worker(new URL('http/open-loop.ts', import.meta.url), { workerData: asked })
  const [{ times, refused, tookMs }] = (await once(thread, 'message')) as [Loaded]
  const at = (share: number) => Number(quantile([...times], share).toFixed(2))
  return {
    rate: asked.rate,
    answered: Number(((1_000 * times.length) / tookMs).toFixed(1)),
    refused,
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
const paths = await placesAsked(ask)
console.log(`${homes} homes for sale, ${paths.length} different questions`)
await load({ url: values.url, paths, rate: Math.min(rate, 100), seconds: 5 })
const result = await load({ url: values.url, paths, rate, seconds })
const changeSeenMs = values.database ? await untilSeen(values.database) : null
console.log(result, { changeSeenMs })
console.log(`RESULT ${JSON.stringify({ homes, ...result, changeSeenMs })}`)
