/** platform: a bounded queue for heavy work in which everybody has a lane, so that whoever sends much waits behind themselves. */

/** There is no room: whoever asked should come back later. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

type Waiting = { begin: () => void; refuse: (error: QueueFull) => void }

/**
 * Runs `atOnce` pieces of work at a time and takes the next one from the lanes in turn. At most `perLane` wait in a lane
 * and `longest` in all; when all places are taken, the last of the fullest lane gives way to a lane that has fewer.
 */
export function createFairQueue({ atOnce, perLane, longest }: { atOnce: number; perLane: number; longest: number }) {
  /** In the order in which their turn comes. Lanes without anybody waiting are not in it. */
  const lanes = new Map<string, Waiting[]>()
  let [running, waiting] = [0, 0]

  function fullest(): [string, Waiting[]] {
    return [...lanes].reduce((a, b) => (b[1].length > a[1].length ? b : a))
  }

  /** Makes room for one more in a lane of this length, if that is fair. */
  function makeRoom(length: number): boolean {
    if (length >= perLane) return false
    if (waiting < longest) return true
    const [name, lane] = fullest()
    if (lane.length <= length + 1) return false
    lane.pop()?.refuse(new QueueFull())
    if (lane.length === 0) lanes.delete(name)
    waiting--
    return true
  }

  function enter(name: string): Promise<void> {
    if (running < atOnce) {
      running++
      return Promise.resolve()
    }
    if (!makeRoom(lanes.get(name)?.length ?? 0)) return Promise.reject(new QueueFull())
    const lane = lanes.get(name) ?? []
    lanes.set(name, lane)
    waiting++
    return new Promise((begin, refuse) => void lane.push({ begin, refuse }))
  }

  function leave(): void {
    const next = lanes.entries().next().value
    if (!next) {
      running--
      return
    }
    const [name, lane] = next
    lanes.delete(name)
    const first = lane.shift()
    if (lane.length > 0) lanes.set(name, lane)
    waiting--
    first?.begin()
  }

  return {
    /** @throws QueueFull at once, or when it has to give way while it waits. */
    async run<T>(lane: string, work: () => Promise<T>): Promise<T> {
      await enter(lane)
      try {
        return await work()
      } finally {
        leave()
      }
    },
    waiting: (): number => waiting,
  }
}
