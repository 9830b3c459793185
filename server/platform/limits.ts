/** platform: how much one visitor may ask for. */
import type { Clock } from './clock.ts'

export type Verdict = { allowed: boolean; /** Seconds until the next try makes sense. */ retryAfter: number }
/** Counts one use of `key`; may be kept in memory or in the database. */
export type Limiter = { take: (key: string) => Promise<Verdict> }

/**
 * A fixed window in this process's memory: right for public reads, where several nodes allowing a little more is no harm.
 * `times` uses per `seconds`. When 100,000 keys are known the window starts anew for all, so memory stays bounded.
 */
export function createMemoryLimiter(clock: Clock, { times, seconds }: { times: number; seconds: number }): Limiter {
  const length = seconds * 1000
  let window = 0
  let uses = new Map<string, number>()
  return {
    take(key) {
      const now = clock.now().getTime()
      const current = Math.floor(now / length)
      if (current !== window || uses.size > 100_000) {
        window = current
        uses = new Map()
      }
      const used = (uses.get(key) ?? 0) + 1
      uses.set(key, used)
      return Promise.resolve({ allowed: used <= times, retryAfter: Math.ceil(((current + 1) * length - now) / 1000) })
    },
  }
}
