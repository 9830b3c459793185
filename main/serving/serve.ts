/** main: puts a fetch function on a port, and takes it off again without failing anyone. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createAdmission } from '#server/platform/limits/admission.ts'
import { StartError } from '#server/platform/refusals/errors.ts'
import type { App } from '#server/platform/http/http.ts'
import type { Log } from '#server/platform/settings/log.ts'
import type { Metrics } from '#server/platform/http/metrics.ts'
import { boundConnections, connectionLimits, type ConnectionLimits } from './connections.ts'
import { createLoadShedder, leaving } from './load-shedding.ts'
import { listen } from './listen.ts'
import { createRequestScheduler } from './request-scheduler.ts'

type Listening = { server: Server; drain: () => Promise<void> }
type Incoming = { incoming: IncomingMessage }

type Place = {
  host: string
  port: number
  /** Milliseconds a sender may take for the head of a request. */
  headersTimeout?: number
  /** How many proxies stand in front, whose word for the visitor's address is taken. */
  trustProxy?: number
  /** `relaxed`: networks are not counted. */
  rateLimits?: 'default' | 'relaxed'
  publicUrl?: string
  connections?: Partial<ConnectionLimits>
}
type Tools = { metrics?: Metrics; log?: Log }

/**
 * Listens. What cannot be answered in good time is refused at once with 503 (see `createAdmission`); slow
 * senders and those who never read are cut off, so nobody can hold connections for nothing.
 */
export async function serve(app: App, place: Place, tools: Tools = {}): Promise<Listening> {
  const { host, port, headersTimeout = 15_000, trustProxy = 0, rateLimits, publicUrl = '' } = place
  const isRelaxed = rateLimits === 'relaxed'
  const listener = getRequestListener((request, env) => {
    const { incoming } = env as Incoming
    return leaving(app.fetch(request, { address: incoming.socket.remoteAddress ?? '' }), incoming)
  })
  const admission = createAdmission({ isFair: !isRelaxed })
  const letIn = createLoadShedder(admission, { trustProxy, publicUrl }, tools)
  let draining = false
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout,
      requestTimeout: 60_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: Math.ceil(headersTimeout / 5),
    },
    (incoming, outgoing) => {
      if (draining) outgoing.setHeader('connection', 'close')
      const refused = refusedHead(incoming)
      if (refused)
        return void outgoing.writeHead(refused, { 'content-length': '0', connection: 'close' }).end()
      const kind = letIn(incoming, outgoing)
      if (kind) begin(() => void listener(incoming, outgoing), kind)
    },
  )
  const limits = { ...connectionLimits, ...(isRelaxed && { perNetwork: Infinity }), ...place.connections }
  const begin = createRequestScheduler(server, admission.waited)
  boundConnections(server, limits, { behindProxy: trustProxy > 0 })
  server.once('close', admission.stop)
  // We are nobody's proxy.
  server.on('connect', (_, socket) =>
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nconnection: close\r\n\r\n'),
  )
  await listen(server, host, port).catch((error: NodeJS.ErrnoException) =>
    Promise.reject(explain(error, host, port)),
  )
  return {
    server,
    /** Takes no more connections, lets what runs finish (up to 25 s), then closes. */
    drain: () => {
      draining = true
      return close(server)
    },
  }
}

/** More than any browser sends; Node would leave out what is beyond its own limit without a word. */
const mostHeaders = 100

/**
 * The status for a head that no program of good faith sends, before anything else looks at it. RFC 9112, 3.2.
 */
function refusedHead({ method = '', url = '', rawHeaders }: IncomingMessage): number | undefined {
  if (!known.has(method)) return 405
  if (rawHeaders.length / 2 > mostHeaders) return 431
  const hosts = rawHeaders.filter((_, i) => i % 2 === 1 && rawHeaders[i - 1]?.toLowerCase() === 'host')
  const isAbsolute = !url.startsWith('/')
  const namesHost = isAbsolute && URL.canParse(url) && new URL(url).host === hosts[0]
  return hosts.length !== 1 || (isAbsolute && !namesHost) ? 400 : undefined
}

const known = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartError(`port ${port} is taken by another program. Set PORT to another.`)
  if (error.code === 'EACCES')
    return new StartError(`port ${port} may not be used by this account. Set PORT to another.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartError(`HOST is "${host}", but must be an address of this machine.`)
  return error
}

/**
 * Says early that the port is taken, before anything slow is done;
 * also by another Meridian, which would share it.
 */
export async function checkPort(host: string, port: number): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)))
    probe.listen(port, host, resolve)
  })
  await close(probe)
}

async function close(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  const late = setTimeout(() => server.closeAllConnections(), 25_000)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}
