/**
 * tests: what HAProxy does by deploy/haproxy/haproxy.cfg, as far as these tests need
 * it: nodes that are ready are asked in turn.
 */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterFile } from '#tests/support/cleanup.ts'

/** As often as `inter` says there; a test has less time. */
const checkEveryMs = 200

type Node = { origin: string; isUp: boolean }

/** Answers where visitors ask. Ends after the file's tests. */
export async function startBalancer(origins: readonly string[]): Promise<string> {
  const nodes: Node[] = origins.map((origin) => ({ origin, isUp: false }))
  const look = (node: Node) =>
    fetch(`${node.origin}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
      (answer) => void (node.isUp = answer.status === 200),
      () => void (node.isUp = false),
    )
  const looking = setInterval(() => void Promise.all(nodes.map(look)), checkEveryMs)
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const first = turn++
    const inTurn = nodes.map((_, at) => nodes[(first + at) % nodes.length] as Node)
    // Those that are ready first; on a machine with far too much to do a look may
    // take too long, and the others answer, too.
    const order = inTurn.toSorted((a, b) => Number(b.isUp) - Number(a.isUp))
    void pass(incoming, outgoing, order)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterFile(async () => {
    clearInterval(looking)
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Asked of another node when nothing of an answer came; a POST only where nobody heard it. */
async function pass(incoming: IncomingMessage, outgoing: ServerResponse, order: Node[]): Promise<void> {
  const body = Buffer.concat(await Array.fromAsync(incoming as AsyncIterable<Buffer>))
  for (const [at, { origin }] of order.entries()) {
    const next = order[at + 1]
    const answer = await ask(origin, incoming, body).catch((error: NodeJS.ErrnoException) => error)
    if (answer instanceof Error) {
      if (next && (incoming.method === 'GET' || isUnheard(answer))) continue
      return void outgoing.destroy()
    }
    // Another may have time; one that is gone has none.
    if (answer.statusCode === 503 && incoming.method === 'GET' && next?.isUp) {
      answer.resume()
      continue
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    return void answer.on('error', () => outgoing.destroy()).pipe(outgoing)
  }
}

const isUnheard = (answer: unknown): boolean => (answer as NodeJS.ErrnoException).code === 'ECONNREFUSED'

function ask(origin: string, { method, url, headers }: IncomingMessage, body: Buffer) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const asking = request(`${origin}${url}`, { method, headers }, resolve)
    asking.on('error', reject)
    asking.end(body)
  })
}
