/** main: decides when requests are begun: after new connections have been accepted and counted. */
import type { Server } from 'node:http'
import type { Kind } from '#server/platform/limits/admission.ts'

/**
 * Milliseconds for which requests are begun before new connections are accepted
 * again, and for which they are accepted at most.
 */
const workMs = 20
const lookMs = 200

type Begin = { since: number; begin: () => void }
/** Takes what begins a request. */
export type RequestScheduler = (begin: () => void, kind: Kind) => void

/**
 * Node accepts one connection for each ear (see listen.ts) in a turn of its loop. If each turn also began a
 * request, a flood would wait in the kernel, unseen and not to be refused, until its senders give up. So
 * after a while of work nothing is begun until a turn comes without a new connection. `waited` hears how
 * long each request waited for its beginning.
 * People are begun before machines. A sign-in is begun at once, for its way is long and its first step is
 * short; there are only so many places for them.
 */
export function createRequestScheduler(server: Server, waited: (ms: number) => void): RequestScheduler {
  const people: Begin[] = []
  const machines: Begin[] = []
  let cameIn = false
  let isPlanned = false
  let isLooking = false
  /** When the work, or the looking, is to end. */
  let until = 0
  server.on('connection', () => {
    cameIn = true
  })

  function turn(): void {
    const now = performance.now()
    if (now > until || !cameIn) {
      isLooking = cameIn && !isLooking
      until = now + (isLooking ? lookMs : workMs)
    }
    cameIn = false
    if (!isLooking) work()
    isPlanned = people.length + machines.length > 0
    if (isPlanned) setImmediate(turn)
  }

  function work(): void {
    while (performance.now() < until) {
      const next = people.shift() ?? machines.shift()
      if (!next) return
      waited(performance.now() - next.since)
      next.begin()
    }
  }

  return (begin, kind) => {
    if (kind === 'signIn') return begin()
    const queue = kind === 'machine' ? machines : people
    queue.push({ since: performance.now(), begin })
    if (isPlanned) return
    isPlanned = true
    setImmediate(turn)
  }
}
