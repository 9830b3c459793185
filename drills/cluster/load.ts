/**
 * drills: searches and sign-ups by the clock, each with what became of
 * it, and how long none of a kind was answered.
 */
import { count, emptyTally, newAddress, search, signUp, steadily, type Tally } from '../visitors.ts'

type Kind = 'searches' | 'signUps'
/** `longestGapMs`: the longest time in which not one of them was done. */
export type Seen = Record<Kind, Tally & { longestGapMs: number }>

export type Load = ReturnType<typeof startLoad>

/** Begins at once. */
export function startLoad(origin: string, rates: Record<Kind, number>) {
  const ended = new AbortController()
  const confirmed: string[] = []
  let seen = nothingYet()
  let lastDone: Record<Kind, number> = { searches: performance.now(), signUps: performance.now() }
  const note = (kind: Kind, reply: Response | null): boolean => {
    const isDone = count(seen[kind], reply)
    if (!isDone) return false
    const now = performance.now()
    seen[kind].longestGapMs = Math.max(seen[kind].longestGapMs, now - lastDone[kind])
    lastDone[kind] = now
    return true
  }
  const running = [
    steadily(ended.signal, rates.searches, async () => void note('searches', await search(origin))),
    steadily(ended.signal, rates.signUps, async () => {
      const email = newAddress()
      if (note('signUps', await signUp(origin, email))) confirmed.push(email)
    }),
  ]
  return {
    /** What was seen since the last time it was taken. */
    take: (): Seen => {
      const taken = seen
      seen = nothingYet()
      lastDone = { searches: performance.now(), signUps: performance.now() }
      return taken
    },
    /** The addresses of the sign-ups that were confirmed, ever. */
    confirmed: (): readonly string[] => confirmed,
    stop: async (): Promise<void> => {
      ended.abort()
      await Promise.all(running)
    },
  }
}

const nothingYet = (): Seen => ({
  searches: { ...emptyTally(), longestGapMs: 0 },
  signUps: { ...emptyTally(), longestGapMs: 0 },
})
