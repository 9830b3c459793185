/** web/search/map-engine: asks again for a tile that did not arrive, a little later each time. */

/** Milliseconds before each further try. */
const pauses = [400, 1_200, 3_600] as const

/** An answer that would be the same the next time. */
export class LastingFailure extends Error {
  override name = 'LastingFailure'
}

type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>

/** Up to four tries; what was aborted, or failed for good, is not tried again. */
export async function withRetries<T>(
  ask: () => Promise<T>,
  signal: AbortSignal,
  wait: Wait = waitFor,
): Promise<T> {
  for (const pause of pauses)
    try {
      return await ask()
    } catch (error) {
      if (signal.aborted || error instanceof LastingFailure) throw error
      // Not all tiles of a view at the same moment.
      await wait(pause * (0.75 + Math.random() / 2), signal)
    }
  return ask()
}

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(clock)
      reject(signal.reason as Error)
    }
    const clock = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', stop, { once: true })
  })
}

/** Answers of a server that ask for patience, or that are its own fault, may be others the next time. */
export const failureOf = (status: number): Error =>
  status >= 500 || status === 429 || status === 408 ? new Error(`${status}`) : new LastingFailure(`${status}`)
