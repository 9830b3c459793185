/** platform: gives a server that keeps failing a rest, so that nobody waits for it. */
import type { Clock } from '#server/platform/settings/clock.ts'

export type Breaker = {
  /** Whether it is worth asking; after the rest one trial goes through. */
  allows: () => boolean
  succeeded: () => void
  failed: () => void
}

/** Opens after `failures` in a row, and lets one try through every `restMs`. */
export function createBreaker(clock: Clock, { failures = 5, restMs = 30_000 } = {}): Breaker {
  let inARow = 0
  let nextTry = 0
  return {
    allows() {
      const now = clock.now().getTime()
      if (inARow < failures) return true
      if (now < nextTry) return false
      nextTry = now + restMs
      return true
    },
    succeeded() {
      inARow = 0
    },
    failed() {
      inARow++
      nextTry = clock.now().getTime() + restMs
    },
  }
}
