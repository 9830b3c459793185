/** tests: what HAProxy does by deploy/haproxy/haproxy.cfg, as far as these tests need it: nodes that are ready are asked in turn. */
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
    const up = nodes.filter(({ isUp }) => isUp)
    const first = turn++
    // Each once, beginning with whoever's turn it is.
    const order = up.map((_, at) => up[(first + at) % up.length]?.origin ?? '')
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
async function pass(incoming: IncomingMessage, outgoing: ServerResponse, order: string[]): Promise<void> {
  const body = Buffer.concat(await Array.fromAsync(incoming as AsyncIterable<Buffer>))
  for (const origin of order) {
    const answer = await ask(origin, incoming, body).catch((error: NodeJS.ErrnoException) => error)
    const isLast = origin === order.at(-1)
    const mayAskAgain = !isLast && (incoming.method === 'GET' || isUnheard(answer))
    if (answer instanceof Error) {
      if (mayAskAgain) continue
      return void outgoing.destroy()
    }
    if (answer.statusCode === 503 && mayAskAgain) {
      answer.resume()
      continue
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    return void answer.on('error', () => outgoing.destroy()).pipe(outgoing)
  }
  // HAProxy says so, too, when no node is left.
  outgoing.writeHead(503).end()
}

const isUnheard = (answer: unknown): boolean => (answer as NodeJS.ErrnoException).code === 'ECONNREFUSED'

function ask(origin: string, { method, url, headers }: IncomingMessage, body: Buffer) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const asking = request(`${origin}${url}`, { method, headers }, resolve)
    asking.on('error', reject)
    asking.end(body)
  })
}
