/**
 * platform: a short queue before heavy work, fair by network: whoever asks for much waits behind their own.
 */
import { refuseCommon, type AppError } from '../refusals/app-error.ts'

/** The refusals of queues, so that they are told from others. */
const made = new WeakSet<object>()

/** No room is left: 503; asking again later helps. */
export function queueFull(cause?: unknown): AppError {
  const refusal = refuseCommon('common.unavailable', { retryAfter: 5, cause })
  made.add(refusal)
  return refusal
}
export const isQueueFull = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && made.has(error)

type Bounds = { atOnce: number; longest: number; perNetwork?: number }
type Waiting = { start: () => void; refuse: (error: AppError) => void }
export type FairQueue = ReturnType<typeof createFairQueue>

/**
 * Runs `atOnce` works at once; `longest` may wait, of one network at most `perNetwork`. Networks take turns.
 * When no more may wait, a newcomer takes the place of the last one of the network with the longest line,
 * unless its own line is as long: then it is refused itself.
 */
export function createFairQueue({ atOnce, longest, perNetwork = longest }: Bounds) {
  /** In the order of their turns. */
  const lines = new Map<string, Waiting[]>()
  let running = 0
  let waiting = 0

  function next(): void {
    const [turn] = lines
    if (!turn || running >= atOnce) return
    const [network, line] = turn
    lines.delete(network)
    const first = line.shift()
    if (line.length > 0) lines.set(network, line)
    waiting--
    running++
    first?.start()
  }

  function join(network: string, one: Waiting): void {
    const own = lines.get(network) ?? []
    const isFull = own.length >= perNetwork || (waiting >= longest && !makeRoom(own.length))
    if (isFull) return one.refuse(queueFull())
    own.push(one)
    lines.set(network, own)
    waiting++
    next()
  }

  function makeRoom(length: number): boolean {
    const fullest = [...lines.values()].reduce((a, b) => (b.length > a.length ? b : a), [])
    if (fullest.length <= length + 1) return false
    fullest.pop()?.refuse(queueFull())
    waiting--
    return true
  }

  return {
    /** What `work` answers. @throws AppError 503 at once, or when somebody with less took the place. */
    async run<T>(network: string, work: () => Promise<T>): Promise<T> {
      await new Promise<void>((start, refuse) => join(network, { start, refuse }))
      try {
        return await work()
      } finally {
        running--
        next()
      }
    },
    waiting: () => waiting,
  }
}
