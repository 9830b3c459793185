/**
 * platform: who is let in: what cannot be answered in good time is refused at once instead of kept waiting.
 */
import { performance } from 'node:perf_hooks'

/**
 * Whose request it is. `vital`: asks how we fare, always let in. `signIn`: has places of its own, so
 * that no search ever takes them. `part`: a script, style or font of a page that was let in, which is
 * broken without it; little work, and places of its own. `person`: a page, and what a page asks for.
 * `machine`: a program or a robot, which can come back.
 */
export type Kind = 'vital' | 'signIn' | 'part' | 'person' | 'machine'
/** `places` is how much work it is; `network` the part of an address that one visitor controls. */
export type Guest = { kind: Kind; places: number; network: string }
/** Gives the places back; to be called once. */
export type Leave = () => void
export type Admission = ReturnType<typeof createAdmission>

/** Writing a page is about as much work as so many calls. */
export const placesOfPage = 8
/**
 * How often we look whether the event loop is late, and how late it, or the
 * beginning of a request, may be, in milliseconds.
 */
const everyMs = 20
const lateMs = 60
/** Places there are at least, at most, and at the start. */
const fewest = 64
const most = 4_000
const atFirst = 256
/** What one network may always take: a browser has six connections. */
const ofOneBrowser = 6 * placesOfPage
/**
 * Sign-ins under way at once, behind which hashing has a queue of its own; and parts of pages, as many as
 * three dozen pages that are just being opened ask for.
 */
const placesApart = { signIn: 64, part: 1_024 }
const isApart = (kind: Kind): kind is keyof typeof placesApart => kind in placesApart
/** So long after the loop was late we still count by network, in milliseconds. */
const wary = 1_000

/** Milliseconds of the processor that this thread has had. */
function usedByThread(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** Answers how much more it is than the last time. */
function createMeter(read: () => number): () => number {
  let last = read()
  return () => {
    const before = last
    last = read()
    return last - before
  }
}

/**
 * Places for requests under way. Their number follows the event loop: when it is late there are as many
 * fewer as it is too late, when it is not and most are taken they become more. So each kind of work finds
 * its own number, and who is let in waits for a few turns of the loop only. A loop that is late because
 * other programs had the processor says nothing about how many were let in: what counts is what this
 * thread itself used, and how long requests wait.
 * Machines take half of the places at most, and a quarter while somebody signs in, which waits for many turns
 * of the loop. While the loop is late or has been, a network has no more than its share of them; `isFair`
 * false (RATE_LIMITS=relaxed) leaves that out.
 */
export function createAdmission({ isFair = true, now = () => performance.now(), used = usedByThread } = {}) {
  let places = atFirst
  let peak = 0
  let last = now()
  const usedSince = createMeter(used)
  let lateAt = -Infinity
  let longest = 0
  let isWanted = false
  const shared = createPool()
  const apart = { signIn: createPool(), part: createPool() }

  function look(): void {
    const turn = now() - last
    const late = Math.max(Math.min(turn, usedSince()) - everyMs, longest)
    const isCalm = Math.max(turn - everyMs, longest) < lateMs / 2
    last = now()
    longest = 0
    if (!isCalm) lateAt = last
    // With a few requests only, something else made it late: a collection of garbage, a snapshot.
    if (late > lateMs && peak > placesOfPage)
      places = Math.max(fewest, Math.floor((Math.min(places, peak) * lateMs) / late))
    else if (isWanted && isCalm) places = Math.min(most, Math.ceil(places * 1.05))
    peak = shared.taken()
    isWanted = false
  }
  const looking = setInterval(look, everyMs).unref()

  /** Whether there is room now. */
  function hasRoom({ kind, network }: Guest): boolean {
    if (kind === 'vital') return true
    if (isApart(kind)) return apart[kind].hasRoom(network, placesApart[kind], isFair)
    const room = kind === 'machine' ? places / (apart.signIn.taken() > 0 ? 4 : 2) : places
    const taken = shared.taken()
    if (taken * 2 >= room) isWanted = true
    const turn = now() - last
    // A turn of the loop that takes too long already is made no longer.
    if (turn > 2 * lateMs && taken >= (kind === 'machine' ? fewest : 0.75 * places)) return false
    return shared.hasRoom(network, room, isFair && (turn > lateMs || now() - lateAt < wary))
  }

  /**
   * Takes places, whether there is room or not: whoever was let in and then sent its body is not turned away.
   */
  function take({ kind, places: wanted, network }: Guest): Leave {
    if (kind === 'vital') return () => undefined
    if (isApart(kind)) return apart[kind].take(network, 1)
    peak = Math.max(peak, shared.taken() + wanted)
    return shared.take(network, wanted)
  }

  return {
    hasRoom,
    take,
    /** Hears how long somebody who was let in had to wait to be begun, in milliseconds. */
    waited: (ms: number): void => {
      longest = Math.max(longest, ms)
    },
    /** How many places there are, and how many are taken. */
    occupancy: () => ({ places, taken: shared.taken() + apart.signIn.taken() + apart.part.taken() }),
    stop: () => clearInterval(looking),
  }
}

/** Who holds how many places. */
function createPool() {
  const held = new Map<string, number>()
  let taken = 0

  function add(network: string, places: number): void {
    const own = (held.get(network) ?? 0) + places
    if (own > 0) held.set(network, own)
    else held.delete(network)
    taken += places
  }

  return {
    taken: () => taken,
    /**
     * Whether one of `room` places is free, for this network too: its share is
     * `room` by those who hold any, and one more.
     */
    hasRoom(network: string, room: number, isShared: boolean): boolean {
      const share = Math.max(Math.min(ofOneBrowser, room - placesOfPage), room / (held.size + 1))
      return taken < room && (!isShared || taken * 2 < room || (held.get(network) ?? 0) < share)
    },
    take(network: string, places: number): Leave {
      add(network, places)
      return () => add(network, -places)
    },
  }
}
