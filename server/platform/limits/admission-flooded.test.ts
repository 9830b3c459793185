/**
 * platform: a flood in a time of its own: as many are let in as the thread can
 * answer, however little of a processor it gets.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAdmission } from './admission.ts'

/**
 * Milliseconds of processor time: of this thread before and after
 * the engine's, of the engine, and of a refusal.
 */
const cost = { before: 0.6, engine: 0.8, after: 0.6, refusal: 0.1 }
const seconds = 30
const everyMs = 20

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Flood = {
  /** Calls a second, which come evenly. */
  rate: number
  /** How many milliseconds pass while this process has one of the processor. */
  slow: number
}

/** A loop that does what has come, turn by turn, as a node does; answers what became of the calls. */
function flood({ rate, slow }: Flood) {
  let time = 0
  let used = 0
  let ticked = 0
  let engineFree = 0
  let arrived = 0
  const seen = { answered: 0, refused: 0, longest: 0 }
  const inEngine: { ready: number; since: number; leave: () => void }[] = []
  const admission = createAdmission({ now: () => time, used: () => used })
  const spend = (ms: number) => {
    used += ms
    time += ms * slow
  }
  const letIn = (since: number) => {
    const guest = { kind: 'machine', places: 1, network: String(arrived % 1_750) } as const
    if (!admission.hasRoom(guest)) {
      seen.refused++
      return spend(cost.refusal)
    }
    const leave = admission.take(guest)
    admission.waited(time - since)
    spend(cost.before)
    engineFree = Math.max(engineFree, time) + cost.engine * slow
    inEngine.push({ ready: engineFree, since, leave })
  }
  while (time < seconds * 1_000) {
    const began = time
    for (; (arrived * 1_000) / rate <= began; arrived++) letIn((arrived * 1_000) / rate)
    for (let one = inEngine[0]; one && one.ready <= time; one = inEngine[0]) {
      inEngine.shift()
      spend(cost.after)
      one.leave()
      seen.answered++
      seen.longest = Math.max(seen.longest, time - one.since)
    }
    if (time - ticked >= everyMs) {
      ticked = time
      vi.advanceTimersByTime(everyMs)
    }
    if (time === began) time += 0.2
  }
  admission.stop()
  return { ...seen, busy: (used * slow) / time }
}

test.each([
  { rate: 500, slow: 1 },
  { rate: 1_000, slow: 1 },
  { rate: 2_000, slow: 1 },
  { rate: 1_000, slow: 1.5 },
  { rate: 1_000, slow: 2.5 },
])('$rate calls a second, $slow ms for each of the processor', (given) => {
  const { answered, refused, longest, busy } = flood(given)
  const couldBe = (seconds * 1_000) / given.slow / (cost.before + cost.after)
  const asked = given.rate * seconds
  const refusals = (refused * cost.refusal) / (cost.before + cost.after)
  expect(answered).toBeGreaterThan(0.97 * Math.min(asked, couldBe - refusals))
  expect(longest).toBeLessThan(1_000)
  expect(busy > 0.97 || refused === 0).toBe(true)
})
