/** platform: how much one visitor may ask for. */
import type { Clock } from '../settings/clock.ts'

export type Verdict = {
  allowed: boolean
  /** Seconds until the count starts again. */
  retryAfter: number
  /** Uses left until then. */
  remaining: number
  /** Uses in so many seconds. */
  policy: { times: number; seconds: number }
}
/** Counts one use of `key`; may be kept in memory or in the database. */
export type Limiter = { take: (key: string) => Promise<Verdict> }

/**
 * A fixed window in this process's memory: right for public reads, where
 * several nodes allowing a little more is no harm.
 * `times` uses per `seconds`. When 100,000 keys are known the
 * window restarts for all, so memory stays bounded.
 */
export function createMemoryLimiter(
  clock: Clock,
  { times, seconds }: { times: number; seconds: number },
): Limiter {
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
      return Promise.resolve({
        allowed: used <= times,
        retryAfter: Math.ceil(((current + 1) * length - now) / 1000),
        remaining: Math.max(0, times - used),
        policy: { times, seconds },
      })
    },
  }
}

/** How much is allowed and how much is left, as draft-ietf-httpapi-ratelimit-headers-10 writes it. */
export const rateHeaders = ({ retryAfter, remaining, policy }: Verdict): [string, string][] => [
  ['ratelimit-policy', `"address";q=${policy.times};w=${policy.seconds}`],
  ['ratelimit', `"address";r=${remaining};t=${retryAfter}`],
]
