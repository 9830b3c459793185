/**
 * main: takes a port with several ears, so that a flood of
 * connections is let in as fast as it can be refused.
 */
import type { Server } from 'node:http'
import { createServer as createEar, type AddressInfo, type Server as Ear } from 'node:net'

/**
 * Connections that may wait to be let in: beyond it the kernel drops
 * them, and they come back after seconds only.
 */
const backlog = 4_096
/** Node lets in one connection for each ear in a turn of its loop (libuv since 1.45). */
const ears = 16

const listenOnce = (
  server: Ear,
  options: { host: string; port: number; reusePort?: boolean },
): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ ...options, backlog }, () => {
      server.off('error', reject)
      resolve()
    })
  })

/**
 * Listens; where the system cannot share a port (SO_REUSEPORT) there is
 * one ear. All of them close with the server.
 */
export async function listen(server: Server, host: string, port: number): Promise<void> {
  try {
    await listenOnce(server, { host, port, reusePort: true })
  } catch (error) {
    if (!['ENOTSUP', 'EINVAL', 'ENOPROTOOPT'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error
    return listenOnce(server, { host, port })
  }
  const taken = (server.address() as AddressInfo).port
  const more = Array.from({ length: ears - 1 }, () =>
    createEar({ allowHalfOpen: true, noDelay: true }, (socket) => void server.emit('connection', socket)),
  )
  for (const ear of more) {
    ear.maxConnections = server.maxConnections
    ear.on('error', () => undefined)
    await listenOnce(ear, { host, port: taken, reusePort: true })
  }
  const close = server.close.bind(server)
  server.close = (done) => {
    for (const ear of more) ear.close()
    return close(done)
  }
}
