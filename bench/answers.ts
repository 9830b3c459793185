/**
 * bench: what an answer with 24 cards costs the thread that serves it, written each
 * time and written once. See docs/benchmarks.md.
 */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { search } from '#contract/search/search.ts'
import { serve } from '#main/serving/serve.ts'
import { createApp } from '#server/platform/http/http.ts'
import { createMetrics } from '#server/platform/http/metrics.ts'
import { noTelemetry } from '#server/platform/telemetry/telemetry.ts'
import { ReadyJson } from '#server/platform/http/answers/answers.ts'
import { createVisitLimits } from '#server/platform/limits/visit-limits.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { createCardTexts, first } from '#server/search/cards/card-texts.ts'
import { cardOf } from '#server/search/cards/cards.rules.ts'
import { context, rows } from './answers/rows.ts'
import type { Order } from './answers/asker.ts'

const bar = { keptMs: 0.4 }
const limit = 24
const rest = {
  total: rows.length,
  nextCursor: null,
  bounds: null,
  place: null,
  rate: { currency: 'USD', date: '2026-11-20' },
}
const cardText = createCardTexts()
const begin = Buffer.from('{"items":[')
let asked = 0
const nextRows = () => {
  const from = (asked++ * limit) % rows.length
  return rows.slice(from, from + limit)
}

const log = createLog('info', 'bench', { write: () => undefined })
const app = createApp({
  routes: [
    (bind) =>
      bind(search.search, async ({ query }) =>
        query.page === 1
          ? new ReadyJson(
              begin,
              ...nextRows()
                .map((row) => cardText(row, context))
                .map((text, at) => (at === 0 ? first(text) : text)),
              Buffer.from(`],${JSON.stringify(rest).slice(1)}`),
            )
          : { ...rest, items: nextRows().map((row) => cardOf(row, context)) },
      ),
  ],
  publicUrl: 'http://localhost',
  trustProxy: 0,
  security: { https: false, foreignMap: false, development: false },
  log,
  metrics: createMetrics(),
  telemetry: noTelemetry,
  authenticate: () => Promise.reject(new Error('nobody signs in here')),
  limits: createVisitLimits({ now: () => new Date() }, 'relaxed'),
  checksAnswers: false,
})
const { server, drain } = await serve(app, { host: '127.0.0.1', port: 0, rateLimits: 'relaxed' })
const { port } = server.address() as AddressInfo
const asker = new Worker(new URL('./answers/asker.ts', import.meta.url))

/** Milliseconds of this thread's processor for each answer. */
async function cost(path: string, times: number): Promise<number> {
  const before = process.threadCpuUsage()
  const order: Order = { port, path, times }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  asker.postMessage(order)
  await once(asker, 'message')
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000 / times
}

const paths = { written: '/api/meridian/search?page=2', kept: '/api/meridian/search' }
const least = { written: Infinity, kept: Infinity }
for (let round = 0; round < 6; round++)
  for (const name of ['written', 'kept'] as const)
    least[name] = Math.min(least[name], await cost(paths[name], round === 0 ? 500 : 1_000))

const result = {
  writtenMs: Number(least.written.toFixed(3)),
  keptMs: Number(least.kept.toFixed(3)),
  ratio: Number((least.written / least.kept).toFixed(2)),
}
console.log(result)
console.log(`RESULT ${JSON.stringify(result)}`)
if (result.keptMs > bar.keptMs) process.exitCode = 1
await asker.terminate()
await drain()
