/** travel: asks the Valhalla server, and leaves it in peace for a while when it keeps failing. */
import { createBreaker } from '#server/platform/outbound/breaker.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Valhalla } from './valhalla.ts'

/**
 * An answer, null where the server knows nothing there; `isDown` where
 * it did not answer, or is not asked for now.
 */
export type Asked<T> = { answer: T | null; isDown: boolean }
export type Asking = <T>(question: (server: Valhalla) => Promise<T | null>) => Promise<Asked<T>>

/** Failures in a row after which nobody waits for it, and how long until one question tries it again. */
const patience = { failures: 3, restMs: 30_000 }

/** Without a server nobody is asked, and nobody is down. */
export function createAsking(
  server: Valhalla | null,
  { clock, log }: Pick<Platform, 'clock' | 'log'>,
): Asking {
  const breaker = createBreaker(clock, patience)
  return async (question) => {
    if (!server) return { answer: null, isDown: false }
    if (!breaker.allows()) return { answer: null, isDown: true }
    try {
      const answer = await question(server)
      breaker.succeeded()
      return { answer, isDown: false }
    } catch (error) {
      breaker.failed()
      log.warn({ err: error }, 'ROUTING_URL does not answer')
      return { answer: null, isDown: true }
    }
  }
}
