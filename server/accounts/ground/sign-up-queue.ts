/**
 * accounts: one sign-up per address at a time in this process, so that a burst
 * for one address cannot fill the hashing queue.
 */

const last = new Map<string, Promise<unknown>>()

/** Runs `work` after all earlier work under the same key has ended. */
export async function inTurnFor<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(key) ?? Promise.resolve()
  const mine = before.then(work, work)
  const settled = mine.catch(() => undefined)
  last.set(key, settled)
  try {
    return await mine
  } finally {
    if (last.get(key) === settled) last.delete(key)
  }
}
