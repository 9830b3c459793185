/**
 * bench: a thread that asks at a fixed rate, however slowly it is answered. It knows of
 * nothing else: of each collection of its garbage, which thirty megabytes of answers a
 * second make, the questions would pay the time.
 */
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** What is asked of `url`: these paths in turn, so many a second, for so many seconds. */
export type Asked = { url: string; paths: readonly string[]; rate: number; seconds: number }
/** Milliseconds from the moment a question was due until its answer was whole, in order of arrival. */
export type Loaded = { times: Float64Array; refused: number; tookMs: number }

function ask(url: URL, agent: Agent, done: (status: number) => void): void {
  const sent = request(url, { agent }, (reply) => {
    reply.resume()
    reply.once('end', () => done(reply.statusCode ?? 0))
  })
  sent.once('error', () => done(0))
  sent.end()
}

async function load({ url, paths, rate, seconds }: Asked): Promise<Loaded> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const addresses = paths.map((path) => new URL(path, url))
  const count = rate * seconds
  const times = new Float64Array(count)
  let answered = 0
  let refused = 0
  const { promise: all, resolve } = Promise.withResolvers<void>()
  const started = performance.now()
  for (let sent = 0; sent < count; sent++) {
    const due = started + (sent * 1_000) / rate
    const early = due - performance.now()
    if (early > 0) await sleep(early)
    ask(addresses[sent % addresses.length] as URL, agent, (status) => {
      times[answered++] = performance.now() - due
      if (status !== 200) refused++
      if (answered === count) resolve()
    })
  }
  await all
  agent.destroy()
  return { times, refused, tookMs: performance.now() - started }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort?.postMessage(await load(workerData as Asked))
