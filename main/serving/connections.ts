/** main: how many connections one network may hold, and how long one may stand still. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '#server/platform/http/client-address.ts'

export type ConnectionLimits = {
  /** Connections of one network at once. */
  perNetwork: number
  /** Connections at once. */
  inAll: number
  /** Milliseconds without a byte, while a request is read or an answer is written. */
  stillMs: number
}
export const connectionLimits: ConnectionLimits = { perNetwork: 512, inAll: 10_000, stillMs: 20_000 }

/** `since` is when its last request began or ended; `open` are the answers it waits for. */
type Connection = { socket: Socket; since: number; open: Set<ServerResponse> }

/**
 * Bounds what a network can hold: beyond its number a new connection takes the place of the one that has been
 * idle, or has not read its answer, for longest, so that somebody at work in the same network is not locked
 * out. Connections from a proxy are not counted by network: they are everybody's (`behindProxy`).
 */
export function boundConnections(
  server: Server,
  limits: ConnectionLimits,
  { behindProxy = false } = {},
): void {
  const byNetwork = new Map<string, Map<Socket, Connection>>()
  const bySocket = new WeakMap<Socket, Connection>()
  server.maxConnections = limits.inAll
  server.setTimeout(limits.stillMs)

  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const own = byNetwork.get(network) ?? new Map<Socket, Connection>()
    const connection = { socket, since: performance.now(), open: new Set<ServerResponse>() }
    if (!behindProxy && own.size >= limits.perNetwork) end(leastUseful(own))
    byNetwork.set(network, socket.destroyed ? own : own.set(socket, connection))
    bySocket.set(socket, connection)
    socket.once('close', () => {
      own.delete(socket)
      if (own.size === 0) byNetwork.delete(network)
    })

    /** It closes later only, and must not be chosen again until then. */
    function end({ socket: ended }: Connection): void {
      own.delete(ended)
      ended.destroy()
    }

    function leastUseful(of: Map<Socket, Connection>): Connection {
      const restful = [...of.values()].filter((one) => one.open.size === 0 || isStill(one))
      return restful.reduce((a, b) => (a.since <= b.since ? a : b), restful[0] ?? connection)
    }
  })

  server.on('request', ({ socket }: IncomingMessage, outgoing: ServerResponse) => {
    const connection = bySocket.get(socket)
    if (!connection) return
    connection.since = performance.now()
    connection.open.add(outgoing)
    outgoing.once('close', () => {
      connection.open.delete(outgoing)
      connection.since = performance.now()
    })
  })

  // A socket on which no byte moved. One for whom we are still at work is not to blame.
  server.on('timeout', (socket: Socket) => {
    const connection = bySocket.get(socket)
    const isOurTurn =
      [...(connection?.open ?? [])].some(({ req }) => req.complete) && !connection?.socket.writableLength
    if (isOurTurn) socket.setTimeout(limits.stillMs)
    else socket.destroy()
  })
}

/** Whether its answer waits to be read. */
const isStill = ({ socket }: Connection): boolean => socket.writableLength > 0
