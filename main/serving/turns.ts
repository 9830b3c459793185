/** main: when requests are begun: after whoever waits outside has been let in and counted. */
import type { Server } from 'node:http'

/** So long requests are begun before we look again who waits outside, and so long we look at most, in milliseconds. */
const [workMs, lookMs] = [20, 200]

type Begin = { since: number; begin: () => void }

/**
 * Node accepts one connection for each ear (see listen.ts) in a turn of its loop. If each turn also began a request, a flood would
 * wait in the kernel, unseen and not to be refused, until its senders give up. So after a while of work nothing is begun
 * until a turn comes without a new connection. `waited` hears how long each request waited for its beginning.
 */
export function takeTurns(server: Server, waited: (ms: number) => void): (begin: () => void) => void {
  const queue: Begin[] = []
  let [cameIn, isPlanned, isLooking] = [false, false, false]
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
    isPlanned = queue.length > 0
    if (isPlanned) setImmediate(turn)
  }

  function work(): void {
    while (queue.length > 0 && performance.now() < until) {
      const next = queue.shift()
      waited(performance.now() - (next?.since ?? 0))
      next?.begin()
    }
  }

  return (begin) => {
    queue.push({ since: performance.now(), begin })
    if (isPlanned) return
    isPlanned = true
    setImmediate(turn)
  }
}
